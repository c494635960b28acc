import FoundationEssentials

/// The counts that others are compared with, and the tools that counted them; the file `Benchmarks/counts.json`.
struct KeptCounts: Codable {
    /// The versions of the programs that influence the counts.
    var tools: [String: String]
    var cases: [CaseCounts]

    private static let file = URL(filePath: "Benchmarks/counts.json")

    static func read() throws -> Self { try JSONDecoder().decode(Self.self, from: Data(contentsOf: file)) }

    func write() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try (encoder.encode(self) + Data("\n".utf8)).write(to: Self.file, options: .atomic)
    }

    /// Counts, and prints which counts are impossible here.
    static func count(in laboratory: Laboratory) throws -> Self {
        var tools: [String: String] = [:]
        for (name, option) in ["swift": "--version", "ldd": "--version", "valgrind": "--version", "uname": "-m"] {
            tools[name] = try Laboratory.find(name).flatMap { try laboratory.firstLine(of: [$0, option]) }
        }
        let counted = CountedCases(in: laboratory)
        counted.omissions.forEach { print($0) }
        return try Self(tools: tools, cases: counted.count())
    }

    /// The report of a comparison with new counts, and whether any is over its limit.
    func comparison(with new: KeptCounts) -> (lines: [String], isExceeded: Bool) {
        var (lines, isExceeded): ([String], Bool) = ([], false)
        for new in new.cases {
            guard let kept = cases.first(where: { $0.name == new.name }) else {
                lines.append("\(new.name): nothing is kept yet")
                continue
            }
            for difference in new.counts.differences(from: kept.counts) {
                lines.append("\(difference.isExcess ? "error: " : "")\(new.name): \(difference.text)")
                isExceeded = isExceeded || difference.isExcess
            }
        }
        let others = tools.keys.sorted().filter { tools[$0] != new.tools[$0] }
        if !lines.isEmpty && !others.isEmpty {
            lines.append("The kept ones were counted with others:")
            lines += others.map { "  \($0): \(tools[$0] ?? "none"), here \(new.tools[$0] ?? "none")" }
        }
        return (lines, isExceeded)
    }
}
