package import ChallengeCore

/// A page of a list as the API sends it: `info` with how much there is in all, and `results`, the rows.
///
/// A row that cannot be read is left out, and why is kept: one bad row among hundreds must not hide the nineteen others of
/// its page, nor the pages after it, which are reached through it. A page of nothing but such rows is an error: that is
/// no page of such rows.
package struct PageAnswer<Row: Decodable & Sendable & Identifiable<Int>>: Sendable {
    /// How many rows there are on all pages, as the API says.
    package let count: Int
    /// How many pages there are, as the API says.
    package let pages: Int
    /// No two of one number: the first counts.
    package let rows: [Row]
    /// Why there are rows that are not among ``rows``.
    package let leftOut: [AnswerFault]
}

extension PageAnswer: Decodable {
    private enum CodingKeys: CodingKey {
        case info, results
    }

    private struct Info: Decodable {
        let count: Int
        let pages: Int
    }

    package init(from decoder: any Decoder) throws {
        let page = try decoder.container(keyedBy: CodingKeys.self)
        let info = try page.decode(Info.self, forKey: .info)
        var identifiers: Set<Int> = []
        var rows: [Row] = []
        var leftOut: [AnswerFault] = []
        for attempt in try page.decode([Attempt].self, forKey: .results) {
            switch attempt.result {
            case .success(let row) where identifiers.insert(row.id).inserted: rows.append(row)
            case .success: leftOut.append(.repeated(attempt.place + ".id"))
            case .failure(let fault): leftOut.append(fault)
            }
        }
        if rows.isEmpty, let fault = leftOut.first { throw fault }
        self.init(count: info.count, pages: info.pages, rows: rows, leftOut: leftOut)
    }

    /// One of the results, which never stops the others from being read.
    private struct Attempt: Decodable {
        let place: String
        let result: Result<Row, AnswerFault>

        init(from decoder: any Decoder) {
            place = decoder.codingPath.place
            do {
                result = .success(try Row(from: decoder))
            } catch {
                result = .failure(AnswerFault(error))
            }
        }
    }
}

extension ListPage {
    /// What the API has answered for a page.
    ///
    /// Where what the API says of how many there are contradicts what it sends, what it sends counts: there are at least
    /// this page and its rows, and on an only page is everything.
    ///
    /// - Parameters:
    ///   - answer: nil where the API has nothing there. That means: nothing at all on page 1, and that the pages end
    ///     before any other.
    ///   - page: the page asked for, from 1.
    ///   - item: what a row stands for; its identifier must be that of the row.
    package init<Row>(_ answer: PageAnswer<Row>?, page: Int, item: (Row) -> Item) {
        guard let answer else {
            self.init(items: [], page: page, pages: page - 1, total: 0)
            return
        }
        let rowCount = answer.rows.count + answer.leftOut.count
        let pages = max(answer.pages, page)
        self.init(
            items: answer.rows.map(item), page: page, pages: pages,
            total: pages == 1 ? rowCount : max(answer.count, rowCount), leftOut: answer.leftOut)
    }
}
