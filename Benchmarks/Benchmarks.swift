import FoundationEssentials
import Glibc

/// Runs `make bench` and its variants in the folder of the project:
///
///     challenge-bench measure | check | keep FOLDER [FOLDER]
///
/// The folder has the installed programs. `check` compares with the programs in a second folder, in place of the kept counts.
@main
enum Benchmarks {
    static func main() {
        let words = CommandLine.arguments.dropFirst()
        do {
            let laboratories = try words.dropFirst().map { try Laboratory(programs: $0) }
            let isRight =
                switch (words.first, laboratories.count) {
                case ("measure", 1): try measure(in: laboratories[0])
                case ("check", 1): try check(in: laboratories[0], against: KeptCounts.read())
                case ("check", 2): try check(in: laboratories[0], against: KeptCounts.count(in: laboratories[1]))
                case ("keep", 1): try keep(in: laboratories[0])
                default: throw UnexpectedResult(usage)
                }
            if isRight { return }
        } catch {
            print("error: \(error)")
        }
        exit(1)
    }

    private static let usage =
        "'measure', 'check' or 'keep', the folder with the programs, and for 'check' one to compare with"

    /// Prints times, curves and counts, and writes the file of results, the drawing and the page.
    ///
    /// - Returns: true if all are within their limits.
    private static func measure(in laboratory: Laboratory) throws -> Bool {
        let references = try References(in: laboratory)
        var results = Results(versions: references.versions, omissions: references.omissions)
        // Memory comes first: the kernel counts this process's own memory as the program's.
        let counted = CountedCases(in: laboratory)
        results.omissions += counted.omissions
        say(ResultsPage(results: results).heading)
        results.counts = try counted.count()
        say(ResultsPage.section(results.counts))
        var excesses: [String] = []
        for curve in Curves(laboratory: laboratory).all {
            do {
                let measured = try curve.measure()
                results.curves.append(measured)
                excesses += measured.excesses
                say(ResultsPage.section([measured]))
            } catch {
                excesses.append("\(curve.name): \(error)")
            }
        }
        func add(_ timing: Results.Timing) {
            results.timings.append(timing)
            say(ResultsPage.section(timing))
        }
        let processes = ProcessBenchmarks(laboratory: laboratory, references: references)
        add(try processes.start())
        add(try processes.prompt())
        add(try processes.throughput())
        let copy = try CopyBenchmark(laboratory: laboratory).run()
        add(copy.timing)
        let completion = try CompletionBenchmark(laboratory: laboratory).run()
        completion.timings.forEach(add)
        excesses += copy.excesses + completion.excesses

        try write(results.data, to: "Benchmarks/results.json")
        try write(Data(CurveChart(curves: results.curves).svg.utf8), to: "docs/performance.svg")
        let path = "docs/performance.md"
        let page = try ResultsPage(results: results).inserted(into: String(contentsOfFile: path, encoding: .utf8))
        try write(Data(page.utf8), to: path)

        excesses.forEach { print("error: \($0)") }
        return excesses.isEmpty
    }

    /// Compares counts; returns true if none is over the one before.
    private static func check(in laboratory: Laboratory, against before: KeptCounts) throws -> Bool {
        let (lines, isExceeded) = before.comparison(with: try KeptCounts.count(in: laboratory))
        lines.forEach { print($0) }
        print(
            isExceeded
                ? "To accept the new counts, run `make bench-keep` and say why in docs/performance.md."
                : "No count is more than \(Counts.tolerance) % over the one before.")
        return !isExceeded
    }

    /// Keeps counts, for others to be compared with.
    private static func keep(in laboratory: Laboratory) throws -> Bool {
        try KeptCounts.count(in: laboratory).write()
        return true
    }

    /// Prints at once, also into a file, because a run takes minutes.
    private static func say(_ text: String) {
        print(text)
        fflush(nil)
    }

    private static func write(_ data: Data, to path: String) throws {
        try data.write(to: URL(filePath: path), options: .atomic)
    }
}
