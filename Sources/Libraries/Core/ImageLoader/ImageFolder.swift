package import FoundationEssentials
import Glibc
import Synchronization

/// Keeps the files of pictures in a folder, for later sessions and for others at the same time.
///
/// Each is put in its place by `rename`, so that nobody sees a part of one and of two sessions that write the same one
/// wins. What is damaged, too old, or the least recently used when there is no more room is deleted; nobody needs it. A
/// file's time of modification is that of its last use. Where the folder cannot be used, a warning says so, once, and
/// nothing is kept from then on.
package final class ImageFolder: Sendable {
    private let path: String
    private let capacity: Int
    private let lifetime: TimeInterval
    private let now: @Sendable () -> Date
    private let warn: @Sendable (String) -> Void
    private let isUsable = Mutex(true)

    /// - Parameters:
    ///   - path: made when it is first needed, for the user alone (0700).
    ///   - capacity: how many bytes of files are kept.
    ///   - lifetime: how long a file is kept at most, in seconds. Seven days unless told otherwise.
    ///   - now: the time of day.
    ///   - warn: told, once, when the folder cannot be used.
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

    /// The file that was kept for an address; nil where there is none that is whole and young enough.
    func read(_ url: URL) -> Data? {
        let file = file(of: url)
        // A larger one is none of ours, and should not be read.
        guard let size = file.state?.size, size <= capacity, let bytes = use({ try file.read() }) else { return nil }
        let now = now()
        guard let entry = ImageEntry(bytes, of: url), isYoung(entry.date, now) else {
            unlink(file.path)
            return nil
        }
        Self.setTime(of: file.path, to: now)
        return entry.file
    }

    /// Keeps a file for an address.
    func write(_ content: Data, of url: URL) {
        let (file, now) = (file(of: url), now())
        let bytes = ImageEntry(file: content, date: now).bytes(of: url)
        guard bytes.count <= capacity else { return }
        use {
            try file.makeFolders()
            // What is lost with the power is fetched again: it is not waited for on the disk.
            try file.place(bytes, through: "\(file.path).\(UUID().uuidString)", isDurable: false)
            Self.setTime(of: file.path, to: now)
            prune(now)
        }
    }

    /// Forgets what is kept for an address.
    func remove(_ url: URL) { unlink(file(of: url).path) }

    private func file(of url: URL) -> SharedFile { SharedFile(path: "\(path)/\(ImageEntry.name(of: url))") }

    /// A file from the future is as little worth as an old one: the clock was wrong then, or is now.
    private func isYoung(_ date: Date, _ now: Date) -> Bool {
        // Its date is in whole seconds.
        (-1...lifetime).contains(now.timeIntervalSince(date))
    }

    /// Does something with the folder; gives it up for good at the first error.
    @discardableResult
    private func use<Result>(_ body: () throws -> Result?) -> Result? {
        guard isUsable.withLock({ $0 }) else { return nil }
        do {
            return try body()
        } catch {
            let isFirst = isUsable.withLock { isUsable in
                defer { isUsable = false }
                return isUsable
            }
            if isFirst { warn("pictures are kept for this session only: \(error)") }
            return nil
        }
    }

    /// Deletes what is too old, and the least recently used until there is room.
    private func prune(_ now: Date) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        var files = names.filter(Self.isOurs).compactMap { UsedFile(path: "\(path)/\($0)") }
        files.sort { $0.time > $1.time }
        var size = 0
        for file in files {
            size += file.size
            if size > capacity || !isYoung(file.time, now) { unlink(file.path) }
        }
    }

    /// Whether a file is one of ours, or was to become one when its session ended.
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

/// A file of the folder, and when it was last used.
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

/// Fowler, Noll and Vo's hash in 64 bits, variant 1a (draft-eastlake-fnv). It finds damage and tells contents apart, and is
/// no protection from someone who forges them.
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
