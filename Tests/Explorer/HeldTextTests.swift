import ChallengeText
import Observation
import SwiftUI
import Synchronization
import Testing

@testable import ChallengeExplorer

@Suite("The texts that a view's objects hold")
struct HeldTextTests {
    nonisolated fileprivate struct Book: Equatable {
        var title = "Dune"
        var subjects = ["deserts", "spice", "worms", "prophets"]
    }

    @Observable
    final class Shelf {
        fileprivate var book: Book? = Book()
        var place = "the second floor"
    }

    nonisolated private struct LoadBooks { let target = "/books" }

    private actor Sync { let status = "idle" }

    private final class Model {
        let shelf = Shelf()
        let loadBooks = LoadBooks()
        let cache = Cache()
        let count = Mutex(1)
        let label = (name: "Books", count: 1)
    }

    private final class Cache { let last = "Emma" }

    private struct Shown: View {
        let model: Model
        let sync = Sync()
        let caption = "all books"
        @State var draft = Book()

        var body: some View { EmptyView() }
    }

    @Test("They are found in the view's objects, in observable objects and in data, with their types and properties")
    func search() {
        var search = HeldTextSearch()
        let subjects = ["deserts", "spice", "worms"].map { "Book.subjects \($0)" }
        let found = search.texts(in: Framed(Shown(model: Model()))).map { "\($0.name) \($0.text)" }
        #expect(
            found == ["Book.title Dune"] + subjects + ["Shelf.place the second floor", "Model.label.name Books"]
                + ["Book.title Dune"] + subjects)
    }

    @Test(
        "A screen shows them, except identifiers, addresses and passwords",
        arguments: [
            ("Book.title", "Dune", true), ("Book.title", "Emma", false), ("Book.id", "Emma", nil),
            ("Book.title", "dune-1", nil), ("Book.cover", "https://books.example/1.png", nil),
            ("Book.credits", "From https://books.example", false), ("User.newPassword", "Emma", nil),
            ("Book.title", "", nil),
        ] as [(String, String, Bool?)])
    func shown(name: String, text: String, isShown: Bool?) {
        let content = ScreenContent(
            [:], title: "Books", noun: "book", items: [.init(identifier: RowIdentifier("dune-1"), name: "Dune")],
            summary: "",
            rows: ["Emma › Books", "1  Dune"])
        let note = content.shown(HeldText(name: name, text: text))
        #expect(note.map { $0.exception == nil } == isShown)
    }
}

/// A view around another one.
private struct Framed: View {
    let content: any View

    init(_ content: any View) { self.content = content }

    var body: some View { EmptyView() }
}
