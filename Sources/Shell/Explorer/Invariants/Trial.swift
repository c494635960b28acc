import ChallengeCore
import ChallengeGraph
import ChallengeHost
import ChallengeSession
import ChallengeTaskTracking
import ChallengeVerification
import SwiftUI

/// A running experiment and its results.
struct Trial {
    let app: ExploredApp
    /// The snapshot before the step.
    private(set) var before: StackSnapshot
    /// The lines that the app ran before the step.
    private(set) var start: [String]
    private let inspector: Inspector?
    private let experiment: Experiment
    private var step: Step { experiment.step }
    private(set) var facts = FactLog()
    private(set) var hasSucceeded = true
    private(set) var after: StackSnapshot
    /// The snapshot after the step, before any further line.
    private(set) var atStep: StackSnapshot
    private(set) var findings: [Finding] = []
    /// True if the step is a refresh, and the list on top had more rows than it showed before the step.
    let hadSeveralPages: Bool
    /// The noun for the rows on top before the step; nil without rows.
    private let noun: String?
    /// True if background work was running before the step. This work may change any screen during the step.
    private let hadBackground: Bool
    /// True if the screen on top before the step is declared, so that the effects of its actions and its events are known.
    let isDeclared: Bool
    /// True if the screen on top waited for a guard before the step.
    private let wasWaiting: Bool
    /// The new states, each with the lines that lead to the state.
    private(set) var reached: [ReachedState] = []
    /// The inspected screens in states of which the walk has no picture.
    private(set) var pictures: [Picture] = []
    private(set) var hasLoaded = false

    init(app: ExploredApp, before: StackSnapshot, inspector: Inspector?, experiment: Experiment) {
        (self.app, self.before, self.inspector, self.experiment) = (app, before, inspector, experiment)
        (after, atStep, start) = (before, before, app.lines)
        let top = app.root.top
        wasWaiting = top?.entry?.chain.pendingGuard != nil
        isDeclared = app.isTopDeclared
        hadBackground = app.root.instrumentation.tasks.sleepers != nil
        noun = top?.rendering.selection?.noun
        let rows = experiment.step.actionName == Experiment.refresh ? top?.rendering.selection : nil
        hadSeveralPages = rows.map { $0.items.count > $0.shownCount } ?? false
    }

    var isNotFound: Bool { after.top.name == app.map.screen(for: UnknownNavigation.notFoundName)?.name }

    /// The fault that the step leads to a screen that it does not declare; nil if there is no fault. The not-found screen
    /// is a fault of another kind.
    var wrongDestination: String? {
        // Until the guard lets the step pass, the step leads to another screen.
        if isDueToGuard { return nil }
        let isElsewhere = !before.stacks.joined().contains { $0.id == after.top.id }
        switch step.destination {
        case .here where after.top.id != before.top.id: return "it should stay, but leads to \(after.top.name)"
        case .screen(let name) where after.top.name != name && !isNotFound,
            .screenIfAny(let name) where isElsewhere && after.top.name != name && !isNotFound:
            return "it should lead to \(name), but leads to \(after.top.name)"
        case .anywhere, .here, .away, .screen, .screenIfAny: return nil
        }
    }

    /// The fault that the navigation on top lacks a value of the step, or that a redirect has changed a value. Nil if
    /// there is no fault. For example, `open 2` leads to the record 3.
    var wrongValues: String? {
        guard !isDueToGuard, let top = app.root.top, let end = step.destination.screen, end == after.top.name else {
            return nil
        }
        func text(_ value: NavigationName.Value) -> String { ComparableText("\(value.content)").text }
        let reached = top.navigation.navigationName.values
        for value in reached {
            guard let wanted = step.values[value.label], ComparableText(wanted).text != text(value) else { continue }
            return "it should lead to \(value.label) \(wanted), but leads to \(top.navigation.fullName)"
        }
        guard after.screens(above: before) == 1 else { return nil }
        for hop in top.entry?.chain.hops ?? [] where hop.awaited == nil {
            for value in hop.to.navigationName.values {
                let given = hop.from.navigationName.values.first { $0.label == value.label && $0.label != "" }
                guard let given, text(given) != text(value) else { continue }
                return "\(hop.from.fullName) is redirected to \(hop.to.fullName)"
            }
        }
        return nil
    }

    /// The label of the edge that the step followed to a screen that was not there before; nil if it followed no edge of
    /// the screen on top.
    var edge: String? {
        let isThere = before.stacks.joined().contains { $0.id == atStep.top.id && $0.name == atStep.top.name }
        guard experiment.kind == .plain, step.isOfScreen, !isThere else { return nil }
        return step.actionName ?? NavigationGraph.rowLabel
    }

