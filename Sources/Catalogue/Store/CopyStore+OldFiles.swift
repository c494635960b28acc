import ChallengeNetworking
package import ChallengeStorage
import FoundationEssentials
import Glibc

extension CopyStore {
    /// The files in which older versions kept the copies: see ``CatalogueCopy``. The file of the partial copy has a line
    /// with the base URL and the date, then a line for each page.
    private var oldCopy: SharedFile { SharedFile(path: store.folder + "/catalogue.json") }
    private var oldPartial: SharedFile { SharedFile(path: store.folder + "/catalogue.partial") }
    /// The largest size of an old file, in bytes: twenty times the size of a copy of the public API.
    private static let oldFileLimit = 16 << 20

    /// True if a store exists, or an old file that may contain a copy. Opens neither the store nor the file.
    package var mayHaveCopy: Bool { store.isThere || oldCopy.state != nil }

    /// Moves the copies from old files into the store, in one transaction, unless the store has a newer copy. An
    /// unreadable copy stays in its file. The error of reading it is thrown only if the store has no copy.
    package func migrateOldFiles() throws(DatabaseError) {
        guard oldCopy.state != nil || oldPartial.state != nil else { return }
        let old: CatalogueCopy?
        do throws(DatabaseError) {
            old = try readOldCopy()
        } catch {
            if try copy() == nil { throw error }
            return
        }
        let pages = readOldPages()
        try store.write { [oldCopy] database throws(DatabaseError) in
            // Another session may have moved the copy in the meantime.
            if let old, oldCopy.state != nil, try database.copy(isComplete: true).map({ $0.date < old.date }) ?? true {
                try Self.keep(old, in: database)
            }
            guard let pages, try database.copy(isComplete: false) == nil else { return }
            var partial = pages.partial
            for page in pages.pages {
                let present = try database.present(page, in: partial)
                do throws(PartialCopy.InconsistentPage) { try partial.add(page, present: present) } catch { return }
                partial.number = try database.keep(page.records, of: page.kind, in: partial)
            }
        }
        try removeOldFiles()
    }

    /// Deletes the old files and their lock file.
    func removeOldFiles() throws(DatabaseError) {
        for file in [oldCopy, oldPartial, SharedFile(path: oldCopy.path + ".lock")] {
            guard unlink(file.path) == 0 || errno == ENOENT || errno == ENOTDIR else {
                throw DatabaseError(path: file.path, reason: "\(SystemError.last)")
            }
        }
    }

    private func readOldCopy() throws(DatabaseError) -> CatalogueCopy? {
        let file: Data?
        do { file = try oldCopy.read(upTo: Self.oldFileLimit) } catch {
            throw DatabaseError(path: error.path, reason: error.reason)
        }
        do throws(CatalogueCopy.Damaged) {
            return try file.map { data throws(CatalogueCopy.Damaged) in try CatalogueCopy(reading: data) }
        } catch {
            throw DatabaseError(path: oldCopy.path, reason: "\(error)", isDamage: true)
        }
    }

    /// The partial copy and its readable pages; nil if the first line of the old file is unreadable.
    private func readOldPages() -> (partial: PartialCopy, pages: [CataloguePage])? {
        let lines = (try? oldPartial.read(upTo: Self.oldFileLimit))?.split(separator: UInt8(ascii: "\n")) ?? []
        guard let first = lines.first, let heading = try? CatalogueCopy.Heading(decoding: first)
        else { return nil }
        let partial = PartialCopy(source: heading.source, date: heading.date)
        return (partial, lines.dropFirst().compactMap { CataloguePage(line: $0) })
    }

    private static func keep(_ old: CatalogueCopy, in database: Database) throws(DatabaseError) {
        let catalogue = old.catalogue
        let kinds: [(CatalogueKind, [any CatalogueRecord])] = [
            (.character, catalogue.characters.records), (.episode, catalogue.episodes.records),
            (.location, catalogue.locations.records),
        ]
        var partial = PartialCopy(source: old.source, date: old.date)
        for (kind, records) in kinds {
            partial.parts[kind] = PartialCopy.Part(
                count: records.count, pageCount: 1, pages: 1, records: records.count)
            let copy = try database.keep(records, of: kind, in: partial)
            partial.number = copy
            let table = StoredCatalogue(database: database, copy: copy).records(of: kind)
            var (number, last) = (0, 0 as Int?)
            while let end = last { (number, last) = (number + 1, try table.makeBlock(number, after: end)) }
        }
        if let number = partial.number { try database.complete(number, at: old.date) }
    }
}
