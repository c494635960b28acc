import ChallengeTestSupport
import ChallengeText
import Foundation

/// An answer of HTTP/1.1 as it came, taken apart by hand so that nothing is hidden.
struct RawAnswer {
    struct Malformed: Error {}

    let status: Int
    /// By their names in lower case.
    let headers: [String: String]
    let body: Data

    init(_ bytes: Data) throws {
        guard let end = bytes.firstRange(of: Data("\r\n\r\n".utf8)) else { throw Malformed() }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        guard let status = lines[0].split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            throw Malformed()
        }
        self.status = status
        headers = Dictionary(
            lines.dropFirst().map { line in
                let parts = line.split(separator: ":", maxSplits: 1)
                return (parts[0].lowercased(), parts.dropFirst().joined().trimmingCharacters(in: .whitespaces))
            }, uniquingKeysWith: { "\($0), \($1)" })
        body = Data(bytes[end.upperBound...])
    }

    var text: String { String(decoding: body, as: UTF8.self) }

    var json: JSON { get throws { try JSON(reading: text) } }
}
