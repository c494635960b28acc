import CChallengeZlib
import FoundationEssentials

/// Decompresses a body piece by piece, in zlib's or gzip's format. A gzip body may have several members (RFC 1952,
/// section 2.2).
final class Decompression {
    private(set) var body = Data()
    private let limit: Int
    /// Allocated, because zlib keeps the stream's address.
    private let stream: UnsafeMutablePointer<z_stream>
    private let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 64 * 1024)
    /// True if the last member is complete, or nothing was added yet.
    private var isComplete = true

    /// - Throws: ``HTTPError/connection(_:)`` if memory runs out.
    init(limit: Int) throws(HTTPError) {
        self.limit = limit
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        // 15 is the largest window. 32 lets the first bytes determine the format.
        let result = inflateInit2_(stream, 15 + 32, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard result == Z_OK else { throw .connection("not enough memory to decompress the server's response") }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
        buffer.deallocate()
    }

    /// Decompresses a piece into the body. After an error (a too large or damaged body) nothing may be added.
    func add(_ piece: UnsafeRawBufferPointer) throws(HTTPError) {
        // Zlib does not change its input.
        let start = UnsafeMutableRawPointer(mutating: piece.baseAddress)
        stream.pointee.next_in = start?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_in = UInt32(piece.count)
        repeat {
            if isComplete {
                guard stream.pointee.avail_in > 0 else { return }
                inflateReset(stream)
            }
            stream.pointee.next_out = buffer.baseAddress
            stream.pointee.avail_out = UInt32(buffer.count)
            let result = inflate(stream, Z_NO_FLUSH)
            // Z_BUF_ERROR is no fault: the piece is used up, and another piece may come.
            guard [Z_OK, Z_STREAM_END, Z_BUF_ERROR].contains(result) else { throw Self.damaged }
            isComplete = result == Z_STREAM_END
            let part = buffer.prefix(buffer.count - Int(stream.pointee.avail_out))
            guard body.count + part.count <= limit else { throw .bodyTooLarge(limit: limit) }
            body.append(contentsOf: part)
        } while stream.pointee.avail_in > 0 || stream.pointee.avail_out == 0
    }

    /// - Throws: ``HTTPError/connection(_:)`` if the body is incomplete.
    func finish() throws(HTTPError) { if !isComplete { throw Self.damaged } }

    private static let damaged = HTTPError.connection("the server's compressed response is damaged")
}
