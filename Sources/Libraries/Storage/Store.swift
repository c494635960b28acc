import Glibc
import Synchronization

/// The app's database, which sessions share; it is opened when it is first asked, and made when it is first written.
///
/// Parts of the app have tables of their own in it, which they make when they first write. May be used from any task; an
/// operation takes the calling thread for as long as the disk takes. By the write-ahead log (sqlite.org/wal.html)
/// sessions read while one writes, and a change need not wait for the disk: a process that is killed loses nothing that
/// was written; a power failure may lose the last changes, but damages nothing.
package final class Store: Sendable {
    /// `CHLG`, by which the file is known as this project's.
    private static let applicationID = 0x4348_4c47
    /// The version of the tables, in the file's `user_version`.
    private static let version = 1

    /// An absolute path.
    package let path: String
    private let connection = Mutex<Database?>(nil)

    package init(path: String) { self.path = path }

    package var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

    package var isThere: Bool { access(path, F_OK) == 0 }

    /// Reads, from one state of the database; nil where there is none.
    package func read<Result: Sendable>(
        _ body: @Sendable (Database) throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result? {
        try connection.withLock { database throws(DatabaseError) in try Self.read(path, &database, body) }
    }

    /// Reads as ``read(_:)`` does, but waits for no other task; nil as well where one is at work, or something fails.
    package func readAtHand<Result: Sendable>(_ body: @Sendable (Database) throws(DatabaseError) -> Result) -> Result? {
        connection.withLockIfAvailable { database in try? Self.read(path, &database, body) } ?? nil
    }

    /// Changes all that `body` changes or, if anything fails, nothing. Makes a missing database, for the user only.
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

    /// Writes the log into the database and closes it. It is opened again when it is next asked.
    package func close() { connection.withLock { $0 = nil } }

    /// Gives the space of what was removed back to the disk.
    package func compact() throws(DatabaseError) {
        try connection.withLock { database throws(DatabaseError) in _ = try database?.run("VACUUM") }
    }

    /// Takes the database away, whatever is in the file.
    package func remove() throws(DatabaseError) {
        close()
        for name in [path] + Self.companions(of: path) where unlink(name) != 0 && errno != ENOENT {
            throw DatabaseError(path: name, reason: "\(SystemError.last)")
        }
    }

    /// The files that SQLite keeps beside a database: the log, its index, and the journal of databases without a log.
    private static func companions(of path: String) -> [String] { ["-wal", "-shm", "-journal"].map { path + $0 } }

    private static func read<Result>(
        _ path: String, _ database: inout Database?, _ body: @Sendable (Database) throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result? {
        if database == nil { database = try open(path) }
        guard let database else { return nil }
        return try database.reading { () throws(DatabaseError) in try body(database) }
    }

    /// Opens the database; nil where there is none, or one with nothing in it.
    private static func open(_ path: String) throws(DatabaseError) -> Database? {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            let error = SystemError.last
            if error.isMissing { return nil }
            throw DatabaseError(path: path, reason: "\(error)")
        }
        // SQLite would follow a link in the place of the database, and wait for a named pipe in that of a journal.
        for name in [path] + companions(of: path) {
            if let error = SharedFile(path: name).mismatch { throw DatabaseError(path: name, reason: error.reason) }
        }
        // SQLite would take a file that is smaller than its smallest page for an empty one.
        guard status.st_size == 0 || status.st_size >= 512 else {
            throw DatabaseError(path: path, reason: "file is not a database", isDamage: true)
        }
        do throws(DatabaseError) {
            let database = try Database(path: path)
            return try isMade(database) ? database : nil
        } catch {
            // Without the right to write the folder there can be no log, and without a log nobody changes the file.
            guard error.isWithoutLog, stat(path + "-wal", &status) != 0 || status.st_size == 0 else { throw error }
            let database = try Database(path: path, isImmutable: true)
            return try isMade(database) ? database : nil
        }
    }

    /// True if it is a database of this project; false for an empty one.
    private static func isMade(_ database: Database) throws(DatabaseError) -> Bool {
        // From one state, as another session may be making it.
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

    /// Makes the database, or makes one of an empty file.
    private static func make(_ path: String) throws(DatabaseError) -> Database {
        do throws(SharedFileError) {
            try SharedFile(path: path).makeFolders()
        } catch {
            throw DatabaseError(path: error.path, reason: error.reason)
        }
        // Only where there is none: closing a descriptor of it would end the locks of this process's connections.
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

    /// The bytes of all that is in the database, without space that is free.
    package func size() throws(DatabaseError) -> Int {
        try (integer("PRAGMA page_count") - integer("PRAGMA freelist_count")) * integer("PRAGMA page_size")
    }

    /// Reads all of the database, and throws where something is damaged.
    package func checkAll() throws(DatabaseError) {
        guard let finding = try rows("PRAGMA quick_check(1)", [], { $0.text(0) }).first, finding != "ok" else { return }
        throw DatabaseError(path: path, reason: "it is damaged: \(finding)", isDamage: true)
    }
}
