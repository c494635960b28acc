import CChallengeProcess
import ChallengeActions
import ChallengeCore
import ChallengeHost
import ChallengeSession
import ChallengeTaskTracking
import ChallengeVerification
import Glibc
import SwiftUI

/// A running app that an explorer drives line by line, and inspects.
final class ExploredApp {
    let root: RootContainer
    let session: HeadlessSession
    /// The lines that ran, with their output.
    private(set) var entries: [Transcript.Entry] = []
    /// The lines that ran, for the journal.
    private var written = Journal.Lines()
    /// True if no line was interrupted, so that the same lines would do the same again.
    private(set) var isRepeatable = true
    /// The activities of the last line, such as requests and changes of a screen's state.
    private(set) var activities: [Activity] = []
    /// The undeclared events and keys of the last line: `event a`, `key b of the event c`.
    private(set) var undeclaredTracking: [(text: String, pattern: String)] = []
    /// True if a line has asked the data layer for something.
    private(set) var hasRequested = false
    /// True if the last line has.
    var asks: Bool { activities.contains { if case .request = $0 { true } else { false } } }
    var map: AppMap { root.map }
    var words: FormWords { maker.words }

    let maker: AppMaker
    private let recorder = ActivityRecorder()
    /// The screens that are already rendered, by the identities of their renderings. Most screens do not change. The
    /// dictionary holds each rendering, so that no new rendering gets the same identity.
    private var rendered: [ObjectIdentifier: (Rendering, breadcrumb: [String], StackSnapshot.Screen)] = [:]

    /// The error for a line that has already ended a process on the same screen. The line does not run again.
    struct Forbidden: Error {}

    /// Creates a fresh app on its first screen.
    ///
    /// - Parameters:
    ///   - fault: the fault of the data layer from the beginning.
    ///   - schedule: the schedule of the tasks; nil for the usual order.
    init(_ maker: AppMaker, fault: Fault? = nil, schedule: Int? = nil) async throws {
        self.maker = maker
        maker.journal?.note(written, on: "")
        root = try maker.makeRoot()
        root.sharedMap = maker.facts.map
        root.instrumentation.faults.fault = fault
        root.instrumentation.tasks.schedule = schedule
        if maker.facts.hasChangedData {
            try await root.resetData()
            maker.facts.hasChangedData = false
        }
        session = await HeadlessSession(root: root, options: maker.options, coverage: maker.coverage)
        session.session.events.add(recorder)
        for event in session.events(after: 0) { maker.facts.tracked.insert(event.name) }
        try Task.checkCancellation()
    }

    /// Creates a fresh app and runs lines in this app. The lines may fail.
    convenience init(_ maker: AppMaker, after lines: some Sequence<String>) async throws {
        try await self.init(maker)
        for line in lines { try await run(line) }
    }

    /// Returns a fresh app in which the lines have run; nil if a line would end the process.
    static func unlessForbidden(_ maker: AppMaker, after lines: [String]) async throws -> ExploredApp? {
        do { return try await ExploredApp(maker, after: lines) } catch is Forbidden { return nil }
    }

    /// True if the screen on top is declared with previews. Otherwise its effects, events and states are unknown.
    var isTopDeclared: Bool { root.top.map { map.declares($0.navigation.name) } ?? false }

    var lines: [String] { entries.map(\.command) }

    /// The effect of some lines: their output, and the screens afterwards.
    typealias Outcome = (entries: [Transcript.Entry], snapshot: StackSnapshot)
    var outcome: Outcome { (entries, snapshot) }

    /// Returns a fresh app of the same kind after some lines.
    func again(after lines: [String]) async throws -> ExploredApp { try await ExploredApp(maker, after: lines) }

    /// The output of the last line, as one row.
    var answer: String { (entries.last?.output ?? []).joined(separator: " ") }

    /// The error in the last output; the whole output if there is no error.
    var error: String {
        let rows = entries.last?.output ?? []
        return (rows.lastIndex { $0.hasPrefix("error: ") }.map { rows[$0...] } ?? rows[...]).joined(separator: " ")
    }

    var snapshot: StackSnapshot {
        let tabs = (root.tabs?.tabs ?? []).indices.compactMap(root.top)
        return StackSnapshot(stacks: root.screens.map { $0.map(shown) }, tabs: tabs.map(shown))
    }

    private func shown(_ screen: LiveScreen) -> StackSnapshot.Screen {
        let key = ObjectIdentifier(screen.rendering)
        if let (_, breadcrumb, known) = rendered[key], breadcrumb == screen.breadcrumb, known.id == screen.id {
            return known
        }
        let shown = StackSnapshot.Screen(screen)
        rendered[key] = (screen.rendering, screen.breadcrumb, shown)
        return shown
    }

    var fingerprint: StateFingerprint { StateFingerprint(root) }

