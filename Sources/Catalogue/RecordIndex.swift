package import ChallengeNetworking
import ChallengeText

/// The records of one kind, and how the API answers questions about them.
package struct RecordIndex<Record: CatalogueRecord>: Sendable {
    /// In ascending order of id.
    let records: [Record]
    /// Each record by its id.
    package let byID: [Int: Record]

    /// Of records with the same id the first is kept.
    init(_ records: some Sequence<Record>) {
        byID = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.records = byID.values.sorted { $0.id < $1.id }
    }

    /// The page that a query asks for of the records that all its filters accept; nil where it has nothing to show.
    package func search(_ query: [Endpoint.QueryItem]) -> (page: Page, records: ArraySlice<Record>)? {
        let filters = Filter.all(in: query, of: Record.self)
        let matches = records.filter { record in filters.allSatisfy { $0.accepts(record) } }
        return Page(number: Page.number(in: query), of: matches.count).map { ($0, matches[$0.range]) }
    }

    /// The records with these ids, in order of id, each once; unknown ones are left out.
    package func records(with ids: some Sequence<Int>) -> [Record] {
        Set(ids).sorted().compactMap { byID[$0] }
    }

    /// A page of a search; nothing to show is 404.
    func list(_ query: [Endpoint.QueryItem], _ addresses: Addresses) -> HTTPResponse {
        guard let (page, records) = search(query) else { return .nothingHere }
        return .ok(
            .object([
                ("info", info(of: page, filters: Filter.all(in: query, of: Record.self), addresses)),
                ("results", .array(records.map { $0.json(at: addresses) })),
            ]))
    }

    /// One record for one id, an array in order of id for several: unknown ones are left out of it, even all of them.
    func records(_ identifiers: Substring, _ addresses: Addresses) -> HTTPResponse {
        switch RequestedIdentifiers(identifiers) {
        case .one(let id):
            guard let record = byID[id] else { return .notFound(Record.title) }
            return .ok(record.json(at: addresses))
        case .several(let ids):
            return .ok(.array(records(with: ids).map { $0.json(at: addresses) }))
        case .notANumber: return .badIdentifier
        case .badArray: return .badArray
        }
    }

    private func info(of page: Page, filters: [Filter], _ addresses: Addresses) -> JSON {
        // As the API writes its links: the filters in the order of the query, and nothing percent-encoded.
        let suffix = filters.map { "&\($0.name)=\($0.value)" }.joined()
        func link(to number: Int?) -> JSON {
            guard let number else { return .null }
            return .string("\(addresses.list(of: Record.resource))?page=\(number)\(suffix)")
        }
        return .object([
            ("count", .number(page.itemCount)), ("pages", .number(page.pageCount)),
            ("next", link(to: page.next)), ("prev", link(to: page.previous)),
        ])
    }
}
