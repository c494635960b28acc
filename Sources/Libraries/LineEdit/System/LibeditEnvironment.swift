import Glibc

/// The locale for libedit. Without UTF-8, libedit drops typed characters beyond ASCII, and crashes on a prompt beyond
/// ASCII. Only the editor's thread uses this locale; the rest of the program keeps its own locale.
enum UTF8Locale {
    /// The user's locale if it has UTF-8, otherwise `C.UTF-8`; nil if the system lacks both. `nonisolated(unsafe)` is
    /// sound: the value is created once, never changed and never freed, and any number of threads may use it.
    private nonisolated(unsafe) static let utf8: locale_t? = ["", "C.UTF-8"].lazy.compactMap(make).first

    static var isAvailable: Bool { utf8 != nil }

    /// Makes the calling thread use the locale. Returns false without a locale.
    static func adopt() -> Bool {
        guard let utf8 else { return false }
        return uselocale(utf8) != nil
    }

    private static func make(_ name: String) -> locale_t? {
        // Only characters follow the locale; numbers and messages stay as they are.
        guard let locale = newlocale(LC_CTYPE_MASK, name, nil) else { return nil }
        let codeset = nl_langinfo_l(nl_item(CODESET), locale).map { String(cString: $0) }
        if codeset == "UTF-8" { return locale }
        freelocale(locale)
        return nil
    }
}

/// A stream in memory on which libedit draws. Only its beeps and the output of `bind` are used.
final class MemoryStream {
    let stream: UnsafeMutablePointer<FILE>
    /// The address and the length of the written text, which the C library sets.
    private let content: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let length: UnsafeMutablePointer<Int>

    /// Returns nil if memory runs out.
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

    func takeText() -> String {
        fflush(stream)
        defer { fseeko(stream, 0, SEEK_SET) }
        guard let start = content.pointee else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: start, count: length.pointee), as: UTF8.self)
    }

    func takeBell() -> Bool { takeText().utf8.contains(UInt8(ascii: "\u{7}")) }
}
