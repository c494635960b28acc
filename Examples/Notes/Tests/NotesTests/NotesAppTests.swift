import ChallengeTestKit
import Foundation
import Testing

@testable import notes

@Suite("The notes at their prompt", .timeLimit(.minutes(5)))
struct NotesAppTests {
    /// A session with two notes.
    private func makeSession(folder: String? = nil) async throws -> TestSession {
        let app = try await TestSession(NotesApp.self, folder: folder)
        try await app.run("new; set title Buy milk; set text Two litres; set tags home errands; save")
        try await app.run("new; set title Call Ada; set tags home; save")
        return app
    }

    @Test("There are no notes at first")
    func empty() async throws {
        let app = try await TestSession(NotesApp.self)
        #expect(app.screen.state == "empty")
        #expect(app.screen.lines == ["Notes", "There are no notes."])
    }

    @Test("The user writes a note on a sheet, and the list shows it")
    func new() async throws {
        let app = try await TestSession(NotesApp.self)
        try await app.run("new")
        #expect(app.path == ["NoteList", "NewNote"])
        try await app.run("set title Buy milk; set tags home errands")
        #expect(app.screen.json == #"{"title":"Buy milk","text":"","tags":["home","errands"]}"#)
        try await app.run("save")
        #expect(app.path == ["NoteList"])
        #expect(app.screen.rows == ["Buy milk"])
        #expect(app.events.suffix(2) == ["new_note_viewed", "new_note_saved"])
    }

    @Test("A note without a title is not saved, and closing the sheet discards it")
    func notSaved() async throws {
        let app = try await TestSession(NotesApp.self)
        try await app.run("new")
        let failure = await #expect(throws: CommandFailure.self) { try await app.run("save") }
        #expect(failure?.output == "error: a note needs a title: set title TEXT")
        #expect(app.screen.name == "NewNote")
        try await app.run("set title Buy milk; close")
        #expect(app.screen.state == "empty")
    }

    @Test("A search finds notes by their titles")
    func search() async throws {
        let app = try await makeSession()
        #expect(app.screen.rows == ["Buy milk", "Call Ada"])
        try await app.run("search ADA")
        #expect(app.screen.rows == ["Call Ada"])
        try await app.run("search nobody")
        #expect(app.screen.state == "emptySearch")
        #expect(app.completions(of: "search ").prefix(2) == ["nobody", "ADA"])
    }

