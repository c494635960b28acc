import ChallengeCore
import ChallengeListing
import ChallengeViews
import Notebook
import SwiftUI

final class NoteListViewModel {
    let list: ListModel<Note, TextQuery>
    private let repository: NoteRepository

    init(list: ListModel<Note, TextQuery>, repository: NoteRepository) {
        (self.list, self.repository) = (list, repository)
    }

    /// Shows the additions and deletions of all screens, as long as the list is in its stack.
    func followChanges() async {
        for await _ in await repository.changes() { await list.narrow(to: list.query) }
    }
}

struct NoteListView: View {
    nonisolated static let nouns = ListNouns(singular: "note", plural: "notes", key: "title")

    nonisolated static let events = ListEventNames(
        screen: "note_list", noun: "note", searched: "search_performed", recentSearchDeleted: "recent_search_deleted")

    nonisolated static let declaration = ScreenDeclaration(
        "NoteList", title: "Notes", navigation: "NotesIncomingNavigation.list", NotesIncomingNavigation.list,
        route: .init("notes", help: "all notes, with search"), links: ["notes://notes/list"],
        events: events.events())

    let viewModel: NoteListViewModel

    var body: some View {
        PagedList(viewModel.list, nouns: Self.nouns, row: Self.row, to: NotesIncomingNavigation.detail) {
            NavigationLink("new", to: NotesIncomingNavigation.new, help: "Write a note").sheet()
            NavigationLink("tags", to: NotesOutgoingNavigation.tags, help: "Go to the tags")
            NavigationLink("account", to: NotesIncomingNavigation.account, help: "Go to your account")
        }
        .task { await viewModel.followChanges() }
    }

    nonisolated static func row(_ note: Note) -> Row {
        Row {
            Column.id(note.id)
            Column("title", note.title, .emphasis)
            Column.hidden("text", note.text)
            Column("tags", note.tags, .secondary, rank: 1)
        }
    }
}
