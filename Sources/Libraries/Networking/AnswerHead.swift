/// The head of an answer, read line by line within bounds.
package struct AnswerHead {
    /// The maximum number of headers, including the headers of a trailer.
    private static let fieldLimit = 256
    /// The maximum size of a line in bytes.
    private static let lineLimit = 80 * 1024
    /// The maximum size of all lines in bytes, including interim heads. Newer versions of libcurl have the same limit.
    private static let limit = 300 * 1024

    /// The status; 0 before the first line.
    package private(set) var status = 0
    /// True after the blank line of a final head. An interim status announces another head (RFC 9110, section 15.2).
    package private(set) var isComplete = false
    private var fields: [(name: String, value: String)] = []
    private var fieldCount = 0
    private var size = 0
    private var isBetweenHeads = true

    package init() {}

    /// Reads a line, which ends with a line feed. Lines after the head belong to a trailer and are not kept.
    ///
    /// - Throws: ``HTTPError/connection(_:)`` if a bound is exceeded or the line is not valid HTTP.
    package mutating func add(_ line: UnsafeRawBufferPointer) throws(HTTPError) {
        size += line.count
        guard line.count <= Self.lineLimit, size <= Self.limit, fieldCount <= Self.fieldLimit else {
            throw Self.tooLarge
        }
        let text = String(decoding: line, as: UTF8.self).trimmingLine()
        if isBetweenHeads {
            try begin(text)
        } else if text.isEmpty {
            isBetweenHeads = Self.isAnnouncement(status)
            isComplete = !isBetweenHeads
        } else {
            try addField(text)
        }
    }

    private static func isAnnouncement(_ status: Int) -> Bool { (100...199).contains(status) && status != 101 }

    /// Parses a status line such as `HTTP/1.1 200 OK`.
    private mutating func begin(_ text: Substring) throws(HTTPError) {
        let parts = text.split(separator: " ", maxSplits: 2)
        guard parts.count >= 2, parts[0].hasPrefix("HTTP/"), parts[1].utf8.count == 3, let status = Int(parts[1]),
            status >= 0
        else { throw .notHTTP }
        guard status >= 100 else { throw .badStatus }
        (self.status, fields, fieldCount, isBetweenHeads) = (status, [], 0, false)
    }

    private mutating func addField(_ text: Substring) throws(HTTPError) {
        fieldCount += 1
        // Ignores the obsolete continuation of a line, and trailers.
        guard text.first != " ", text.first != "\t", !isComplete else { return }
        guard let colon = text.firstIndex(of: ":") else { throw .notHTTP }
        let field = (text[..<colon].lowercased(), String(text[text.index(after: colon)...].trimmingBlanks()))
        if field.0 == "content-length" {
            let isNumber = !field.1.isEmpty && field.1.utf8.allSatisfy { (0x30...0x39).contains($0) }
            guard isNumber, Int(field.1) != nil, first("content-length").map({ $0 == field.1 }) ?? true else {
                throw .impossibleLength
            }
        }
        fields.append(field)
    }

    /// Returns the members of a list in a header (RFC 9110, section 5.6.1), in lower case. The name is in lower case too.
    func list(_ name: String) -> [String] {
        fields.filter { $0.name == name }
            .flatMap { $0.value.lowercased().split(separator: ",").map { String($0.trimmingBlanks()) } }
    }

    func first(_ name: String) -> String? { fields.first { $0.name == name }?.value }

    static let tooLarge = HTTPError.connection(
        "the server's response has more than \(fieldLimit) headers, one of more than \(lineLimit / 1024) KiB, "
            + "or more than \(limit / 1024) KiB of them")
}

extension HTTPError {
    static let notHTTP = Self.connection("the server's response is not HTTP")
    static let unknownEncoding = Self.connection("the server's response uses a compression that was not requested")
    static let badStatus = Self.connection("the server's status is not a valid HTTP status")
    static let impossibleLength = Self.connection("the server's response declares an impossible length")
}

extension Substring {
    fileprivate func trimmingBlanks() -> Substring {
        var text = self
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }
}

extension String {
    /// The text without the end of the line: a line feed, or a carriage return and a line feed.
    fileprivate func trimmingLine() -> Substring {
        // Swift treats a carriage return and a line feed together as one character.
        var text = Substring(self)
        while let last = text.last, last == "\r\n" || last == "\n" || last == "\r" { text.removeLast() }
        return text
    }
}
