import ChallengeConsole
package import ChallengeHost
import ChallengeSession
import FoundationEssentials

extension Reporter {
    /// Joins the reports that several machines wrote about their shards of an exploration, as if one machine had explored
    /// everything. A file contains either results or a coverage, and its content shows which.
    ///
    /// Reports the joined results, and returns the exit status. The status is 64 if something could not
    /// be written. The status is 66, and nothing is written, if a file could not be read or does not belong to the other
    /// files. The status is 1 for a failed result, a missing or repeated shard, or too low a coverage; otherwise 0.
    ///
    /// - Parameter makeRoot: creates the app whose graphs show the coverage.
    package func merge(
        _ files: [String], makeRoot: @MainActor () throws -> RootContainer
    ) async throws -> Int32 {
        if refuses() { return ExitStatus.usage }
        var results: [TestResult] = []
        var coverage: Coverage?
        var origin = ""
        var shards: (coverages: [Shard], reports: [Shard]) = ([], [])
        for file in files {
            do throws(Diagnostic) {
                let bytes = try await Self.content(of: file)
                guard let part = try? JSONDecoder().decode(CoverageFile.self, from: Data(bytes)) else {
                    let part = try ResultFile(bytes, of: file)
                    results += part.results
                    if let shard = part.shard { shards.reports.append(shard) }
                    continue
                }
                if let shard = part.shard { shards.coverages.append(shard) }
                if coverage == nil {
                    coverage = part.coverage
                    origin = file
                }
                guard coverage?.declaresSame(as: part.coverage) == true else {
                    throw Diagnostic(.error, "'\(origin)' and '\(file)' are coverages of different apps")
                }
                coverage?.formUnion(part.coverage)
            } catch {
                tell(error)
                return ExitStatus.noInput
            }
        }
        let report = TestReport(results)
        for result in report.results { tell(result) }
        if coverage == nil, options.hasCoverage {
            tell(Diagnostic(.error, "none of the files is a coverage"))
            return ExitStatus.noInput
        }
        let mistakes = Shard.mistakes(shards.coverages, in: "coverages") + Shard.mistakes(shards.reports, in: "reports")
        for mistake in mistakes { tell(mistake) }
        return try await finish(report, coverage, of: makeRoot) && mistakes.isEmpty ? 0 : 1
    }

    private static func content(of file: String) async throws(Diagnostic) -> [UInt8] {
        do { return try await InputDescriptor.content(of: file) } catch { throw .unreadable(file, error) }
    }
}