    /// The fault that a name fits another screen than the screen to which it leads: the name of the action, of the kind of
    /// row, or of a redirected navigation. Nil if there is no fault.
    var misnaming: String? {
        guard addsScreen, !isNotFound, !isDueToGuard, let chain = app.root.top?.entry?.chain else { return nil }
        let name = step.actionName ?? (step.action == Step.openRow ? noun : nil)
        let names = chain.hops.filter { $0.awaited == nil }.map(\.from.name) + [name].compactMap(\.self)
        return names.lazy.compactMap {
            app.map.misnaming(of: $0, on: before.top.name, leadingTo: after.top.name)
        }.first
    }

    var addsScreen: Bool { after.screens(above: before) == 1 }
    var addsNoScreen: Bool { after.screens(above: before) == 0 }

    private var isDueToGuard: Bool {
        if app.map.guards.isEmpty { return false }
        if case .here = step.destination { return wasWaiting || app.root.guardedScreens[before.top.name] != nil }
        let waiting = app.root.top?.entry?.chain.pendingGuard
        return waiting.map { step.destination.screen == app.map.screen(for: $0.destination.name)?.name } ?? false
    }

    /// Runs the step's lines of preparation. The step begins after them.
    mutating func prepare() async throws {
        for line in step.preparation { try await run(line) }
        (before, atStep, start) = (after, after, app.lines)
    }

    /// Runs a line, and checks the invariants that hold for every line.
    mutating func run(_ line: String) async throws {
        let before = after
        hasSucceeded = try await app.run(line)
        after = app.snapshot
        if line == step.line { (hasLoaded, atStep) = (hasLoaded || app.hasLoaded, after) }
        for (text, pattern) in app.undeclaredTracking {
            found(.schema, "no screen declares the \(text)", pattern: pattern)
        }
        if let (work, screens) = await app.abandonedWork {
            found(.abandonedWork, "'\(line)' has ended, and \(work)", pattern: screens ?? step.destination.screen)
        }
        // A screen that showed an error before may now show another error, for another reason.
        let isOtherError = before.top.id == after.top.id && [before, after].allSatisfy(\.isError)
        if !hasSucceeded, !isOtherError, let difference = after.difference(from: before) {
            await found(.unchanged, "'\(line)' has failed, but", difference, since: before)
        }
        await inspect()
    }

    /// Inspects the screen on top.
    mutating func inspect() async {
        guard let inspector else { return }
        if let picture = Picture(of: app) { pictures.append(picture) }
        findings += await inspector.findings(in: app)
        for (fact, exception) in inspector.facts(in: app) { note(fact, exception, action: "") }
    }

    /// - Parameters:
    ///   - exception: the reason why the fact does not hold; nil if the fact holds.
    ///   - action: the action that the fact is about; nil for the step's action.
    mutating func note(_ fact: FactLog.Fact, _ exception: String?, action: String? = nil) {
        guard inspector != nil else { return }
        let exception = exception.map {
            FactLog.Exception(
                detail: $0, action: action ?? step.action, experiment: experiment, lines: app.lines,
                startCount: start.count - step.preparation.count)
        }
        facts.note(fact, exception)
    }

    /// Records the present state and the lines that led to this state.
    mutating func reach() { reached.append(ReachedState(app, lines: app.lines)) }

    /// - Parameter reason: the text for the pattern of the ``Finding/Cause``; nil if the detail is this text. The pattern
    ///   leaves out the names of the screens and the arguments of the step.
    mutating func found(_ invariant: Invariant, _ detail: String, because reason: String? = nil) {
        let arguments = Set(step.line.split(separator: " ")).subtracting(step.action.split(separator: " "))
        let names = [before.top, after.top].flatMap { [$0.name, $0.title] } + [step.line] + arguments.map(String.init)
        found(invariant, detail, pattern: Pattern.text(reason ?? detail, without: names))
    }

    /// - Parameter pattern: the pattern of the ``Finding/Cause``; nil if only the place of the fault is known.
    mutating func found(
        _ invariant: Invariant, _ detail: String, pattern: String?, proof: Transcript.Entry? = nil,
        isPrinted: Bool? = nil
    ) {
        let isOfScreen = step.isOfScreen || invariant.isAboutScreen
        findings.append(
            Finding(
                invariant, screen: isOfScreen ? before.top.name : "", action: step.action, detail, pattern: pattern,
                lineCount: app.entries.count, proof: proof, isPrinted: isPrinted ?? invariant.isPrinted))
    }

    /// - Parameter before: the expected snapshot. If needed, the finding gets a command that prints the difference.
    mutating func found(
        _ invariant: Invariant, _ what: String, _ difference: StackSnapshot.Difference, since before: StackSnapshot
    ) async {
        guard !hadBackground else { return }
        let command = after.command(showingDifferenceFrom: before)
        var proof: Transcript.Entry?
        if let command, !hasSucceeded || command != StackSnapshot.show { proof = await app.look(command).entry }
        found(
            invariant, "\(what) \(difference.text)", pattern: difference.pattern, proof: proof,
            isPrinted: command != nil)
    }
}
