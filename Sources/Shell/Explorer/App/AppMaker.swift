import ChallengeActions
import ChallengeCore
package import ChallengeHost
package import ChallengeSession
import ChallengeVerification

/// The reason why a walk cannot begin or continue.
package nonisolated struct ExplorationError: Error, CustomStringConvertible {
    let text: String

    package var description: String { text }
}

/// Creates fresh apps, and holds the data that is collected from all of them.
package struct AppMaker {
    let options: SessionOptions
    /// Creates a fresh app that shares nothing with others and stores nothing.
    package let makeRoot: @MainActor () throws -> RootContainer
    /// The coverage of all inspected apps so far, to which each fresh app adds.
    var coverage: Coverage?
    /// Records whether the apps have changed shared data.
    let changes = DataChanges()
    let events = Events()
    /// The user's words for forms.
    var words = FormWords()
    /// Records the lines that the apps run, so that another process can read them; nil if no process reads them.
    var journal: Journal?
    /// True if this process only runs apps. Its time and memory then show the cost of a line.
    var ownsProcess: Bool { journal != nil }

    package init(options: SessionOptions, makeRoot: @escaping @MainActor () throws -> RootContainer) {
        self.options = options
        self.makeRoot = makeRoot
    }
}

/// The declared events, which are the same in every app, and the events that all apps have tracked.
final class Events {
    /// The names of the tracked events.
    var tracked: Set<String> = []
    private var declared: DeclaredEvents?

    func declared(in root: RootContainer) -> DeclaredEvents {
        if let declared { return declared }
        let declared = DeclaredEvents(of: root.map)
        self.declared = declared
        return declared
    }
}

/// Records whether apps have changed data outside of themselves since the last reset.
final class DataChanges {
    var haveHappened = false
    /// The names of the actions that change data; nil before the first app. The names are the same in every app.
    private var known: Set<String>?

    func note(_ performed: [String], in map: @autoclosure () -> AppMap) {
        if haveHappened || performed.isEmpty { return }
        haveHappened = performed.contains(where: actions(in: map()).contains)
    }

    func actions(in map: @autoclosure () -> AppMap) -> Set<String> {
        if let known { return known }
        let actions = Set(map().screens.flatMap(\.actions).filter(\.changesData).map(\.name))
        known = actions
        return actions
    }
}
