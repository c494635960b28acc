import ChallengeCatalogue
import ChallengeCore
import ChallengeNetworking
import FoundationEssentials

/// One copying of all that an API has: page after page, each of which is kept on the disk as soon as it is there.
///
/// It asks for one page at a time. An API that everybody uses is not to be hurried, and the pages come in the same order
/// every time.
nonisolated struct Copying {
    /// How long after it was begun a copying is gone on with: later the API may have changed, and the pages would not fit.
    static let lifetime: TimeInterval = 24 * 60 * 60

    let httpClient: any HTTPClientContract
    /// What is asked, without a user and a password.
    let source: String
    let files: CopyFiles
    let board: ProgressBoard
    let now: @Sendable () -> Date

    /// Goes on with what an earlier copying has left, where that fits; otherwise begins anew. The copy that is there is
    /// replaced when all is there, and stays as it was where anything fails.
    ///
    /// - Returns: the new copy, and the size of its file in bytes.
    @concurrent
    func run() async throws(SyncError) -> (copy: CatalogueCopy, size: Int) {
        guard let writer = try SyncError.wrapping({ try files.open() }) else { throw .isBusy }
        var partial = try begin(writer)
        var isResumed = partial.pageCount > 0
        await report(partial)
        while let (kind, number) = partial.next {
            let page = try await page(number, of: kind, partial)
            do throws(PartialCopy.Misfit) {
                try partial.add(page)
            } catch {
                guard error.concernsAll else { throw .misfit(error, partial) }
                try SyncError.wrapping { try writer.removePartial() }
                partial = PartialCopy(source: source, date: now())
                // The pages of before may be from before a change. Those of now have to fit.
                guard isResumed else { throw .misfit(error, partial) }
                isResumed = false
                await board.report(nil)
                continue
            }
            try SyncError.wrapping { try writer.append(page, of: partial) }
            await report(partial)
        }
        guard !Task.isCancelled, let copy = partial.finished(at: now()) else { throw .cancelled }
        return (copy, try SyncError.wrapping { try writer.replace(with: copy) })
    }

    /// What an earlier copying of the same API has left, or nothing.
    private func begin(_ writer: CopyFiles.Writer) throws(SyncError) -> PartialCopy {
        let now = now()
        // What is older than the copy has become that copy, and was to be taken away.
        let copyDate = (try? files.heading())?.date ?? .distantPast
        if let partial = files.partial, partial.source == source, partial.date >= copyDate,
            0...Self.lifetime ~= now.timeIntervalSince(partial.date)
        {
            return partial
        }
        try SyncError.wrapping { try writer.removePartial() }
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

    /// Says how far it has come, once it is known how much there is.
    private func report(_ partial: PartialCopy) async {
        guard let total = partial.recordTotal else { return }
        await board.report(
            Progress(title: "Copying", completed: partial.recordCount, total: total, unit: "records"))
    }
}
