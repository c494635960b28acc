import ChallengeCatalogue
import ChallengeCore
import ChallengeNetworking

/// Why an API could not be copied. What was copied until then is said where it is kept.
nonisolated enum SyncError: Error {
    case cancelled
    /// Another session is at it.
    case isBusy
    case request(HTTPError, CatalogueKind, page: Int, PartialCopy)
    case unreadable(CatalogueCopy.Damaged, CatalogueKind, page: Int, PartialCopy)
    case misfit(PartialCopy.Misfit, PartialCopy)
    /// What is on the disk cannot be changed.
    case file(any Error)

    /// Does something with files.
    static func wrapping<Result>(_ body: () throws -> Result) throws(SyncError) -> Result {
        do { return try body() } catch { throw .file(error) }
    }
}
