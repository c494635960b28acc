import ChallengeActions
import ChallengeCore
import ChallengeHost
import ChallengeLanguage
import ChallengePrompt
import ChallengeSession
import ChallengeText
import ChallengeVerification
import SwiftUI

/// Generates the steps to try in a state of an app. The result is the same each time.
struct StepGenerator {
    /// The session's own commands that inspect the app, which are possible everywhere.
    private static let inspecting = ["show", "path", "why"]
    /// The commands that need a confirmation if changes are unsaved.
    private static let leaving = ["open", "back", "home", "dismiss"]

    /// The texts for fields without a known text, in forms that the screen's actions read.
    private static let fillings = ["x", "9"]

    private let app: ExploredApp
    private let losesChanges: Bool
    /// True if the effects of the screen's actions are declared.
    private let isDeclared: Bool
    /// True if every row is opened, not only a sample.
    private let takesRows: Bool
    private let filler: FormFiller
    private var arguments: ArgumentSampler
    private var steps: [Step] = []
    private var seen: Set<String> = []
    private var filled: Set<[String]> = []

    /// - Parameters:
    ///   - takesRows: true if every row is opened, not only a sample.
    ///   - takesAll: true if every suggestion is tried, too.
    private init(_ app: ExploredApp, _ known: KnownRows, seed: UInt64, takesRows: Bool, takesAll: Bool = false) {
        (self.app, self.takesRows) = (app, takesRows)
        filler = FormFiller(app)
        losesChanges = app.hasUnsavedChanges
        isDeclared = app.isTopDeclared
        var mixed = SeededGenerator(seed: app.fingerprint.description)
        arguments = ArgumentSampler(
            rows: app.root.top?.rendering.selection, records: app.snapshot.top.parts.records, known: known,
            takesAll: takesAll,
            random: SeededGenerator(seed: seed ^ mixed.next()))
    }

    /// - Parameter takesRows: true if every row of a list is opened, not only a sample.
    static func steps(in app: ExploredApp, _ known: KnownRows, seed: UInt64, takesRows: Bool = false) -> [Step] {
        var generator = Self(app, known, seed: seed, takesRows: takesRows)
        generator.addAll()
        return generator.steps
    }

    /// Returns the step with this line; nil if the line may not be tried here.
    static func step(_ line: String, in app: ExploredApp, _ known: KnownRows, seed: UInt64) -> Step? {
        var generator = Self(app, known, seed: seed, takesRows: true, takesAll: true)
        generator.addAll()
        return generator.steps.first { $0.line == line }
    }

    private mutating func addAll() {
        let table = app.session.session.commands.commandTable
        let refusals = table.refusals
        var (here, elsewhere): ([ActionDescription], [ActionDescription]) = ([], [])
        for command in table.all {
            switch command {
            case .session: break
            case .action(let description): here.append(description)
            case .everywhere(let description), .distant(let description, _): elsewhere.append(description)
            }
        }
        for command in here { add(command, isOfScreen: true, isPossible: refusals[command.name] == nil) }
        for command in here where refusals[command.name] == nil && command.name == ActionDescription.setter {
            addFilling(by: command)
            for text in Self.fillings { addActions(behind: filler.lines(of: command, otherwise: text)) }
        }
        addRows()
        for route in app.root.routes { add(route) }
        // The suggested values of links depend on the app's data.
        for screen in app.root.ownMap.screens { addLinks(to: screen) }
        for command in elsewhere { add(command, isOfScreen: false, isPossible: refusals[command.name] == nil) }
        addOwn()
    }

    private mutating func add(
        _ line: String, _ action: String, isOffered: Bool = false, isOfScreen: Bool = true,
        performing actionName: String? = nil, to destination: Step.Destination = .anywhere,
        with values: [String: String] = [:], given arguments: [Step.Argument] = [],
        isPossible: Bool = false, takesText: Bool = false
    ) {
        let isLeaving = losesChanges && Self.leaving.contains { line == $0 || line.hasPrefix("\($0) ") }
        let line = isLeaving ? Invocation.discarding(line) : line
        guard seen.insert(line).inserted else { return }
        steps.append(
            Step(
                line: line, action: action, isOffered: isOffered, isOfScreen: isOfScreen, actionName: actionName,
                destination: destination, values: values, arguments: arguments, isPossible: isPossible,
                takesText: takesText))
    }

    // MARK: Commands of the app

