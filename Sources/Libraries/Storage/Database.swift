import CChallengeSQLite
import Glibc

/// A connection to an SQLite database, for one thread at a time.
///
/// Each statement is compiled once and kept. Because of the write-ahead log, reading never waits. Writing waits at
/// least five seconds for other connections that write.
package final class Database {
    package enum Value: Sendable, Hashable {
        case null
        case integer(Int)
        case text(String)
        case blob([UInt8])
    }

    /// The maximum size of a text, blob or row, in bytes. A longer value is an error.
    private static let longestValue = 64 << 20

    package let path: String
    private let connection: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    /// Opens an existing file. No process changes an immutable file, such as a file in a read-only folder.
    package init(path: String, isImmutable: Bool = false) throws(DatabaseError) {
        self.path = path
        // These three characters must be escaped in a URI (sqlite.org/uri.html).
        let escaped = path.replacing("%", with: "%25").replacing("?", with: "%3f").replacing("#", with: "%23")
        let name = isImmutable ? "file:\(escaped)?immutable=1" : path
        var connection: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
        let code = sqlite3_open_v2(name, &connection, flags, nil)
        guard code == SQLITE_OK, let connection else {
            defer { sqlite3_close(connection) }
            throw DatabaseError(path: path, code: code, of: connection)
        }
        self.connection = connection
        sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, CInt(Self.longestValue))
        sqlite3_busy_handler(connection, { _, asked in Database.wait(asked) ? 1 : 0 }, nil)
        // With a write-ahead log, a power failure does no damage despite this setting
        // (sqlite.org/pragma.html#pragma_synchronous).
        try run("PRAGMA synchronous = NORMAL")
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        withExtendedLifetime(folderLock) { _ = sqlite3_close(connection) }
    }

    /// A lock that is held while closing; nil if the lock is unavailable. The last connection deletes the log. But if
    /// several connections close at once, SQLite treats none of them as the last.
    private var folderLock: FileLock? {
        let folder = open(
            path.lastIndex(of: "/").map { String(path[...$0]) } ?? ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        var asked: CInt = 0
        while true {
            if let lock = FileLock(descriptor: folder) { return lock }
            guard errno == EWOULDBLOCK, Self.wait(asked) else { break }
            asked += 1
        }
        close(folder)
        return nil
    }

    /// Waits until a lock may be free. Returns false after too many attempts. SQLite's own handler retries less and
    /// less often, so newcomers overtake a connection that has waited long.
    private static func wait(_ asked: CInt) -> Bool {
        usleep(1_000)
        return asked < 5_000
    }

    /// Turns the write-ahead log on.
    package func keepLog() throws(DatabaseError) {
        var asked: CInt = 0
        while true {
            do throws(DatabaseError) {
                return try query("PRAGMA journal_mode = WAL") { _ in }
            } catch {
                // If two connections turn the log on, both have a read lock and want a write lock. SQLite then calls no
                // handler.
                guard sqlite3_errcode(connection) == SQLITE_BUSY, Self.wait(asked) else { throw error }
                asked += 1
            }
        }
    }

    /// Runs a statement and passes each row to `row`, which must not run the same statement.
    package func query(_ sql: String, _ values: [Value] = [], row: (Row) -> Void) throws(DatabaseError) {
        let statement = try compiled(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in values.enumerated() { try check(bind(value, to: CInt(index + 1), of: statement)) }
        while true {
            let code = sqlite3_step(statement)
            if code == SQLITE_DONE { return }
            guard code == SQLITE_ROW else { throw failure(code) }
            row(Row(statement: statement))
        }
    }

    /// Runs a statement and returns the results of `row` for its rows.
    package func rows<Result>(
        _ sql: String, _ values: [Value] = [], _ row: (Row) -> Result
    ) throws(DatabaseError) -> [Result] {
        var results: [Result] = []
        try query(sql, values) { results.append(row($0)) }
        return results
    }

    /// Runs a statement without rows. Returns how many rows an INSERT, UPDATE or DELETE has changed.
    @discardableResult
    package func run(_ sql: String, _ values: [Value] = []) throws(DatabaseError) -> Int {
        try query(sql, values) { _ in }
        return Int(sqlite3_changes(connection))
    }

    /// Returns the integer result of a statement; 0 without a row.
    package func integer(_ sql: String, _ values: [Value] = []) throws(DatabaseError) -> Int {
        try rows(sql, values) { $0.integer(0) }.first ?? 0
    }

    /// Reads a snapshot of the database, unaffected by concurrent writers.
    package func reading<Result>(_ body: () throws(DatabaseError) -> Result) throws(DatabaseError) -> Result {
        try transaction("BEGIN", body)
    }

    /// Makes all changes or, if anything fails or the process dies, none.
    package func writing<Result>(_ body: () throws(DatabaseError) -> Result) throws(DatabaseError) -> Result {
        try transaction("BEGIN IMMEDIATE", body)
    }

    private func transaction<Result>(
        _ begin: String, _ body: () throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        try run(begin)
        do throws(DatabaseError) {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // After an error such as a full disk, SQLite may have rolled back already.
            if sqlite3_get_autocommit(connection) == 0 { _ = try? run("ROLLBACK") }
            throw error
        }
    }

    private func compiled(_ sql: String) throws(DatabaseError) -> OpaquePointer {
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
        guard let statement else { throw failure(SQLITE_MISUSE) }
        statements[sql] = statement
        return statement
    }

    private func bind(_ value: Value, to index: CInt, of statement: OpaquePointer) -> CInt {
        // SQLite must copy the bytes before the call returns.
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .null: return sqlite3_bind_null(statement, index)
        case .integer(let number): return sqlite3_bind_int64(statement, index, Int64(number))
        case .text(let text):
            return text.utf8CString.withUnsafeBufferPointer {
                sqlite3_bind_text(statement, index, $0.baseAddress, CInt($0.count - 1), transient)
            }
        case .blob(let bytes): return sqlite3_bind_blob(statement, index, bytes, CInt(bytes.count), transient)
        }
    }

    private func check(_ code: CInt) throws(DatabaseError) { if code != SQLITE_OK { throw failure(code) } }

    private func failure(_ code: CInt) -> DatabaseError { DatabaseError(path: path, code: code, of: connection) }
}

