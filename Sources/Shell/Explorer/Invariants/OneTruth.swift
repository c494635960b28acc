import ChallengeDesignSystem
import ChallengeText
import SwiftUI

/// The invariant `one-truth`: people and programs see the same values.
nonisolated extension ScreenContent {
    /// The texts of a value that is true or false in the JSON.
    private static let switches = ["on", "off", "yes", "no"]

    /// Returns facts about keys, rows, labels and columns: the screen shows what the JSON has, and the other way round.
    @MainActor
    func facts(of screen: StackSnapshot.Screen) -> [FactLog.Note] {
        func shows(_ what: String, _ value: String, _ holds: (ComparableText) -> Bool) -> FactLog.Note? {
            let wanted = ComparableText(value)
            guard !wanted.isEmpty else { return nil }
            return (
                .truth("\(screen.name) \(screen.state) \(what)", on: screen, .mostly),
                holds(wanted) ? nil : "the JSON has the \(what) '\(value)', but the screen does not show it"
            )
        }
        // The numbers 0 and 1 do not count, because screens often leave them out.
        var facts = values.filter { !["0", "1"].contains($0.text) }.compactMap { shows($0.key, $0.text, rest.has) }
        for record in records {
            let name = record.item.name
            let missing =
                !name.isEmpty && !text.has(ComparableText(name))
                ? "the row '\(name)' can be opened, but is not shown" : nil
            facts.append((.truth("rows are shown", on: screen, .elsewhere), missing))
            facts += record.values.compactMap { shows("\($0.key) of a row", $0.text, (record.line ?? text).has) }
            let told = record.value(of: "name") ?? record.value(of: "title")
            facts += [
                told.flatMap { shows("name of a row as its key", $0) { $0.text == ComparableText(name).text } }
            ].compactMap(\.self)
        }
        facts += Dictionary(json.contents()) { $0 || $1 }.sorted { $0.key < $1.key }.map { key, isFilled in
            (.truth("\(key) has a value", on: screen, .onlyHere), isFilled ? nil : "the JSON's \(key) is always empty")
        }
        let (places, told) = (screen.body.placedTexts, ComparableText(screen.content))
        return facts + places.compactMap { tells($0, $1, told, screen) }
            + places.compactMap { names($0, $1, screen) }
    }

    /// Returns the fact that the screen shows a text; nil for identifiers, addresses and passwords, which are for programs.
    func shown(_ held: HeldText) -> FactLog.Note? {
        let (text, property) = (ComparableText(held.text), held.property.lowercased())
        let isIdentifier = property == "id" || records.contains { $0.item.identifier.description == held.text }
        let isAddress = held.text.contains("://") && !held.text.contains(" ")
        let isSecret = ["password", "secret", "token"].contains { property.contains($0) }
        guard text.text.count > 1, !isIdentifier, !isAddress, !isSecret else { return nil }
        return (
            FactLog.Fact(invariant: .unshown, screen: "", what: "the text \(held.name)", rule: .rarely),
            own.has(text) ? nil : "no screen shows it, for example '\(held.text)'"
        )
    }

    /// Returns the fact that the JSON has the text that people see next to a label or in a column.
    @MainActor
    private func tells(
        _ place: String, _ shown: String, _ told: ComparableText, _ screen: StackSnapshot.Screen
    ) -> FactLog.Note? {
        let text = ComparableText(shown)
        guard !text.isShort, shown.contains(where: { $0.isLetter || $0.isNumber }), !Self.switches.contains(text.text)
        else { return nil }
        // An array is one text: `lists, teaching`. A value may be a part of a sentence: `51, first seen in episode 1`.
        let isTold =
            shown.split(separator: ", ").allSatisfy { told.has(ComparableText(String($0))) }
            || self.told.contains { text.has($0.text) }
        return (
            .truth("\(screen.state) \(place) in the JSON", on: screen, .onlyHere),
            isTold ? nil : "the screen shows '\(shown)' as \(place), but the JSON lacks it"
        )
    }

    /// Returns the fact that a label is called like the key that has its text in the JSON, and not only almost. Nil if no
    /// key is.
    @MainActor
    private func names(_ place: String, _ shown: String, _ screen: StackSnapshot.Screen) -> FactLog.Note? {
        let (label, text) = (place.lowercased().filter(\.isLetter), ComparableText(shown))
        let keys = told.filter { text.has($0.text) }.map(\.key)
        let other = NearestMatch.find(label, in: keys.filter { $0 != label })
        guard label.count > 3, other != nil || keys.contains(label) else { return nil }
        return (
            .truth("the name of \(place)", on: screen, .onlyHere),
            other.map { "the screen shows '\(shown)' as \(place), and the JSON has it as \($0)" }
        )
    }

    /// Returns the fault that a line shows a key's name with another key's value; nil if there is no fault.
    func otherValue(in rows: [String]) -> String? {
        let values = values.map { value in
            (name: value.key.split(separator: ".").last.map(String.init) ?? "", text: ComparableText(value.text).text)
        }
        let lines = rows.map { ComparableText($0).text }
        for (name, text) in values where !text.isEmpty {
            let label = ComparableText(name).text + " "
            let labelled = lines.filter { $0.hasPrefix(label) }
            // Several lines may have the label.
            guard !labelled.contains(label + text) else { continue }
            let line = labelled.first { line in
                values.contains { $0.name != name && $0.text.count > 2 && $0.text != text && line == label + $0.text }
            }
            if let line { return "the JSON has the \(name) '\(text)', but the screen shows '\(line)'" }
        }
        return nil
    }

    /// Returns a text meant for programs, such as a Swift optional or an HTML entity; nil if no row has such a text.
    static func programText(in rows: [String]) -> String? {
        for row in rows where row.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "&") }) {
            if row.contains(optional) { return "\(optional)…)" }
            for part in row.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
                let name = part.prefix { $0 == "#" || $0.isASCII && ($0.isLetter || $0.isNumber) }
                if !name.isEmpty, part.dropFirst(name.count).first == ";" { return "&\(name);" }
            }
        }
        return nil
    }

    private static let optional = "Optional("
}

