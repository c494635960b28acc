import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeHost
import ChallengeLanguage
import ChallengeSession
import ChallengeText
import SwiftUI

/// The data for completions at one moment.
nonisolated struct CompletionSnapshot: Sendable {
    /// The commands, including the ``aliases``.
    var commands: [ActionDescription] = []
    var aliases: [Alias] = []
    /// For each control, the action that sets the control, with the control's name. The ``commands`` lack these actions.
    var settings: [ActionDescription] = []
    var refused: Set<String> = []
    /// For each command that first opens a screen, the title of this screen.
    var distant: [String: String] = [:]
    var routes: [Route] = []
    /// The actions of the screen on top.
    var actions: [ActionDescription] = []
    /// The rows of the list on the screen on top; nil if there is no list.
    var selection: SelectableRows?
    /// The names of the columns in the table of the screen on top.
    var columns: [String] = []
    /// A lexer that has read the earlier lines of the same command.
    var lexer = Lexer()
    var style = TextStyle.plain
    var files = FileNames()
    var programs = ProgramNames(path: nil)
    /// The app's screens, states, navigations and events, which are arguments of `expect`.
    var map = AppMap(features: [], root: "")
    /// Returns the screens that only previews tell of. The first call renders the previews.
    var previews: @Sendable () -> [ScreenDescription] = { [] }

    /// The names of the commands. The command `!` is left out, because it is a sign.
    var names: [CompletionItem] {
        commands.filter { !Quoting.needsQuotes($0.name) }.map { CompletionItem($0.name, help: $0.help) }
    }

    /// The items for `open`: actions with a destination, rows that contain the typed text, routes, then links. Routes to
    /// lists come after the other routes.
    private func destinations(having typed: String) -> [CompletionItem] {
        let links = routes.compactMap { route in
            route.deepLinkPrefix.map {
                CompletionItem($0, help: route.help, isWhole: $0 == route.deepLink, isRare: true)
            }
        }
        // If an action and a route have the same name, `open` means the route only if the route needs no arguments.
        let fixed = routes.filter { !$0.needsArguments }.map(\.name)
        let leading = actions.filter { $0.isDestination && !fixed.contains($0.name) }
        let isOfList = { (route: Route) in route.name.hasSuffix("-list") }
        let ordered = routes.filter { !isOfList($0) } + routes.filter(isOfList)
        return leading.map { CompletionItem($0.name, help: $0.help) } + rows(having: typed)
            + ordered.map { CompletionItem($0.name, help: $0.help) } + links
    }

    private func identifiers(having typed: String, base: String = "") -> [CompletionItem] {
        (selection?.items ?? []).lazy.map { ("\($0.identifier)", $0.name) }.filter { $0.0.hasFolded(typed) }
            .map { CompletionItem($0, base: base, help: $1) }
    }

    /// The rows as items. If a row's name is ambiguous or means another destination, its identifier is inserted. Only
    /// matching rows become items, because thousands may be loaded. Rows with the same name match alike.
    private func rows(having typed: String) -> [CompletionItem] {
        guard let selection else { return [] }
        let taken = Set(routes.map(\.name))
        let containing = selection.items.filter { $0.name.hasFolded(typed) }
        let items =
            containing.isEmpty ? selection.items.filter { $0.name.folded.hasInOrder(wordsOf: typed) } : containing
        let counts = Dictionary(items.map { ($0.name.folded, 1) }, uniquingKeysWith: +)
        return items.map { item in
            let key = item.name.folded
            let isMeant =
                counts[key] == 1 && !key.isEmpty && !taken.contains(key) && Int(key) == nil && !key.contains("://")
            let identifier = "\(item.identifier)"
            return CompletionItem(
                item.name, word: isMeant ? item.name : identifier, substitute: identifier,
                help: "\(selection.noun) \(identifier)")
        }
    }

    /// The command that a word names, whole or abbreviated, as ``CommandTable/resolve(_:followedBy:mayBeShort:)`` finds
    /// it. Nil if the word names no command or several commands.
    func command(named word: String) -> ActionDescription? {
        let name = word.lowercased()
        if let setting = settings.first(where: { $0.name == name }) { return setting }
        let matches = commands.abbreviated(to: name, name: \.name)
        guard matches.count == 1, matches[0].name == name || route(named: name) == nil else { return nil }
        return matches[0]
    }

    func progress(in command: ActionDescription, after words: [String]) -> [FormProgress] {
        command.forms.compactMap { form in
            guard let progress = FormProgress(form, after: words, from: 1) else { return nil }
            guard case .destination? = progress.rest.first?.kind, let name = progress.given.first,
                let route = route(named: name)
            else { return progress }
            return FormProgress(route.parameters, after: words, from: progress.start + 1)
        }
    }

    func route(named word: String) -> Route? {
        let name = word.lowercased()
        return routes.first { $0.name == name }
    }

    /// The matching items, and the index of the first word that the items replace.
    func items(for typed: CompletionContext) -> (index: Int, items: [CompletionItem])? {
        if typed.isLeaving {
            let word = typed.word ?? ""
            let programs = typed.isAtProgram && !word.contains("/") ? programs.items.matching(word, isFuzzy: false) : []
            let found = programs.isEmpty ? files.items(for: typed, word).matching(word, isFuzzy: false) : programs
            return found.isEmpty ? nil : (typed.words.count, found)
        }
        guard let name = typed.words.first else {
            let text = typed.text(from: 0)
            let fields = text.isEmpty ? [] : settings.map { CompletionItem($0.name, help: $0.help) }
            return (0, (names.filter { !refused.contains($0.name) } + fields).matching(text))
        }
        let meant = aliases.first { $0.name == name }?.words ?? [name]
        guard let command = command(named: meant[0]) else { return nil }
        let forms = progress(in: command, after: meant + typed.words.dropFirst())
        // The forms may disagree about the word that begins the argument. The first such word that has items is used.
        for start in forms.map(\.start) where start >= meant.count {
            let index = start - meant.count + 1
            let text = typed.text(from: index)
            let found = forms.filter { $0.start == start }.flatMap { items(for: $0, typing: text, in: typed) }.matching(
                text)
            if !found.isEmpty { return (index, found) }
        }
        return nil
    }

    private func items(
        for progress: FormProgress, typing typed: String, in context: CompletionContext
    ) -> [CompletionItem] {
        guard let parameter = progress.rest.first else { return [] }
        switch parameter.kind {
        case .keyword:
            let rest = FormProgress.usage(of: progress.rest.dropFirst())
            return [CompletionItem(parameter.name, help: rest.isEmpty ? nil : rest)]
        case .assignments(let keys):
            if let option = progress.awaiting { return values(of: option.parameter, having: typed) }
            return items(keys.without(progress.given), typing: typed)
        case .file: return files.items(for: context, typed)
        case .command:
            let known = commands.map(\.name)
            let others = previews().flatMap(\.actions).filter { !known.contains($0.name) }
            return names + others.map { CompletionItem($0.name, help: $0.help) }
        case .action: return actions.map { CompletionItem($0.name, help: $0.help) }
        case .destination: return destinations(typing: typed)
        case .name(.navigation): return navigations(after: context.words.last ?? "")
        case .name, .word, .text, .integer, .number, .choice: return values(of: parameter, having: typed)
        }
    }

    /// The navigations to which redirects lead from a navigation; all if none do.
    private func navigations(after name: String) -> [CompletionItem] {
        let ends = map.features.flatMap(\.redirects).flatMap { chain in
            chain.navigations.map(\.name).drop { $0 != name }.dropFirst()
        }
        return (ends.isEmpty ? map.names(.navigation, and: previews()) : ends.unique).map { CompletionItem($0) }
    }

    /// The values of a parameter: its suggestions. If the parameter identifies rows of the list on top, also these rows.
    func values(of parameter: Parameter, having typed: String, base: String = "") -> [CompletionItem] {
        switch parameter.kind {
        case .choice(let choices):
            let known = Dictionary(parameter.suggest().map { ($0.text, $0.help) }) { first, _ in first }
            return choices.map { CompletionItem($0, base: base, help: known[$0] ?? nil) }
        case .name(let named) where [.column, .columns].contains(named):
            let list = BegunList(typed)
            return columns.filter(list.lacks).map {
                CompletionItem($0, base: base + list.given, isWhole: named == .column)
            }
        case .name(.alias): return aliases.map { CompletionItem($0.name, base: base, help: $0.text) }
        case .name(let named): return map.names(named, and: previews()).map { CompletionItem($0, base: base) }
        default: break
        }
        let isOfRow = parameter.noun != nil && parameter.noun == selection?.noun
        return (isOfRow ? identifiers(having: typed.lowercased(), base: base) : [])
            + parameter.suggest().map { CompletionItem($0.text, base: base, help: $0.help) }
    }

    /// The keys, or the values of a key if the key is already typed.
    private func items(_ keys: [Parameter.Key], typing typed: String) -> [CompletionItem] {
        guard let equals = typed.firstIndex(of: "=") else {
            return keys.map { key in
                let help = key.values.isEmpty ? nil : key.values.joined(separator: " | ")
                return CompletionItem(key.word, help: help, isWhole: key.style != .assignment)
            }
        }
        let name = typed[..<equals].lowercased()
        guard let key = keys.first(where: { [$0.word, $0.word + "="].contains { $0.lowercased() == name + "=" } })
        else { return [] }
        let base = key.style == .assignment ? key.word : key.word + "="
        let value = String(typed[equals...].dropFirst())
        return key.mistake != nil
            ? conditions(on: key, typing: value, base: base) : values(of: key.parameter, having: value, base: base)
    }

    /// The values that may follow in a condition, if the key accepts conditions.
    private func conditions(on key: Parameter.Key, typing typed: String, base: String) -> [CompletionItem] {
        let list = BegunList(typed)
        return values(of: key.parameter, having: "").compactMap { item in
            let value = item.name.replacing("\\", with: "\\\\").replacing(",", with: "\\,")
            guard list.lacks(value), key.assignment(of: list.given + value) != nil else { return nil }
            // The help is the number of rows for `=`. For `==` this number would be wrong, so there is no help.
            return CompletionItem(value, base: base + list.given, help: list.given.hasSuffix("=") ? nil : item.help)
        }
    }

    /// Actions, rows, routes and links. Rows appear by identifier only after a digit, or after any character if
    /// identifiers are texts, so that no row appears twice.
    private func destinations(typing typed: String) -> [CompletionItem] {
        let text = typed.lowercased()
        if let items = queryItems(of: typed), !items.isEmpty { return items }
        let destinations = destinations(having: text)
        let hasTexts = selection?.items.first.map { $0.identifier.number == nil } ?? false
        if typed.first.map({ $0.isNumber || hasTexts }) == true { return destinations + identifiers(having: text) }
        let linked = routes.filter { route in
            guard let noun = route.parameters.first?.noun, noun == selection?.noun else { return false }
            return route.deepLinkPrefix.map(text.hasPrefix) ?? false
        }
        guard let link = linked.first?.deepLinkPrefix else { return destinations }
        return destinations + identifiers(having: String(text.dropFirst(link.count)), base: link)
    }

    /// The usage that may follow the typed text: `[delete TEXT | clear]`. Empty within a word. The usage begins with a
    /// blank if the typed text is the complete name of a command.
    func hint(for typed: CompletionContext) -> String {
        guard let name = typed.words.first ?? typed.word, typed.quote == nil, !typed.isLeaving,
            let command = command(named: name)
        else { return "" }
        let place = distant[command.name].map { "(goes to \($0))" } ?? ""
        func hint(_ words: [String]) -> String {
            [usage(of: command, after: words), place].filter { !$0.isEmpty }.joined(separator: " ")
        }
        guard let word = typed.word else { return hint(typed.words) }
        guard typed.words.isEmpty, command.name == word.lowercased() else { return "" }
        let whole = hint([word])
        return whole.isEmpty ? "" : " " + whole
    }

    private func usage(of command: ActionDescription, after words: [String]) -> String {
        if words.count == 1, let synopsis = command.synopsis { return synopsis }
        return ActionDescription.usage(ofAny: progress(in: command, after: words).flatMap(\.usages).unique)
    }
}

nonisolated extension String {
    /// True if this text contains another. Case and accents are ignored.
    fileprivate func hasFolded(_ part: String) -> Bool {
        let (folded, part) = (folded, part.folded)
        return part.isEmpty || (part.utf8.allSatisfy { $0 < 0x80 } ? folded.has(part) : folded.contains(part))
    }
}