    /// - Parameter isPossible: true if the command can run now; false if the app only declares it.
    private mutating func add(_ description: ActionDescription, isOfScreen: Bool, isPossible: Bool) {
        let name = isOfScreen ? description.name : nil
        for form in description.forms {
            let action = ([description.name] + form.map(\.usage)).joined(separator: " ")
            let mayDo = isPossible && !description.asks(by: form)
            for words in combinations(of: form, behind: description.name) {
                add(
                    ([description.name] + words.map(\.text)).joined(separator: " "), action,
                    isOffered: mayDo && words.allSatisfy(\.isOffered), isOfScreen: isOfScreen, performing: name,
                    to: isOfScreen && isDeclared ? destination(of: description.effect) : .anywhere,
                    given: Step.Argument.all(form, words),
                    isPossible: mayDo && zip(form, words).allSatisfy { $1.isOffered || $0.isAnyText },
                    takesText: description.name != ActionDescription.setter && form.contains(where: \.isAnyText))
            }
        }
        for (index, example) in description.examples.enumerated() {
            add(
                example, "\(description.name), example \(index + 1)", isOfScreen: isOfScreen, performing: name,
                isPossible: isPossible)
        }
        for words in ["no-such-word", "1 2 3"] {
            add("\(description.name) \(words)", "\(description.name) with a wrong word", isOfScreen: isOfScreen)
        }
    }

    private func destination(of effect: ActionDescription.Effect) -> Step.Destination {
        switch effect {
        case .stays: .here
        case .leaves: .away
        case .undeclared: .anywhere
        case .leads(let navigation, _): screen(for: navigation).map(Step.Destination.screenIfAny) ?? .anywhere
        }
    }

    /// Returns the name of the screen to which a navigation leads; nil if the navigation leads to no screen.
    private func screen(for navigation: String) -> String? {
        app.map.screen(for: app.map.destination(of: navigation))?.name
    }

    /// Returns arguments for a form: each word for each parameter, with the first words for the other parameters.
    ///
    /// - Parameter name: the name of the form's action.
    private mutating func combinations(of form: [Parameter], behind name: String = "") -> [[ArgumentSampler.Word]] {
        let words = form.indices.map { index in
            filler.texts(for: form, at: index, behind: name).map(ArgumentSampler.Word.offered)
                + arguments.words(for: form[index])
        }
        guard !words.contains(where: \.isEmpty) else { return [] }
        let first = words.map { $0[0] }
        var combinations = [first]
        for (index, words) in words.enumerated() {
            for word in words.dropFirst() {
                var other = first
                other[index] = word
                combinations.append(other)
            }
        }
        return combinations + filler.choices(in: form, first)
    }

    /// Adds a step that fills in all fields of a screen, because a form may need several.
    private mutating func addFilling(by description: ActionDescription) {
        var lines = filler.lines(of: description)
        guard lines.count > 1 else { return }
        let line = lines.removeLast()
        steps.append(
            Step(
                line: line, action: "fill in", isOffered: false, actionName: description.name, destination: .here,
                preparation: lines, isPossible: true))
    }

    /// Adds the screen's other actions again, each behind lines that fill in its fields: an action may fail only then.
    private mutating func addActions(behind lines: [String]) {
        guard !lines.isEmpty, filled.insert(lines).inserted else { return }
        var actions: Set<String> = []
        for step in steps
        where step.preparation.isEmpty && step.actionName != nil && step.actionName != ActionDescription.setter
            && (step.isOffered || step.isPossible) && actions.insert(step.action).inserted
        {
            var other = step
            // The action may refuse the texts.
            (other.isOffered, other.isPossible, other.preparation) = (false, true, lines)
            steps.append(other)
        }
    }

    // MARK: Destinations

    private mutating func addRows() {
        guard let rows = arguments.rows else { return }
        let kinds = app.root.top.flatMap { app.map.screen(for: $0.navigation.name)?.rowKinds } ?? []
        let declared = kinds.first { $0.noun == rows.noun }?.navigation
        let target = declared.flatMap { app.map.screen(for: app.map.destination(of: $0)) }
        let destination = target.map { Step.Destination.screenIfAny($0.name) } ?? .anywhere
        let label = target?.parameters.first { $0.noun == rows.noun }?.label
        let items = rows.items
        let shown = Array(items.suffix(rows.shownCount))
        let offered = Set(app.session.session.completions(of: "open "))
        let sample = arguments.sample(shown) + arguments.sample(items)
        let named = Set(sample.map(\.identifier))
        for item in takesRows ? items : sample {
            let identifier = "\(item.identifier)"
            let values = label.map { [$0: identifier] } ?? [:]
            add(
                "open \(Quoting.quoted(identifier))", Step.openRow, isOffered: true, to: destination, with: values)
            guard named.contains(item.identifier) else { continue }
            let name = Quoting.quoted(item.name)
            add(
                "open \(name)", "open a row by its name", isOffered: offered.contains(name), to: destination,
                with: items.filter { $0.name == item.name }.count == 1 ? values : [:])
        }
        for word in ["0", "-1", "\(Int.max)", "99999999999999999999", "no-such-row", "\"\""] {
            add("open \(word)", "open a row that does not exist")
        }
    }