nonisolated extension FactLog.Fact {
    @MainActor
    fileprivate static func truth(
        _ what: String, on screen: StackSnapshot.Screen, _ rule: FactLog.Rule
    ) -> Self { Self(invariant: .truth, screen: screen.name, what: what, rule: rule) }
}

nonisolated extension JSON {
    /// Returns the paths of the texts and arrays in an object, or in the objects of an array, each with true if it is not
    /// empty.
    fileprivate func contents(at path: String = "") -> [(key: String, isFilled: Bool)] {
        switch self {
        case .object(let members):
            members.flatMap { $1.contents(at: path.isEmpty ? $0 : "\(path).\($0)") }
        case .array(let items): [(path, !items.isEmpty)] + items.flatMap { $0.contents(at: path) }
        case .string(let text): [(path, !text.isEmpty)]
        case .null: [(path, false)]
        case .bool, .number: []
        }
    }
}

nonisolated extension Element {
    /// The texts next to labels and in the cells of tables, each with its label or column.
    fileprivate var placedTexts: [(place: String, text: String)] {
        switch self {
        case .stack(let elements): return elements.flatMap(\.placedTexts)
        case .picture(_, let other?, _): return other.placedTexts
        case .fields(let fields):
            // A hint, such as `(a text)`, is secondary.
            return fields.rows.map { ($0.label.text, $0.value.filter { $0.role != .secondary }.text) }
                .filter { $0.0 != "" }
        case .table(let table):
            return table.rows.flatMap { row in
                zip(table.columns, row).enumerated().map { index, cell in
                    (cell.0.title.isEmpty ? "column \(index + 1)" : cell.0.title, cell.1.text)
                }
            }
        case .line, .paragraph, .verbatim, .picture, .figure, .progress, .blank: return []
        }
    }
}

nonisolated extension [Span] {
    fileprivate var text: String {
        map { if case .text(let text) = $0.content { text } else { " " } }.joined().trimmed
    }
}
