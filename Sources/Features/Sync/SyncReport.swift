import ChallengeCatalogue
import ChallengeCore
import ChallengeDesignSystem
import ChallengeStorage
import ChallengeText
import FoundationEssentials

enum SyncReport {
    private static let name = "sync"

    static func finished(_ summary: CopyStore.Summary) -> Report {
        let counts = counts(of: summary)
        return Report(
            name,
            body: .stack([
                .line([Span("copied just now: \(counts.text), \(Self.text(ofSize: summary.size))")]),
                .paragraph([
                    Span("Sessions without --live, --base-url and API_BASE_URL now use the copy.", .secondary)
                ]),
            ]),
            // The content has no date, so that equal copies give equal reports.
            content: ["counts": counts.json, "source": summary.copy.source, "bytes": summary.size] as JSON)
    }

    /// Reports the state of the copies: a summary of the finished copy, or the reason why the copy cannot be used.
    static func status(
        _ summary: Result<CopyStore.Summary?, DatabaseError>, _ partial: PartialCopy?, now: Date
    ) -> Report {
        var rows: [(String, String)] = []
        var unusable: String?
        switch summary {
        case .success(let summary?):
            rows = [
                ("Source", summary.copy.source), ("Has", counts(of: summary).text),
                ("Copied", "\(summary.copy.date.minute), \(summary.copy.date.age(at: now))"),
                ("Size", text(ofSize: summary.size)),
            ]
        case .success(nil): rows = [("Copy", "none")]
        case .failure(let error):
            unusable = "\(error.path): \(error.reason)"
            rows = [
                ("Copy", "cannot be used: \(error.reason)"), ("File", error.path),
                ("Advice", "sync makes a new copy; sync --remove removes this one"),
            ]
        }
        if let partial {
            let isOld = now.timeIntervalSince(partial.date) > SyncOperation.lifetime
            rows.append(
                (
                    "Unfinished",
                    "\(partial.pages), \(partial.date.age(at: now)); "
                        + (isOld ? "sync starts again" : "sync continues after them")
                ))
            rows.append(("From", partial.source))
        }
        return Report(
            name, body: .infoRows(rows.map { (label: $0, value: [Span($1)]) }),
            content: [
                "copy": (try? summary.get()).map(json), "unusable": unusable, "partial": partial.map(json),
            ] as JSON)
    }

    static func removed(copy: Bool, partial: Bool) -> Report {
        let text =
            switch (copy, partial) {
            case (true, true): "removed the copy and an unfinished one"
            case (true, false): "removed the copy"
            case (false, true): "removed the unfinished copy"
            case (false, false): "there is no copy to remove"
            }
        return Report(
            name, body: .line([Span(text, .secondary)]),
            content: ["removedCopy": copy, "removedPartial": partial] as JSON)
    }

    /// The size in KiB, at least one.
    private static func text(ofSize size: Int) -> String { "\(max(1, (size + 512) >> 10)) KiB" }

    private static func json(_ summary: CopyStore.Summary) -> JSON {
        [
            "source": summary.copy.source, "date": summary.copy.date.formatted(.iso8601),
            "counts": counts(of: summary).json, "bytes": summary.size,
        ]
    }

    private static func json(_ partial: PartialCopy) -> JSON {
        [
            "source": partial.source, "date": partial.date.formatted(.iso8601), "pages": partial.pageCount,
            "of": partial.pageTotal,
        ]
    }

    /// The number of records of each kind, as text for people and as JSON for programs.
    private static func counts(of summary: CopyStore.Summary) -> (text: String, json: JSON) {
        let counts = CatalogueKind.allCases.map { ($0, summary.counts[$0] ?? 0) }
        return (
            counts.map { "\($1) \($1 == 1 ? $0.rawValue : $0.plural)" }.joined(separator: ", "),
            .object(counts.map { ($0.plural, $1.json) })
        )
    }
}
