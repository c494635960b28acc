import ChallengeCore
import ChallengeShellText

/// The values that a screen shows people and tells programs, taken apart so that they can be compared.
struct ScreenContent {
    typealias Value = (key: String, text: String)

    /// A row that can be opened.
    struct Record {
        let item: SelectableRows.Item
        /// The line that shows it; nil where none has its name.
        let line: ComparableText?
        /// The values that programs are told of it, by their keys.
        let values: [Value]

        func value(of key: String) -> String? { values.first { $0.key == key }?.text }
    }

    let text: ComparableText
    /// The text without the lines of the records.
    let rest: ComparableText
    /// The values that programs are told, without the records.
    let values: [Value]
    /// The rows that are on the screen.
    let records: [Record]
    /// How many rows there are, by what programs are told, and by what is written beside the title.
    let totals: [Int]
    /// The text beside the title.
    let summary: String
    private let json: JSON

    /// - Parameters:
    ///   - noun: what a row is called; nil where there are none.
    ///   - items: the rows that are shown.
    init(_ json: JSON, noun: String?, items: [SelectableRows.Item], summary: String, rows: [String]) {
        (self.json, self.summary, text) = (json, summary, ComparableText(rows.joined(separator: " ")))
        let list = Self.list(of: items, in: json)
        var lines = rows.map { ComparableText($0) }[...]
        var taken: Set<Int> = []
        // From the end, as a name may be above the rows, too: in a title, or among what was searched for.
        let found = items.enumerated().reversed().map { index, item in
            let (name, number) = (ComparableText(item.name), ComparableText(item.identifier.description))
            let place =
                lines.lastIndex { $0.has(name) && $0.has(number) }
                ?? (lines.contains { $0.has(number) } ? nil : lines.lastIndex { $0.has(name) })
            let line = place.map { lines[$0] }
            if let place {
                taken.insert(place)
                lines = lines[..<place]
            }
            return Record(item: item, line: line, values: (list?.objects[index]).map { Self.leaves($0) } ?? [])
        }
        records = found.reversed()
        rest = ComparableText(rows.indices.filter { !taken.contains($0) }.map { rows[$0] }.joined(separator: " "))
        values = json.pairs.filter { $0.key != list?.key }.flatMap { Self.leaves($0.value, at: $0.key) }
        var totals: [Int] = []
        if case .number(let number)? = json.member("total"), let total = Int(number) { totals.append(total) }
        let words = summary.split(separator: " ").map { $0.filter { $0 != "," } }
        if let noun, let index = words.firstIndex(where: { $0.hasPrefix(noun) }), index > 0,
            let total = Int(words[index - 1])
        {
            totals.append(total)
        }
        self.totals = totals
    }

    /// The values that programs are told of a record with an identifier on a screen of its own; none where that is not known.
    func values(of identifier: RowIdentifier) -> [Value] {
        let object = json.pairs.map(\.value).first { Self.has(identifier, $0) }
        return object.map { Self.leaves($0) } ?? []
    }

    /// The array among what programs are told whose objects are some rows, in their order, and its key.
    private static func list(of items: [SelectableRows.Item], in json: JSON) -> (key: String, objects: [JSON])? {
        for (key, value) in json.pairs {
            guard case .array(let objects) = value, !objects.isEmpty, objects.count == items.count,
                zip(items, objects).allSatisfy({ has($0.identifier, $1) })
            else { continue }
            return (key, objects)
        }
        return nil
    }

    /// The arrays that programs are told whose entries all have names: their keys, and the names.
    var namesInArrays: [(key: String, names: [String])] { Self.namesInArrays(of: json) }

    private static func namesInArrays(of json: JSON) -> [(key: String, names: [String])] {
        json.pairs.flatMap { key, value in
            guard case .array(let objects) = value else { return namesInArrays(of: value) }
            let names = objects.compactMap { $0.member("name") ?? $0.member("title") }.compactMap { text(of: $0) }
            return names.count == objects.count && !names.contains("") ? [(key, names)] : []
        }
    }

    private static func has(_ identifier: RowIdentifier, _ object: JSON) -> Bool {
        object.pairs.contains { text(of: $0.value) == identifier.description }
    }

    /// The texts and numbers of an object, those of arrays left out.
    private static func leaves(_ json: JSON, at path: String = "") -> [Value] {
        if let text = text(of: json) { return [(path, text)] }
        return json.pairs.flatMap { leaves($0.value, at: path.isEmpty ? $0.key : "\(path).\($0.key)") }
    }

    private static func text(of json: JSON) -> String? {
        switch json {
        case .number(let text), .string(let text): text
        case .null, .bool, .array, .numbered, .object: nil
        }
    }
}

/// A text as it is compared: in lower case, blanks as one, what could move the cursor made visible.
struct ComparableText {
    private let bytes: [UInt8]

    init(_ text: String) {
        let visible = text.escapingUnsafe.lowercased()
        bytes = Array(visible.split { $0 == " " || $0 == "\t" }.joined(separator: " ").utf8)
    }

    var isEmpty: Bool { bytes.isEmpty }
    var isShort: Bool { bytes.count < 3 }
    var text: String { String(decoding: bytes, as: UTF8.self) }

    func has(_ other: Self) -> Bool { has(other, atLeast: 1) }

    /// True if the other text is a part of this one, so many times at least, and is no part of a longer word of it.
    func has(_ other: Self, atLeast times: Int) -> Bool {
        let (count, part) = (other.bytes.count, other.bytes)
        guard count > 0, count <= bytes.count else { return false }
        var found = 0
        for start in 0...bytes.count - count
        where bytes[start] == part[0] && bytes[start + count - 1] == part[count - 1] {
            guard bytes[start..<start + count].elementsEqual(part) else { continue }
            let isWhole =
                (start == 0 || !Self.joins(bytes[start - 1], part[0]))
                && (start + count == bytes.count || !Self.joins(part[count - 1], bytes[start + count]))
            if isWhole { found += 1 }
            if found == times { return true }
        }
        return false
    }

    /// True if two bytes side by side are in one word.
    private static func joins(_ left: UInt8, _ right: UInt8) -> Bool { isOfWord(left) && isOfWord(right) }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }
}
