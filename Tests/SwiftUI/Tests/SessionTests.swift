import Foundation
import Testing

/// The sessions in the folder `Sessions`, each named after its app. `App verify --update FILE` renews a transcript. An app
/// that shows the time of day has a script with expectations instead.
@Suite struct SessionTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    private static func sessions(_ kind: String) -> [String] {
        let files = try? FileManager.default.contentsOfDirectory(atPath: package.appending(path: "Sessions").path())
        return (files ?? []).filter { $0.hasSuffix(".\(kind)") }.sorted()
    }

    @Test(arguments: sessions("transcript"))
    func `An app shows what its transcript has`(session: String) throws {
        try run(session, ["verify"])
    }

    @Test(arguments: sessions("chal"))
    func `An app fulfils the expectations of its script`(session: String) throws {
        try run(session, ["--no-config", "--private"])
    }

    /// Runs the app of a session, and shows its output if it fails.
    private func run(_ session: String, _ options: [String]) throws {
        let app = session.prefix { $0 != "." && $0 != "-" }
        let (process, output) = (Process(), Pipe())
        process.executableURL = Self.package.appending(path: ".build/debug/\(app)")
        process.arguments = options + [Self.package.appending(path: "Sessions/\(session)").path()]
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
    }
}
