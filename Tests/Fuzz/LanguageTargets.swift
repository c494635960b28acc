@testable import ChallengeSession
import ChallengeAppKit
import ChallengeCore
import ChallengeDesignSystem
import ChallengeHost
import ChallengeCommand
import ChallengeStorage
import Foundation

@testable import ChallengeLanguage
@testable import ChallengePrompt
@testable import ChallengeVerification

extension FuzzTarget {
    /// The lexer, and the reader of scripts.
    static let script = FuzzTarget("script", limit: 8 << 10) { bytes in
        let readings = try await ScriptReading.all(of: bytes, inPiecesOf: 1 << 16)
        let inPieces = try await ScriptReading.all(of: bytes, inPiecesOf: 1 + bytes.count % 5)
        try expect(readings == inPieces, "what is read depends on the pieces in which it comes")
        let lineCount = bytes.count { $0 == UInt8(ascii: "\n") } + 1
        let lines = readings.map(\.location.line.number)
        try expect(lines == lines.sorted() && lines.last ?? 1 <= lineCount, "the lines are not in order: \(lines)")
        for reading in readings {
            let location = reading.location
            try expect(location.offset <= location.line.text.utf8.count, "\(location) is outside of its line")
            guard case .commands(let commands) = reading else { continue }
            for command in commands { try expectSame(command) }
        }
        let text = String(decoding: bytes.prefix(40), as: UTF8.self).filter { $0 != "\0" && !$0.isNewline }
        for line in bytes.split(separator: UInt8(ascii: "\n")).prefix(20) {
            var lexer = Lexer(arguments: ScriptArguments([text, "a b"]) { $0 == "A" ? text : nil })
            guard let line = try? SourceLine(number: 1, bytes: line, isTooLong: false), (try? lexer.read(line)) != nil
            else { continue }
            for command in lexer.commands { try expectSame(command) }
        }
    }

    /// Checks that a command stays the same when it is written again.
    private static func expectSame(_ command: Command) throws {
        let words = command.words.map(\.text)
        let again = try Lexer.commands(of: command.text)
        try expect(again.map { $0.words.map(\.text) } == [words], "\(command.text) is not read back as it was written")
        try expect(again.map(\.text) == [command.text], "\(command.text) is not \(again.map(\.text))")
        let writings: [(String) -> String] = [
            { Quoting.quoted($0) }, { Quoting.quoted($0, in: .single) }, { Quoting.quoted($0, in: .double) },
            { Quoting.quoted($0, in: .single, for: .sh) },
        ]
        for write in writings {
            let text = words.map(write).joined(separator: " ")
            try expect(try Lexer.commands(of: text).map { $0.words.map(\.text) } == [words], "\(words) is not \(text)")
        }
    }

    /// The commands of the app, as `check` follows them, and their errors.
    static let commands = FuzzTarget("commands", limit: 1 << 10) { bytes in
        var position = model.start
        for reading in try await ScriptReading.all(of: bytes, inPiecesOf: 1 << 16) {
            switch reading {
            case .error(let error): try printableError(error.message, at: error.location)
            case .commands(let commands):
                for command in commands {
                    do throws(CommandError) {
                        position = try model.follow(command, from: position)
                    } catch {
                        try printableError(error.description, at: error.location ?? command.name.location)
                    }
                }
            }
        }
    }

    @MainActor private static let model = ScriptModel(root, SessionCommand.all())

    /// The whole app; nothing in it runs.
    @MainActor static let root = RootContainer(
        app: AppContainer(), redirector: AppNavigationRedirect(), instrumentation: Instrumentation())

    private static func printableError(_ message: String, at location: SourceLocation) throws {
        let location = Diagnostic.Location(ScriptSource(name: "a", origin: .script), location)
        try printable(Diagnostic(.error, message, at: location).text(style: .plain, width: 80))
    }

    /// The reader of transcripts. Written transcripts must be read back unchanged.
    static let transcript = FuzzTarget("transcript", limit: 16 << 10) { bytes in
        guard let transcript = try? Transcript(bytes) else { return }
        let written = transcript.text
        let again = try Transcript(Array(written.utf8))
        func contents(_ transcript: Transcript) -> [[UInt8]] {
            transcript.entries.flatMap {
                [Array($0.command.utf8), Array("\($0.line)".utf8)] + $0.output.map { Array($0.utf8) }
            }
        }
        try expect(contents(again) == contents(transcript), "\(written.debugDescription) is not read back")
        try expect(again.text.utf8.elementsEqual(written.utf8), "\(written.debugDescription) is written in another way")
    }

    /// The reader of history files.
    static let history = FuzzTarget("history", limit: 16 << 10) { bytes in
        let entries = HistoryFormat.read(Data(bytes))
        try expect(!entries.contains { $0.isEmpty || $0.utf8.contains(0) }, "there is an entry that is none")
        try expect(HistoryFormat.read(HistoryFormat.write(entries)) == entries, "the entries are not read back")
        let longer = HistoryFormat.read(Data(bytes + Array("\nlast".utf8)))
        try expect(longer.last == "last", "a line hides the one after it")
    }
}

/// One result of a reader of scripts.
private nonisolated enum ScriptReading: Hashable {
    case commands([Command])
    case error(SyntaxError)

    /// The place of the first command, or of the mistake.
    var location: SourceLocation {
        switch self {
        case .commands(let commands): commands[0].name.location
        case .error(let error): error.location
        }
    }

    /// Returns everything in a script except lines without a command.
    nonisolated(nonsending) static func all(of bytes: [UInt8], inPiecesOf size: Int) async throws -> [ScriptReading] {
        var rest = bytes[...]
        var reader = ScriptReader { () throws(SystemError) in
            defer { rest = rest.dropFirst(size) }
            return Array(rest.prefix(size))
        }
        var readings: [ScriptReading] = []
        while true {
            do {
                guard let commands = try await reader.next()?.commands else { return readings }
                if !commands.isEmpty { readings.append(.commands(commands)) }
            } catch let error as SyntaxError {
                readings.append(.error(error))
            }
        }
    }
}

extension Lexer {
    fileprivate static func commands(of line: String) throws(SyntaxError) -> [Command] {
        var lexer = Lexer()
        try lexer.read(SourceLine(number: 1, text: line))
        return lexer.commands
    }
}
