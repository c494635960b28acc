import Foundation

/// The lines of a file, which may be larger than what one wishes to hold.
struct LineFile: Sequence, IteratorProtocol {
    private let handle: FileHandle
    private var buffer = Data()
    private var isAtEnd = false

    init(_ url: URL) throws { handle = try FileHandle(forReadingFrom: url) }

    mutating func next() -> Data? {
        var searched = buffer.startIndex
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { buffer = buffer[(end + 1)...] }
                return buffer[..<end]
            }
            guard !isAtEnd else {
                defer { buffer = Data() }
                return buffer.isEmpty ? nil : buffer
            }
            let rest = Data(buffer)
            let more = handle.readData(ofLength: 4 << 20)
            isAtEnd = more.isEmpty
            searched = rest.count
            buffer = rest + more
        }
    }
}