    @Test("Redirects lead from notes to their tags, and from tags to their notes")
    func redirects() async throws {
        let app = try await makeSession()
        try await app.run("open Buy milk")
        #expect(app.screen.lines.contains("Text Two litres"))
        #expect(app.completions(of: "tag ") == ["home", "errands"])
        try await app.run("tag home")
        #expect(app.screen.rows == ["Buy milk", "Call Ada"])
        try await app.run("open 2")
        #expect(app.path == ["NoteList", "NoteDetail", "TagDetail", "NoteDetail"])
        #expect(
            app.redirects == [
                "NotesOutgoingNavigation.tag(name: home) → TagsIncomingNavigation.detail(name: home)",
                "TagsOutgoingNavigation.note(identifier: 2) → NotesIncomingNavigation.detail(identifier: 2)",
            ])
    }

    @Test("The tags are in alphabetical order, open by name and can be reloaded")
    func tags() async throws {
        let app = try await makeSession()
        try await app.run("tags")
        #expect(app.screen.lines.suffix(2) == ["errands 1", "home 2"])
        try await app.run("open home; back; open errands; expect text 'Buy milk'; back")
        try await app.run("expect fails open 7; open tag 7; expect text 'No note has the tag 7.'; back")
        try await app.run("refresh; expect event tag_list_refreshed")
    }

    @Test("The notes are in a tab next to the tags and the account, and each tab stays as the user left it")
    func tabs() async throws {
        let app = try await makeSession()
        try await app.run("open Buy milk; tab tags; open home")
        #expect(app.path == ["TagList", "TagDetail"])
        try await app.run("tab notes")
        #expect(app.path == ["NoteList", "NoteDetail"])
        #expect(app.completions(of: "tab ") == ["notes", "tags", "account"])
        let list = try await app.run("tab")
        #expect(
            list.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") } == [
                "● notes Notes › Buy milk", "tags Tags › home", "account not shown yet",
            ])
        try await app.run("home; new")
        let failure = await #expect(throws: CommandFailure.self) { try await app.run("tab tags") }
        #expect(failure?.output == "error: the modal on top covers the tabs: type dismiss first")
        try await app.run("close; tags")
        #expect(app.path == ["TagList"])
        try await app.run("open notes://account; expect path Account; home; expect path Account; expect fails back")
    }

    @Test("Texts are taken verbatim, and routes know the tags")
    func texts() async throws {
        let app = try await makeSession()
        try await app.run("new")
        try await app.run(#"text it's; "fine""#)
        try await app.run("title Proverb; set tags 'sayings' ; save; open Proverb")
        #expect(app.screen.lines.contains(#"Text it's; "fine""#))
        #expect(app.completions(of: "open tag ") == ["home", "errands", "sayings"])
    }

    @Test("The account is a form that submits when complete, and asks before the user leaves it")
    func account() async throws {
        let app = try await makeSession()
        try await app.run("tab account; set name Ada; email ada; set page-size up; set notify off; order title")
        let incomplete = await #expect(throws: CommandFailure.self) { try await app.run("sign-in") }
        #expect(incomplete?.output == "error: email is not an address, password is missing: set KEY VALUE")
        let open = await #expect(throws: CommandFailure.self) { try await app.run("set password") }
        #expect(open?.output == "error: the password is missing: add --env VARIABLE or --file FILE")
        try await app.run("email ada@example.org; password --sample; expect text •••; sign-in")
        #expect(
            app.screen.json == #"{"name":"Ada","email":"ada@example.org","server":"https://notes.example","#
                + #""hasPassword":false,"notify":false,"order":"title","pageSize":25,"signedIn":"Ada"}"#)
        let unsure = await #expect(throws: CommandFailure.self) { try await app.run("sign-out") }
        #expect(unsure?.output == "error: Sign out? Confirm it: sign-out --yes")
        try await app.run("sign-out --yes; expect not text 'Signed in'; expect fails sign-out --yes")
    }

    @Test("Deleting asks first, and the list, which follows all changes, loses the note")
    func deleted() async throws {
        let app = try await makeSession()
        try await app.run("open 1; expect fails delete; delete --yes")
        #expect(app.path == ["NoteList"] && app.events.contains("note_deleted id=1"))
        #expect(app.screen.rows == ["Call Ada"])
    }

    @Test("Another tab can search the notes; the list appears for the first time and continues to listen")
    func distantSearch() async throws {
        let app = try await TestSession(NotesApp.self)
        try await app.run("new; title Tea; save; new; title Milk; save; tab account; search milk")
        #expect(app.path == ["NoteList"] && app.screen.rows == ["Milk"])
    }

    @Test("A file keeps the notes for the next session and for a concurrent one")
    func kept() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let app = try await makeSession(folder: folder)
        try await app.run("search milk")
        let next = try await TestSession(NotesApp.self, folder: folder)
        #expect(next.screen.rows == ["Buy milk", "Call Ada"])
        #expect(next.completions(of: "search ").first == "milk")
        try await next.run("new; set title Sleep; save")
        try await app.run("search ''")
        #expect(app.screen.rows == ["Buy milk", "Call Ada", "Sleep"])
    }

    @Test("A file that does not hold notes is reported and left unchanged")
    func damaged() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "notes/notes.json")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("not notes".utf8).write(to: file)
        let app = try await TestSession(NotesApp.self, folder: folder.path)
        try await app.run("expect state error; expect text 'does not hold notes'; tags; expect state error")
        try await app.run("open tag home; expect state error")
        try await app.run("tab notes; new; set title Sleep")
        let failure = await #expect(throws: CommandFailure.self) { try await app.run("save") }
        #expect(failure?.output.hasSuffix("notes.json does not hold notes") == true)
        #expect(try String(contentsOf: file, encoding: .utf8) == "not notes")
    }

    @Test("The transcripts run as recorded", arguments: ["../Transcripts", "../../../../Demos"])
    func transcripts(path: String) async throws {
        try await TestSession(NotesApp.self).verify(transcript: path)
    }
}

@Suite("The notes, explored", .timeLimit(.minutes(5)))
struct NotesExplorationTests {
    @Test("Every invariant holds on every screen")
    func exploration() async throws {
        let exploration = try await Exploration(NotesApp.self)
        #expect(exploration.violations == [])
        #expect(exploration.isComplete)
        #expect(exploration.coverage.percent(.screens) == 100)
    }
}
