import ChallengeActions
import Observation

/// The service: its content and the logged-in user. It is in memory, and each session has a fresh one.
///
/// Views that read from it are rendered again after a change. A method that throws has changed nothing.
@MainActor
@Observable
package final class Conduit {
    /// The date of everything that is written in a session.
    private static let today = "2026-02-01"
    /// The names of the users who have an account from the beginning.
    package nonisolated static let authors = User.seed.map(\.name)
    /// The service of previews: the user has an article 3 with comments, and there is no article 0.
    package static var preview: Conduit { Conduit(user: "jake") }

    /// The newest first.
    package private(set) var articles = Article.seed
    private var users = Dictionary(uniqueKeysWithValues: User.seed.map { ($0.name, $0) })
    private var login: String? { didSet { session += 1 } }
    /// The number of logins and logouts so far.
    package private(set) var session = 0
    /// The number of the article that was published last. A number is never used twice.
    @ObservationIgnored private var lastNumber = Article.seed.count

    /// - Parameter login: the name of the logged-in user; nil if there is none.
    package init(user login: String? = nil) { self.login = login }

    /// The logged-in user; nil if there is none.
    package var user: User? { login.flatMap { users[$0] } }

    /// The reason why an action needs a login first; nil if the user is logged in.
    package var refusal: ConduitError? { login == nil ? .nobodyLoggedIn : nil }

    /// The reason why the user cannot change an article; nil if the change is permitted.
    package func refusal(of article: Article) -> ConduitError? {
        refusal ?? (article.author == login ? nil : .notYours)
    }

    /// The tags of all articles, in alphabetical order.
    package var tags: [String] { Set(articles.flatMap(\.tags)).sorted() }

    /// The articles of the authors whom the user follows, the newest first.
    package var feed: [Article] { articles.filter { isFollowing($0.author) } }

    package func user(_ name: String) -> User? { users[name] }

    package func article(_ id: Int) -> Article? { articles.first { $0.id == id } }

    package func logIn(email: String, password: String) throws(ConduitError) {
        let user = users.values.first { $0.email == email && $0.password == password }
        guard let user else { throw .wrongCredentials }
        login = user.name
    }

    /// Makes an account and logs in. The name must be free.
    package func register(name: String, email: String, password: String) {
        users[name] = User(name: name, email: email, bio: "", password: password)
        login = name
    }

    package func logOut() { login = nil }

    /// Changes the account of the user.
    ///
    /// - Parameter password: the new password; an empty one keeps the old.
    package func update(email: String, bio: String, password: String) throws(ConduitError) {
        let name = try member()
        users[name]?.email = email
        users[name]?.bio = bio
        if !password.isEmpty { users[name]?.password = password }
    }

    package func isFollowing(_ author: String) -> Bool { user?.following.contains(author) == true }

    /// Follows an author, or stops following.
    package func toggleFollowing(_ author: String) throws(ConduitError) {
        users[try member()]?.following.formSymmetricDifference([author])
    }

    /// Publishes a new article, or changes one of the user's; returns its number.
    package func save(_ draft: Draft, as id: Int?) throws(ConduitError) -> Int {
        let author = try member()
        guard let id else {
            lastNumber += 1
            articles.insert(Article(id: lastNumber, author: author, date: Self.today, draft: draft), at: 0)
            return lastNumber
        }
        articles[try index(of: id, isOwn: true)].draft = draft
        return id
    }

    package func delete(_ id: Int) throws(ConduitError) { articles.remove(at: try index(of: id, isOwn: true)) }

    package func isFavourite(_ article: Article) -> Bool { article.favouriteOf.contains(login ?? "") }

    /// Makes an article a favourite of the user, or undoes that.
    package func toggleFavourite(_ id: Int) throws(ConduitError) {
        let name = try member()
        articles[try index(of: id)].favouriteOf.formSymmetricDifference([name])
    }

    package func comment(_ text: String, on id: Int) throws(ConduitError) {
        let (name, index) = (try member(), try index(of: id))
        guard !text.allSatisfy(\.isWhitespace) else { throw .noText }
        let number = (articles[index].comments.last?.id ?? 0) + 1
        articles[index].comments.append(Comment(id: number, author: name, text: text))
    }

    package func deleteComment(_ number: String, on id: Int) throws(ConduitError) {
        let (name, index) = (try member(), try index(of: id))
        let place = articles[index].comments.firstIndex { "\($0.id)" == number }
        guard let place else { throw .noComment(number) }
        guard articles[index].comments[place].author == name else { throw .notYours }
        articles[index].comments.remove(at: place)
    }

    private func member() throws(ConduitError) -> String { if let login { login } else { throw .nobodyLoggedIn } }

    private func index(of id: Int, isOwn: Bool = false) throws(ConduitError) -> Int {
        guard let index = articles.firstIndex(where: { $0.id == id }) else { throw .noArticle(id) }
        if isOwn, let refusal = refusal(of: articles[index]) { throw refusal }
        return index
    }
}

/// A reason why an action fails.
package enum ConduitError: ActionError {
    case nobodyLoggedIn, wrongCredentials, notYours, noArticle(Int), noComment(String), noTag(String),
        noText

    package var description: String {
        switch self {
        case .nobodyLoggedIn: "you are not logged in: type login"
        case .wrongCredentials: "wrong email or password"
        case .notYours: "somebody else wrote this"
        case .noArticle(let id): "there is no article \(id)"
        case .noComment(let number): "there is no comment '\(number)'"
        case .noTag(let tag): "no article has the tag '\(tag)'"
        case .noText: "the comment is empty"
        }
    }
}
