/// A Mermaid flowchart. The parser is strict: everything outside a small part of the language is a mistake.
///
/// The part has the direction `LR`, subgraphs of nodes, nodes of four shapes, and links of three kinds. Labels are in
/// quotes, with letters, digits, some signs, entity codes and line breaks.
package struct MermaidChart: Hashable {
    package struct Node: Hashable {
        package let identifier: String
        /// The characters before the label: `[`, `([`, `[/` or `{{`.
        package let shape: String
        package let lines: [String]
    }

    package struct Group: Hashable {
        package let name: String
        package let nodes: [Node]
    }

    package struct Link: Hashable {
        package let from: String
        package let arrow: String
        package let label: String
        package let to: String
    }

    /// The error for a line that is not valid.
    package struct Mistake: Error, CustomStringConvertible { package let description: String }

    package private(set) var groups: [Group] = []
    /// The nodes outside of all groups.
    package private(set) var others: [Node] = []
    package private(set) var links: [Link] = []

    package var nodes: [Node] { groups.flatMap(\.nodes) + others }

    package init(_ text: String) throws {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
        guard lines.popFirst() == "flowchart LR" else { throw Mistake(description: "no flowchart") }
        var opened: (name: String, nodes: [Node])?
        var identifiers: Set<String> = []
        for line in lines {
            if let match = line.wholeMatch(of: /[ ]{2}subgraph (f[0-9]+)\["([^"]+)"\]/), opened == nil {
                guard identifiers.insert(String(match.1)).inserted else { throw Mistake(description: "twice: \(line)") }
                opened = (try Self.lines(of: match.2).joined(separator: "\n"), [])
            } else if line == "  end", let group = opened {
                groups.append(Group(name: group.name, nodes: group.nodes))
                opened = nil
            } else if let node = try Self.node(line, indentation: opened == nil ? 2 : 4) {
                guard identifiers.insert(node.identifier).inserted else { throw Mistake(description: "twice: \(line)") }
                if opened == nil { others.append(node) } else { opened?.nodes.append(node) }
            } else if let match = line.wholeMatch(of: /[ ]{2}(n[0-9]+) (-->|-\.->|==>)\|"([^"]+)"\| (n[0-9]+)/),
                opened == nil
            {
                guard identifiers.isSuperset(of: [String(match.1), String(match.4)]) else {
                    throw Mistake(description: "nobody knows the ends of \(line)")
                }
                links.append(
                    Link(
                        from: String(match.1), arrow: String(match.2),
                        label: try Self.lines(of: match.3).joined(separator: "\n"), to: String(match.4)))
            } else {
                throw Mistake(description: "not known: \(line)")
            }
        }
        if opened != nil { throw Mistake(description: "a subgraph has no end") }
    }

    private static func node(_ line: String, indentation: Int) throws -> Node? {
        guard let match = line.wholeMatch(of: /( +)(n[0-9]+)(\[|\(\[|\[\/|\{\{)"([^"]+)"(\]|\]\)|\/\]|\}\})/),
            match.1.count == indentation
        else { return nil }
        let closing = ["[": "]", "([": "])", "[/": "/]", "{{": "}}"]
        guard closing[String(match.3)] == String(match.5) else { throw Mistake(description: "no shape: \(line)") }
        return Node(identifier: String(match.2), shape: String(match.3), lines: try lines(of: match.4))
    }

    /// The lines of a label, with entity codes decoded.
    private static func lines(of label: Substring) throws -> [String] {
        guard label.wholeMatch(of: /([A-Za-z0-9 .,:\/()=?-]|#[0-9]+;|<br>)+/) != nil else {
            throw Mistake(description: "no label: \(label)")
        }
        let lines = label.replacing("<br>", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { line in
            String(line).replacing(/#([0-9]+);/) { match in
                UInt32(match.1).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "?"
            }
        }
    }
}
