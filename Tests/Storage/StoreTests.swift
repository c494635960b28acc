import ChallengeStorage
import ChallengeTestSupport
import Foundation

@Suite("A store", .limited)
struct StoreTests {
    private let temporary = TemporaryFolder()
    private var folder: String { temporary.url.path }
    private let store: Store

    init() { store = Store(path: temporary.url.path + "/new/store.sqlite") }

    private func keep(_ text: String, in store: Store) throws {
        try store.write { database throws(DatabaseError) in
            try database.run("CREATE TABLE IF NOT EXISTS note(text TEXT) STRICT")
            try database.run("INSERT INTO note VALUES (?)", [.text(text)])
        }
    }

    private func notes(in store: Store) throws -> [String]? {
        try store.read { database throws(DatabaseError) in
            try database.rows("SELECT text FROM note", [], { $0.text(0) })
        }
    }

    @Test("A store is created on the first write, private to the user, and its log is removed at the end")
    func made() async throws {
        #expect(!store.isThere)
        #expect(try notes(in: store) == nil)
        #expect(!FileManager.default.fileExists(atPath: store.folder))
        try keep("a", in: store)
        #expect(store.isThere)
        for (path, mode) in [(store.folder, 0o700), (store.path, 0o600)] {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode)
        }
        store.close()
        #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder) == ["store.sqlite"])
        #expect(try notes(in: store) == ["a"])
        #expect(try notes(in: Store(path: store.path)) == ["a"])
    }

    @Test("A store keeps a log, and waits for the disk when that is written into the database, not at each change")
    func log() async throws {
        try keep("a", in: store)
        let modes = try store.read { database throws(DatabaseError) in
            try (
                database.rows("PRAGMA journal_mode", []) { $0.text(0) },
                database.rows("PRAGMA synchronous", []) { $0.integer(0) }
            )
        }
        #expect(modes?.0 == ["wal"])
        #expect(modes?.1 == [1])
    }

    @Test("A store changes everything or nothing")
    func atomic() async throws {
        try keep("a", in: store)
        let error = #expect(throws: DatabaseError.self) {
            try store.write { database throws(DatabaseError) in
                try database.run("DELETE FROM note")
                try database.run("INSERT INTO missing VALUES (1)")
            }
        }
        #expect(error?.description == "\(store.path): no such table: missing")
        #expect(error?.isDamage == false)
        #expect(try notes(in: store) == ["a"])
    }

    @Test("Numbers, texts and bytes are kept unchanged")
    func values() async throws {
        try store.write { database throws(DatabaseError) in
            try database.run("CREATE TABLE value(a INTEGER, b TEXT, c BLOB) STRICT")
            try database.run(
                "INSERT INTO value VALUES (?, ?, ?), (?, ?, ?)",
                [.integer(.min), .text("a\0é’"), .blob([0, 255]), .null, .text(""), .blob([])])
        }
        let rows = try store.read { database throws(DatabaseError) in
            try database.rows("SELECT a, b, c FROM value", []) { row in
                "\(row.optionalInteger(0), default: "none") \(row.text(1)) \(row.withBytes(2) { Array($0) })"
            }
        }
        #expect(rows == ["\(Int.min) a\0é’ [0, 255]", "none  []"])
    }

    @Test("A value of more than 64 MiB is an error")
    func longValue() async throws {
        func length(_ count: Int) throws -> Int {
            try store.write { database throws(DatabaseError) in
                try database.integer("SELECT length(zeroblob(?))", [.integer(count)])
            }
        }
        let longest = try length(64 << 20)
        #expect(longest == 64 << 20)
        let error = #expect(throws: DatabaseError.self) { try length((64 << 20) + 1) }
        #expect(error?.reason == "string or blob too big")
    }

    @Test(
        "An unusable file is an error with the reason",
        arguments: [
            ("PRAGMA user_version = 2", "a newer version of this program has written it", false),
            ("PRAGMA application_id = 7", "it is another program's database", true),
        ])
    func unusable(change: String, reason: String, isDamage: Bool) async throws {
        try keep("a", in: store)
        _ = try store.write { database throws(DatabaseError) in try database.run(change) }
        store.close()
        let content = try Data(contentsOf: URL(filePath: store.path))
        for use in [{ _ = try notes(in: store) }, { try keep("b", in: store) }] {
            let error = #expect(throws: DatabaseError.self) { try use() }
            #expect(error?.reason == reason && error?.isDamage == isDamage)
        }
        #expect(try Data(contentsOf: URL(filePath: store.path)) == content)
    }

    @Test("A file without content becomes a store")
    func empty() async throws {
        let store = Store(path: folder + "/store.sqlite")
        try Data().write(to: URL(filePath: store.path))
        #expect(try notes(in: store) == nil)
        try keep("a", in: store)
        #expect(try notes(in: Store(path: store.path)) == ["a"])
    }

    @Test("A folder, a pipe or a text is an error that says so")
    func noFile() async throws {
        let pipe = folder + "/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        let text = folder + "/text"
        try Data("no database at all".utf8).write(to: URL(filePath: text))
        for (path, reason) in [
            (folder, "it is not a file"), (pipe, "it is not a file"), (text, "file is not a database"),
            (text + "/store.sqlite", nil),
        ] as [(String, String?)] {
            let store = Store(path: path)
            if let reason {
                let error = #expect(throws: DatabaseError.self) { try notes(in: store) }
                #expect(error?.description == "\(path): \(reason)")
            } else {
                #expect(try notes(in: store) == nil)
            }
            #expect(throws: DatabaseError.self) { try keep("a", in: store) }
        }
    }

    @Test("A store does not follow a symbolic link, except to its folder")
    func link() async throws {
        try FileManager.default.createDirectory(atPath: folder + "/other", withIntermediateDirectories: false)
        let (path, target) = (folder + "/store.sqlite", folder + "/other/store.sqlite")
        try keep("a", in: Store(path: target))
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        for attempt in [{ try keep("b", in: Store(path: path)) }, { _ = try notes(in: Store(path: path)) }] {
            let error = #expect(throws: DatabaseError.self) { try attempt() }
            #expect(error?.description == "\(path): it is a symbolic link, which is not followed")
        }
        try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "other")
        try keep("b", in: Store(path: folder + "/link/store.sqlite"))
        #expect(try notes(in: Store(path: target)) == ["a", "b"])
    }

    @Test("A store never waits for a pipe in place of one of its files", arguments: ["wal", "shm", "journal"])
    func pipeBeside(ending: String) async throws {
        let path = folder + "/store.sqlite"
        try keep("a", in: Store(path: path))
        unlink("\(path)-\(ending)")
        #expect(mkfifo("\(path)-\(ending)", 0o600) == 0)
        let error = #expect(throws: DatabaseError.self) { try notes(in: Store(path: path)) }
        #expect(error?.description == "\(path)-\(ending): it is not a file")
    }

    @Test("Several sessions that write at once create one store, while others look for it")
    func madeAtOnce() async throws {
        for _ in 0..<100 {
            try await withTemporaryFolder { folder in
                await withTaskGroup { group in
                    for index in 0..<4 {
                        group.addTask {
                            let store = Store(path: folder + "/store.sqlite")
                            await #expect(throws: Never.self) {
                                while index < 2, try store.read({ _ in true }) == nil { await Task.yield() }
                                try keep("\(index)", in: store)
                            }
                        }
                    }
                }
                let kept = try notes(in: Store(path: folder + "/store.sqlite"))
                #expect(kept?.sorted() == ["0", "1", "2", "3"])
            }
        }
    }

    @Test("Connections that close in the same moment leave no log")
    func closedAtOnce() async throws {
        let stores = (0..<4).map { _ in Store(path: folder + "/store.sqlite") }
        for _ in 0..<200 {
            for store in stores { try keep("a", in: store) }
            await withTaskGroup { group in for store in stores { group.addTask { store.close() } } }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["store.sqlite"])
        }
    }

    @Test("A store is readable while another connection writes, and several writers lose nothing")
    func concurrent() async throws {
        let path = folder + "/store.sqlite"
        let stores = (0..<4).map { _ in Store(path: path) }
        await withTaskGroup { group in
            for (index, store) in stores.enumerated() {
                group.addTask {
                    #expect(throws: Never.self) { for number in 0..<25 { try keep("\(index) \(number)", in: store) } }
                }
            }
        }
        #expect(try notes(in: Store(path: path)).map { Set($0).count } == 100)
        let reader = Store(path: path)
        try stores[0].write { database throws(DatabaseError) in
            try database.run("DELETE FROM note")
            #expect((try? notes(in: reader))??.count == 100)
        }
        #expect(try notes(in: reader) == [])
    }
}
