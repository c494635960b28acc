import Foundation

/// A file of `Tools/Templates`: a text with placeholders such as `__Feature__`.
struct Template {
    /// The path below the folder of the templates. It may contain placeholders too.
    let path: String
    let text: String

    /// All templates in a folder, in the order of their paths.
    static func all(in folder: URL) throws -> [Template] {
        guard let paths = FileManager.default.subpaths(atPath: folder.path) else {
            throw Refusal("there are no templates in \(folder.path).")
        }
        return try paths.sorted().compactMap { path in
            guard [".swift", ".txt", ".md", ".transcript"].contains(where: path.hasSuffix) else { return nil }
            return Template(path: path, text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
        }
    }

    /// - Throws: ``Refusal`` for an unknown placeholder.
    func rendered(_ words: [String: String]) throws -> (path: String, text: String) {
        (try Self.substitute(words, in: path, of: path), try Self.substitute(words, in: text, of: path))
    }

    /// Returns the types that the template declares with the feature's name.
    func types(_ words: [String: String]) throws -> [String] {
        try text.matches(of: /(?:struct|class|enum|protocol|typealias) (\w*__\w+)/).map {
            try Self.substitute(words, in: String($0.1), of: path)
        }
    }

    /// The identifiers in the code, without those in comments and texts. A transcript has none.
    var identifiers: Set<String> {
        guard path.hasSuffix(".swift") else { return [] }
        let code = text.replacing(/\/\/[^\n]*|"(\\.|[^"\\\n])*"/, with: "")
        return Set(code.matches(of: /[A-Za-z_][A-Za-z0-9_]*/).map { String($0.output) })
    }

    private static func substitute(_ words: [String: String], in text: String, of path: String) throws -> String {
        let rendered = words.reduce(text) { $0.replacing("__\($1.key)__", with: $1.value) }
        if let unknown = rendered.firstMatch(of: /__[A-Za-z]+(_[a-z]+)?__/) {
            throw Refusal("unknown placeholder \(unknown.output.0) in the template \(path).")
        }
        return rendered
    }
}
