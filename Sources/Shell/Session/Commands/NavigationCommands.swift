import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeHost
import ChallengeLanguage
import ChallengeText
import FoundationEssentials
import SwiftUI

extension SessionCommand {
    package static let navigation = [
        SessionCommand(
            "open", for: .moving, help: "Go to a route, a link, or a row of the list",
            discussion: """
                Prints each redirect on the way, then the destination. If the destination does not exist, the command fails \
                and changes nothing. A route to the screen on top changes nothing, unless the screen has a search. A name or a \
                code that is no destination here opens the item that has it, of any feature. A screen with unsaved changes \
                asks first; 'open --discard DESTINATION' does not ask.
                """,
            examples: ["open home", "open #3", "open home | head -3"],
            forms: [[Parameter("DESTINATION", .destination)]],
            staticEffect: { app, position, invocation throws(CommandError) in
                try app.open(invocation, from: position)
            },
            leaving: { root, arguments in
                let text = arguments.map(\.text).joined(separator: " ")
                let route = root.routes.first { $0.route.name == text.lowercased() }
                let leavesAll = route?.chain?.destination.name == root.map.root
                let levels = text.contains("://") ? 1..<root.stackCount : 0..<0
                let modal = levels.reduce(0) { $0 + root.depth(ofStack: $1) + 1 }
                return Array(root.screensFromTop.prefix(leavesAll ? root.depth : max(1, modal)))
            },
            .delegates { runner, invocation, context in try await open(invocation, by: runner, in: context) }),
        SessionCommand(
            "back", for: .moving, help: "Go back one screen, or N screens",
            discussion: "A screen with unsaved changes asks first; 'back --discard' does not ask.",
            examples: ["back", "back 2"],
            forms: [[], [stepCount.parameter]],
            staticEffect: { _, position, invocation throws(CommandError) in
                guard case .stack(let screens, let tab, let others) = position else { return .unknown }
                let rest = screens.dropLast(try steps(of: invocation, from: screens.count))
                return .stack(Array(rest), tab: tab, others: others)
            },
            leaving: { root, arguments in
                Array(root.screensFromTop.prefix(max(0, arguments.first.flatMap { Int($0.text) } ?? 1)))
            },
            .navigates { root, invocation in
                for _ in 0..<(try steps(of: invocation, from: root.depth + 1)) { root.navigator.goBack() }
            }),
        SessionCommand(
            "forward", for: .moving, help: "Go to the screen that back has left",
            discussion: "The screen begins again, with its last search and filter. Any other navigation forgets it.",
            staticEffect: { _, _, _ in .unknown }, sharesName: true,
            .navigates { root, _ in
                guard root.goForward() else { throw CommandError("there is nothing to go forward to") }
            }),
        SessionCommand(
            "home", for: .moving, help: "Go to the first screen, dismissing modals",
            staticEffect: { app, position, _ in app.home(from: position) },
            leaving: { root, _ in Array(root.screensFromTop.prefix(root.depth)) },
            .navigates { root, _ in root.rootNavigator.goToRoot() }),
        SessionCommand(
            "dismiss", for: .moving, help: "Dismiss the modal on top",
            staticEffect: { _, position, _ throws(CommandError) in
                // Only an action presents a modal, so the screens below the modal are unknown here.
                if case .stack = position { throw noModal }
                return .unknown
            },
            leaving: { root, _ in
                root.stackCount > 1
                    ? Array(root.screensFromTop.prefix(root.depth(ofStack: root.stackCount - 1) + 1)) : []
            },
            .navigates { root, _ in
                guard root.stackCount > 1 else { throw noModal }
                root.navigator.dismiss()
            }),
    ]

    static let linking = SessionCommand(
        "link", for: .looking, help: "Print the link of this screen", examples: ["link", "link | wl-copy"],
        staticEffect: { app, position, _ throws(CommandError) in
            if let screen = position.screens.last.flatMap({ app.screens[$0] }), screen.links.isEmpty {
                throw CommandError(.noLink(screen: screen.title ?? screen.name))
            }
            return position
        }, output: .text,
        .delegates { runner, _, _ in
            runner.events.send(.report(try link(to: runner.root)))
            if let commands = runner.root.narrowingCommands {
                let message = "the link opens the whole list; to narrow it down again: \(commands)"
                runner.events.send(.diagnostic(Diagnostic(.warning, message)))
            }
        })

    /// The first link to the screen on top, with the values of the navigation to this screen.
    private static func link(to root: RootContainer) throws -> Report {
        let name = root.top?.navigation.navigationName ?? ""
        let links = root.map.screen(for: name.base)?.links(with: name.values) ?? []
        let link = links.first { link in
            URL(string: link).map { root.chain(following: root.navigation(for: $0)).destination.navigationName } == name
        }
        guard let link else { throw CommandError(.noLink(screen: root.top?.rendering.title ?? "")) }
        return Report("link", body: .verbatim([link]), content: ["link": link] as JSON)
    }

    private static let stepCount = ArgumentKey<Int>("N", in: 1...Int.max)
    private static let noModal = CommandError("there is no modal to dismiss")

