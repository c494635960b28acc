import Glibc

/// A stream in memory for libedit to draw on. Of what it draws only its beeps, and what `bind` prints, are of interest.
final class HiddenStream {
    let stream: UnsafeMutablePointer<FILE>
    /// Where the C library puts the address and the length of what was written.
    private let content: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let length: UnsafeMutablePointer<Int>

    /// Nil when there is no memory.
    init?() {
        content = .allocate(capacity: 1)
        content.initialize(to: nil)
        length = .allocate(capacity: 1)
        length.initialize(to: 0)
        guard let stream = open_memstream(content, length) else {
            content.deallocate()
            length.deallocate()
            return nil
        }
        self.stream = stream
    }

    deinit {
        fclose(stream)
        free(content.pointee)
        content.deallocate()
        length.deallocate()
    }

    /// What was written since the last time.
    func takeText() -> String {
        fflush(stream)
        defer { fseeko(stream, 0, SEEK_SET) }
        guard let start = content.pointee else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: start, count: length.pointee), as: UTF8.self)
    }

    /// Whether there is a bell in what was written since the last time, which is then forgotten.
    func takeBell() -> Bool { takeText().utf8.contains(UInt8(ascii: "\u{7}")) }
}
