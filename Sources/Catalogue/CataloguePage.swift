import ChallengeCore
package import ChallengeNetworking
package import FoundationEssentials

/// The lists of the public API that can be copied. The API has no list of games: see ``Catalogue``.
package enum CatalogueKind: String, Sendable, Hashable, CaseIterable {
    case character, episode, location

    /// The plural of the kind in messages: `characters`.
    package var plural: String { rawValue + "s" }

    /// The address of a page of the list. The first page has the number 1.
    package func endpoint(page: Int) -> Endpoint {
        Endpoint(path: "/api/\(rawValue)", query: [Endpoint.QueryItem("page", String(page))])
    }
}

/// A page of a list, as the API sends it.
package struct CataloguePage: Sendable {
    package let kind: CatalogueKind
    package let number: Int
    /// The total numbers of records and pages in the list, as the API reports them.
    package let count, pageCount: Int
    package let records: [any CatalogueRecord]

    /// Reads a response whose content is not trusted. The response itself does not contain the page's number.
    package init(_ kind: CatalogueKind, number: Int, reading body: Data) throws(CatalogueCopy.Damaged) {
        self.kind = kind
        self.number = number
        switch kind {
        case .character: (count, pageCount, records) = try Self.read(CharacterRecord.self, in: body)
        case .episode: (count, pageCount, records) = try Self.read(EpisodeRecord.self, in: body)
        case .location: (count, pageCount, records) = try Self.read(LocationRecord.self, in: body)
        }
    }

    private struct List<Record: ResponseDecodable>: ResponseDecodable {
        let info: PageInfo
        let results: [Record]

        init(from value: ResponseValue) throws(ResponseFault) {
            let fields = try value.fields()
            (info, results) = (try fields.required("info"), try fields.required("results"))
        }
    }

    private static func read<Record: CatalogueRecord & ResponseDecodable>(
        _: Record.Type, in body: Data
    ) throws(CatalogueCopy.Damaged) -> (Int, Int, [any CatalogueRecord]) {
        let list: List<Record>
        do { list = try List(decoding: body) } catch { throw CatalogueCopy.Damaged(error) }
        try CatalogueCopy.Damaged.check(list.results, at: "results")
        return (list.info.count, list.info.pages, list.results)
    }

    private struct Position: ResponseDecodable {
        let kind: CatalogueKind
        let page: Int

        init(from value: ResponseValue) throws(ResponseFault) {
            let fields = try value.fields()
            guard let kind = CatalogueKind(rawValue: try fields.required("kind")) else { throw .impossible("kind") }
            (self.kind, page) = (kind, try fields.required("page"))
        }
    }

    /// Reads a line of an old partial copy: a response with `kind` and `page` added. Nil if the line is damaged.
    init?(line: Data) {
        guard let position = try? Position(decoding: line) else { return nil }
        try? self.init(position.kind, number: position.page, reading: line)
    }
}
