import ChallengeCatalogue
import ChallengeCore
import FoundationEssentials

/// The answers of the command `sync`.
enum SyncReport {
    private static let name = "sync"

    /// All is copied.
    static func finished(_ copy: CatalogueCopy, size: Int) -> Report {
        let content = Finished(counts: Counts(copy), source: copy.source, bytes: size)
        return Report(
            name,
            body: .stack([
                .line([Span("copied just now: \(content.counts.text), \(Self.text(ofSize: size))")]),
                .paragraph([
                    Span("Without --live, --base-url and API_BASE_URL sessions use the copy from now on.", .secondary)
                ]),
            ]), content: content)
    }

    /// What is there.
    ///
    /// - Parameter copy: the one that is there with its size, or why it cannot be used.
    static func status(
        _ copy: Result<(copy: CatalogueCopy, size: Int)?, UnusableCopy>, _ partial: PartialCopy?, now: Date
    ) -> Report {
        var rows: [(String, String)] = []
        var unusable: String?
        switch copy {
        case .success((let copy, let size)?):
            rows = [
                ("Source", copy.source), ("Has", Counts(copy).text),
                ("Copied", "\(copy.date.minute), \(copy.date.age(at: now))"), ("Size", text(ofSize: size)),
            ]
        case .success(nil): rows = [("Copy", "none")]
        case .failure(let error):
            unusable = "\(error.path): \(error.reason)"
            rows = [
                ("Copy", "cannot be used: \(error.reason)"), ("File", error.path),
                ("Advice", "sync makes a new one; sync --remove takes this one away"),
            ]
        }
        if let partial {
            let isOld = now.timeIntervalSince(partial.date) > Copying.lifetime
            rows.append(
                (
                    "Begun",
                    "\(SyncText.pages(of: partial)), \(partial.date.age(at: now)); "
                        + (isOld ? "sync begins anew" : "sync goes on with them")
                ))
            rows.append(("From", partial.source))
        }
        return Report(
            name, body: .table(Table(columns: columns, rows: rows.map { [[Span($0, .secondary)], [Span($1)]] })),
            content: Status(
                copy: (try? copy.get()).map(Status.Copy.init), unusable: unusable,
                partial: partial.map(Status.Partial.init)))
    }

    private static let columns = [Table.Column(shrinks: false), Table.Column()]

    static func removed(copy: Bool, partial: Bool) -> Report {
        let text =
            switch (copy, partial) {
            case (true, true): "removed the copy, and one that was begun"
            case (true, false): "removed the copy"
            case (false, true): "removed the copy that was begun"
            case (false, false): "there is no copy to remove"
            }
        return Report(
            name, body: .line([Span(text, .secondary)]), content: Removed(removedCopy: copy, removedPartial: partial))
    }

    /// In KiB, at least one.
    private static func text(ofSize size: Int) -> String { "\(max(1, (size + 512) >> 10)) KiB" }

    private nonisolated struct Counts: Encodable, Sendable {
        let characters: Int
        let episodes: Int
        let locations: Int

        init(_ copy: CatalogueCopy) {
            characters = copy.characters.count
            episodes = copy.episodes.count
            locations = copy.locations.count
        }

        var text: String {
            [(characters, "character"), (episodes, "episode"), (locations, "location")]
                .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
        }
    }

    /// Without a date, so that the same copying prints the same.
    private nonisolated struct Finished: Encodable, Sendable {
        let counts: Counts
        let source: String
        let bytes: Int
    }

    private nonisolated struct Status: Encodable, Sendable {
        struct Copy: Encodable, Sendable {
            let source: String
            let date: String
            let counts: Counts
            let bytes: Int

            init(_ copy: (copy: CatalogueCopy, size: Int)) {
                source = copy.copy.source
                date = copy.copy.date.formatted(.iso8601)
                counts = Counts(copy.copy)
                bytes = copy.size
            }
        }

        struct Partial: Encodable, Sendable {
            let source: String
            let date: String
            let pages: Int
            /// Nil where it is not known.
            let of: Int?

            init(_ partial: PartialCopy) {
                source = partial.source
                date = partial.date.formatted(.iso8601)
                pages = partial.pageCount
                of = partial.pageTotal
            }
        }

        let copy: Copy?
        /// Why the copy cannot be used.
        let unusable: String?
        let partial: Partial?
    }

    private nonisolated struct Removed: Encodable, Sendable {
        let removedCopy: Bool
        let removedPartial: Bool
    }
}
