import ChallengeTestSupport
import Foundation
import ProcessTestSupport

/// Graphviz's `dot`.
nonisolated enum Graphviz {
    /// What `dot` made of a text.
    struct Drawing {
        let status: CInt
        let warnings: String
        /// The texts of each node, edge and cluster; the line breaks of a label are those between texts.
        let nodes: [[String]]
        let edges: [[String]]
        let clusters: [[String]]
    }

    static func draw(_ text: String) async throws -> Drawing {
        try await withTemporaryFolder { folder in
            let (input, output, errors) = (folder + "/in", folder + "/out", folder + "/err")
            try text.write(toFile: input, atomically: false, encoding: .utf8)
            try "".write(toFile: errors, atomically: false, encoding: .utf8)
            let nowhere = try FileHandle(forUpdating: URL(fileURLWithPath: "/dev/null"))
            let process = try ChildProcess(
                Tool.dot.path, ["-Tsvg", "-o", output, input], environment: ["PATH": "/usr/bin:/bin"], folder: folder,
                input: nowhere, output: nowhere,
                errors: FileHandle(forWritingTo: URL(fileURLWithPath: errors)))
            let end = await process.end
            let svg = try String(contentsOfFile: output, encoding: .utf8)
            return Drawing(
                status: end.number, warnings: try String(contentsOfFile: errors, encoding: .utf8),
                nodes: texts(of: "node", in: svg), edges: texts(of: "edge", in: svg),
                clusters: texts(of: "cluster", in: svg))
        }
    }

    private static func texts(of kind: String, in svg: String) -> [[String]] {
        svg.components(separatedBy: "class=\"\(kind)\">").dropFirst().map { piece in
            let group = piece.components(separatedBy: "</g>")[0]
            return group.matches(of: /<text [^>]*>([^<]*)<\/text>/).map { decoded(String($0.1)) }
        }
    }

    private static func decoded(_ text: String) -> String {
        let text = text.replacing(/&#(x?)([0-9a-fA-F]+);/) { match in
            let scalar = UInt32(match.2, radix: match.1.isEmpty ? 10 : 16).flatMap(Unicode.Scalar.init)
            return scalar.map { String(Character($0)) } ?? "?"
        }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(text) { text, entity in
            text.replacing(entity.0, with: entity.1)
        }
    }
}
