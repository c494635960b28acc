import ChallengeCore
import ChallengeLanguage
import ChallengeText

/// Parses a line that is a rule over time.
///
///     after login until logout: Profile expect text Name
///     never Settings after logout until login
///     from every screen: home within 3
///     Home: leads to CharacterList and LocationList
struct TimeRuleReader {
    private typealias Piece = (text: String, offset: Int)

    private static let (after, until, never, within) = ("after", "until", "never", "within")
    private static let everyScreen = ["from", "every", "screen"]
    private static let leads = ["leads", "to"]
    /// The words with which a line may begin, other than the name of a screen.
    static let beginnings = [after, never, "from every screen"]

    let line: SourceLine
    let map: AppMap
    /// The names of all commands.
    let commands: [String]
    /// The file and the line.
    let place: String
    /// Checks an `expect` at an offset of the line for a screen; nil stands for all screens. Throws for a mistake.
    let check: (_ offset: Int, ScreenDescription?) throws(SyntaxError) -> String

    /// Returns the rule; nil for a line that is not a rule over time.
    func rule() throws(SyntaxError) -> TimeRule? {
        let colon = line.text.utf8.firstIndex(of: UInt8(ascii: ":")).map {
            line.text.utf8.distance(from: line.text.startIndex, to: $0)
        }
        let words = pieces(from: 0)
        let head = words.filter { $0.offset < colon ?? 0 }.map { (text: $0.text.filter { $0 != ":" }, $0.offset) }
            .filter { !$0.text.isEmpty }
        let body = colon.map { pieces(from: $0 + 1) } ?? []
        if words.first?.text == Self.never { return try rule(that: Array(words.dropFirst())) }
        if head.first?.text == Self.after { return try rule(in: head, body) }
        if head.map(\.text) == Self.everyScreen { return try rule(near: body) }
        guard head.count == 1, body.prefix(2).map(\.text) == Self.leads else { return nil }
        let from = try screen(head[0])
        let names = body.dropFirst(2).map { (text: $0.text.filter { $0 != "," }, offset: $0.offset) }
            .filter { $0.text != "and" && !$0.text.isEmpty }
        guard !names.isEmpty else { throw line.error("the screens are missing: leads to SCREEN", at: end) }
        var screens: [String] = []
        for name in names { screens.append(try screen(name)) }
        return make(.leads(from: from, to: screens))
    }

    /// Parses `never SCREEN after COMMAND until COMMAND`; the words do not contain `never`.
    private func rule(that words: [Piece]) throws(SyntaxError) -> TimeRule {
        guard let index = words.firstIndex(where: { $0.text == Self.after }), index > 0 else {
            throw line.error(
                "a rule with 'never' must be: never SCREEN after COMMAND until COMMAND", at: line.indentation)
        }
        let (what, span) = (Array(words[..<index]), try span(Array(words[index...])))
        if what.count == 1, map.screens.contains(where: { $0.name == what[0].text }) {
            return make(.neverShows(what[0].text), in: span)
        }
        return make(.neverDoes(try command(what, or: map.screens.map(\.name))), in: span)
    }

    /// Parses `after COMMAND until COMMAND: SCREEN expect …`.
    private func rule(in head: [Piece], _ body: [Piece]) throws(SyntaxError) -> TimeRule {
        let span = try span(head)
        guard let first = body.first else { throw line.error("the statement is missing", at: end) }
        let isEverywhere = first.text == "expect"
        let name = isEverywhere ? nil : try screen(first)
        guard let start = isEverywhere ? first : body.dropFirst().first else {
            throw line.error("the statement is missing: \(first.text) expect state loaded", at: end)
        }
        let statement = try check(start.offset, map.screens.first { $0.name == name })
        return make(.holds(statement, on: name), in: span)
    }

    /// Parses `SCREEN within N`.
    private func rule(near body: [Piece]) throws(SyntaxError) -> TimeRule {
        guard body.count == 3, body[1].text == Self.within, let count = Int(body[2].text), count >= 0 else {
            throw line.error(
                "a rule from every screen must be such as: from every screen: home within 3",
                at: body.first?.offset ?? end)
        }
        if body[0].text == "home", let home = map.screen(for: map.root) { return make(.within(count, of: home.name)) }
        return make(.within(count, of: try screen(body[0])))
    }

    /// Parses `after COMMAND until COMMAND`.
    private func span(_ words: [Piece]) throws(SyntaxError) -> TimeRule.Span {
        let rest = words.dropFirst()
        let index = rest.firstIndex { $0.text == Self.until } ?? rest.endIndex
        let end = rest[index...].dropFirst()
        return TimeRule.Span(
            start: try command(Array(rest[..<index])),
            end: index < rest.endIndex ? try command(Array(end)) : nil)
    }

    private func command(_ words: [Piece], or others: [String] = []) throws(SyntaxError) -> [String] {
        guard let name = words.first else { throw line.error("a command is missing", at: end) }
        guard commands.contains(name.text) || !map.isWhole else {
            let kind = others.isEmpty ? "command" : "screen or command"
            throw line.error(
                "no \(kind) \(name.text.quotedInMessage())\(name.text.suggestion(from: others + commands))",
                at: name.offset)
        }
        return words.map(\.text)
    }

    private func screen(_ piece: Piece) throws(SyntaxError) -> String {
        let names = map.screens.map(\.name)
        guard names.contains(piece.text) || !map.isWhole else {
            throw line.error(
                "no screen \(piece.text.quotedInMessage())\(piece.text.suggestion(from: names))", at: piece.offset)
        }
        return piece.text
    }

    private func make(_ demand: TimeRule.Demand, in span: TimeRule.Span? = nil) -> TimeRule {
        TimeRule(demand: demand, span: span, place: place)
    }

    private var end: Int { line.text.utf8.count }

    /// Returns the words behind an offset.
    private func pieces(from offset: Int) -> [Piece] {
        var pieces: [Piece] = []
        let utf8 = line.text.utf8
        for word in utf8.dropFirst(offset).split(whereSeparator: { [0x20, 0x09, 0x0D].contains($0) }) {
            pieces.append((String(word) ?? "", utf8.distance(from: utf8.startIndex, to: word.startIndex)))
        }
        return pieces
    }
}
