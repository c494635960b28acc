public import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import FoundationEssentials

/// Joins what several machines have reported of their shards, as if one had done it all.
///
/// Files of JUnit's XML and those of coverages are told apart by their content.
public struct ReportMerger {
    let options: ShellOptions
    let makeRoot: @MainActor () throws -> any RootContainerContract
    var console = Console.standard

    /// A merger of the files that the options name.
    ///
    /// - Parameters:
    ///   - options: which files, and where the whole goes.
    ///   - makeRoot: makes the app, of which coverages are drawn.
    public init(options: ShellOptions, makeRoot: @escaping @MainActor () throws -> any RootContainerContract) {
        self.options = options
        self.makeRoot = makeRoot
    }

    /// Joins all, reports the whole, and returns the exit status: 66 where a file could not be read, and nothing is
    /// written; else 1 where a result is a failure or too little was reached, else 0.
    ///
    /// - Throws: what making an app throws.
    public func run() async throws -> Int32 {
        let reporter = Reporter(options: options, console: console)
        if reporter.refuses() { return ExitStatus.usage }
        var cases: [JUnitReport.Case] = []
        var coverage: Coverage?
        for file in options.files {
            do throws(Diagnostic) {
                switch try await Self.content(of: file) {
                case .report(let report): cases += report.cases
                case .coverage(let part):
                    if coverage == nil { coverage = part } else { coverage?.formUnion(part) }
                }
            } catch {
                reporter.tell(error)
                return ExitStatus.noInput
            }
        }
        let report = JUnitReport(cases)
        for result in report.cases { reporter.tell(result) }
        if coverage == nil, options.coverage != nil {
            reporter.tell(Diagnostic(.error, "none of the files is a coverage"))
            return ExitStatus.noInput
        }
        return try await reporter.finish(report, coverage, of: makeRoot) ? 0 : 1
    }

    private enum Content {
        case report(JUnitReport)
        case coverage(Coverage)
    }

    private static func content(of file: String) async throws(Diagnostic) -> Content {
        let bytes = try await InputDescriptor.content(ofReport: file)
        if bytes.first(where: { !" \t\r\n".utf8.contains($0) }) == UInt8(ascii: "{") {
            guard let coverage = try? JSONDecoder().decode([String: Coverage].self, from: Data(bytes))["coverage"]
            else { throw Diagnostic(.error, "'\(file)' is no coverage as --out writes it") }
            return .coverage(coverage)
        }
        return .report(try JUnitReport(bytes, of: file))
    }
}
