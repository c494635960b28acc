import Foundation
import TestLimits
import Testing

/// Runs each script of the folder `Golden` and compares what it prints with the file beside it.
///
/// `NAME.chal` is run with standard error joined to standard output; `NAME.out` holds what it must print, and in a last
/// line its exit status. After a change that was meant, run `make update` and read the difference.
@Suite("The program prints what it is known to print", .startsPrograms)
struct GoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Golden")

    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".chal") }.map { String($0.dropLast(5)) }.sorted()
    }()

    @Test("for the script", arguments: names)
    func golden(name: String) async throws {
        let script = try String(contentsOf: Self.folder.appending(path: "\(name).chal"), encoding: .utf8)
        // The first line may hold options, after a `#!`.
        let options = script.hasPrefix("#!") ? script.prefix { $0 != "\n" }.dropFirst(2) : ""
        let program = try Program()
        try program.write(script, to: "\(name).chal")
        let result = try await program.runShell("\"$CHALLENGE\" \(options) \(name).chal 2>&1")
        let printed = result.output + "[status \(result.status)]\n"

        let expected = Self.folder.appending(path: "\(name).out")
        #expect(printed == (try String(contentsOf: expected, encoding: .utf8)))
    }

    @Test("and there are such scripts")
    func found() {
        #expect(Self.names.count >= 5)
    }
}
