import ChallengeActions
package import ChallengeConsole
import ChallengeDesignSystem
import ChallengeLanguage
package import ChallengeStorage
import ChallengeText
import FoundationEssentials

/// The script that runs before the first prompt. The user writes the script, and `--save` changes its lines.
package nonisolated struct StartupFile: Sendable {
    /// A command that must be a line of the start-up file.
    package struct Entry: Sendable {
        let subject: Subject
        /// The command on one line; nil to remove the line from the file.
        let text: String?
        /// True to add the line if the file has no line with the same subject.
        var isAdded = true
    }

    /// The setting or alias that a line defines. If several lines have the same subject, the last line counts.
    enum Subject: Hashable {
        case setting(String)
        case alias(String)

        init?(_ command: Command) {
            guard let name = command.arguments.first?.text, command.target == nil || command.name.text == "alias"
            else { return nil }
            switch command.name.text {
            case "set" where command.arguments.count > 1: self = .setting(name.lowercased())
            case "alias":
                guard let alias = try? Alias(command, taken: []) else { return nil }
                self = .alias(alias.name)
            case "unalias": self = .alias(name)
            default: return nil
            }
        }
    }

    package let path: String

    package init(path: String) { self.path = path }

    /// The maximum size of the file in bytes, far more than a user writes.
    private static let sizeLimit = 16 << 20

    /// Opens the file; nil if the file does not exist.
    package func open() throws(SharedFileError) -> InputDescriptor? {
        try InputDescriptor(found: path, upTo: Self.sizeLimit)
    }

    /// Changes lines of the file, or creates it. Returns the changed lines. If this fails, the file stays unchanged.
    func keep(_ entries: [Entry]) async throws -> [String] {
        // Without the lock, sessions that save at the same time could lose each other's changes.
        let lock = try await SharedFile(path: path).lock()
        defer { withExtendedLifetime(lock) {} }
        let file = try open()
        if let file, !file.isPrivatelyWritable {
            throw CommandError(.unsaved(file: path, reason: "others may write it (chmod go-w)"))
        }
        var text = StartupText(try await file?.content() ?? [])
        let changed = entries.compactMap { text.put($0) }
        guard !changed.isEmpty else { return [] }
        let content = Data(text.bytes)
        if SharedFile(path: path).state == nil {
            try SharedFile(path: path).replace(with: content, through: path + ".new")
        } else {
            // The path may be a symbolic link, whose destination the user has chosen.
            try await OutputFile.replace(path, with: content)
        }
        return changed
    }
}

nonisolated extension StartupFile.Entry {
    /// Writes the alias without quotes if parsing the line returns the same alias; otherwise in quotes.
    init(_ alias: Alias) {
        func line(_ text: String) -> String { "alias \(alias.name) = \(text)" }
        let commands = try? Alias.commands(line(alias.text))
        let isPlain = commands?.count == 1 && commands?.first.flatMap { try? Alias($0, taken: []) } == alias
        self.init(subject: .alias(alias.name), text: line(isPlain ? alias.text : Quoting.quoted(alias.text)))
    }
}

extension Report {
    static func saved(_ lines: [String], in file: String) -> Report {
        let heading = lines.isEmpty ? "nothing to save: \(file) has it already" : "Saved in \(file):"
        return Report(
            "saved", body: .stack([.paragraph([Span(heading)]), .verbatim(lines.map { "  " + $0 })]),
            content: ["file": file, "lines": lines] as JSON)
    }
}

/// The lines of a start-up file. An unchanged line keeps all its bytes.
private nonisolated struct StartupText {
    /// The lines of the file; nil for a removed line.
    private var lines: [ArraySlice<UInt8>?]
    /// The lines of each subject by their indices. `isAlone` is true if the line contains only this command.
    private var places: [StartupFile.Subject: [(index: Int, isAlone: Bool)]] = [:]
    /// True if the last line ends in a backslash, which would join the next line to it.
    private var isContinued: Bool

    init(_ bytes: [UInt8]) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        // The text after the last line end is not a line.
        if lines.last?.isEmpty == true { lines.removeLast() }
        self.lines = lines
        var lexer = Lexer()
        for (index, bytes) in lines.enumerated() {
            let bytes = ScriptReader.text(of: bytes, number: index + 1)
            let isContinuation = lexer.isContinued
            if !isContinuation { lexer = Lexer() }
            guard let line = try? SourceLine(number: 1, bytes: bytes, isTooLong: false), (try? lexer.read(line)) != nil
            else {
                lexer = Lexer()
                continue
            }
            let isAlone = !isContinuation && lexer.commands.count == 1
            for subject in lexer.commands.compactMap(StartupFile.Subject.init) {
                places[subject, default: []].append((index, isAlone))
            }
        }
        isContinued = lexer.isContinued
    }

    var bytes: [UInt8] { lines.compactMap(\.self).flatMap { $0 + [UInt8(ascii: "\n")] } }

    /// Returns the changed line, or the removed line after `- `. Nil if nothing changes. Comments after commands stay.
    mutating func put(_ entry: StartupFile.Entry) -> String? {
        let found = places[entry.subject] ?? []
        guard let text = entry.text else {
            let own = found.filter(\.isAlone)
            let last = own.last.flatMap { lines[$0.index] }
            for place in own { lines[place.index] = nil }
            places[entry.subject] = nil
            return last.map { "- " + String(decoding: $0, as: UTF8.self) }
        }
        guard let last = found.last else { return entry.isAdded ? add(text, entry.subject) : nil }
        guard last.isAlone, let bytes = lines[last.index] else { return add(text, entry.subject) }
        let line = String(decoding: bytes, as: UTF8.self)
        guard let written = try? Alias.commands(line).first?.text, written != text else { return nil }
        lines[last.index] = ArraySlice(line.replacing(written, with: text, maxReplacements: 1).utf8)
        return text
    }

    private mutating func add(_ line: String, _ subject: StartupFile.Subject) -> String {
        if isContinued { lines.append([]) }
        isContinued = false
        places[subject, default: []].append((lines.count, true))
        lines.append(ArraySlice(line.utf8))
        return line
    }
}
