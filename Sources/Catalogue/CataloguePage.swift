package import ChallengeNetworking
package import FoundationEssentials

/// What the public API has lists of, and so what can be copied of an API. Games are not among them: see ``Catalogue``.
package enum CatalogueKind: String, Sendable, Hashable, Codable, CaseIterable {
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
    /// How many records the list has in all, as the API says.
    package let count: Int
    /// How many pages it has, as the API says.
    package let pageCount: Int
    package let records: [any CatalogueRecord]

    /// - Parameters:
    ///   - number: what was asked for; the answer does not say it.
    ///   - body: the answer, which may hold anything.
    /// - Throws: ``CatalogueCopy/Damaged``, saying where the answer is not what it should be.
    package init(_ kind: CatalogueKind, number: Int, reading body: Data) throws(CatalogueCopy.Damaged) {
        self.kind = kind
        self.number = number
        do {
            switch kind {
            case .character: (count, pageCount, records) = try Self.read(CharacterRecord.self, in: body)
            case .episode: (count, pageCount, records) = try Self.read(EpisodeRecord.self, in: body)
            case .location: (count, pageCount, records) = try Self.read(LocationRecord.self, in: body)
            }
        } catch {
            throw CatalogueCopy.Damaged(error)
        }
    }

    private struct List<Record: CatalogueRecord & Decodable>: Decodable {
        struct Info: Decodable {
            let count: Int
            let pages: Int

            private enum CodingKeys: CodingKey {
                case count, pages
            }

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: CodingKeys.self)
                (count, pages) = (try values.integer(.count), try values.integer(.pages))
            }
        }

        let info: Info
        let results: [Record]
    }

    private static func read<Record: CatalogueRecord & Decodable>(
        _: Record.Type, in body: Data
    ) throws -> (Int, Int, [any CatalogueRecord]) {
        let list = try JSONDecoder().decode(List<Record>.self, from: AnswerBounds.check(body))
        return (list.info.count, list.info.pages, list.results)
    }

    private struct Position: Decodable {
        let kind: CatalogueKind
        let page: Int
    }

    /// Reads a line of an old file of a partial copy, which is an answer with its kind and number; nil where it is damaged.
    init?(line: Data) {
        guard let position = try? JSONDecoder().decode(Position.self, from: line) else { return nil }
        try? self.init(position.kind, number: position.page, reading: line)
    }
}
