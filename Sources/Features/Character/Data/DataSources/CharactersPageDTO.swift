/// A page of characters as the API sends it.
///
/// A row that cannot be read is left out, and why is kept: one bad row among the 826 must not hide the nineteen others of
/// its page, nor the pages after it, which are reached through it. A page of nothing but such rows is an error: that is
/// no page of characters.
nonisolated struct CharactersPageDTO: Sendable {
    struct Info: Decodable, Sendable {
        let count: Int
        let pages: Int
    }

    let info: Info
    /// No two of one number: the first counts.
    let results: [CharacterDTO]
    /// Why rows are not among ``results``.
    var leftOut: [AnswerFault] = []
}

nonisolated extension CharactersPageDTO: Decodable {
    private enum CodingKeys: CodingKey {
        case info, results
    }

    init(from decoder: any Decoder) throws {
        let page = try decoder.container(keyedBy: CodingKeys.self)
        info = try page.decode(Info.self, forKey: .info)
        var identifiers: Set<Int> = []
        var read: [CharacterDTO] = []
        for row in try page.decode([Row].self, forKey: .results) {
            switch row.result {
            case .success(let character) where identifiers.insert(character.id).inserted: read.append(character)
            case .success: leftOut.append(.repeated(row.place + ".id"))
            case .failure(let fault): leftOut.append(fault)
            }
        }
        if read.isEmpty, let fault = leftOut.first { throw fault }
        results = read
    }

    /// One of the results, which never stops the others from being read.
    private struct Row: Decodable {
        let place: String
        let result: Result<CharacterDTO, AnswerFault>

        init(from decoder: any Decoder) {
            place = decoder.codingPath.place
            do {
                result = .success(try CharacterDTO(from: decoder))
            } catch {
                result = .failure(AnswerFault(error))
            }
        }
    }
}
