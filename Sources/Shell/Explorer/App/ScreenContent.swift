import ChallengeText
import Glibc
import SwiftUI

/// The values in a screen's text and in its JSON, split up for comparison.
nonisolated struct ScreenContent {
    typealias Value = (key: String, text: String)

    /// A row that can be opened.
    struct Record {
        let item: SelectableRows.Item
        /// The line that shows the row; nil if no line has its name.
        let line: ComparableText?
        /// The row's values in the JSON, by their keys.
        let values: [Value]
        /// The keys of the row in the JSON, also those of arrays.
        let keys: [String]

        func value(of key: String) -> String? { values.first { $0.key == key }?.text }
    }

    let text: ComparableText
    /// The text with the title instead of the path, which names the screens below.
    let own: ComparableText
    /// The text without the lines that show records.
    let rest: ComparableText
    /// The JSON values outside of the records.
    let values: [Value]
    /// All texts, numbers, and arrays as one text, by the last part of their keys in lower case.
    let told: [(key: String, text: ComparableText)]
    /// The visible rows.
    let records: [Record]
    /// The total numbers of rows, as stated by the JSON and by the text next to the title.
    let totals: [Int]
    let json: JSON

    /// - Parameters:
    ///   - noun: the noun for a row; nil if there are no rows.
    ///   - items: the visible rows.
    ///   - summary: the text next to the title.
    ///   - rows: the rows of the screen, first the path and the summary.
    init(
        _ json: JSON, title: String, noun: String?, items: [SelectableRows.Item], summary: String, rows: [String]
    ) {
        let all = rows.map { ComparableText($0) }
        own = ComparableText([ComparableText(title), ComparableText(summary)] + all.dropFirst())
        (self.json, text) = (json, ComparableText(all))
        let list = Self.list(of: items, in: json)
        var lines = all[...]
        var taken: Set<Int> = []
        // The search starts at the end, because a name may also occur above the rows: in a title, or in a search text.
        let found = items.enumerated().reversed().map { index, item in
            let (name, number) = (ComparableText(item.name), ComparableText(item.identifier.description))
            // Rows next to each other are in one line.
            let line = all[lines.endIndex...].first.flatMap { $0.has(name) && $0.has(number) ? lines.endIndex : nil }
            let place =
                lines.lastIndex { $0.has(name) && $0.has(number) } ?? line
                ?? (lines.contains { $0.has(number) } ? nil : lines.lastIndex { $0.has(name) })
            if let place {
                taken.insert(place)
                lines = lines[..<place]
            }
            let told = list?.objects[index] ?? .null
            return Record(
                item: item, line: place.map { all[$0] }, values: Self.leaves(told), keys: told.members.map(\.key))
        }
        records = found.reversed()
        rest = ComparableText(all.indices.filter { !taken.contains($0) }.map { all[$0] })
        values = json.members.filter { $0.key != list?.key }.flatMap { Self.leaves($0.value, at: $0.key) }
        told = json.members.flatMap { Self.leaves($0.value, at: $0.key, withArrays: true) }.map { key, text in
            (key.split(separator: ".").last?.lowercased() ?? "", ComparableText(text))
        }
        var totals: [Int] = []
        if case .number(let number)? = json["total"], let total = Int(number) { totals.append(total) }
        let words = summary.split(separator: " ").map { $0.filter { $0 != "," } }
        if let noun, let index = words.firstIndex(where: { $0.hasPrefix(noun) }), index > 0,
            let total = Int(words[index - 1])
        {
            totals.append(total)
        }
        self.totals = totals
    }

    /// Returns the values of a record in the JSON of the record's own screen; empty if the values are unknown.
    func values(of identifier: RowIdentifier) -> [Value] {
        let object = json.members.map(\.value).first { Self.has(identifier, $0) }
        return object.map { Self.leaves($0) } ?? []
    }

    /// Returns the JSON array whose objects represent some rows in their order, with its key; nil without such an array.
    private static func list(of items: [SelectableRows.Item], in json: JSON) -> (key: String, objects: [JSON])? {
        for (key, value) in json.members {
            guard case .array(let objects) = value, !objects.isEmpty, objects.count == items.count,
                zip(items, objects).allSatisfy({ has($0.identifier, $1) })
            else { continue }
            return (key, objects)
        }
        return nil
    }

    private static func has(_ identifier: RowIdentifier, _ object: JSON) -> Bool {
        object.members.contains { text(of: $0.value) == identifier.description }
    }

    /// Returns the texts and numbers in an object, by their paths.
    ///
    /// - Parameter withArrays: true to join the texts and numbers of each array to one text; false to leave arrays out.
    private static func leaves(_ json: JSON, at path: String = "", withArrays: Bool = false) -> [Value] {
        if let text = text(of: json) { return [(path, text)] }
        let texts = withArrays ? json.elements.compactMap(text(of:)) : []
        return json.members.flatMap {
            leaves($0.value, at: path.isEmpty ? $0.key : "\(path).\($0.key)", withArrays: withArrays)
        } + (texts.isEmpty ? [] : [(path, texts.joined(separator: ", "))])
    }

    private static func text(of json: JSON) -> String? {
        switch json {
        case .number(let text), .string(let text): text
        case .null, .bool, .array, .object: nil
        }
    }
}

/// A text in a form for comparison: in lower case, with single blanks, and with visible control characters.
nonisolated struct ComparableText {
    private let bytes: [UInt8]

    init(_ text: String) {
        // A text of several lines is shown on several rows.
        let text = text.replacing("\n", with: " ").escapingUnsafe
        // Most texts consist of ASCII and of symbols, which have no case.
        if text.plainColumns != nil, !text.utf8.contains(where: { 0xC2...0xDF ~= $0 }) {
            bytes = text.singleSpaced.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
        } else {
            bytes = Array(text.lowercased().singleSpaced.utf8)
        }
    }

    /// Creates the text of some rows.
    init(_ rows: [ComparableText]) {
        bytes = Array(rows.map(\.bytes).filter { !$0.isEmpty }.joined(separator: [UInt8(ascii: " ")]))
    }

    var isEmpty: Bool { bytes.isEmpty }
    var isShort: Bool { bytes.count < 3 }
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Returns true if the other text occurs in this text as whole words.
    func has(_ other: Self) -> Bool {
        // An exploration spends much of its time here.
        bytes.withUnsafeBytes { text in
            other.bytes.withUnsafeBytes { part in
                guard let first = text.baseAddress, let wanted = part.baseAddress, !part.isEmpty, !text.isEmpty else {
                    return false
                }
                var start = 0
                while let place = memchr(first + start, Int32(part[0]), text.count - start) {
                    let found = UnsafeRawPointer(place) - first
                    let end = found + part.count
                    guard end <= text.count else { return false }
                    if memcmp(first + found, wanted, part.count) == 0,
                        found == 0 || !Self.joins(text[found - 1], part[0]),
                        end == text.count || !Self.joins(text[end - 1], text[end])
                    {
                        return true
                    }
                    start = found + 1
                }
                return false
            }
        }
    }

    /// Returns true if two adjacent bytes belong to one word.
    private static func joins(_ left: UInt8, _ right: UInt8) -> Bool { isOfWord(left) && isOfWord(right) }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }
}
