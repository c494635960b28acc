package import ChallengeCore
package import ChallengeNetworking
package import ChallengeStorage
package import FoundationEssentials

/// The copies of an API's catalogue in a store. The complete copy answers requests; the partial copy is still growing.
///
/// Each copy has its own tables, whose names contain the copy's number. Writing one copy therefore does not disturb a
/// session that reads the other copy. Reading never waits. Only one session at a time may write, under ``takeLock()``.
package struct CopyStore: Sendable {
    package let store: Store

    package init(_ store: Store) { self.store = store }

    package struct Copy: Sendable, Hashable {
        let number: Int
        /// The base URL of the API, without user and password.
        package let source: String
        /// The time at which the copy was completed, to the second.
        package let date: Date
    }

    /// Takes the lock for writing copies; nil if another session holds the lock. The lock lasts as long as the result.
    package func takeLock() throws(SharedFileError) -> FileLock? { try SharedFile(path: store.path).takeLock() }

    // MARK: The complete copy

    package func copy() throws(DatabaseError) -> Copy? { try read { _, copy throws(DatabaseError) in copy } }

    /// Returns the API's response from the complete copy; nil if there is no complete copy.
    package func answer(to endpoint: Endpoint, at addresses: Addresses = .public) throws(DatabaseError) -> HTTPResponse?
    {
        try read { database, copy throws(DatabaseError) in
            try StoredCatalogue(database: database, copy: copy.number).answer(to: endpoint, at: addresses)
        }
    }

    package func picture(at path: String) throws(DatabaseError) -> Bitmap? {
        try read { database, copy throws(DatabaseError) in
            try StoredCatalogue(database: database, copy: copy.number).drawing(at: path)
        }
    }

    /// The complete copy, the number of its records of each kind, and the size of the store in bytes.
    package struct Summary: Sendable {
        package let copy: Copy
        package let counts: [CatalogueKind: Int]
        package let size: Int
    }

    /// Returns the summary of the complete copy; nil if there is no complete copy.
    package func summary() throws(DatabaseError) -> Summary? {
        try read { database, copy throws(DatabaseError) in
            let counts = try database.parts(of: copy.number).mapValues(\.records)
            return Summary(copy: copy, counts: counts, size: try database.size())
        }
    }

    /// True for each of the two copies that exists. An unreadable store counts as a complete copy.
    package var presence: (copy: Bool, partial: Bool) {
        do throws(DatabaseError) {
            try migrateOldFiles()
            return (try copy() != nil, try partial() != nil)
        } catch {
            return (true, false)
        }
    }

    /// Reads the whole store and throws an error if any part is damaged.
    package func check() throws(DatabaseError) {
        try store.read { database throws(DatabaseError) in try database.checkAll() }
    }

    /// Returns the result of `body` for the complete copy; nil if there is no complete copy.
    private func read<Result: Sendable>(
        _ body: @Sendable (Database, Copy) throws(DatabaseError) -> Result?
    ) throws(DatabaseError) -> Result? {
        try store.read { database throws(DatabaseError) in
            guard let copy = try database.copy(isComplete: true) else { return nil }
            return try body(database, copy)
        } ?? nil
    }

    // MARK: The partial copy

    /// The partial copy of an interrupted `sync`; nil if there is no partial copy.
    package func partial() throws(DatabaseError) -> PartialCopy? {
        try store.read { database throws(DatabaseError) in try database.partialCopy() } ?? nil
    }

    /// Adds a page to a partial copy and stores the page. Changes nothing if this throws ``PartialCopy/InconsistentPage``
    /// or `DatabaseError`.
    package func add(_ page: CataloguePage, to partial: inout PartialCopy) throws {
        var next = partial
        let present = try store.read { [next] database throws(DatabaseError) in try database.present(page, in: next) }
        try next.add(page, present: present ?? [])
        next.number = try store.write { [next] database throws(DatabaseError) in
            try database.keep(page.records, of: page.kind, in: next)
        }
        partial = next
    }

    /// Makes a partial copy the complete copy, with this date. Nil if a page is missing or the task is cancelled.
    package func finish(_ partial: PartialCopy, at date: Date) throws(DatabaseError) -> Summary? {
        guard let copy = partial.number, partial.next == nil else { return nil }
        // An interrupted `finish` may have left search blocks.
        try store.write { database throws(DatabaseError) in
            try StoredCatalogue(database: database, copy: copy).removeBlocks()
        }
        for kind in CatalogueKind.allCases {
            var (number, last) = (0, 0 as Int?)
            while let end = last {
                guard !Task.isCancelled else { return nil }
                last = try store.write { [number] database throws(DatabaseError) in
                    try StoredCatalogue(database: database, copy: copy).records(of: kind).makeBlock(number, after: end)
                }
                number += 1
            }
        }
        try store.write { database throws(DatabaseError) in try database.complete(copy, at: date) }
        try removeOldFiles()
        return try summary()
    }

    // MARK: Removing

    package func removePartial() throws(DatabaseError) {
        guard let number = try partial()?.number else { return }
        try store.write { database throws(DatabaseError) in try database.removeCopies { $0 == number } }
    }

    /// Removes all copies and frees their space. If the store is damaged, removes the whole store.
    package func removeAll() throws(DatabaseError) {
        try removeOldFiles()
        do throws(DatabaseError) {
            try store.write { database throws(DatabaseError) in try database.removeCopies { _ in true } }
            try store.compact()
        } catch {
            guard error.isDamage else { throw error }
            try store.remove()
        }
    }
}
