package import ChallengeCatalogue
import ChallengeCore
package import ChallengeNetworking
import ChallengeStorage
import FoundationEssentials

/// The files of a copy of an API's catalogue: the complete one, and the partial one that is being made.
package nonisolated struct CopyFiles: Sendable, Hashable {
    /// The app's folder for data.
    let folder: String

    package init(folder: String) {
        self.folder = folder
    }

    private var copyFile: SharedFile { SharedFile(path: folder + "/catalogue.json") }
    private var partialFile: SharedFile { SharedFile(path: folder + "/catalogue.partial") }

    /// The source and the date of the copy, if possible without reading the rest of it; nil if there is no copy.
    package func heading() throws(UnusableCopy) -> CatalogueCopy.Heading? {
        guard let beginning = try read(first: CatalogueCopy.Heading.limit) else { return nil }
        if let heading = CatalogueCopy.Heading(beginning: beginning) { return heading }
        // Written by another program, in another order or with blanks.
        return try copy().map { CatalogueCopy.Heading(of: $0.copy) }
    }

    /// The copy, and the size of its file in bytes; nil if there is none.
    func copy() throws(UnusableCopy) -> (copy: CatalogueCopy, size: Int)? {
        // One byte more than allowed shows that the file is too large.
        let limit = CatalogueCopy.sizeLimit + 1
        guard let data = try read(first: limit) else { return nil }
        guard data.count < limit else { throw unusable("it is larger than \(CatalogueCopy.sizeLimit >> 20) MiB") }
        do {
            return (try CatalogueCopy(reading: data), data.count)
        } catch {
            throw unusable("\(error)")
        }
    }

    private func read(first limit: Int) throws(UnusableCopy) -> Data? {
        do { return try copyFile.read(first: limit) } catch { throw unusable(error.reason) }
    }

    private func unusable(_ reason: String) -> UnusableCopy { UnusableCopy(path: copyFile.path, reason: reason) }

    /// The partial copy of an interrupted run; nil if there is none that can be read.
    var partial: PartialCopy? {
        guard let size = partialFile.state?.size, size <= 2 * CatalogueCopy.sizeLimit else { return nil }
        return (try? partialFile.read()).flatMap { PartialCopy(reading: $0) }
    }

    /// Locks the files for the lifetime of the result; nil if another session holds the lock.
    func open() throws -> Writer? {
        try copyFile.takeLock().map { Writer(files: self, lock: $0) }
    }

    /// Changes the files, under the lock.
    struct Writer {
        fileprivate let files: CopyFiles
        fileprivate let lock: FileLock

        /// Appends a page to the file of a partial copy, which is created if it is missing.
        func append(_ page: CataloguePage, of partial: PartialCopy) throws {
            try files.partialFile.append(page.line, heading: partial.heading, under: lock)
        }

        /// Replaces the copy, and removes the partial one.
        ///
        /// - Returns: its size in bytes.
        func replace(with copy: CatalogueCopy) throws -> Int {
            let data = copy.data
            try files.copyFile.update(under: lock, last: 0) { _ in data }
            try removePartial()
            return data.count
        }

        func removePartial() throws { try files.partialFile.remove(under: lock) }

        func removeCopy() throws { try files.copyFile.remove(under: lock) }
    }

    /// Whether there is a file, whatever is in it.
    var hasCopy: Bool { copyFile.state != nil }
    var hasPartial: Bool { partialFile.state != nil }
}

/// Why the file of a copy cannot be used.
package nonisolated struct UnusableCopy: Error, Sendable, Hashable {
    let path: String
    let reason: String
}

/// Answers from the copy of a catalogue, which is read for the first answer. Where it cannot be used, warns once and answers
/// from the catalogue within the program.
package actor CopyHTTPClient: HTTPClientContract {
    private let files: CopyFiles
    private let warn: @Sendable (String) -> Void
    /// Reads the copy at the first call; those that come meanwhile wait.
    private lazy var client = makeClient()

    package init(files: CopyFiles, warn: @escaping @Sendable (String) -> Void) {
        self.files = files
        self.warn = warn
    }

    package nonisolated func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        try await client.response(to: endpoint)
    }

    private func makeClient() -> CatalogueHTTPClient {
        do throws(UnusableCopy) {
            // The file may have been taken away since it was found.
            guard let copy = try files.copy()?.copy else {
                throw UnusableCopy(path: files.folder, reason: "it is gone")
            }
            return CatalogueHTTPClient(catalogue: copy.catalogue)
        } catch {
            warn(error.warning)
            return CatalogueHTTPClient()
        }
    }
}
