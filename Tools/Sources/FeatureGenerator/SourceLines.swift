import Foundation

/// The lines of a formatted source. Edits find their place by text and indentation.
struct SourceLines {
    let path: String
    private(set) var lines: [String]

    init(path: String, text: String) {
        self.path = path
        lines = text.components(separatedBy: "\n")
    }

    var text: String { lines.joined(separator: "\n") }

    /// Returns the index of the first line that matches, without its indentation.
    ///
    /// - Parameter what: a description of the line, for the error if there is none.
    func line(
        _ what: String, in range: Range<Int>? = nil, where fits: (Substring) -> Bool
    ) throws(Refusal) -> Int {
        guard let found = (range ?? lines.indices).first(where: { fits(lines[$0].trimmed) }) else {
            throw Refusal("\(path) has no \(what): cannot find the place to edit.")
        }
        return found
    }

    /// Returns the index of the last line that matches, without its indentation.
    func lastLine(
        _ what: String, in range: Range<Int>, where fits: (Substring) -> Bool
    ) throws(Refusal) -> Int {
        guard let found = range.last(where: { fits(lines[$0].trimmed) }) else {
            throw Refusal("\(path) has no \(what): cannot find the place to edit.")
        }
        return found
    }

    /// Returns the lines of a block: from the first line that contains `opening` to the line that closes the block.
    func block(_ opening: String, in range: Range<Int>? = nil) throws(Refusal) -> Range<Int> {
        let start = try line("'\(opening)'", in: range) { $0.contains(opening) }
        // The next closing bracket of the same indentation ends the block, unless it ends only the parameters.
        let end = lines[(start + 1)...].firstIndex { line in
            line.indentation == lines[start].indentation && "}])".contains(line.trimmed.prefix(1))
                && !line.trimmed.isEmpty && !line.hasSuffix("{")
        }
        guard let end else { throw Refusal("\(path): the block after '\(opening)' is not closed.") }
        return start..<end + 1
    }

    mutating func insert(_ text: String, at line: Int) {
        var added = text.components(separatedBy: "\n")
        if added.last == "" { added.removeLast() }
        lines.insert(contentsOf: added, at: line)
    }

    mutating func replace(_ text: String, with other: String, inLine line: Int) {
        lines[line] = lines[line].replacing(text, with: other, maxReplacements: 1)
    }

    mutating func append(_ text: String, toLine line: Int) { lines[line] += text }

    /// Adds an import, in alphabetical order.
    mutating func addImport(of module: String) throws(Refusal) {
        let imports = lines.indices.compactMap { index in
            lines[index].wholeMatch(of: #/(?:[a-z]+ )?import (\w+)/#).map { (index, name: $0.1) }
        }
        guard let last = imports.last else {
            throw Refusal("\(path) has no import: cannot find the place to edit.")
        }
        insert("import \(module)", at: imports.first { $0.name > module }?.0 ?? last.0 + 1)
    }
}

extension StringProtocol {
    var trimmed: Substring { Substring(drop { $0 == " " }) }
    var indentation: Int { prefix { $0 == " " }.count }
}
