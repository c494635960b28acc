import ChallengeCatalogue
package import ChallengeCore
package import ChallengeNetworking
package import ChallengeStorage
import ChallengeViews
package import FoundationEssentials

/// The command `sync`: copies an API's whole catalogue to disk, for offline use in later sessions.
package struct SyncFeature: FeatureContract {
    private static let status = Keyword("--status")
    private static let removal = Keyword("--remove")

    private let httpClient: any HTTPClientContract
    private let source: String?
    private let copies: CopyStore?
    private let board: ProgressBoard
    private let now: @Sendable () -> Date

    /// - Parameter source: the API's base URL as shown to people; nil if the session uses no API.
    package init(
        httpClient: any HTTPClientContract, source: String?, store: Store?, board: ProgressBoard,
        now: @escaping @Sendable () -> Date = { Date.now }
    ) {
        self.httpClient = httpClient
        self.source = source
        // The store gets a separate connection, so that other work of this session does not wait for the copying.
        copies = store.map { CopyStore(Store(path: $0.path)) }
        self.board = board
        self.now = now
    }

    package let name = "Sync"
    package var screens: [Screen] { [] }
    package var commands: ViewContent {
        Button(
            "sync", help: "Copy the API's catalogue, for use offline",
            forms: [[], [Self.status.parameter], [Self.removal.parameter]]
        ) { arguments in
            guard let copies else { throw SyncError.noFolder }
            return .output(try await report(arguments, of: copies))
        }
        .disabled(copies == nil ? SyncError.noFolder : nil)
    }

    private func report(_ arguments: Arguments, of copies: CopyStore) async throws -> Report {
        if arguments.has(Self.status) { return try await Self.status(of: copies, now: now) }
        return try await arguments.has(Self.removal) ? Self.remove(copies) : copy(to: copies)
    }

    private func copy(to copies: CopyStore) async throws -> Report {
        guard let source else { throw SyncError.noAPI }
        let operation = SyncOperation(httpClient: httpClient, source: source, copies: copies, board: board, now: now)
        defer { board.report(nil) }
        do {
            return SyncReport.finished(try await operation.run())
        } catch SyncError.cancelled {
            throw CancellationError()
        }
    }

    @concurrent
    private nonisolated static func status(of copies: CopyStore, now: @Sendable () -> Date) async throws -> Report {
        let copy = Result { () throws(DatabaseError) in
            try copies.migrateOldFiles()
            try copies.check()
            return try copies.summary()
        }
        return await SyncReport.status(copy, try? copies.partial(), now: now())
    }

    @concurrent
    private nonisolated static func remove(_ copies: CopyStore) async throws -> Report {
        let (hasCopy, hasPartial) = copies.presence
        guard hasCopy || hasPartial else { return await SyncReport.removed(copy: false, partial: false) }
        do {
            guard let lock = try copies.takeLock() else { throw SyncError.isBusy }
            try copies.removeAll()
            withExtendedLifetime(lock) {}
        } catch let error where !(error is SyncError) {
            throw SyncError.removal(error)
        }
        return await SyncReport.removed(copy: hasCopy, partial: hasPartial)
    }
}
