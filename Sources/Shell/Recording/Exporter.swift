import ChallengeConsole
package import ChallengeHost
import ChallengeLanguage
package import ChallengeSession
import ChallengeStorage
import ChallengeTerminal
import ChallengeText
import ChallengeVerification
import Glibc

/// Turns a transcript or a cast into a web page or a picture.
///
/// A transcript has no colours. The exporter therefore runs the transcript as a verification does. The run must pass.
package struct Exporter {
    package enum Format: String, Sendable, CaseIterable {
        case html
        case svg
    }

    private let file: String
    /// True if the picture or page plays the recording.
    private let isAnimated: Bool
    private let title: String?
    /// The new file; nil for the standard output.
    private let target: String?
    private let options: SessionOptions
    private let makeRoot: () throws -> RootContainer

    /// - Parameters:
    ///   - file: a transcript or a cast; `-` is the standard input.
    ///   - title: the title in place of the recording's; nil for that of a cast, or the name of a transcript.
    ///   - target: the file to write; nil for the standard output.
    ///   - makeRoot: creates a fresh app that stores nothing for later.
    package init(
        _ file: String, isAnimated: Bool = false, title: String? = nil, to target: String? = nil,
        options: SessionOptions,
        makeRoot: @escaping () throws -> RootContainer
    ) {
        (self.file, self.isAnimated, self.options, self.makeRoot) = (file, isAnimated, options, makeRoot)
        (self.title, self.target) = (title, target)
    }

    /// Prints or writes the page or picture. Returns the exit status: 66 if the file cannot be read, or is neither a transcript
    /// nor a cast; 64 if the target cannot be written; 1 if the transcript fails.
    package func run(as format: Format) async throws -> Int32 {
        let input = file == "-" ? ScriptInput.standardInput : .file(file)
        do {
            let descriptor = file == "-" ? InputDescriptor(borrowing: STDIN_FILENO) : try InputDescriptor(path: file)
            let bytes = try await descriptor.content()
            if isAnimated {
                let film = try film(of: bytes, input.name)
                return await write(format == .svg ? film.svg : film.html)
            }
            guard let picture = try await picture(of: bytes, input.name) else { return 1 }
            return await write(format == .svg ? picture.svg : picture.html)
        } catch let error where error is SyntaxError || error is SystemError {
            tell([options.traits.text(of: .unreadable(input.name, error), options.settings.display)])
            return ExitStatus.noInput
        }
    }

    private func write(_ text: String) async -> Int32 {
        guard let target else {
            Console.print(text)
            return 0
        }
        do throws(SystemError) {
            try await OutputFile.write(Array(text.utf8), to: target, appends: false)
            return 0
        } catch {
            let diagnostic = Diagnostic(.error, "'\(target)' cannot be written: \(error)")
            tell([options.traits.text(of: diagnostic, options.settings.display)])
            return ExitStatus.usage
        }
    }

    private func tell(_ lines: [String]) { Console.standard.write(lines.map { $0 + "\n" }.joined(), to: .error) }

    /// Returns the picture of a file. If a transcript's output differs, reports the difference and returns nil.
    private func picture(of bytes: [UInt8], _ name: String) async throws -> TerminalPicture? {
        let title = title ?? Self.title(of: name)
        guard Self.isCast(bytes) else {
            return try await rows(of: try Transcript(bytes), name).map {
                TerminalPicture(rows: $0, columns: OutputTraits.defaultWidth, title: title)
            }
        }
        let cast = try Cast(bytes)
        guard let screen = cast.screen else {
            let rows = Cast.cellLimit / cast.columns
            throw Self.error("it shows more than \(rows) rows of \(cast.columns) columns")
        }
        return TerminalPicture(of: screen, title: self.title ?? cast.title ?? title)
    }

    private func film(of bytes: [UInt8], _ name: String) throws(SyntaxError) -> TerminalFilm {
        guard Self.isCast(bytes) else {
            throw Self.error("a transcript has no timing; record an asciicast with --cast FILE")
        }
        let cast = try Cast(bytes)
        guard let film = cast.film(title: title ?? cast.title ?? Self.title(of: name)) else {
            throw Self.error("it is too long for an animation")
        }
        return film
    }

    private static func title(of name: String) -> String { name.split(separator: "/").last.map(String.init) ?? name }
    private static func isCast(_ bytes: [UInt8]) -> Bool { bytes.first == UInt8(ascii: "{") }
    private static func error(_ message: String) -> SyntaxError { SourceLine(number: 1, text: "").error(message) }

    /// Returns the rows that a transcript prints in colour; nil if the transcript fails.
    private func rows(of transcript: Transcript, _ name: String) async throws -> [String]? {
        let session = await HeadlessSession(root: try makeRoot(), options: options, isColored: true)
        let (rows, differences) = await session.coloredRows(
            of: transcript, name, style: options.traits.errorStyle(options.settings.display))
        guard differences.isEmpty else {
            tell(differences)
            return nil
        }
        return rows
    }
}
