import ChallengeCore

/// Finds what is sure to fail in scripts that run one after the other, and runs nothing.
///
/// Its messages are those of a run. A command with a mistake counts as one that has changed nothing. A command that may
/// fail, depending on data, is no mistake.
final class ScriptChecker {
    private let app: AppModel
    private let home: HomeFolder
    private let tell: (Diagnostic) -> Void
    private var whereabouts: Whereabouts
    /// The scripts that are being read, one within the other.
    private var open: [OpenScript] = []
    /// The outcome of each visit of a script, which is checked once from each place.
    private var visits: [Visit: (whereabouts: Whereabouts, endsSession: Bool)] = [:]
    private var mistakes: Set<Mistake> = []

    /// A mistake, which is reported once, however often its script is sourced.
    ///
    /// The line is not compared, only its number: it may be a MiB long, and have a mistake in every word.
    private struct Mistake: Hashable {
        let source: String
        let line: Int
        let offset: Int
        let message: String
    }

    /// A script that is being read.
    private struct OpenScript {
        let name: String
        let origin: Diagnostic.Origin
        /// The file; nil where it is none.
        let path: String?
        /// The name of the file in the `source` command that is being checked.
        var file: Word?
    }

    /// - Parameters:
    ///   - root: asked for what ``AppModel`` needs. It does not navigate.
    ///   - home: where `~/` leads in the name of a file.
    ///   - tell: told of each mistake.
    init(_ root: any RootContainerContract, home: HomeFolder, tell: @escaping (Diagnostic) -> Void) {
        app = AppModel(root)
        self.home = home
        self.tell = tell
        whereabouts = Whereabouts(app)
    }

    var hasFoundMistake: Bool { !mistakes.isEmpty }

    /// Checks a script, from the positions to which those before it have led.
    ///
    /// - Throws: ``SystemError`` when the script cannot be read any further.
    func check(_ input: ScriptInput) async throws {
        let path: String? = if case .file(let path) = input { path } else { nil }
        _ = try await check(
            try input.reader(), OpenScript(name: input.name, origin: .script, path: path))
    }

    /// - Returns: whether the script ends the session; what comes after never runs.
    private func check(_ reader: ScriptReader, _ script: OpenScript) async throws -> Bool {
        open.append(script)
        defer { open.removeLast() }
        var reader = reader
        while true {
            let commands: [Command]
            do {
                guard let next = try await reader.next() else { return false }
                commands = next
            } catch let error as SyntaxError {
                report(error.message, at: error.location, in: script)
                continue
            }
            for command in commands where try await check(command, in: script) { return true }
        }
    }

    /// - Returns: whether the command ends the session.
    private func check(_ command: Command, in script: OpenScript) async throws -> Bool {
        do throws(CommandError) {
            try whereabouts.follow(command, in: app)
            switch SessionCommand.all.first(where: { $0.description.name == command.name.text })?.staticEffect {
            case .ends: return true
            case .sources: return try await source(command)
            case .stays, .moves, nil: return false
            }
        } catch {
            report(error.message, at: error.location ?? command.name.location, in: script)
            return false
        }
    }

    private func report(_ message: String, at location: SourceLocation, in script: OpenScript) {
        let mistake = Mistake(
            source: script.name, line: location.line.number, offset: location.offset, message: message)
        guard mistakes.insert(mistake).inserted else { return }
        let place = Diagnostic.Place(source: script.name, location: location, origin: script.origin)
        tell(Diagnostic(.error, message, at: place))
    }
}

extension ScriptChecker {
    /// A script, and the positions that are possible at its start.
    private struct Visit: Hashable {
        let path: String
        let whereabouts: Whereabouts
    }

    /// Checks the script that a `source` command names, unless it was checked from here before.
    ///
    /// - Returns: whether the script ends the session.
    private func source(_ command: Command) async throws(CommandError) -> Bool {
        guard let file = command.arguments.first else { return false }
        open[open.count - 1].file = file
        try ScriptRunner.checkDepth(open.count - 1, of: file)
        let path = home.expanding(file.text)
        if let first = open.firstIndex(where: { $0.path == path }) {
            reportCircle(from: first, closedBy: file)
            return false
        }
        let visit = Visit(path: path, whereabouts: whereabouts)
        if let outcome = visits[visit] {
            whereabouts = outcome.whereabouts
            return outcome.endsSession
        }
        do {
            let script = OpenScript(name: file.text, origin: .sourcedScript, path: path)
            let endsSession = try await check(try ScriptInput.file(path).reader(), script)
            visits[visit] = (whereabouts, endsSession)
            return endsSession
        } catch {
            throw ScriptRunner.unreadable(file, error)
        }
    }

    /// Reports what a run would report where scripts source each other in a circle: the error at the depth limit, at
    /// its place. What position they have then led to is not known.
    private func reportCircle(from first: Int, closedBy file: Word) {
        let circle = open.count - first
        let last = first + (ScriptRunner.sourceLimit - first) % circle
        let name = last == first ? file.text : open[last].name
        whereabouts.forget(in: app)
        guard let culprit = open[last].file else { return }
        let script = OpenScript(name: name, origin: .sourcedScript, path: nil)
        report(ScriptRunner.tooDeep(culprit).message, at: culprit.location, in: script)
    }
}
