import ChallengeCatalogue
import ChallengeCore
import ChallengeNetworking
import ChallengeStorage
package import FoundationEssentials

/// The words for what prevents a copy from being made or used: what failed, and what can be done about it.
nonisolated enum SyncText {
    /// What is kept of an unfinished copy; empty where that is nothing.
    fileprivate static func kept(_ partial: PartialCopy) -> String {
        guard partial.pageCount > 0 else { return "" }
        return "; what was copied before, \(pages(of: partial)), is kept for the next sync"
    }

    /// How many pages there are: `12 of 52 pages`.
    static func pages(of partial: PartialCopy) -> String {
        guard let total = partial.pageTotal else {
            return "\(partial.pageCount) page\(partial.pageCount == 1 ? "" : "s")"
        }
        return "\(partial.pageCount) of \(total) pages"
    }

    fileprivate static func reason(_ error: HTTPError) -> String {
        guard let failure = RequestFailure(error) else { return "it was cancelled" }
        guard case .rateLimited = failure, let remedy = failure.remedy else { return failure.reason }
        return "\(failure.reason); \(remedy)"
    }
}

/// Why an API could not be copied, or its copy not removed; with what was copied before, where that is kept.
nonisolated enum SyncError: ActionError {
    /// The session has no API.
    case noAPI
    /// The session keeps nothing on the disk.
    case keepsNothing
    case cancelled
    /// Another session is copying.
    case isBusy
    case request(HTTPError, CatalogueKind, page: Int, PartialCopy)
    case unreadable(CatalogueCopy.Damaged, CatalogueKind, page: Int, PartialCopy)
    case misfit(PartialCopy.InconsistentPage, PartialCopy)
    /// The files of the copy cannot be changed.
    case file(any Error)
    case notRemoved(SharedFileError)

    /// Does something with the files of the copy; its error becomes ``file(_:)``.
    static func wrapping<Result>(_ body: () throws -> Result) throws(SyncError) -> Result {
        do { return try body() } catch { throw .file(error) }
    }

    var description: String {
        switch self {
        case .noAPI: "there is no API to copy from: start with --live, or with --base-url URL"
        case .keepsNothing:
            "this session keeps nothing on the disk, and so no copy: leave out --private, --record and --verify"
        case .cancelled: "the copying was cancelled"
        case .isBusy: "another session is copying the catalogue at this moment"
        case .request(let error, let kind, let page, let partial):
            "page \(page) of the \(kind.plural) could not be copied: \(SyncText.reason(error))" + SyncText.kept(partial)
        case .unreadable(let error, let kind, let page, let partial):
            "page \(page) of the \(kind.plural) cannot be read: \(error)" + SyncText.kept(partial)
        case .misfit(let error, let partial):
            "what the API sends cannot be copied: \(error)" + SyncText.kept(partial)
        case .file(let error): "the copy cannot be kept: \(error)"
        case .notRemoved(let error): "the copy cannot be removed: \(error)"
        }
    }
}

extension UnusableCopy {
    package var warning: String {
        "the copy of the catalogue cannot be used, and what comes with the program is used instead: \(path): \(reason)"
    }
}

extension Date {
    /// `2026-01-31`, in UTC.
    package nonisolated var day: String { formatted(Date.ISO8601FormatStyle().year().month().day()) }

    /// `2026-01-31 12:00 UTC`
    nonisolated var minute: String {
        "\(day) \(formatted(Date.ISO8601FormatStyle().time(includingFractionalSeconds: false)).prefix(5)) UTC"
    }

    /// How long ago it was, in the largest unit of which that is at least one: `3 days ago`.
    nonisolated func age(at now: Date) -> String {
        let seconds = now.timeIntervalSince(self)
        let units: [(name: String, seconds: Double)] = [("day", 86_400), ("hour", 3_600), ("minute", 60)]
        guard let unit = units.first(where: { seconds >= $0.seconds }) else { return "just now" }
        let count = Int(exactly: (seconds / unit.seconds).rounded(.down)) ?? .max
        return "\(count) \(unit.name)\(count == 1 ? "" : "s") ago"
    }
}
