import ChallengeText

/// A line of a script, joined with its continuation lines.
package nonisolated enum ScriptEntry: Sendable {
    case commands([Command])
    /// A JSON object: a command with an id.
    case request(id: String, Command)
    /// A JSON object that cancels the request with this id.
    case cancellation(of: String, at: SourceLocation)
    /// An invalid JSON object. The id is nil if the object has no readable id.
    case wrongObject(SyntaxError, id: String?)

    package var commands: [Command] {
        switch self {
        case .commands(let commands): commands
        case .request(_, let command): [command]
        case .cancellation, .wrongObject: []
        }
    }
}

/// The rule for lines of a script that are JSON objects.
package nonisolated enum RequestPolicy: Sendable {
    case taken
    /// Refuses objects, because only the output format JSON can contain the answers to objects.
    case needJSON
    /// Refuses objects, because the `source` command gives one answer for the whole file.
    case inSourcedFile

    /// True if the user means a line as an object. No command begins with a brace.
    static func isObject(_ line: SourceLine) -> Bool {
        line.text.utf8.dropFirst(line.indentation).first == UInt8(ascii: "{")
    }

    func read(_ line: SourceLine) throws(SyntaxError) -> ScriptEntry {
        switch self {
        case .taken: ClientRequestReader.read(line)
        case .needJSON: throw line.error("a JSON object needs --format json", at: line.indentation)
        case .inSourcedFile:
            throw line.error("a sourced file cannot contain a JSON object", at: line.indentation)
        }
    }
}

/// Parses a line that is an object of strings (RFC 8259): `{"id":"a7","command":"open characters"}` or `{"cancel":"a7"}`.
///
/// The location of an error is in the line. If the command is wrong, the location is in the command's text instead.
nonisolated struct ClientRequestReader {
    /// The longest id, in Unicode scalars.
    private static let idLimit = 200
    private static let keys = ["id", "command", "cancel"]

    private let line: SourceLine
    private var json: JSONReader
    private var members: [JSONReader.Member] { json.members }

    private init(_ line: SourceLine) {
        self.line = line
        json = line.json
    }

    static func read(_ line: SourceLine) -> ScriptEntry {
        var reader = ClientRequestReader(line)
        do throws(SyntaxError) {
            do throws(JSONReader.Failure) {
                try reader.json.readMembers()
            } catch {
                // A wrong member before the syntax error may have caused the error.
                try reader.checkMembers()
                throw line.error(error)
            }
            return try reader.entry()
        } catch {
            return .wrongObject(error, id: (try? reader.identifier("id")) ?? nil)
        }
    }

    /// The id in a line whose end may be missing; nil if the id cannot be read.
    static func id(in line: SourceLine) -> String? {
        var reader = ClientRequestReader(line)
        try? reader.json.readMembers()
        return (try? reader.identifier("id")) ?? nil
    }

    private func checkMembers() throws(SyntaxError) {
        for (index, member) in members.enumerated() {
            let name = member.key.cut(to: 40)
            guard Self.keys.contains(member.key) else {
                let message = "no key \(name.quotedInMessage()): choose from id, command, cancel"
                throw line.error(message, at: member.offset)
            }
            guard !members[..<index].contains(where: { $0.key == member.key }) else {
                throw line.error("the key \(name.quotedInMessage()) is given twice", at: member.offset)
            }
            if !member.beginsString {
                throw line.error("the value of '\(name)' must be a string in double quotes", at: member.valueOffset)
            }
        }
    }

    private func entry() throws(SyntaxError) -> ScriptEntry {
        try checkMembers()
        if let target = try identifier("cancel") {
            if let other = members.first(where: { $0.key != "cancel" }) {
                throw line.error("'cancel' cannot be combined with \(other.key.quotedInMessage())", at: other.offset)
            }
            return .cancellation(of: target, at: SourceLocation(line: line, offset: line.indentation))
        }
        guard let command = members.first(where: { $0.key == "command" })?.text else {
            throw line.error("the object has no command", at: line.indentation)
        }
        guard let id = try identifier("id") else { throw line.error("the object has no id", at: line.indentation) }
        return .request(id: id, try self.command(command))
    }

    /// The id in the value of a key; nil if the line does not have the key.
    private func identifier(_ key: String) throws(SyntaxError) -> String? {
        guard let member = members.first(where: { $0.key == key }), let id = member.text else { return nil }
        guard 1...Self.idLimit ~= id.unicodeScalars.count else {
            throw line.error("an id has 1 to \(Self.idLimit) characters", at: member.offset)
        }
        return id
    }

    private func command(_ text: String) throws(SyntaxError) -> Command {
        let line = SourceLine(number: line.number, text: text)
        if let offset = text.utf8.enumerated().first(where: { [0, UInt8(ascii: "\n")].contains($1) })?.offset {
            throw line.error("a command cannot contain a line break or a NUL", at: offset)
        }
        let commands = try Lexer.commands(
            of: line, orContinued: "the command ends in a backslash, but no line follows", at: text.utf8.count - 1)
        guard let command = commands.first else { throw line.error("the command is empty") }
        if commands.count > 1 {
            throw SyntaxError(message: "an object can have only one command", location: commands[1].name.location)
        }
        return command
    }
}

nonisolated extension JSONReader.Member {
    fileprivate var text: String? { if case .string(let text)? = value { text } else { nil } }
}
