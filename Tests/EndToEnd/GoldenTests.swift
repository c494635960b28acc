import Foundation
import TestLimits
import Testing

/// Runs each script of the folder `Golden` and compares what it prints with the file beside it.
///
/// `NAME.chal` is run with standard error joined to standard output; `NAME.out` holds what it must print, and in a last
/// line its exit status. After a change that was meant, run `make update` and read the difference.
@Suite("The program prints what it is known to print", .startsPrograms)
struct GoldenTests {
    private static let folder = "Tests/EndToEnd/Golden/"
    static let names = Repository.names(in: folder).filter { $0.hasSuffix(".chal") }.map { String($0.dropLast(5)) }

    @Test("for the script", arguments: names)
    func golden(name: String) async throws {
        let script = try Repository.text("\(Self.folder)\(name).chal")
        // The first line may hold options, after a `#!`.
        let options = script.hasPrefix("#!") ? script.prefix { $0 != "\n" }.dropFirst(2) : ""
        let program = try Program()
        try program.write(script, to: "\(name).chal")
        let result = try await program.runShell("\"$CHALLENGE\" \(options) \(name).chal 2>&1")
        let printed = result.output + "[status \(result.status)]\n"
        #expect(printed == (try Repository.text("\(Self.folder)\(name).out")))
    }

    @Test("and there are such scripts")
    func found() {
        #expect(Self.names.count >= 5)
    }
}
