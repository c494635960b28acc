import ArgumentParser
import FoundationEssentials
import Glibc

/// What `make bench` and its kin run, in the folder of the project.
@main
struct Benchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "challenge-bench", abstract: "Measure an installed program.",
        subcommands: [Measure.self, Check.self, Keep.self])
}

/// The installed programs.
private struct Installation: ParsableArguments {
    @Argument(help: "The folder with the programs.")
    var folder: String

    func laboratory() throws -> Laboratory {
        try Laboratory(program: folder + "/challenge", server: folder + "/challenge-api")
    }
}

/// Times, curves and counts: to the standard output, the file of results, the drawing and the page.
private struct Measure: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Measure everything, and write down what was found.")

    @OptionGroup var installation: Installation

    func run() throws {
        let laboratory = try installation.laboratory()
        let references = try References(in: laboratory)
        var results = Results(versions: references.versions, omissions: references.omissions)
        // First what counts memory, as this process grows.
        let counted = CountedCases(in: laboratory)
        results.omissions += counted.omissions
        Self.say(ResultsPage(results: results).heading)
        results.counts = try counted.count()
        Self.say(ResultsPage.section(results.counts))
        func add(_ timing: Results.Timing) {
            results.timings.append(timing)
            Self.say(ResultsPage.section(timing))
        }
        let processes = ProcessBenchmarks(laboratory: laboratory, references: references)
        add(try processes.start())
        add(try processes.prompt())
        add(try processes.throughput())
        let completion = try CompletionBenchmark(program: laboratory.program).run()
        add(completion.timing)
        var excesses = completion.excesses
        for curve in Curves(laboratory: laboratory).all {
            do {
                let measured = try curve.measure()
                results.curves.append(measured)
                excesses += measured.excesses
                Self.say(ResultsPage.section([measured]))
            } catch {
                excesses.append("\(curve.name): \(error)")
            }
        }

        let page = ResultsPage(results: results)
        try Self.write(results.data, to: "Benchmarks/results.json")
        try Self.write(Data(CurveChart(curves: results.curves).svg.utf8), to: "docs/performance.svg")
        let path = "docs/performance.md"
        try Self.write(Data(page.inserted(into: String(contentsOfFile: path, encoding: .utf8)).utf8), to: path)

        excesses.forEach { print("error: \($0)") }
        if !excesses.isEmpty { throw ExitCode.failure }
    }

    /// Prints at once, also into a file: it takes minutes until the end.
    private static func say(_ text: String) {
        print(text)
        fflush(nil)
    }

    private static func write(_ data: Data, to path: String) throws {
        try data.write(to: URL(filePath: path), options: .atomic)
    }
}

/// Whether a count is over the kept one.
private struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Compare counts with those that are kept.")

    @OptionGroup var installation: Installation

    func run() throws {
        let counted = try KeptCounts.count(in: installation.laboratory())
        let kept = try KeptCounts.read()
        let (lines, isExceeded) = kept.comparison(with: counted)
        lines.forEach { print($0) }
        if isExceeded {
            print("Where that is worth it, `make bench-keep` keeps the new counts; say why in docs/performance.md.")
            throw ExitCode.failure
        }
        print("No count is more than \(Counts.tolerance) % over the kept one.")
    }
}

/// Keeps counts, for others to be compared with.
private struct Keep: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Keep counts, for later ones to be compared with.")

    @OptionGroup var installation: Installation

    func run() throws {
        try KeptCounts.count(in: installation.laboratory()).write()
    }
}
