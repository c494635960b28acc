import CChallengeProcess
import ChallengeShellOutput
package import ChallengeCore
package import ChallengeHost
import ChallengeShellRest
package import ChallengeShellSession
package import ChallengeShellVerification
import Glibc

/// Why a walk does not begin, or does not go on.
package nonisolated struct ExplorationError: Error, CustomStringConvertible {
    package let text: String

    package init(text: String) { self.text = text }

    package var description: String { text }
}

/// The maker of fresh apps, which knows who is told of what is done with them.
package struct AppMaker {
    let options: SessionOptions
    /// Makes a fresh app, which shares nothing with any other one and keeps nothing.
    package let makeRoot: @MainActor () throws -> RootContainer
    /// The coverage of all apps that were looked at; a fresh one adds to it.
    package var coverage: Coverage?
    /// The changes of the apps to data that they share.
    let changes = DataChanges()
    let events = Events()
    /// The words for forms that people have written.
    package var words = FormWords()
    /// Is told what the apps do; nil where no other process asks.
    package var journal: Journal?
    /// True if the process does nothing else, so that its time and memory tell what a line costs.
    var ownsProcess: Bool { journal != nil }

    package init(options: SessionOptions, makeRoot: @escaping @MainActor () throws -> RootContainer) {
        (self.options, self.makeRoot) = (options, makeRoot)
    }
}

/// The events that every app declares, as the first that is asked does, and those that all apps have tracked.
final class Events {
    /// Their names.
    var tracked: Set<String> = []
    private var declared: DeclaredEvents?

    func declared(in root: RootContainer) -> DeclaredEvents {
        if let declared { return declared }
        let declared = DeclaredEvents(of: root.map)
        self.declared = declared
        return declared
    }
}

