extension User {
    /// The users who have an account from the beginning, with the password that `--sample` enters.
    static var seed: [User] {
        [
            User("jake", "I work at statefarm.", follows: ["ada", "grace"]),
            User("ada", "I write programs for a machine that is not built.", follows: ["grace"]),
            User("grace", "It is easier to ask forgiveness than permission."),
            User("linus", "Just for fun."),
        ]
    }

    private init(_ name: String, _ bio: String, follows following: Set<String> = []) {
        self.init(name: name, email: name + "@example.com", bio: bio, following: following, password: "secret")
    }
}

extension Article {
    /// The articles from before, the newest first.
    static var seed: [Article] {
        [
            Article(
                1, by: "ada", "Notes on the engine", "What it could do", ["history", "machines"], ["jake", "grace"]),
            Article(
                2, by: "grace", "The first bug", "It was a moth", ["history", "debugging"], ["jake", "ada", "linus"]),
            Article(3, by: "jake", "How to train your dragon", "Ever wonder how?", ["dragons", "training"], ["ada"]),
            Article(4, by: "jake", "How to train your dragon 2", "So toothless", ["dragons", "training"]),
            Article(5, by: "linus", "A free operating system", "Just a hobby", ["kernels", "history"], ["grace"]),
            Article(6, by: "grace", "A nanosecond of wire", "Thirty centimetres", ["machines", "teaching"], ["jake"]),
            Article(7, by: "ada", "Bernoulli numbers", "A table of operations", ["mathematics", "machines"]),
            Article(
                8, by: "linus", "Good taste in lists", "The special case goes away", ["lists", "teaching"], ["ada"]),
            Article(9, by: "grace", "Words in place of numbers", "A compiler", ["languages", "machines"], ["linus"]),
            Article(10, by: "jake", "Dragons at a prompt", "Fire, in text", ["dragons", "terminals"]),
            Article(11, by: "ada", "A loom for algebra", "Flowers and leaves", ["mathematics", "history"], ["jake"]),
            Article(12, by: "linus", "Letters to a list", "How to be understood", ["lists", "writing"]),
        ].reversed()
    }

    private init(
        _ id: Int, by author: String, _ title: String, _ about: String, _ tags: [String],
        _ favouriteOf: Set<String> = []
    ) {
        self.init(id: id, author: author, date: "2026-01-\(id < 10 ? "0" : "")\(id)", draft: Draft())
        draft.title = title
        draft.about = about
        draft.body = "There is more to say about \(tags[0]) than a page can hold.\nThis is only a beginning."
        draft.tags = tags
        self.favouriteOf = favouriteOf
        if id % 3 == 0 {
            comments = [
                Comment(id: 1, author: "grace", text: "Well said, \(author)."),
                Comment(id: 2, author: "jake", text: "It takes a dragon."),
            ]
        }
    }
}
