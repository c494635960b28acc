import Glibc
import Synchronization

/// The app's database, shared by sessions. The first use opens the database, and the first write creates it.
///
/// Parts of the app have their own tables, which they create on the first write. May be used from any task; an
/// operation blocks the calling thread during disk access. Because of the write-ahead log (sqlite.org/wal.html),
/// sessions read while one writes, and a change need not wait for the disk. A killed process loses no written data. A
/// power failure may lose the last changes, but damages nothing.
package final class Store: Sendable {
    /// `CHLG`, which identifies the file as this project's.
    private static let applicationID = 0x4348_4c47
    /// The version of the tables, in the file's `user_version`.
    private static let version = 1

    /// An absolute path.
    package let path: String
    private let connection = Mutex<Database?>(nil)

    package init(path: String) { self.path = path }

    package var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

    package var isThere: Bool { access(path, F_OK) == 0 }

    /// Reads from a snapshot of the database; nil without a database.
    package func read<Result: Sendable>(
        _ body: @Sendable (Database) throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result? {
        try connection.withLock { database throws(DatabaseError) in try Self.read(path, &database, body) }
    }

    /// Reads as ``read(_:)`` does, but without waiting. Returns nil also if another task uses the database or on failure.
    package func readAtHand<Result: Sendable>(_ body: @Sendable (Database) throws(DatabaseError) -> Result) -> Result? {
        connection.withLockIfAvailable { database in try? Self.read(path, &database, body) } ?? nil
    }

    /// Makes all changes of `body` or, if anything fails, none. Creates a missing database, for the user only.
    package func write<Result: Sendable>(
        _ body: @Sendable (Database) throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        try connection.withLock { database throws(DatabaseError) in
            if database == nil { database = try Self.open(path) }
            let open = if let database { database } else { try Self.make(path) }
            database = open
            return try open.writing { () throws(DatabaseError) in try body(open) }
        }
    }

    /// Writes the log into the database and closes the database. The next use opens it again.
    package func close() { connection.withLock { $0 = nil } }

    /// Returns the space of removed data to the disk.
    package func compact() throws(DatabaseError) {
        try connection.withLock { database throws(DatabaseError) in _ = try database?.run("VACUUM") }
    }

    /// Removes the database, even if the file is not a database.
    package func remove() throws(DatabaseError) {
        close()
        for name in [path] + Self.companions(of: path) where unlink(name) != 0 && errno != ENOENT {
            throw DatabaseError(path: name, reason: "\(SystemError.last)")
        }
    }

    /// Returns the additional files of an SQLite database: the log, its index, and the journal that replaces the log.
    private static func companions(of path: String) -> [String] { ["-wal", "-shm", "-journal"].map { path + $0 } }

    private static func read<Result>(
        _ path: String, _ database: inout Database?, _ body: @Sendable (Database) throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result? {
        if database == nil { database = try open(path) }
        guard let database else { return nil }
        return try database.reading { () throws(DatabaseError) in try body(database) }
    }

    /// Opens the database; nil if the file is missing or empty.
    private static func open(_ path: String) throws(DatabaseError) -> Database? {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            let error = SystemError.last
            if error.isMissing { return nil }
            throw DatabaseError(path: path, reason: "\(error)")
        }
        // SQLite would follow a link to a database, and wait for a named pipe in place of a journal.
        for name in [path] + companions(of: path) {
            if let error = SharedFile(path: name).mismatch { throw DatabaseError(path: name, reason: error.reason) }
        }
        // SQLite would treat a file below its minimum page size as empty.
        guard status.st_size == 0 || status.st_size >= 512 else {
            throw DatabaseError(path: path, reason: "file is not a database", isDamage: true)
        }
        do throws(DatabaseError) {
            let database = try Database(path: path)
            return try isMade(database) ? database : nil
        } catch {
            // A read-only folder cannot have a log, and without a log the file does not change.
            guard error.isWithoutLog, stat(path + "-wal", &status) != 0 || status.st_size == 0 else { throw error }
            let database = try Database(path: path, isImmutable: true)
            return try isMade(database) ? database : nil
        }
    }

    /// True if this is a database of this project; false for an empty database.
    private static func isMade(_ database: Database) throws(DatabaseError) -> Bool {
        // Reads one snapshot, because another session may be creating the database.
        let (version, application, tables) = try database.reading { () throws(DatabaseError) in
            try (
                database.integer("PRAGMA user_version"), database.integer("PRAGMA application_id"),
                database.integer("SELECT count(*) FROM sqlite_schema")
            )
        }
        if application == 0, version == 0, tables == 0 { return false }
        guard application == applicationID else {
            throw DatabaseError(path: database.path, reason: "it is another program's database", isDamage: true)
        }
        guard version <= Self.version else {
            throw DatabaseError(path: database.path, reason: "a newer version of this program has written it")
        }
        return true
    }

    /// Creates the database, also from an empty file.
    private static func make(_ path: String) throws(DatabaseError) -> Database {
        do throws(SharedFileError) {
            try SharedFile(path: path).makeFolders()
        } catch {
            throw DatabaseError(path: error.path, reason: error.reason)
        }
        // Opens only a new file: closing an existing file would release this process's locks on that file.
        let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 { Glibc.close(descriptor) }
        let database = try Database(path: path)
        try database.keepLog()
        try database.writing { () throws(DatabaseError) in
            try database.run("PRAGMA application_id = \(applicationID)")
            try database.run("PRAGMA user_version = \(version)")
        }
        return database
    }
}

extension Database {
    package func hasTable(_ name: String) throws(DatabaseError) -> Bool {
        try integer("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = ?", [.text(name)]) > 0
    }

    /// Returns the size of the database in bytes, without free space.
    package func size() throws(DatabaseError) -> Int {
        try (integer("PRAGMA page_count") - integer("PRAGMA freelist_count")) * integer("PRAGMA page_size")
    }

    /// Reads the whole database and throws if anything is damaged.
    package func checkAll() throws(DatabaseError) {
        guard let finding = try rows("PRAGMA quick_check(1)", [], { $0.text(0) }).first, finding != "ok" else { return }
        throw DatabaseError(path: path, reason: "it is damaged: \(finding)", isDamage: true)
    }
}