/// Knows if data outside of the apps has changed since it was reset.
final class DataChanges {
    var haveHappened = false
    /// The names of the actions that change data, as every app has them; nil before the first one is asked.
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

/// A running app that an explorer drives, line by line, and looks at.
package final class ExploredApp {
    let root: RootContainer
    package let session: HeadlessSession
    /// The lines that were run, with their output.
    package private(set) var entries: [Transcript.Entry] = []
    /// The lines that were run, for the journal.
    private var written = Journal.Lines()
    /// True if the lines, run again, do the same: no line was interrupted.
    private(set) var isRepeatable = true
    /// The activities below the screens during the last line.
    private(set) var activities: [Activity] = []
    /// The events and keys of the last line that no screen declares: `event a`, `key b of the event c`.
    private(set) var undeclaredTracking: [(text: String, pattern: String)] = []
    /// For how long the last line has used a processor.
    private(set) var time = Duration.zero
    package private(set) lazy var map = root.map
    /// The words for forms.
    var words: FormWords { maker.words }

    let maker: AppMaker
    private let recorder = ActivityRecorder()
    /// Screens that are rendered once, as most stay as they are: by the renderings' identities, each held, so that no other one
    /// gets its identity.
    private var rendered: [ObjectIdentifier: (Rendering, breadcrumb: [String], Appearance.Screen)] = [:]

    /// The line would be the end of the process.
    package struct Forbidden: Error {}

    /// A fresh app on its first screen.
    package init(_ maker: AppMaker) async throws {
        self.maker = maker
        maker.journal?.note(written, on: "")
        root = try maker.makeRoot()
        if maker.changes.haveHappened {
            try await root.resetData()
            maker.changes.haveHappened = false
        }
        session = await HeadlessSession(root: root, options: maker.options, coverage: maker.coverage)
        session.session.events.add(recorder)
        for event in session.events(after: 0) { maker.events.tracked.insert(event.name) }
        try Task.checkCancellation()
    }

    /// A fresh app after some lines, whether or not each of them succeeds.
    package convenience init(_ maker: AppMaker, after lines: some Sequence<String>) async throws {
        try await self.init(maker)
        for line in lines { try await run(line) }
    }

    /// A fresh app after some lines; nil if one of them would be the end of the process.
    static func unlessForbidden(_ maker: AppMaker, after lines: [String]) async throws -> ExploredApp? {
        do { return try await ExploredApp(maker, after: lines) } catch is Forbidden { return nil }
    }

    var lines: [String] { entries.map(\.command) }

    /// All that some lines have done.
    typealias Outcome = (entries: [Transcript.Entry], appearance: Appearance)
    var outcome: Outcome { (entries, appearance) }

    /// Another one of the kind.
    func again(after lines: [String]) async throws -> ExploredApp { try await ExploredApp(maker, after: lines) }

    /// The output of the last line, as one row.
    var answer: String { (entries.last?.output ?? []).joined(separator: " ") }

    /// The error in it; all of it where there is none.
    package var error: String {
        let rows = entries.last?.output ?? []
        return (rows.lastIndex { $0.hasPrefix("error: ") }.map { rows[$0...] } ?? rows[...]).joined(separator: " ")
    }

    var appearance: Appearance {
        let tabs = (root.tabs?.tabs ?? []).indices.compactMap(root.top)
        return Appearance(stacks: root.screens.map { $0.map(shown) }, tabs: tabs.map(shown))
    }

    private func shown(_ screen: LiveScreen) -> Appearance.Screen {
        let key = ObjectIdentifier(screen.rendering)
        if let (_, breadcrumb, known) = rendered[key], breadcrumb == screen.breadcrumb, known.id == screen.id {
            return known
        }
        let shown = Appearance.Screen(screen)
        rendered[key] = (screen.rendering, screen.breadcrumb, shown)
        return shown
    }

    package var fingerprint: StateFingerprint { StateFingerprint(root) }

    /// True if the last line has loaded something, or tried to.
    var hasLoaded: Bool {
        activities.contains { activity in
            switch activity {
            case .request: true
            case .state(_, _, let to): to == ViewState.loading.name
            case .pause, .cache, .track: false
            }
        }
    }

    /// Runs a line; true if it succeeded. Throws `CancellationError` where the task was cancelled, as the line has not come
    /// to its own end then.
    @discardableResult
    package func run(_ line: String) async throws -> Bool {
        try announce(line)
        let eventCount = session.log.trackedCount
        let begin = ProcessTime.now
        let (hasSucceeded, rows) = await session.run(line)
        time = ProcessTime.now - begin
        undeclaredTracking = session.events(after: eventCount).flatMap { event in
            maker.events.tracked.insert(event.name)
            guard let keys = maker.events.declared(in: root).undeclaredKeys(of: event) else {
                return [("event \(event.name)", "event \(event.name)")]
            }
            return keys.map { ("key \($0) of the event \(event.name)", "key \($0)") }
        }
        entries.append(Transcript.Entry(command: line, output: rows))
        maker.changes.note(recorder.actions, in: map)
        activities = recorder.take()
        try Task.checkCancellation()
        return hasSucceeded
    }

    /// Runs a command that only looks at the app, and is none of its lines.
    package func look(_ command: String) async -> (hasSucceeded: Bool, entry: Transcript.Entry) {
        let (hasSucceeded, rows) = await session.run(command)
        _ = recorder.take()
        return (hasSucceeded, Transcript.Entry(command: command, output: rows))
    }

    /// How long a line uses a processor, and what it leaves allocated.
    typealias Cost = (time: Duration, bytes: Int)

    /// Runs a line that is noted nowhere, which would cost, too; nil where it fails.
    func cost(of line: String) async throws -> Cost? {
        try announce(line)
        let (begin, bytes) = (ProcessTime.now, process_allocated_bytes())
        let (hasSucceeded, _) = await session.run(line)
        maker.changes.note(recorder.actions, in: map)
        _ = recorder.take()
        let cost = (time: ProcessTime.now - begin, bytes: Int(process_allocated_bytes()) - Int(bytes))
        try Task.checkCancellation()
        return hasSucceeded ? cost : nil
    }

    /// A violation with the lines that were run until it was found.
    func violation(
        _ finding: Finding, seed: UInt64, isRepeatable: Bool = true
    ) async -> Violation {
        var entries = entries.prefix(finding.lineCount) + [finding.proof].compactMap { $0 }
        // Without any command it would be no transcript.
        if entries.isEmpty { entries = [await look(Appearance.show).entry] }
        return Violation(
            finding, entries: Array(entries), isShown: isRepeatable && self.isRepeatable && finding.isPrinted,
            seed: seed)
    }

    /// True if leaving the screens that are shown has to be confirmed.
    var hasUnsavedChanges: Bool {
        root.mayLoseChanges && root.screensFromTop.contains { $0.rendering.unsaved != nil }
    }

    /// A line that leaves screens, confirmed where that has to be.
    func leaving(by line: String) -> String { hasUnsavedChanges ? CommandRunner.discarding(line) : line }

    enum Interruption {
        /// The line came to its end before.
        case tooLate
        case interrupted
        /// The line goes on; nothing else can be run in the app.
        case ignored
    }

    /// Runs a line, and interrupts it as soon as it waits for something.
    func runInterrupted(_ line: String) async throws -> Interruption {
        try announce(line)
        var answer: (hasSucceeded: Bool, rows: [String])?
        let work = root.instrumentation.tasks.attributing { Task { answer = await session.run(line) } }
        var hadEnded = false
        await root.instrumentation.tasks.stillness {
            hadEnded = answer != nil
            work.cancel()
        }
        await root.instrumentation.tasks.stillness()
        entries.append(Transcript.Entry(command: line, output: answer?.rows ?? []))
        maker.changes.note(recorder.actions, in: map)
        activities = recorder.take()
        // What has succeeded had ended before it was interrupted, even if that was seen later.
        if hadEnded || answer?.hasSucceeded == true { return .tooLate }
        isRepeatable = false
        return answer == nil ? .ignored : .interrupted
    }

    private func announce(_ line: String) throws(Forbidden) {
        guard let journal = maker.journal else { return }
        let screen = root.top?.rendering.screen ?? ""
        guard !journal.isDeadly(line, on: screen) else { throw Forbidden() }
        written.append(line)
        journal.note(written, on: screen)
    }

    /// A description of work that goes on and that nobody waits for, and the screens whose it is, if that is known. Nil for
    /// no such work, once it had the time to see that.
    var abandonedWork: (text: String, screens: String?)? {
        get async {
            let faults = root.instrumentation.faults
            if root.abandonedWork.isEmpty, faults.waitingCount == 0 { return nil }
            await root.instrumentation.tasks.stillness()
            let screens = root.abandonedWork.joined(separator: ", ")
            if !screens.isEmpty {
                return ("the work of \(screens) goes on, which has left", screens)
            }
            return faults.waitingCount > 0 ? ("what it has asked for is waited for all the same", nil) : nil
        }
    }
}

/// Keeps what happened below the screens, whether or not it is printed.
private final class ActivityRecorder: SessionListener {
    private var recorded: [Activity] = []
    /// The names of the actions that were performed.
    private(set) var actions: [String] = []

    var needsDetails: Bool { true }

    /// The activities since the last call.
    func take() -> [Activity] {
        defer { (recorded, actions) = ([], []) }
        return recorded
    }

    func take(_ event: SessionEvent, settings: SessionSettings) {
        switch event {
        case .activity(let activity): recorded.append(activity)
        case .use(.action(let name, _)): actions.append(name)
        default: break
        }
    }

    func rollBack(isInterrupted: Bool) {}
    func commit() {}
}

/// The time for which the process has used a processor.
nonisolated enum ProcessTime {
    static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
