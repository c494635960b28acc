/// A script for a session to run.
nonisolated enum ScriptInput: Sendable, Hashable {
    /// Commands that were given as a text, with a name for errors.
    case text(String, name: String)
    case file(String)
    case standardInput

    /// What errors call it.
    var name: String {
        switch self {
        case .text(_, let name): name
        case .file(let path): path
        case .standardInput: "<stdin>"
        }
    }

    /// Opens the script.
    func reader() throws(SystemError) -> ScriptReader {
        switch self {
        case .text(let text, _): return ScriptReader(text: text)
        case .file(let path): return ScriptReader(descriptor: try InputDescriptor(path: path))
        case .standardInput: return ScriptReader(descriptor: InputDescriptor(borrowing: 0))
        }
    }
}

/// A script that is running.
struct ScriptSource {
    /// The source of the commands that are typed.
    static let prompt = ScriptSource(name: "<prompt>", origin: .prompt)

    /// What errors call it.
    let name: String
    let origin: Diagnostic.Origin
}

extension ScriptReader {
    nonisolated init(descriptor: InputDescriptor) {
        self.init { () async throws(SystemError) in try await descriptor.readChunk() }
    }
}

extension Session {
    /// How deep scripts may source each other. A script that sources itself ends here.
    static let sourceLimit = 20

    /// The exit status by what has happened so far: a person at a prompt has seen what failed.
    var status: Int32 { hasFailed && !options.isInteractive ? 1 : 0 }

    /// Runs a script to its end, to its first failing command unless the session keeps going, or to a command that ends
    /// the session; whether everything succeeded.
    ///
    /// - Throws: ``SystemError`` when the script cannot be read any further; what came before was run.
    func run(_ name: String, _ reader: ScriptReader, origin: Diagnostic.Origin = .script) async throws -> Bool {
        let turn = turn
        turn.sources.append(ScriptSource(name: name, origin: origin))
        defer { turn.sources.removeLast() }
        var reader = reader
        var hasSucceeded = true
        while true {
            let commands: [Command]
            do {
                guard let next = try await reader.next() else { return hasSucceeded }
                if origin == .script { await pace?.type(reader.lines, on: self) }
                commands = next
            } catch let error as SyntaxError {
                if origin == .script { await pace?.type(reader.lines, on: self) }
                report(error.message, at: error.location)
                hasSucceeded = false
                if options.keepsGoing { continue }
                return false
            }
            for command in commands {
                guard !Task.isCancelled else {
                    reportInterruption()
                    return false
                }
                StandardStreams.requireReader()
                if await !run(command) { hasSucceeded = false }
                if exitStatus != nil || !hasSucceeded && !options.keepsGoing { return hasSucceeded }
            }
            if origin == .script, !commands.isEmpty { await pace?.waitForReader(of: self) }
        }
    }

    /// The `source` command. An error in the file is reported where it is, and not once more here.
    func source(_ command: Command) async throws {
        guard let file = command.arguments.first else { return }
        // The outermost script, and the prompt, do not count.
        try Self.checkDepth(sources.count { $0.origin == .sourcedScript }, of: file)
        do {
            let reader = try ScriptInput.file(options.home.expanding(file.text)).reader()
            if try await !run(file.text, reader, origin: .sourcedScript) { throw SourceFailed() }
        } catch let error as SystemError {
            throw Self.unreadable(file, error)
        }
    }

    /// Throws where a script is too deep within others to run.
    static func checkDepth(_ depth: Int, of file: Word) throws(CommandError) {
        if depth >= sourceLimit { throw tooDeep(file) }
    }

    static func tooDeep(_ file: Word) -> CommandError {
        CommandError("'\(file.text)' is not carried out: scripts are \(sourceLimit) deep already", at: file.location)
    }

    static func unreadable(_ file: Word, _ error: any Error) -> CommandError {
        CommandError("'\(file.text)' cannot be read: \(error)", at: file.location)
    }
}

/// A command of a sourced script failed, and was reported there.
nonisolated struct SourceFailed: Error {}
