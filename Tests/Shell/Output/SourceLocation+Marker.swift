@testable import ChallengeShell

extension SourceLocation {
    /// The place in a line where the last of a text begins.
    init(_ number: Int, _ line: String, at marker: String) throws {
        guard let range = line.ranges(of: marker).last else { throw MarkerMissing(line: line, marker: marker) }
        self.init(line: SourceLine(number: number, text: line), offset: line[..<range.lowerBound].utf8.count)
    }

    private struct MarkerMissing: Error {
        let line: String
        let marker: String
    }
}

extension Diagnostic.Location {
    /// A character of a script.
    static func script(_ source: String, _ location: SourceLocation) -> Diagnostic.Location {
        Diagnostic.Location(source: source, position: location, origin: .script)
    }
}