    /// The number of screens to leave, by going back in a stack or by dismissing a modal. The first screen stays.
    private static func steps(of invocation: Invocation, from count: Int) throws(CommandError) -> Int {
        let steps = invocation.arguments[stepCount] ?? 1
        guard steps < count else {
            throw CommandError(.tooFarBack(limit: count - 1), at: invocation.words.first?.location)
        }
        return steps
    }

    /// Opens a link, a route with its arguments, the destination of an action, or a row of the list on top.
    private static func open(
        _ invocation: Invocation, by runner: CommandRunner, in context: CommandContext
    ) async throws {
        do {
            try await open(invocation.words, as: invocation, by: runner, in: context)
        } catch let error as CommandError {
            guard let name = runner.root.itemName(in: invocation.words, after: error) else { throw error }
            guard let item = try await runner.item(named: name.text, of: name.noun, instead: error) else {
                let isUnknown = error.hints.contains(where: \.isAboutLoadedRows) && !runner.root.lookups.isEmpty
                throw isUnknown
                    ? CommandError(error.reason, [.instead("nothing has this name")], at: error.location) : error
            }
            try await open(item, as: invocation, by: runner, in: context)
        }
    }

    private static func open(
        _ words: ArraySlice<Word>, as invocation: Invocation, by runner: CommandRunner, in context: CommandContext
    ) async throws {
        let (root, events) = (runner.root, runner.events)
        let place = words.first?.location
        let top = root.top
        let selection = top?.rendering.selection
        let actions = (top?.rendering.actions ?? []).map(\.description).filter(\.isDestination)
        let reader = DestinationReader(routes: root.routes, actions: actions.map(\.name), noun: selection?.noun)
        switch try reader.read(words) {
        case .link(let url):
            if url.absoluteString != runner.options.link { try root.check(link: url, at: place) }
            root.open(url)
            events.send(use: .link(url))
        case .route(let route, let arguments):
            switch route.route.target {
            case .navigation(_, let make):
                // No device offers a way from a screen to the same screen. A new list begins without a search.
                let navigation = make(arguments)
                let isOnTop =
                    route.screen?.navigation == top?.navigation.name
                    && root.chain(following: navigation).destination.fullName == top?.navigation.fullName
                    && top?.rendering.actions.contains(where: \.description.narrowsList) == false
                if !isOnTop { root.navigator.navigate(to: navigation) }
            case .action(let action, _):
                let table = runner.commandTable.scoped(to: route.feature)
                try await runner.perform(try table.invocation(of: action, for: invocation), in: context)
            }
            events.send(use: .route(route.route.name))
        case .action(let action):
            try await runner.perform(try runner.commandTable.invocation(of: action, for: invocation), in: context)
        case .row(let identifier):
            guard let top, let selection else { return }
            do throws(CommandError) { try open(identifier, in: selection, of: root, at: place) } catch {
                throw await runner.hasItem(identifier, of: selection.noun)
                    ? error : CommandError("there is no \(selection.noun) \(identifier)", at: place)
            }
            events.send(use: .row(of: top.navigation.name))
        case .rowAt(let position):
            guard let top, let selection else { return }
            let index = try root.index(ofRow: position, among: selection.items.count, at: place)
            selection.open(selection.items[index].identifier)
            events.send(use: .row(of: top.navigation.name))
        case .rowNamed(let name):
            guard let top, let selection else { return }
            try open(name, in: selection, reader, at: place)
            events.send(use: .row(of: top.navigation.name))
        }
    }

    private static func open(
        _ number: Int, in selection: SelectableRows, of root: RootContainer, at place: SourceLocation?
    ) throws(CommandError) {
        let rows = selection.items
        let identifier = RowIdentifier(number)
        guard !rows.contains(where: { $0.identifier == identifier }) else { return selection.open(identifier) }
        let route = root.routes.first { $0.route.parameters.first?.noun == selection.noun }?.route.name
        throw CommandError(
            .unlistedRow(noun: selection.noun, number, among: rows.count, hasMore: selection.hasMore, route: route),
            at: place)
    }

    /// Opens a row by its identifier, by its whole name, or by a part of its name that no other name has. Ignores case and
    /// accents.
    private static func open(
        _ name: String, in selection: SelectableRows, _ reader: DestinationReader, at location: SourceLocation?
    ) throws(CommandError) {
        let (wanted, rows) = (name.folded, selection.items)
        if rows.contains(where: { $0.identifier == RowIdentifier(name) }) { return selection.open(RowIdentifier(name)) }
        let candidates = rows.map { ($0, name: $0.name.folded) }.filter { !$0.name.isTooShort(for: wanted) }
        let exact = candidates.filter { $0.name == wanted }
        let fitting = (exact.isEmpty ? candidates.filter { $0.name.contains(wanted) } : exact).map(\.0)
        if let only = fitting.first, fitting.count == 1 { return selection.open(only.identifier) }
        guard fitting.isEmpty else { throw CommandError(.ambiguousRow(name, fitting), at: location) }
        let rest: CommandError.Hint = selection.hasMore ? .loadedRows(rows.count) : .noSuchRow
        throw CommandError(.unknownDestination(name), [reader.similar(to: name, rows) ?? rest], at: location)
    }
}