extension Database {
    /// A row of a statement's result, valid only during `row` of ``Database/query(_:_:row:)``.
    package struct Row {
        fileprivate let statement: OpaquePointer

        /// The integer in a column; 0 for NULL.
        package func integer(_ column: Int) -> Int { Int(sqlite3_column_int64(statement, CInt(column))) }

        /// The integer in a column; nil for NULL.
        package func optionalInteger(_ column: Int) -> Int? {
            sqlite3_column_type(statement, CInt(column)) == SQLITE_NULL ? nil : integer(column)
        }

        package func text(_ column: Int) -> String {
            guard let text = sqlite3_column_text(statement, CInt(column)) else { return "" }
            return String(decoding: UnsafeBufferPointer(start: text, count: count(column)), as: UTF8.self)
        }

        /// Passes the bytes in a column to `body`. The bytes are valid only during the call.
        package func withBytes<Result>(_ column: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
            let start = sqlite3_column_blob(statement, CInt(column))
            return body(UnsafeRawBufferPointer(start: start, count: count(column)))
        }

        /// Returns the size of a text or a blob that was just read.
        private func count(_ column: Int) -> Int { Int(sqlite3_column_bytes(statement, CInt(column))) }
    }
}

package struct DatabaseError: Error, Sendable, Hashable, CustomStringConvertible {
    package let path: String
    /// The reason for people, without the path.
    package let reason: String
    /// True if the file is damaged or is not a database, so that only another file helps.
    package let isDamage: Bool
    /// True if no log is possible, as in a read-only folder.
    let isWithoutLog: Bool

    package init(path: String, reason: String, isDamage: Bool = false) {
        self.path = path
        self.reason = reason
        self.isDamage = isDamage
        isWithoutLog = false
    }

    fileprivate init(path: String, code: CInt, of connection: OpaquePointer?) {
        self.path = path
        isDamage = [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF)
        isWithoutLog = [SQLITE_CANTOPEN, SQLITE_READONLY].contains(code & 0xFF)
        // For a failed open, read or write the system's message is more precise than SQLite's.
        let number = connection.map(sqlite3_system_errno) ?? 0
        let isOfSystem = [SQLITE_CANTOPEN, SQLITE_IOERR].contains(code & 0xFF) && number != 0
        reason = isOfSystem ? "\(SystemError(number: number))" : String(cString: sqlite3_errmsg(connection))
    }

    package var description: String { "\(path): \(reason)" }
}
