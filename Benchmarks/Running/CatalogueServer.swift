import ChallengeStorage
import Glibc

/// `challenge-api` with made-up characters, on a port of this machine; it ends with this object.
final class CatalogueServer {
    /// The address of the server.
    let address: String
    private let process: pid_t

    /// Starts the server, and waits until it answers.
    init(characters count: Int, in laboratory: Laboratory) throws {
        let copy = try laboratory.copy(of: count)
        let command = Command([laboratory.server, "--port", "0", "--catalogue", copy], home: try laboratory.newHome())
        var ends: [CInt] = [0, 0]
        guard pipe(&ends) == 0 else { throw SystemError.last }
        // No other process may hold this end of the pipe; otherwise its end goes unnoticed.
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        defer { close(ends[0]) }
        process = try command.start(streams: [
            ("/dev/null", O_RDONLY), ("/dev/fd/\(ends[1])", O_WRONLY), ("/dev/null", O_WRONLY),
        ])
        close(ends[1])
        // The first line ends with the address.
        var (line, byte): ([UInt8], UInt8) = ([], 0)
        while read(ends[0], &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
        let text = String(decoding: line, as: UTF8.self)
        guard let start = text.firstRange(of: "http://")?.lowerBound else {
            throw UnexpectedResult("the address of challenge-api, not \"\(text)\"")
        }
        address = String(text[start...].prefix { $0 != " " })
    }

    deinit { Command.end(process) }
}
