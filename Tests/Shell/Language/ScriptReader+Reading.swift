import ChallengeStorage

@testable import ChallengeShell

/// What a script reader gives at one go.
nonisolated enum ScriptReading: Hashable {
    case commands([Command])
    case error(SyntaxError)

    var error: SyntaxError? {
        if case .error(let error) = self { error } else { nil }
    }

    /// The number of the line that it is about; nil for a line without a command.
    var line: Int? {
        switch self {
        case .commands(let commands): commands.first?.name.location.line.number
        case .error(let error): error.location.line.number
        }
    }

    /// The commands' texts, or the error as `line:column: message`.
    var texts: [String] {
        switch self {
        case .commands(let commands): commands.map(\.text)
        case .error(let error):
            ["\(error.location.line.number):\(error.location.column): \(error.message)"]
        }
    }
}

extension ScriptReader {
    /// A reader of bytes that come in pieces.
    init(chunks: [[UInt8]]) {
        var rest = chunks[...]
        self.init { () throws(SystemError) in rest.popFirst() ?? [] }
    }

    /// Everything up to the end.
    mutating func readings() async throws -> [ScriptReading] {
        var readings: [ScriptReading] = []
        while true {
            do {
                guard let commands = try await next() else { return readings }
                readings.append(.commands(commands))
            } catch let error as SyntaxError {
                readings.append(.error(error))
            }
        }
    }
}
