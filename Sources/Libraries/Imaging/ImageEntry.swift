package import FoundationEssentials

/// An entry of ``ImageFolder``: a picture's file after a header with its URL, the time it was fetched, and a checksum.
///
///     challenge image 1⏎
///     https://rickandmortyapi.com/api/character/avatar/1.jpeg⏎
///     8 bytes: the seconds from 1970 to when it was fetched, the most significant byte first
///     8 bytes: the FNV-1a of the 8 before and of all that follows, likewise
///     the picture's file
struct ImageEntry {
    /// When the file was fetched, in whole seconds.
    let date: Date
    let file: Data

    init(file: Data, date: Date) {
        self.file = file
        self.date = date
    }

    /// Decodes an entry; nil if it has another URL, or is damaged or incomplete.
    init?(_ bytes: Data, of url: URL) {
        let head = Self.head(url)
        guard bytes.starts(with: head), bytes.count >= head.count + 16 else { return nil }
        let rest = bytes.dropFirst(head.count)
        let (time, file) = (rest.prefix(8), rest.dropFirst(16))
        guard FNV1a.hash(time, file) == UInt64(bigEndian: rest.dropFirst(8).prefix(8)) else { return nil }
        let seconds = Int64(bitPattern: UInt64(bigEndian: time))
        self.init(file: Data(file), date: Date(timeIntervalSince1970: Double(seconds)))
    }

    func bytes(of url: URL) -> Data {
        let time = UInt64(bitPattern: Int64(date.timeIntervalSince1970)).bigEndianBytes
        return Self.head(url) + time + FNV1a.hash(time, file).bigEndianBytes + file
    }

    /// The name of the entry of a URL. Several URLs may share one; the header tells them apart.
    static func name(of url: URL) -> String {
        let digits = String(FNV1a.hash(Data(url.absoluteString.utf8)), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits + ".image"
    }

    private static func head(_ url: URL) -> Data { Data("challenge image 1\n\(url.absoluteString)\n".utf8) }
}

extension UInt64 {
    fileprivate init(bigEndian bytes: Data) { self = bytes.reduce(0) { $0 << 8 | UInt64($1) } }

    fileprivate var bigEndianBytes: Data { withUnsafeBytes(of: bigEndian) { Data($0) } }
}

/// The FNV-1a hash of 64 bits (draft-eastlake-fnv), which detects damage but no forgery.
package enum FNV1a {
    /// The hash of all pieces, one after the other.
    package static func hash(_ pieces: Data...) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for piece in pieces {
            for byte in piece { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        }
        return hash
    }
}
