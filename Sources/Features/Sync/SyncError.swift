import ChallengeCatalogue
import ChallengeCore
import ChallengeNetworking
package import FoundationEssentials

/// The reason why a copy could not be made or removed. If the copied pages are kept, the reason contains these pages.
nonisolated enum SyncError: ActionError {
    case cancelled
    case noAPI
    /// The session keeps nothing on disk.
    case noFolder
    /// Another session is copying.
    case isBusy
    case request(HTTPError, CatalogueKind, page: Int, PartialCopy)
    case unreadable(CatalogueCopy.Damaged, CatalogueKind, page: Int, PartialCopy)
    case inconsistent(PartialCopy.InconsistentPage, PartialCopy)
    /// The files of the copy cannot be changed.
    case file(any Error)
    case removal(any Error)

    /// Runs a closure that accesses the files of the copy. Throws the closure's error as ``file(_:)``.
    static func wrapping<Result>(_ body: () throws -> Result) throws(SyncError) -> Result {
        do { return try body() } catch { throw .file(error) }
    }

    /// The failure and its remedy, for people.
    var description: String {
        switch self {
        case .cancelled: "the sync was cancelled"
        case .noAPI: "there is no API to copy from: start with --live, or with --base-url URL"
        case .noFolder:
            "this session stores nothing on disk: leave out --private, --record or verify"
        case .isBusy: "another session is copying the catalogue; try again later"
        case .request(let error, let kind, let page, let partial):
            "page \(page) of the \(kind.plural) could not be copied: \(Self.reason(error))" + Self.kept(partial)
        case .unreadable(let error, let kind, let page, let partial):
            "page \(page) of the \(kind.plural) cannot be read: \(error)" + Self.kept(partial)
        case .inconsistent(let error, let partial):
            "the API's data cannot be copied: \(error)" + Self.kept(partial)
        case .file(let error): "the copy cannot be saved: \(error)"
        case .removal(let error): "the copy cannot be removed: \(error)"
        }
    }

    private static func reason(_ error: HTTPError) -> String {
        if error == .cancelled { return "it was cancelled" }
        guard case .rateLimited = error, let remedy = error.remedy else { return error.reason }
        return "\(error.reason); \(remedy)"
    }

    private static func kept(_ partial: PartialCopy) -> String {
        partial.pageCount > 0 ? "; the next sync continues after \(partial.pages)" : ""
    }
}

extension PartialCopy {
    /// The number of copied pages: `12 of 52 pages`.
    nonisolated var pages: String {
        pageTotal.map { "\(pageCount) of \($0) pages" } ?? "\(pageCount) page\(pageCount == 1 ? "" : "s")"
    }
}

extension Date {
    /// `2026-01-31`, in UTC.
    package nonisolated var day: String { formatted(Date.ISO8601FormatStyle().year().month().day()) }

    /// `2026-01-31 12:00 UTC`
    package nonisolated var minute: String {
        "\(day) \(formatted(Date.ISO8601FormatStyle().time(includingFractionalSeconds: false)).prefix(5)) UTC"
    }

    /// The time since this date, in the largest unit that has passed at least once: `3 days ago`.
    nonisolated func age(at now: Date) -> String {
        let seconds = now.timeIntervalSince(self)
        let units: [(name: String, seconds: Double)] = [("day", 86_400), ("hour", 3_600), ("minute", 60)]
        guard let unit = units.first(where: { seconds >= $0.seconds }) else { return "just now" }
        let count = Int(exactly: (seconds / unit.seconds).rounded(.down)) ?? .max
        return "\(count) \(unit.name)\(count == 1 ? "" : "s") ago"
    }
}
