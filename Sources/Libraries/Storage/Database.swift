import CChallengeSQLite
import Glibc

/// A connection to an SQLite database, for one thread at a time.
///
/// Each statement is compiled once and kept. Reading waits for nobody, as the database keeps a write-ahead log; writing
/// waits at least five seconds for other connections that write.
package final class Database {
    package enum Value: Sendable, Hashable {
        case null
        case integer(Int)
        case text(String)
        case blob([UInt8])
    }

    /// The bytes of the longest text, blob or row that is read or written; a longer one is an error.
    private static let longestValue = 64 << 20

    package let path: String
    private let connection: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    /// Opens a file that is there; an immutable one nobody changes, as in a folder that cannot be written.
    package init(path: String, isImmutable: Bool = false) throws(DatabaseError) {
        self.path = path
        // A URI has to escape these three (sqlite.org/uri.html).
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
        // With a log that damages nothing when the power fails (sqlite.org/pragma.html#pragma_synchronous).
        try run("PRAGMA synchronous = NORMAL")
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        withExtendedLifetime(folderLock) { _ = sqlite3_close(connection) }
    }

    /// The right to close: SQLite deletes the log with the last connection, and none of those that close at once is that.
    /// Nil where it cannot be had.
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

    /// Waits until a lock may be free; false once it was waited for often enough. SQLite's own handler asks less and
    /// less often, so that those who have just come overtake one that waits for long.
    private static func wait(_ asked: CInt) -> Bool {
        usleep(1_000)
        return asked < 5_000
    }

    /// Keeps a write-ahead log from here on.
    package func keepLog() throws(DatabaseError) {
        var asked: CInt = 0
        while true {
            do throws(DatabaseError) {
                return try query("PRAGMA journal_mode = WAL") { _ in }
            } catch {
                // Two that do so at once have a lock for reading and want one for writing: SQLite asks no handler then.
                guard sqlite3_errcode(connection) == SQLITE_BUSY, Self.wait(asked) else { throw error }
                asked += 1
            }
        }
    }

    /// Carries out a statement, and passes each row to `row`, which must not carry out the same one.
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

    /// Carries out a statement; returns what `row` makes of its rows.
    package func rows<Result>(
        _ sql: String, _ values: [Value] = [], _ row: (Row) -> Result
    ) throws(DatabaseError) -> [Result] {
        var results: [Result] = []
        try query(sql, values) { results.append(row($0)) }
        return results
    }

    /// Carries out a statement without rows; returns how many an INSERT, UPDATE or DELETE has changed.
    @discardableResult
    package func run(_ sql: String, _ values: [Value] = []) throws(DatabaseError) -> Int {
        try query(sql, values) { _ in }
        return Int(sqlite3_changes(connection))
    }

    /// The whole number that a statement comes to; 0 without a row.
    package func integer(_ sql: String, _ values: [Value] = []) throws(DatabaseError) -> Int {
        try rows(sql, values) { $0.integer(0) }.first ?? 0
    }

    /// Sees the database as it is at one moment, whatever others write meanwhile.
    package func reading<Result>(_ body: () throws(DatabaseError) -> Result) throws(DatabaseError) -> Result {
        try transaction("BEGIN", body)
    }

    /// Carries out all changes or, if anything fails or the process dies, none.
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
            // A full disk may have rolled it back already.
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
        // SQLite copies the bytes before the call returns.
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
    /// A row of a statement's result, only while `row` of ``Database/query(_:_:row:)`` has it.
    package struct Row {
        fileprivate let statement: OpaquePointer

        /// The whole number in a column; 0 for nothing.
        package func integer(_ column: Int) -> Int { Int(sqlite3_column_int64(statement, CInt(column))) }

        /// The whole number in a column; nil for nothing.
        package func optionalInteger(_ column: Int) -> Int? {
            sqlite3_column_type(statement, CInt(column)) == SQLITE_NULL ? nil : integer(column)
        }

        package func text(_ column: Int) -> String {
            guard let text = sqlite3_column_text(statement, CInt(column)) else { return "" }
            return String(decoding: UnsafeBufferPointer(start: text, count: count(column)), as: UTF8.self)
        }

        /// The bytes in a column, only as long as `body` has them.
        package func withBytes<Result>(_ column: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
            let start = sqlite3_column_blob(statement, CInt(column))
            return body(UnsafeRawBufferPointer(start: start, count: count(column)))
        }

        /// The bytes that a text or a blob has, once it was asked for.
        private func count(_ column: Int) -> Int { Int(sqlite3_column_bytes(statement, CInt(column))) }
    }
}

package struct DatabaseError: Error, Sendable, Hashable, CustomStringConvertible {
    package let path: String
    /// For people, without the path.
    package let reason: String
    /// True if the file is no database, or a damaged one, so that only another file helps.
    package let isDamage: Bool
    /// True if no log can be kept, as in a folder that cannot be written.
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
        // What the system says is more precise than that a file cannot be opened, read or written.
        let number = connection.map(sqlite3_system_errno) ?? 0
        let isOfSystem = [SQLITE_CANTOPEN, SQLITE_IOERR].contains(code & 0xFF) && number != 0
        reason = isOfSystem ? "\(SystemError(number: number))" : String(cString: sqlite3_errmsg(connection))
    }

    package var description: String { "\(path): \(reason)" }
}
