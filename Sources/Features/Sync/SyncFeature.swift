import ChallengeCatalogue
package import ChallengeCore
package import ChallengeNetworking
import ChallengeStorage
package import FoundationEssentials

/// The command `sync`: copies an API's whole catalogue to the disk, for use offline in later sessions.
package struct SyncFeature: FeatureContract {
    private static let status = Keyword("--status")
    private static let removal = Keyword("--remove")

    private let httpClient: any HTTPClientContract
    private let source: String?
    private let files: CopyFiles?
    private let board: ProgressBoard
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - httpClient: asks the API.
    ///   - source: the API's base URL as it is shown; nil where the session has no API.
    ///   - folder: the folder of the copy; nil where the session keeps nothing.
    ///   - board: shows the progress of the copying.
    ///   - now: the clock.
    package init(
        httpClient: any HTTPClientContract, source: String?, folder: String?, board: ProgressBoard,
        now: @escaping @Sendable () -> Date = { Date.now }
    ) {
        self.httpClient = httpClient
        self.source = source
        files = folder.map(CopyFiles.init)
        self.board = board
        self.now = now
    }

    package let name = "Sync"
    package var screens: [Screen] { [] }
    package var actions: [Action] {
        let description = ActionDescription(
            name: "sync", help: "Copy all that the API has, for use offline",
            forms: [[], [Self.status.parameter], [Self.removal.parameter]])
        return [Action(description) { .output(try await report($0)) }]
    }

    private func report(_ arguments: Arguments) async throws -> Report {
        guard let files else { throw SyncError.noFolder }
        if arguments.has(Self.status) { return try await Self.status(of: files, now: now) }
        return try await arguments.has(Self.removal) ? Self.remove(files) : copy(to: files)
    }

    private func copy(to files: CopyFiles) async throws -> Report {
        guard let source else { throw SyncError.noAPI }
        let operation = SyncOperation(httpClient: httpClient, source: source, files: files, board: board, now: now)
        defer { board.report(nil) }
        do {
            let result = try await operation.run()
            return SyncReport.finished(result.copy, size: result.size)
        } catch SyncError.cancelled {
            throw CancellationError()
        }
    }

    @concurrent
    private nonisolated static func status(of files: CopyFiles, now: @Sendable () -> Date) async throws -> Report {
        let copy = Result { () throws(UnusableCopy) in try files.copy() }
        return await SyncReport.status(copy, files.partial, now: now())
    }

    @concurrent
    private nonisolated static func remove(_ files: CopyFiles) async throws -> Report {
        let (hasCopy, hasPartial) = (files.hasCopy, files.hasPartial)
        guard hasCopy || hasPartial else { return await SyncReport.removed(copy: false, partial: false) }
        do {
            guard let writer = try files.open() else { throw SyncError.isBusy }
            try writer.removePartial()
            try writer.removeCopy()
        } catch let error as SharedFileError {
            throw SyncError.removal(error)
        }
        return await SyncReport.removed(copy: hasCopy, partial: hasPartial)
    }
}
