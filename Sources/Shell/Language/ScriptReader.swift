import ChallengeStorage
import Glibc

/// Reads the commands of a script line by line, while the bytes of the script arrive. An invalid line is an error with a
/// location, and reading continues with the next line.
package nonisolated struct ScriptReader {
    /// The maximum size of a line in bytes. The size includes the lines that are joined to the line.
    package static let lineLimit = 1 << 20

    /// The maximum number of bytes to skip at the end of a longer line: the size limit of a file that is read as a whole.
    private static let skipLimit = 64 << 20

    private let fill: () async throws -> [UInt8]
    private var buffer: [UInt8] = []
    private var position = 0
    private var isAtEnd = false
    private var number = 0
    package var objects = RequestPolicy.needJSON
    /// The arguments of the script; nil if `$` is text.
    package var arguments: ScriptArguments?
    /// Returns the size in bytes of a prompt that was pasted at the beginning of a line, with the state before the line.
    package var pastedPrompt: (_ line: String, _ lexer: Lexer) -> Int = { _, _ in 0 }
    /// True to read only the commands of a transcript, which are the lines with a prompt.
    package var isTranscript = false
    /// The lines that make up the last entry.
    package private(set) var lines: [SourceLine] = []

    /// - Parameter fill: returns the next bytes; empty at the end of the script.
    package init(fill: @escaping () async throws -> [UInt8]) {
        self.fill = fill
    }

    package init(text: String) {
        var rest: [UInt8] = Array(text.utf8)
        self.init {
            defer { rest = [] }
            return rest
        }
    }

    /// The next line with its continuation lines; nil at the end of the script.
    ///
    /// - Parameter verbatim: the words that precede verbatim texts, for the ``Lexer``.
    /// - Throws: ``SyntaxError`` for an invalid line, ``SystemError`` if the script cannot be read.
    package mutating func next(verbatim: Set<[String]> = []) async throws -> ScriptEntry? {
        var lexer = Lexer(verbatim: verbatim, arguments: isTranscript ? nil : arguments)
        var size = 0
        lines = []
        while true {
            let next: SourceLine?
            do {
                next = try await nextLine(sizeBefore: size)
            } catch let error as SyntaxError {
                guard objects == .taken, lines.isEmpty, RequestPolicy.isObject(error.location.line) else { throw error }
                return .wrongObject(error, id: ClientRequestReader.id(in: error.location.line))
            }
            guard var line = next else {
                guard let last = lines.last else { return nil }
                let end = last.text.utf8.count - 1
                throw last.error("the line ends in a backslash, but no line follows", at: end)
            }
            if isTranscript, !line.text.utf8.starts(with: "> ".utf8) { continue }
            line.start = pastedPrompt(line.text, lexer)
            lines.append(line)
            size += line.text.utf8.count
            if lines.count == 1, RequestPolicy.isObject(line) { return try objects.read(line) }
            try lexer.read(line)
            if !lexer.isContinued { return .commands(lexer.commands) }
        }
    }

    /// The next line, valid or not; nil at the end of the script. If a line exceeds ``skipLimit``, the script ends.
    ///
    /// - Parameter sizeBefore: the total size in bytes of the earlier lines to which this line is joined.
    package mutating func nextLine(sizeBefore: Int = 0) async throws -> SourceLine? {
        var bytes: [UInt8] = []
        var isTooLong = false
        var skipped = 0
        var isEnded = false
        while !isEnded {
            if position == buffer.count {
                guard !isAtEnd else { break }
                buffer = try await fill()
                position = 0
                isAtEnd = buffer.isEmpty
                continue
            }
            let rest = buffer[position...]
            let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            // Bytes over the limit are skipped and not kept, because a device may send a line without end.
            let room = Self.lineLimit - sizeBefore - bytes.count
            isTooLong = isTooLong || end - position > room
            bytes.append(contentsOf: rest[..<end].prefix(room))
            skipped += max(0, end - position - room)
            guard skipped <= Self.skipLimit else { throw SystemError(number: EFBIG) }
            isEnded = end < rest.endIndex
            position = isEnded ? end + 1 : end
        }
        guard isEnded || !bytes.isEmpty || isTooLong else { return nil }
        number += 1
        let text = Self.text(of: bytes[...], number: number, isWhole: !isTooLong)
        return try SourceLine(number: number, bytes: text, isTooLong: isTooLong)
    }

    /// The bytes of a line without those that are not text: a byte-order mark at the start of the script, and the carriage
    /// return of a Windows line end.
    package static func text(of line: ArraySlice<UInt8>, number: Int, isWhole: Bool = true) -> ArraySlice<UInt8> {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = number == 1 && line.starts(with: mark) ? line.dropFirst(mark.count) : line
        return isWhole && text.last == UInt8(ascii: "\r") ? text.dropLast() : text
    }
}
