import ChallengeText
package import FoundationEssentials

/// An unfinished copy of an API's catalogue; without games, since the public API has none.
///
/// The file of it grows by lines, each of which is a JSON object: where it comes from and when it was begun, then the
/// pages, in any order. Damaged lines are skipped:
///
///     {"source":"https://…","date":"2026-01-31T12:00:00Z"}
///     {"kind":"character","page":1,"info":{"count":826,"pages":42},"results":[…]}
package struct PartialCopy: Sendable {
    /// The most records of a kind; the public API has 826 characters.
    package static let countLimit = 20_000
    /// The most pages of a kind; the public API has 42 of characters.
    package static let pageLimit = 1_000

    /// The pages of a kind.
    private struct Part {
        let count: Int
        let pageCount: Int
        var pages: [Int: [any CatalogueRecord]] = [:]
        var ids: Set<Int> = []

        var isComplete: Bool { pages.count == pageCount }
        var records: [any CatalogueRecord] { pages.sorted { $0.key < $1.key }.flatMap(\.value) }
    }

    /// The base URL of the API, without a user and a password.
    package let source: String
    /// When it was begun; to the second.
    package let date: Date
    private var parts: [CatalogueKind: Part] = [:]
    /// The bytes of the pages as lines.
    private var size = 0

    /// A copy with nothing in it.
    package init(source: String, date: Date) {
        self.source = source
        self.date = date
    }

    /// The next page to ask for; nil where none is missing. The first of each kind come first: they say how much there is.
    package var next: (kind: CatalogueKind, page: Int)? {
        if let kind = CatalogueKind.allCases.first(where: { parts[$0] == nil }) { return (kind, 1) }
        for kind in CatalogueKind.allCases {
            guard let part = parts[kind], !part.isComplete else { continue }
            return (1...part.pageCount).first { part.pages[$0] == nil }.map { (kind, $0) }
        }
        return nil
    }

    package var pageCount: Int { parts.values.map(\.pages.count).reduce(0, +) }

    /// How many pages there are to be; nil where that is not known of each kind yet.
    package var pageTotal: Int? { total(\.pageCount) }

    package var recordCount: Int { parts.values.map(\.ids.count).reduce(0, +) }

    /// How many records there are to be; nil where that is not known of each kind yet.
    package var recordTotal: Int? { total(\.count) }

    private func total(_ number: (Part) -> Int) -> Int? {
        parts.count == CatalogueKind.allCases.count ? parts.values.map(number).reduce(0, +) : nil
    }

    /// The finished copy; nil while a page is missing.
    ///
    /// - Parameter date: when the last of it was copied.
    package func finished(at date: Date) -> CatalogueCopy? {
        guard next == nil else { return nil }
        func records<Record>(_ kind: CatalogueKind) -> [Record] {
            parts[kind]?.records.compactMap { $0 as? Record } ?? []
        }
        return CatalogueCopy(
            source: source, date: date, characters: records(.character), episodes: records(.episode),
            locations: records(.location))
    }

    // MARK: Taking pages

    /// Why a page cannot be a part of the copy.
    package struct InconsistentPage: Error, Sendable, Hashable, CustomStringConvertible {
        /// Whether another page may be the wrong one, or an older one: then all have to be copied anew.
        package let concernsAll: Bool
        package let description: String
    }

    /// Adds a page, if it fits those that are there. Limits the size of all, so that no server fills the disk.
    ///
    /// - Parameter line: the page as the line of a file, where it came from one.
    package mutating func add(_ page: CataloguePage, from line: Data? = nil) throws(InconsistentPage) {
        let size = (line ?? page.line).count
        let name = "page \(page.number) of the \(page.kind.plural)"
        func check(_ isRight: Bool, concernsAll: Bool = false, _ text: String) throws(InconsistentPage) {
            if !isRight { throw InconsistentPage(concernsAll: concernsAll, description: text) }
        }
        try check(
            1...Self.countLimit ~= page.count && 1...min(page.count, Self.pageLimit) ~= page.pageCount,
            "\(name) says that there are \(page.count) \(page.kind.plural) on \(page.pageCount) pages")
        try check(1...page.pageCount ~= page.number, "there is no \(name)")
        try check(!page.records.isEmpty, "\(name) is empty")
        try check(
            self.size + size <= CatalogueCopy.sizeLimit, "there is more than \(CatalogueCopy.sizeLimit >> 20) MiB of it"
        )

        var part = parts[page.kind] ?? Part(count: page.count, pageCount: page.pageCount)
        try check(
            part.count == page.count && part.pageCount == page.pageCount, concernsAll: true,
            "the API had \(part.count) \(page.kind.plural) before, and has \(page.count) now")
        for record in page.records {
            try check(
                part.ids.insert(record.id).inserted, concernsAll: true,
                "\(name) has \(page.kind.rawValue) \(record.id) again")
        }
        part.pages[page.number] = page.records
        try check(
            part.isComplete ? part.ids.count == part.count : part.ids.count < part.count, concernsAll: true,
            "the API says that there are \(part.count) \(page.kind.plural), and has sent \(part.ids.count)")
        parts[page.kind] = part
        self.size += size
    }

    /// The first line of the file.
    package var heading: Data {
        (["source": source, "date": date.formatted(.iso8601)] as JSON).data
    }

    /// Reads a file. Its content is not trusted, and its end may be missing: pages that are damaged, or do not fit those
    /// before them, are left out. Nil without a heading.
    package init?(reading file: Data) {
        let lines = file.split(separator: UInt8(ascii: "\n"))
        guard let first = lines.first, let heading = CatalogueCopy.Heading(reading: first) else { return nil }
        self.init(source: heading.source, date: heading.date)
        for line in lines.dropFirst() {
            guard let page = CataloguePage(line: line), parts[page.kind]?.pages[page.number] == nil else { continue }
            try? add(page, from: line)
        }
    }
}
