import ChallengeCore
import ChallengeHost
import ChallengeCommand
import ChallengeSystem
import Notebook
import NotesFeature
import TagsFeature

struct NotesApp: ShellApp {
    static let information = AppInformation(
        name: "Notes", command: "notes", version: "1.0.0", summary: "Write notes, and find them by their tags.",
        without: [.fault])

    let features: [any FeatureContract]
    let tabs = [
        AppTab("Notes", navigation: NotesIncomingNavigation.list),
        AppTab("Tags", navigation: TagsIncomingNavigation.list),
        AppTab("Account", navigation: NotesIncomingNavigation.account),
    ]
    var rootNavigation: any NavigationContract { tabs[0].navigation }
    var redirector: (any NavigationRedirectContract)? { NotesRedirect() }

    init(_ context: AppContext, options: NoOptions) {
        let repository = NoteRepository(folder: context.dataFolder)
        features = [
            NotesFeature(
                repository: repository, folder: context.dataFolder, tracker: context.tracker, warn: context.warn),
            TagsFeature(repository: repository, tracker: context.tracker),
            SystemFeature(tracker: context.tracker),
        ]
    }
}

nonisolated struct NotesRedirect: NavigationRedirectContract {
    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        switch navigation {
        case NotesOutgoingNavigation.tags: TagsIncomingNavigation.list
        case NotesOutgoingNavigation.tag(let name): TagsIncomingNavigation.detail(name: name)
        case TagsOutgoingNavigation.note(let identifier): NotesIncomingNavigation.detail(identifier: identifier)
        default: nil
        }
    }
}

await NotesApp.main()
