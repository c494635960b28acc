import ChallengeDesignSystem
import ChallengeText
import SwiftUI

/// The invariant `one-truth`: people and programs see the same values.
nonisolated extension ScreenContent {
    /// The texts of a value that is true or false in the JSON.
    private static let switches = ["on", "off", "yes", "no"]
    /// A name with fewer characters fits on a row of any screen without a cut.
    private static let room = 60

    /// Returns a fact for each key: the screen shows the JSON value of the key.
    @MainActor
    func facts(of screen: StackSnapshot.Screen) -> [(FactLog.Fact, exception: String?)] {
        func fact(_ what: String, _ value: String, _ holds: (ComparableText) -> Bool) -> (FactLog.Fact, String?)? {
            let wanted = ComparableText(value)
            guard !wanted.isEmpty else { return nil }
            let isShown = holds(wanted)
            return (
                FactLog.Fact(invariant: .truth, screen: screen.name, what: "\(screen.name) \(screen.state) \(what)"),
                isShown ? nil : "the JSON has the \(what) '\(value)', but the screen does not show it"
            )
        }
        // The numbers 0 and 1 do not count, because screens often leave them out.
        var facts = values.filter { !["0", "1"].contains($0.text) }.compactMap { fact($0.key, $0.text, rest.has) }
        for record in records {
            let (line, name) = (record.line ?? text, ComparableText(record.item.name))
            facts += record.values.compactMap { fact("\($0.key) of a row", $0.text, line.has) }
            let told = record.value(of: "name") ?? record.value(of: "title")
            if let told, let named = fact("name of a row as its key", told, { $0.text == name.text }) {
                facts.append(named)
            }
        }
        return facts + columnFacts(of: screen) + placeFacts(of: screen)
    }

    /// Returns a fact for each label and column: the JSON has the values that people see there.
    @MainActor
    private func placeFacts(of screen: StackSnapshot.Screen) -> [(FactLog.Fact, exception: String?)] {
        let told = ComparableText(screen.content)
        // A value may be a part of a sentence: `51, first seen in episode 1`.
        let values = self.values.map { ComparableText($0.text) }
        return screen.body.placedTexts.compactMap { place, shown in
            let text = ComparableText(shown)
            guard !text.isShort, shown.contains(where: { $0.isLetter || $0.isNumber }),
                !Self.switches.contains(text.text)
            else { return nil }
            let fact = FactLog.Fact(
                invariant: .truth, screen: screen.name, what: "\(screen.state) \(place) in the JSON", rule: .onlyHere)
            // An array is one text: `lists, teaching`.
            let parts = shown.split(separator: ", ").map { ComparableText(String($0)) }
            let isTold = parts.allSatisfy(told.has) || values.contains(where: text.has)
            return (fact, isTold ? nil : "the screen shows '\(shown)' as \(place), but the JSON lacks it")
        }
    }

    /// The fault that a number next to the title, such as `page 2`, differs from the value of the key with the same name;
    /// nil if there is no fault.
    var otherNumber: String? {
        let words = summary.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }
        for value in values where Int(value.text) != nil {
            let name = value.key.split(separator: ".").last.map { $0.lowercased() } ?? ""
            // A total may follow the number: `page 2 of 42`.
            let shown = words.indices.dropLast().filter { index in
                words[index] == name && Int(words[index + 1]) != nil
                    && words.dropFirst(index + 2).first.map { $0 == "of" } ?? true
            }.map { String(words[$0 + 1]) }
            if let first = shown.first, !shown.contains(value.text) {
                return "the JSON has the \(name) \(value.text), but the screen shows '\(name) \(first)'"
            }
        }
        return nil
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

    /// The fault that a row shows another row's value of a key instead of its own value; nil if there is no fault. A key
    /// counts only if some rows show its JSON value unchanged.
    var valueOfAnotherRow: String? {
        let told = records.map { $0.values.map { ComparableText($0.text) } }
        for key in records.first?.values.map(\.key) ?? [] {
            let values = zip(records, told).compactMap { record, told in
                record.values.firstIndex { $0.key == key }.flatMap { index in
                    record.line.map { (record: record, line: $0, told: told, text: told[index]) }
                }
            }.filter { !$0.text.isShort }
            let shown = values.filter { $0.line.has($0.text) }.map(\.text)
            for (record, line, told, text) in values where !line.has(text) {
                if let other = shown.first(where: { other in line.has(other) && !told.contains { $0.has(other) } }) {
                    return "the JSON has the \(key) '\(text.text)' of the row \(record.item.identifier), "
                        + "but the screen shows '\(other.text)'"
                }
            }
        }
        return nil
    }

    /// Returns for each key the fact that rows show the key's value once, unless a name happens to contain the value. A
    /// second value would stand in the column of another key.
    @MainActor
    private func columnFacts(of screen: StackSnapshot.Screen) -> [(FactLog.Fact, exception: String?)] {
        let keys = (records.first?.values ?? []).filter { Double($0.text) == nil }.map(\.key)
        func share(of key: String, _ holds: (ComparableText, ComparableText) -> Bool) -> Double? {
            let rows = records.compactMap { record -> Bool? in
                guard let line = record.line, case let text = ComparableText(record.value(of: key) ?? ""), !text.isShort
                else { return nil }
                return holds(line, text)
            }
            return rows.count > 2 ? Double(rows.count { $0 }) / Double(rows.count) : nil
        }
        return keys.compactMap { key in
            guard let twice = share(of: key, { $0.has($1, atLeast: 2) }) else { return nil }
            let missing = twice < 0.75 ? nil : keys.first { share(of: $0) { !$0.has($1) } ?? 0 >= 0.75 }
            guard twice < 0.5 || missing != nil else { return nil }
            return (
                FactLog.Fact(invariant: .truth, screen: screen.name, what: "\(key) in one column", rule: .never),
                missing.map { "rows show the \(key) twice, and not the \($0) in the JSON" }
            )
        }
    }

    /// The fault that the screen shows most entries of a JSON array but not all entries; nil if there is no fault.
    var incompleteArray: String? {
        for (key, names) in namesInArrays {
            let shown = names.count { text.has(ComparableText($0)) }
            if shown < names.count, shown * 2 > names.count {
                return "the JSON has \(names.count) \(key), but the screen shows \(shown)"
            }
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

    /// Returns a name whose line shows only the name's beginning although there is room; nil if there is no such name.
    func cutName(in rows: [String]) -> String? {
        records.lazy.filter { $0.line == nil && $0.item.name.count < Self.room }.map(\.item).first { item in
            let (name, number) = (ComparableText(item.name).text, ComparableText(item.identifier.description))
            guard name.count > 4, let last = name.split(separator: " ").last else { return false }
            return rows.contains { row in
                let line = ComparableText(row)
                return line.has(number) && line.text.contains(name.prefix(4)) && !line.text.contains(last)
            }
        }?.name
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
