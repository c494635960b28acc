import Foundation
import Observation

struct Message: Identifiable, Hashable, Sendable {
    let id: Int
    var text: String
    let sentAt: Date
    let isMine: Bool
    var reaction: String?
    var isEdited = false
}

struct Person: Identifiable, Hashable, Sendable {
    let id: String
    var name: String

    var initials: String {
        name.split(separator: " ").compactMap(\.first).prefix(2).map(String.init).joined()
    }
}

@MainActor
@Observable
final class Conversation: Identifiable {
    let person: Person
    var title: String
    var messages: [Message]
    var unread: Int
    var isMuted = false
    var isPinned = false
    var draft = ""

    nonisolated let id: String

    init(person: Person, messages: [Message], unread: Int = 0) {
        self.id = person.id
        self.person = person
        self.title = person.name
        self.messages = messages
        self.unread = unread
    }

    var lastMessage: Message? { messages.last }

    @discardableResult
    func send(_ text: String, isMine: Bool = true) -> Message {
        let message = Message(id: (messages.last?.id ?? 0) + 1, text: text, sentAt: .now, isMine: isMine)
        messages.append(message)
        return message
    }

    func react(_ emoji: String?, to message: Message) {
        guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
        messages[index].reaction = messages[index].reaction == emoji ? nil : emoji
    }

    func edit(_ message: Message, text: String) {
        guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
        messages[index].text = text
        messages[index].isEdited = true
    }

    func delete(_ message: Message) {
        messages.removeAll { $0.id == message.id }
    }
}

@MainActor
@Observable
final class Inbox {
    private(set) var conversations: [Conversation] = []
    private(set) var hasMore = true
    private(set) var isLoadingMore = false

    private var page = 0
    private let pageSize = 12
    private let lastPage = 4

    var totalUnread: Int {
        conversations.filter { !$0.isMuted }.reduce(0) { $0 + $1.unread }
    }

    var sorted: [Conversation] {
        conversations.filter(\.isPinned) + conversations.filter { !$0.isPinned }
    }

    func loadNextPage() async {
        guard hasMore, !isLoadingMore else { return }
        isLoadingMore = true
        defer { isLoadingMore = false }
        try? await Task.sleep(for: .milliseconds(300))
        let start = page * pageSize
        conversations += (start..<start + pageSize).map(Self.makeConversation)
        page += 1
        hasMore = page < lastPage
    }

    func start(with name: String) -> Conversation {
        let person = Person(id: UUID().uuidString, name: name)
        let conversation = Conversation(person: person, messages: [])
        conversations.insert(conversation, at: 0)
        return conversation
    }

    func delete(_ conversation: Conversation) {
        conversations.removeAll { $0.id == conversation.id }
    }

    private static let firstNames = ["Ada", "Grace", "Linus", "Barbara", "Donald", "Margaret", "Ken"]
    private static let lastNames = ["Novak", "Moreau", "Okafor", "Silva", "Berg"]

    static func makeConversation(_ index: Int) -> Conversation {
        let name = firstNames[index % firstNames.count] + " " + lastNames[index % lastNames.count]
        let start = Date.now.addingTimeInterval(-Double(index + 1) * 5400)
        let messages = (0..<20).map { number in
            Message(id: number,
                    text: number.isMultiple(of: 3) ? "Are we still on for number \(number)?" : "Message \(number)",
                    sentAt: start.addingTimeInterval(Double(number) * 60),
                    isMine: number % 2 == 1)
        }
        return Conversation(person: Person(id: "person-\(index)", name: name),
                            messages: messages,
                            unread: index % 4 == 0 ? index % 7 + 1 : 0)
    }
}
