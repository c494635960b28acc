import ChallengeConsole
import ChallengeDesignSystem
package import ChallengeLanguage
import ChallengeSession

/// A file with a fact on each line. Blank lines and lines that begin with `#` are ignored.
package enum LineFile {
    /// The error for a file that cannot be read or has mistakes. The mistakes were already reported.
    package struct Failure: Error {}

    /// Parses the lines of a file that are not ignored.
    ///
    /// - Parameter tell: receives each mistake, with its place.
    package static func read<Fact>(
        _ name: String, tell: (String) -> Void, _ parse: (SourceLine) throws(SyntaxError) -> Fact
    ) async throws(Failure) -> [Fact] {
        func report(_ diagnostic: Diagnostic) {
            tell(diagnostic.text(style: .plain, width: OutputTraits.defaultWidth))
        }
        let lines: [SourceLine]
        do {
            lines = try await self.lines(of: name)
        } catch {
            let reason = (error as? SyntaxError).map { "line \($0.location.line.number) is not text" }
            report(Diagnostic(.error, "'\(name)' cannot be read: \(reason ?? "\(error)")"))
            throw Failure()
        }
        var facts: [Fact] = []
        var hasMistake = false
        for line in lines {
            let text = line.text.dropFirst(line.indentation)
            if text.isEmpty || text.first == "#" { continue }
            do throws(SyntaxError) {
                facts.append(try parse(line))
            } catch {
                hasMistake = true
                report(.unreadable(name, error))
            }
        }
        if hasMistake { throw Failure() }
        return facts
    }

    private static func lines(of name: String) async throws -> [SourceLine] {
        try await InputDescriptor.content(of: name)
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
            .map { number, line in
                let bytes = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
                return try SourceLine(number: number + 1, bytes: bytes, isTooLong: false)
            }
    }
}