    private mutating func add(_ route: AppRoute) {
        let route = route.route
        let destination = screen(for: route.navigationName).map(Step.Destination.screen) ?? .anywhere
        for words in combinations(of: route.parameters) {
            let values = Self.values(zip(route.parameters, words))
            let words = words.filter { $0 != .none }
            add(
                (["open", route.name] + words.map(\.text)).joined(separator: " "), "open \(route.usage)",
                isOffered: words.allSatisfy(\.isOffered), isOfScreen: false, to: destination,
                with: values)
        }
        add("open \(route.name) no such word", "open \(route.name) with wrong words", isOfScreen: false)
    }

    private mutating func addLinks(to screen: ScreenDescription) {
        let parameters = screen.parameters
        for link in screen.links {
            // Nil for an invalid link template, which is opened unchanged.
            let template = try? LinkTemplate(link, of: screen)
            let none =
                parameters.contains(where: \.isOptional) ? [parameters.map { _ in ArgumentSampler.Word.none }] : []
            for words in combinations(of: parameters) + none {
                let given = Step.Argument.all(parameters, words)
                let values = Dictionary(given.map { ($0.name, $0.content) }) { first, _ in first }
                guard let filled = template == nil ? link : template?.link(with: values) else { continue }
                add(
                    "open \(filled)", "open \(link)", isOffered: words.allSatisfy(\.isOffered), isOfScreen: false,
                    to: .screen(screen.name), with: Self.values(zip(parameters, words)))
            }
            add("open \(link)/surplus?with=more#and-more", "open \(link) with more behind it", isOfScreen: false)
        }
    }

    /// Returns the values of single words by the labels of their parameters.
    private static func values(_ words: some Sequence<(Parameter, ArgumentSampler.Word)>) -> [String: String] {
        let values = words.compactMap { parameter, word -> (String, String)? in
            guard let label = parameter.label, let content = word.content, let value = parameter.value(of: content)
            else { return nil }
            return (label, "\(value)")
        }
        return Dictionary(values) { first, _ in first }
    }

    // MARK: The session's own commands

    private mutating func addOwn() {
        let (depth, isModal) = (app.root.depth, app.root.stackCount > 1)
        add("back", "back", isOffered: depth > 0)
        add("back 2", "back N", isOffered: depth > 1)
        add("back \(depth + 1)", "back N")
        add("back 0", "back N")
        add("dismiss", "dismiss", isOffered: isModal)
        add("home", "home", isOffered: true)
        for command in Self.inspecting { add(command, command, isOffered: true) }
        if let tabs = app.root.tabs?.tabs {
            for tab in tabs {
                add("tab \(tab.name)", "tab \(tab.name)", isOffered: !isModal, isOfScreen: false)
            }
            add("tab", "tab", isOffered: true, isOfScreen: false)
            add("tab no-such-tab", "tab with a wrong word", isOfScreen: false)
        }
        let scheme = app.root.routes.lazy.compactMap(\.route.deepLink).first?.prefix { $0 != ":" } ?? "app"
        for link in ["\(scheme)://no/such/link", "no-such-scheme://x", "://", "\(scheme)://%zz/\"\""] {
            add("open \(link)", "open an invalid link", isOfScreen: false)
        }
        add("no-such-command", "an unknown command", isOfScreen: false)
    }

    /// Returns sample rows from all lists that a route without arguments opens.
    static func sampleRows(_ maker: AppMaker, seed: UInt64) async throws -> KnownRows {
        var known = KnownRows()
        let names = try await ExploredApp(maker).root.routes.map(\.route).filter { !$0.needsArguments }
            .map(\.name)
        for name in names {
            guard let app = try await ExploredApp.unlessForbidden(maker, after: ["open \(name)"]),
                let rows = app.root.top?.rendering.selection, rows.shownCount > 0
            else { continue }
            var sampler = ArgumentSampler(
                rows: rows, records: [], known: known, takesAll: false, random: SeededGenerator(seed: seed))
            let sample = sampler.sample(rows.items.map(\.identifier))
            if known[rows.noun] == nil { known[rows.noun] = sample }
        }
        return known
    }
}

extension ActionDescription {
    /// Returns true if an action in this form asks a question that a walk cannot answer.
    fileprivate func asks(by form: [Parameter]) -> Bool {
        confirmation != nil && form.first?.name != Self.yes.parameter.name
            || form.count == 1 && secret(in: form.map(\.name)) != nil || editable(behind: form.map(\.name)) != nil
    }
}
