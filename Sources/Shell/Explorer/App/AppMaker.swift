import ChallengeActions
import ChallengeCore
package import ChallengeHost
package import ChallengeSession
import ChallengeVerification

/// The reason why a walk cannot begin or continue.
package nonisolated struct ExplorationError: Error, CustomStringConvertible {
    let text: String
    /// True if the script of `--start` fails.
    package var isOfScript = false

    package var description: String { text }
}

/// Creates fresh apps, and holds the data that is collected from all of them.
package struct AppMaker {
    let options: SessionOptions
    /// Creates a fresh app that shares nothing with others and stores nothing.
    package let makeRoot: @MainActor () throws -> RootContainer
    /// The coverage of all inspected apps so far, to which each fresh app adds.
    var coverage: Coverage?
    let facts = SharedFacts()
    /// The kinds of states that the walk has a picture of; nil if no pictures are wanted.
    var pictured: Set<String>?
    var words = FormWords()
    /// Records the lines that the apps run, so that another process can read them; nil if no process reads them.
    var journal: Journal?

    package init(options: SessionOptions, makeRoot: @escaping @MainActor () throws -> RootContainer) {
        self.options = options
        self.makeRoot = makeRoot
    }
}

/// The data that all apps of a worker share: their declared and tracked events, and whether they have changed data.
final class SharedFacts {
    /// The names of the tracked events.
    var tracked: Set<String> = []
    /// True if an app has changed data outside of itself since the last reset.
    var hasChangedData = false
    /// The map of an app that runs no line. The parts that do not depend on the app's data are the same in every app.
    var map: AppMap?
    /// The declared events, which are the same in every app; nil before the first app.
    private var declared: DeclaredEvents?
    /// The names of the actions that change data, which are the same in every app; nil before the first app.
    private var changing: Set<String>?

    func declaredEvents(in root: RootContainer) -> DeclaredEvents {
        let events = declared ?? DeclaredEvents(of: root.map)
        declared = events
        return events
    }

    func note(_ performed: [String], in map: @autoclosure () -> AppMap) {
        if hasChangedData || performed.isEmpty { return }
        hasChangedData = performed.contains(where: changingActions(in: map()).contains)
    }

    func changingActions(in map: @autoclosure () -> AppMap) -> Set<String> {
        let actions = changing ?? Set(map().screens.flatMap(\.actions).filter(\.changesData).map(\.name))
        changing = actions
        return actions
    }
}