    /// True if the last line loaded something, or tried to.
    var hasLoaded: Bool {
        activities.contains { activity in
            switch activity {
            case .request: true
            case .state(_, _, let to): to == ViewState.loading.name
            case .pause, .cache, .track: false
            }
        }
    }

    /// Runs a line. Returns true if the line succeeded. Throws `CancellationError` if the task was cancelled, because a
    /// cancelled line does not end by itself.
    @discardableResult
    func run(_ line: String) async throws -> Bool {
        try announce(line)
        let eventCount = session.log.trackedCount
        let (hasSucceeded, rows) = await session.run(line)
        let tracked = session.events(after: eventCount)
        maker.facts.tracked.formUnion(tracked.map(\.name))
        undeclaredTracking = (session.hasShownUndeclared ? [] : tracked).flatMap { event in
            guard let keys = maker.facts.declaredEvents(in: root).undeclaredKeys(of: event) else {
                return [("event \(event.name)", "event \(event.name)")]
            }
            return keys.map { ("key \($0) of the event \(event.name)", "key \($0)") }
        }
        entries.append(Transcript.Entry(command: line, output: rows))
        maker.facts.note(recorder.actions, in: map)
        activities = recorder.take()
        hasRequested = hasRequested || asks
        try Task.checkCancellation()
        return hasSucceeded
    }

    /// Runs a command that only inspects the app. The command does not count as a line.
    func look(_ command: String) async -> (hasSucceeded: Bool, entry: Transcript.Entry) {
        let (hasSucceeded, rows) = await session.run(command)
        _ = recorder.take()
        return (hasSucceeded, Transcript.Entry(command: command, output: rows))
    }

    /// Returns a violation with the lines that the app ran before the finding.
    func violation(
        _ finding: Finding, seed: UInt64, isRepeatable: Bool = true
    ) async -> Violation {
        var entries = entries.prefix(finding.lineCount) + [finding.proof].compactMap { $0 }
        // A transcript needs at least one command.
        if entries.isEmpty { entries = [await look(StackSnapshot.show).entry] }
        return Violation(
            finding, entries: Array(entries), isShown: isRepeatable && self.isRepeatable && finding.isPrinted,
            seed: seed)
    }

    /// True if leaving screens needs a confirmation.
    var hasUnsavedChanges: Bool {
        root.mayLoseChanges && root.screensFromTop.contains { $0.rendering.unsaved != nil }
    }

    /// Returns a line that leaves screens, with a confirmation if changes are unsaved.
    func leaving(by line: String) -> String { hasUnsavedChanges ? Invocation.discarding(line) : line }

    enum Interruption {
        /// The line had already ended.
        case tooLate
        case interrupted
        /// The line continues in spite of the interruption, and the app cannot run anything else.
        case ignored
    }

    /// Runs a line, and interrupts the line as soon as the line waits.
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
        maker.facts.note(recorder.actions, in: map)
        activities = recorder.take()
        // If the line succeeded, it had ended before the interruption, even if its answer came later.
        if hadEnded || answer?.hasSucceeded == true { return .tooLate }
        isRepeatable = false
        return answer == nil ? .ignored : .interrupted
    }

    private func announce(_ line: String) throws(Forbidden) {
        guard let journal = maker.journal else { return }
        let screen = root.top?.rendering.screen ?? ""
        guard !journal.isFatal(line, on: screen) else { throw Forbidden() }
        written.append(line)
        journal.note(written, on: screen)
    }

    /// Work that continues although no command waits: a description, and the names of the screens if they are known. Nil
    /// if no work is left once the app is still.
    var abandonedWork: (text: String, screens: String?)? {
        get async {
            let faults = root.instrumentation.faults
            if root.abandonedWork.isEmpty, faults.waitingCount == 0 { return nil }
            await root.instrumentation.tasks.stillness()
            let screens = root.abandonedWork.joined(separator: ", ")
            if !screens.isEmpty {
                return ("work of \(screens) continues after the screen was left", screens)
            }
            return faults.waitingCount > 0 ? ("its request is still pending", nil) : nil
        }
    }
}

/// Records all activities, including activities that `trace` does not print.
private final class ActivityRecorder: SessionListener {
    private var recorded: [Activity] = []
    /// The names of the performed actions.
    private(set) var actions: [String] = []

    var needsDetails: Bool { true }

    /// Returns the activities since the last call.
    func take() -> [Activity] {
        defer { (recorded, actions) = ([], []) }
        return recorded
    }

    func take(_ event: SessionEvent, settings: SessionSettings) {
        switch event {
        case .activity(let activity, _): recorded.append(activity)
        case .use(.action(let name, _)): actions.append(name)
        default: break
        }
    }

    func rollBack(isInterrupted: Bool) {}
    func commit() {}
}
