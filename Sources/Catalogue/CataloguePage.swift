import ChallengeCore
package import ChallengeShellNetworking
package import FoundationEssentials

/// What the public API has lists of, and so what can be copied of an API. Games are not among them: see ``Catalogue``.
package enum CatalogueKind: String, Sendable, Hashable, CaseIterable {
    case character, episode, location

    /// In the plural, for people.
    package var plural: String { rawValue + "s" }

    /// Where a page of the list is, the first one having the number 1.
    package func endpoint(page: Int) -> Endpoint {
        Endpoint(path: "/api/\(rawValue)", query: [Endpoint.QueryItem("page", String(page))])
    }
}

/// A page of a list, as an API sends it.
package struct CataloguePage: Sendable {
    package let kind: CatalogueKind
    package let number: Int
    /// How many records and pages the list has in all, as the API says.
    package let count, pageCount: Int
    package let records: [any CatalogueRecord]

    /// Reads an answer, which may hold anything, and does not say the number that was asked for.
    package init(_ kind: CatalogueKind, number: Int, reading body: Data) throws(CatalogueCopy.Damaged) {
        self.kind = kind
        self.number = number
        switch kind {
        case .character: (count, pageCount, records) = try Self.read(CharacterRecord.self, in: body)
        case .episode: (count, pageCount, records) = try Self.read(EpisodeRecord.self, in: body)
        case .location: (count, pageCount, records) = try Self.read(LocationRecord.self, in: body)
        }
    }

    private struct List<Record: AnswerDecodable>: AnswerDecodable {
        let info: PageInfo
        let results: [Record]

        init(from answer: AnswerValue) throws(AnswerFault) {
            let fields = try answer.fields()
            (info, results) = (try fields.required("info"), try fields.required("results"))
        }
    }

    private static func read<Record: CatalogueRecord & AnswerDecodable>(
        _: Record.Type, in body: Data
    ) throws(CatalogueCopy.Damaged) -> (Int, Int, [any CatalogueRecord]) {
        let list: List<Record>
        do { list = try List(decoding: body) } catch { throw CatalogueCopy.Damaged(error) }
        try CatalogueCopy.Damaged.check(list.results, at: "results")
        return (list.info.count, list.info.pages, list.results)
    }

    private struct Position: AnswerDecodable {
        let kind: CatalogueKind
        let page: Int

        init(from answer: AnswerValue) throws(AnswerFault) {
            let fields = try answer.fields()
            guard let kind = CatalogueKind(rawValue: try fields.required("kind")) else { throw .impossible("kind") }
            (self.kind, page) = (kind, try fields.required("page"))
        }
    }

    /// Reads a line of an old file of a partial copy, which is an answer with its kind and number; nil where it is damaged.
    init?(line: Data) {
        guard let position = try? Position(decoding: line) else { return nil }
        try? self.init(position.kind, number: position.page, reading: line)
    }
}
