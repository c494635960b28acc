import FoundationEssentials
import Glibc

/// `challenge-api` with made-up characters, at a port of this machine; it ends with this object.
final class CatalogueServer {
    /// Where it answers.
    let address: String
    private let process: pid_t

    /// Starts it, and waits until it answers.
    init(characters count: Int, in laboratory: Laboratory) throws {
        let catalogue = try laboratory.file("catalogue.json", Self.catalogue(count))
        var ends: [CInt] = [0, 0]
        guard pipe(&ends) == 0 else { throw SystemError(call: "pipe", number: errno) }
        // Its end is to be seen: nobody else may have the other side of the pipe.
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        defer { close(ends[0]) }
        let command = Command(
            [laboratory.server, "--port", "0", "--catalogue", catalogue], home: try laboratory.newHome())
        process = try command.start(streams: [
            .file("/dev/null", O_RDONLY), .descriptor(ends[1]), .file("/dev/null", O_WRONLY),
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

    deinit {
        kill(process, SIGKILL)
        var status: CInt = 0
        waitpid(process, &status, 0)
    }

    private static let syllables = ["ba", "di", "ka", "lo", "mu", "ne", "pi", "ro", "sa", "tu"]

    /// A copy as `sync` writes it, of characters of which each has a name of its own.
    private static func catalogue(_ count: Int) -> String {
        let characters = (1...count).map { id in
            let name = String(id).utf8.map { syllables[Int($0 - UInt8(ascii: "0"))] }.joined()
            let status = id.isMultiple(of: 3) ? "Dead" : "Alive"
            return #"{"id":\#(id),"name":"\#(name)","status":"\#(status)","species":"Human","gender":"unknown"}"#
        }
        let others = #""episodes":[{"id":1,"name":"One"}],"locations":[{"id":1,"name":"Here"}]"#
        return #"{"source":"https://example.org","date":"2026-01-01T00:00:00Z",\#(others),"characters":["#
            + characters.joined(separator: ",") + "]}"
    }
}
