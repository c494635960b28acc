import ChallengeStorage
import ChallengeText
package import FoundationEssentials
import Glibc
import Synchronization

/// A folder of cached picture files that later and concurrent sessions share.
///
/// Each file is written by `rename`, so no reader sees a part of it, and the last of several writers wins. Expired files
/// are deleted, and the oldest if the cache is full. The first error disables the cache for the session and warns once.
package final class ImageFolder: Sendable {
    private let path: String
    private let capacity: Int
    private let lifetime: TimeInterval
    private let now: @Sendable () -> Date
    private let warn: @Sendable (String) -> Void
    private let isUsable = Atomic(true)

    /// - Parameters:
    ///   - path: the folder, created on first use with access for the user only (0700).
    ///   - capacity: the maximum total size of the files, in bytes.
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

    /// Returns the cached file of a URL; nil without a file, or if the file has expired.
    func read(_ url: URL) -> Data? {
        let file = path(of: url)
        guard let kept = CachedFile(path: file) else { return nil }
        guard isYoung(kept), kept.size <= fileLimit else {
            unlink(file)
            return nil
        }
        return use { try SharedFile(path: file).read(upTo: fileLimit) }
    }

    func write(_ content: Data, of url: URL) {
        let file = path(of: url)
        guard content.count <= fileLimit else { return unlink(file) }
        use {
            let shared = SharedFile(path: file)
            try shared.makeFolders()
            // No fsync: a file that a power failure destroys is fetched again.
            try shared.replace(with: content, through: "\(file).\(UUID().uuidString)", isDurable: false)
            setTime(of: file)
            prune()
        }
    }

    /// The maximum size of a file, in bytes. Every fetched picture is smaller.
    private var fileLimit: Int { min(capacity, 16 << 20) }

    func remove(_ url: URL) { unlink(path(of: url)) }

    func removeAll() { for file in files { unlink(file.path) } }

    private func unlink(_ path: String) { Glibc.unlink(path) }

    private var files: [CachedFile] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter(Self.isOurs).compactMap { CachedFile(path: "\(path)/\($0)") }
    }

    private func path(of url: URL) -> String { "\(path)/\(Self.name(of: url))" }

    /// Returns the name of a URL's file.
    static func name(of url: URL) -> String {
        let digits = String(FNV1a.hash(url.absoluteString.utf8), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits + ".image"
    }

    /// True if a file is a picture's, or the temporary file of an unfinished one.
    private static func isOurs(_ name: String) -> Bool {
        name.prefix(16).allSatisfy(\.isHexDigit) && name.dropFirst(16).hasPrefix(".image")
    }

    /// True if a file is not expired. A file with a future date counts as expired, because the clock was or is wrong.
    private func isYoung(_ file: CachedFile) -> Bool {
        // The system may round the date.
        (-1...lifetime).contains(now().timeIntervalSince(file.time))
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

    /// Deletes expired files, and the oldest files that exceed the capacity.
    private func prune() {
        var size = 0
        for file in files.sorted(by: { $0.time > $1.time }) {
            size += file.size
            if size > capacity || !isYoung(file) { unlink(file.path) }
        }
    }

    private func setTime(of path: String) {
        let date = now().timeIntervalSince1970
        let seconds = date.rounded(.down)
        let time = timespec(tv_sec: time_t(seconds), tv_nsec: Int((date - seconds) * 1_000_000_000))
        utimensat(AT_FDCWD, path, [time, time], AT_SYMLINK_NOFOLLOW)
    }
}

/// A file of the folder with the time of its fetch.
private struct CachedFile {
    let path: String
    let size: Int
    let time: Date

    /// Returns nil if the path is no regular file.
    init?(path: String) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.path = path
        size = Int(status.st_size)
        let modified = status.st_mtim
        time = Date(timeIntervalSince1970: Double(modified.tv_sec) + Double(modified.tv_nsec) / 1_000_000_000)
    }
}
