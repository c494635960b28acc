import ChallengeStorage
package import FoundationEssentials
import Glibc
import Synchronization

/// A folder of cached picture files that later and concurrent sessions share.
///
/// Each entry is written by `rename`, so no reader sees a part of an entry, and the last of several writers wins. Damaged
/// and expired entries are deleted. If the cache is full, the least recently used entries are deleted too. An entry's
/// modification time is the time of its last use. The first error disables the cache for the session and warns once.
package final class ImageFolder: Sendable {
    private let path: String
    private let capacity: Int
    private let lifetime: TimeInterval
    private let now: @Sendable () -> Date
    private let warn: @Sendable (String) -> Void
    private let isUsable = Atomic(true)

    /// - Parameters:
    ///   - path: the folder, created on first use with access for the user only (0700).
    ///   - capacity: the maximum total size of the entries, in bytes.
    ///   - lifetime: the time from a file's fetch until it expires, in seconds; seven days by default.
    package init(
        path: String, capacity: Int = 100_000_000, lifetime: TimeInterval = 7 * 24 * 60 * 60,
        now: @escaping @Sendable () -> Date = { .now }, warn: @escaping @Sendable (String) -> Void
    ) {
        self.path = path
        self.capacity = capacity
        self.lifetime = lifetime
        self.now = now
        self.warn = warn
    }

    /// Returns the cached file of a URL; nil without a valid entry. Marks the entry as used.
    func read(_ url: URL) -> Data? {
        let file = file(of: url)
        // A file above the limit is not an entry and must not be read into memory.
        guard let size = file.state?.size, size <= entryLimit, let bytes = use({ try file.read(upTo: entryLimit) })
        else { return nil }
        let now = now()
        guard let entry = ImageEntry(bytes, of: url), isYoung(entry.date, now) else {
            unlink(file.path)
            return nil
        }
        Self.setTime(of: file.path, to: now)
        return entry.file
    }

    func write(_ content: Data, of url: URL) {
        let (file, now) = (file(of: url), now())
        let bytes = ImageEntry(file: content, date: now).bytes(of: url)
        guard bytes.count <= entryLimit else { return }
        use {
            try file.makeFolders()
            // No fsync: an entry that a power failure destroys is fetched again.
            try file.replace(with: bytes, through: "\(file.path).\(UUID().uuidString)", isDurable: false)
            Self.setTime(of: file.path, to: now)
            prune(now)
        }
    }

    /// The maximum size of an entry, in bytes. Every fetched picture is smaller.
    private var entryLimit: Int { min(capacity, 16 << 20) }

    func remove(_ url: URL) { unlink(file(of: url).path) }

    func removeAll() { for file in files { unlink(file.path) } }

    private var files: [UsedFile] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter(Self.isOurs).compactMap { UsedFile(path: "\(path)/\($0)") }
    }

    private func file(of url: URL) -> SharedFile { SharedFile(path: "\(path)/\(ImageEntry.name(of: url))") }

    /// True if a file is not expired. A file with a future date counts as expired, because the clock was or is wrong.
    private func isYoung(_ date: Date, _ now: Date) -> Bool {
        // The date was rounded to a whole second.
        (-1...lifetime).contains(now.timeIntervalSince(date))
    }

    /// Uses the folder, and disables it at the first error.
    @discardableResult
    private func use<Result>(_ body: () throws -> Result?) -> Result? {
        guard isUsable.load(ordering: .relaxed) else { return nil }
        do {
            return try body()
        } catch {
            let isFirst = isUsable.exchange(false, ordering: .relaxed)
            if isFirst { warn("pictures are kept for this session only: \(error)") }
            return nil
        }
    }

    /// Deletes expired entries, and the least recently used entries that exceed the capacity.
    private func prune(_ now: Date) {
        var size = 0
        for file in files.sorted(by: { $0.time > $1.time }) {
            size += file.size
            if size > capacity || !isYoung(file.time, now) { unlink(file.path) }
        }
    }

    /// True if a file is an entry, or the temporary file of an unfinished entry.
    private static func isOurs(_ name: String) -> Bool {
        name.prefix(16).allSatisfy(\.isHexDigit) && name.dropFirst(16).hasPrefix(".image")
    }

    private static func setTime(of path: String, to date: Date) {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        let fraction = date.timeIntervalSince1970 - seconds
        let time = timespec(tv_sec: time_t(seconds), tv_nsec: Int(fraction * 1_000_000_000))
        utimensat(AT_FDCWD, path, [time, time], AT_SYMLINK_NOFOLLOW)
    }
}

/// A file of the folder with the time of its last use.
private struct UsedFile {
    let path: String
    let size: Int
    let time: Date

    init?(path: String) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.path = path
        size = Int(status.st_size)
        let modified = status.st_mtim
        time = Date(timeIntervalSince1970: Double(modified.tv_sec) + Double(modified.tv_nsec) / 1_000_000_000)
    }
}

/// An entry of ``ImageFolder``: a picture's file after a header with its URL, the time of its fetch, and a checksum.
///
///     challenge image 1⏎
///     https://rickandmortyapi.com/api/character/avatar/1.jpeg⏎
///     8 bytes: the seconds from 1970 to the fetch, the most significant byte first
///     8 bytes: the FNV-1a hash of the previous 8 bytes and the file, in the same byte order
///     the picture's file
struct ImageEntry {
    let file: Data
    /// The time of the fetch, in whole seconds.
    let date: Date
}

extension ImageEntry {
    /// Decodes an entry; nil if the entry has another URL, or is damaged or incomplete.
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

    /// Returns the name of a URL's entry. Several URLs may share a name; the entry's header distinguishes the URLs.
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

/// The 64-bit FNV-1a hash (draft-eastlake-fnv), which detects damage but no forgery.
package enum FNV1a {
    /// Returns the hash of all pieces in order.
    package static func hash(_ pieces: Data...) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for piece in pieces {
            for byte in piece { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        }
        return hash
    }
}
