package import FoundationEssentials

/// The progress of an unfinished copy of an API's catalogue. The copy has no games, because the public API has none.
package struct PartialCopy: Sendable {
    /// The maximum number of records of a kind. A larger number is wrong, and sums could overflow.
    package static let countLimit = 1_000_000_000

    /// The progress of one kind. The pages of a kind are copied in order.
    struct Part {
        /// The numbers of records and of pages that the API has.
        let count, pageCount: Int
        /// The numbers of pages and records that are copied so far.
        var pages = 0
        var records = 0

        var isComplete: Bool { pages == pageCount }
    }

    /// The base URL of the API, without user and password.
    package let source: String
    /// The time at which the copy was started, to the second.
    package let date: Date
    /// The copy's number in the store; nil until the first page of the copy is stored.
    var number: Int?
    var parts: [CatalogueKind: Part] = [:]

    package init(source: String, date: Date) { (self.source, self.date) = (source, date) }

    /// The next page to request; nil if the copy is complete. Page 1 of every kind, which has totals, comes first.
    package var next: (kind: CatalogueKind, page: Int)? {
        if let kind = CatalogueKind.allCases.first(where: { parts[$0] == nil }) { return (kind, 1) }
        return CatalogueKind.allCases.lazy.compactMap { kind in
            parts[kind].flatMap { $0.isComplete ? nil : (kind, $0.pages + 1) }
        }.first
    }

    package var pageCount: Int { total(\.pages) }

    package var recordCount: Int { total(\.records) }

    /// The numbers of pages and records in the API; nil until the totals of every kind are known.
    package var pageTotal: Int? { isCounted ? total(\.pageCount) : nil }
    package var recordTotal: Int? { isCounted ? total(\.count) : nil }

    private var isCounted: Bool { parts.count == CatalogueKind.allCases.count }

    private func total(_ number: (Part) -> Int) -> Int { parts.values.map(number).reduce(0, +) }

    package struct InconsistentPage: Error, Sendable, Hashable, CustomStringConvertible {
        /// True if the wrong page may be another, even an earlier one. All pages must then be copied again.
        package let concernsAll: Bool
        package let description: String
    }

    /// Counts the next page of a kind. Throws if the page contradicts earlier pages.
    ///
    /// - Parameter present: the ids of the page's records that are already stored.
    mutating func add(_ page: CataloguePage, present: Set<Int>) throws(InconsistentPage) {
        let name = "page \(page.number) of the \(page.kind.plural)"
        func check(_ isRight: Bool, concernsAll: Bool = false, _ text: String) throws(InconsistentPage) {
            if !isRight { throw InconsistentPage(concernsAll: concernsAll, description: text) }
        }
        try check(
            1...Self.countLimit ~= page.count && 1...page.count ~= page.pageCount,
            "\(name) announces \(page.count) \(page.kind.plural) on \(page.pageCount) pages")
        try check(1...page.pageCount ~= page.number, "there is no \(name)")
        try check(!page.records.isEmpty, "\(name) is empty")

        var part = parts[page.kind] ?? Part(count: page.count, pageCount: page.pageCount)
        try check(
            part.count == page.count && part.pageCount == page.pageCount, concernsAll: true,
            "the API had \(part.count) \(page.kind.plural) before, but now has \(page.count)")
        var ids = present
        for record in page.records {
            try check(
                ids.insert(record.id).inserted, concernsAll: true,
                "\(name) repeats \(page.kind.rawValue) \(record.id)")
        }
        part.pages += 1
        part.records += page.records.count
        try check(
            part.isComplete ? part.records == part.count : part.records < part.count, concernsAll: true,
            "the API announced \(part.count) \(page.kind.plural), but sent \(part.records)")
        parts[page.kind] = part
    }
}
