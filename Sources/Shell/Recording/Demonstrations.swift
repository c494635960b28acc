import ChallengeActions
package import ChallengeConsole
import ChallengeDesignSystem
import ChallengeSession
import ChallengeText
import ChallengeVerification
import Glibc

/// The demonstrations of an app: the scripts and transcripts in a folder.
package struct Demonstrations {
    /// The reason why the program cannot play a demonstration, as a sentence for people.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    private struct Demonstration {
        let path: String

        private var file: Substring { path.split(separator: "/").last ?? "" }

        /// The name of the file without the extension and the number at the start: `first-steps`.
        var name: String {
            let name = file.prefix { $0 != "." }
            return String(name.drop(while: \.isNumber).drop { $0 == "-" || $0 == "_" })
        }

        /// The sort key: the number at the start of the file's name, then the path. Files without a number come last.
        var key: (Int, String) { (Int(file.prefix(while: \.isNumber)) ?? .max, path) }

        /// Reads the title from the first comment, and computes the playing time.
        func summary() async throws -> (title: String, duration: Duration) {
            let bytes = try await InputDescriptor.content(of: path)
            let lines: [String]
            if path.hasSuffix(TranscriptFiles.ending) {
                let transcript = try Transcript(bytes)
                lines = transcript.header + transcript.entries.map(\.command)
            } else {
                let end = bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...]
                lines = end.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                    .map { String(decoding: $0, as: UTF8.self) }
            }
            let title = lines.first { $0.hasPrefix("#") }?.drop { $0 == "#" || $0 == " " } ?? ""
            return (String(title), Pace.duration(of: lines))
        }
    }

    private let folders: [String]
    private let all: [Demonstration]
    private let program: String

    /// Finds the demonstrations in the first folder that has any.
    ///
    /// - Parameter scriptExtension: the extension of the app's scripts, without a dot; nil if scripts have none.
    package init(in folders: [String], of program: String, scriptExtension: String?) {
        all =
            folders.lazy.map { folder in
                let files = try? TranscriptFiles.files(at: folder + "/") { name in
                    name.hasSuffix(TranscriptFiles.ending)
                        || scriptExtension.map { name.hasSuffix(".\($0)") } ?? !name.contains(".")
                }
                return (files ?? []).filter { !$0.hasSuffix("/") }.map(Demonstration.init).sorted { $0.key < $1.key }
            }.first { !$0.isEmpty } ?? []
        (self.folders, self.program) = (folders, program)
    }

    package var names: [String] { all.map(\.name) }

    package func list(_ traits: OutputTraits, _ display: DisplaySettings) async throws(Failure) {
        try requireAny()
        var rows: [[[Span]]] = []
        for (number, demonstration) in zip(1..., all) {
            // An unreadable file stays in the list. Playing the file then reports the reason.
            let (title, duration) = (try? await demonstration.summary()) ?? ("", .zero)
            let (minutes, seconds) = Int((duration / .seconds(1)).rounded()).quotientAndRemainder(dividingBy: 60)
            rows.append([
                [Span("\(number)", .secondary)], [Span(demonstration.name, .emphasis)], [Span(title)],
                [Span("\(minutes):\(seconds < 10 ? "0" : "")\(seconds)", .secondary)],
            ])
        }
        let columns = [
            Table.Column(alignment: .trailing, shrinks: false), Table.Column(shrinks: false), Table.Column(rank: 2),
            Table.Column(alignment: .trailing, shrinks: false, rank: 1),
        ]
        let usage = "\(program) demo NAME plays one, by number or part of its name; \(program) demo all plays all."
        let note = Element.paragraph([Span(usage, .secondary)])
        var settings = SessionSettings()
        settings.display = display
        let output = Output(traits: traits, settings: settings)
        output.take(
            .report(
                Report("demo", body: .stack([.table(Table(columns: columns, rows: rows)), note]), content: [:] as JSON))
        )
        output.commit()
    }

    /// The files that these words select. A word is a number, a name or a part of it, a path with a slash, or `all`.
    package func files(named words: some Sequence<String>) throws(Failure) -> [String] {
        var files: [String] = []
        for word in words { files += try self.files(named: word) }
        return files
    }

    private func files(named word: String) throws(Failure) -> [String] {
        if word.contains("/") { return [word] }
        let wanted = word.lowercased()
        let fitting =
            wanted == "all"
            ? all : all.filter { $0.name.lowercased() == wanted || $0.path.hasSuffix("/" + word) }
        if !fitting.isEmpty { return fitting.map(\.path) }
        if let number = Int(word), all.indices.contains(number - 1) { return [all[number - 1].path] }
        let containing = word.isEmpty ? [] : all.filter { $0.name.lowercased().has(wanted) }
        if containing.count == 1 { return [containing[0].path] }
        // The word is the name of a file in the current folder.
        if access(word, F_OK) == 0 { return ["./" + word] }
        try requireAny()
        guard containing.isEmpty else {
            let names = containing.map { "'\($0.name)'" }.joined(separator: ", ")
            throw Failure(description: "'\(word)' matches several demonstrations: \(names)")
        }
        let suggestion = word.suggestion(
            from: all.flatMap { [$0.name] + $0.name.split(separator: "-").map(String.init) })
        let list = "; '\(program) demo' lists all \(all.count)"
        throw Failure(description: "there is no demonstration '\(word)'\(suggestion.isEmpty ? list : suggestion)")
    }

    private func requireAny() throws(Failure) {
        guard all.isEmpty else { return }
        throw Failure(
            description:
                "no demonstrations are installed; looked in \(folders.joined(separator: ", ")); name a file by its path"
        )
    }
}
