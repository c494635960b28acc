import ChallengeCatalogue
import ChallengeCore
import ChallengeNetworking
import ChallengeStorage
import FoundationEssentials

/// Copies an API's catalogue page by page, and stores each page as soon as it arrives. To spare a public API, requests
/// one page at a time. The order of the pages is always the same.
nonisolated struct SyncOperation {
    /// The time during which a partial copy can be resumed. Later, the API's pages may not match the copied pages.
    static let lifetime: TimeInterval = 24 * 60 * 60

    let httpClient: any HTTPClientContract
    /// The base URL of the API, without user and password.
    let source: String
    let copies: CopyStore
    let board: ProgressBoard
    let now: @Sendable () -> Date

    /// Resumes a matching partial copy, or starts a new copy. The stored copy stays until the new copy is complete.
    @concurrent
    func run() async throws(SyncError) -> CopyStore.Summary {
        guard let lock = try SyncError.wrapping({ try copies.takeLock() }) else { throw .isBusy }
        defer { withExtendedLifetime(lock) {} }
        var partial = try begin()
        var isResumed = partial.pageCount > 0
        await report(partial)
        while let (kind, number) = partial.next {
            let page = try await page(number, of: kind, partial)
            do {
                try copies.add(page, to: &partial)
            } catch let error as PartialCopy.InconsistentPage {
                guard error.concernsAll else { throw .inconsistent(error, partial) }
                try SyncError.wrapping { try copies.removePartial() }
                partial = PartialCopy(source: source, date: now())
                // The API may have changed since the resumed pages were copied. The pages of one copy must be consistent.
                guard isResumed else { throw .inconsistent(error, partial) }
                isResumed = false
                await board.report(nil)
                continue
            } catch {
                throw .file(error)
            }
            await report(partial)
        }
        guard !Task.isCancelled else { throw .cancelled }
        guard let summary = try SyncError.wrapping({ try copies.finish(partial, at: now()) }) else { throw .cancelled }
        return summary
    }

    /// Returns the partial copy to resume, or an empty one. Removes a damaged store, because writing to it would fail.
    private func begin() throws(SyncError) -> PartialCopy {
        let now = now()
        do throws(DatabaseError) {
            try? copies.migrateOldFiles()
            if let partial = try copies.partial(), partial.source == source,
                0...Self.lifetime ~= now.timeIntervalSince(partial.date)
            {
                return partial
            }
            try copies.removePartial()
        } catch {
            guard error.isDamage else { throw .file(error) }
            try SyncError.wrapping { try copies.store.remove() }
        }
        return PartialCopy(source: source, date: now)
    }

    private func page(
        _ number: Int, of kind: CatalogueKind, _ partial: PartialCopy
    ) async throws(SyncError) -> CataloguePage {
        let response: HTTPResponse
        do throws(HTTPError) {
            response = try await httpClient.response(to: kind.endpoint(page: number))
        } catch {
            throw error == .cancelled ? .cancelled : .request(error, kind, page: number, partial)
        }
        do {
            return try CataloguePage(kind, number: number, reading: response.body)
        } catch {
            throw .unreadable(error, kind, page: number, partial)
        }
    }

    private func report(_ partial: PartialCopy) async {
        guard let total = partial.recordTotal else { return }
        await board.report(
            Progress(title: "Copying", completed: partial.recordCount, total: total, unit: "records"))
    }
}
