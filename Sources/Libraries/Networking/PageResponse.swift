package import ChallengeCore

/// A page of a list as the API sends it: `info` with the totals and `results` with the rows.
///
/// A row that cannot be decoded is left out, with the reason, so that the other rows and later pages stay available. A
/// page of only such rows is an error.
package struct PageResponse<Row: ResponseDecodable & Identifiable<Int>>: Sendable {
    /// The number of rows on all pages and the number of pages, according to the API.
    package let count, pages: Int
    /// The rows with distinct identifiers. Of rows with the same identifier only the first is kept.
    package let rows: [Row]
    /// The reason for each row that is missing in ``rows``.
    package let leftOut: [ResponseFault]
}

package struct PageInfo: ResponseDecodable {
    package let count, pages: Int

    package init(from value: ResponseValue) throws(ResponseFault) {
        let fields = try value.fields()
        (count, pages) = (try fields.required("count"), try fields.required("pages"))
    }
}

extension PageResponse: ResponseDecodable {
    package init(from value: ResponseValue) throws(ResponseFault) {
        let page = try value.fields()
        let info: PageInfo = try page.required("info")
        let results: Rows<Row> = try page.required("results")
        self.init(
            count: info.count, pages: info.pages, rows: results.decoded,
            leftOut: results.leftOut.map { $0.within("results") })
    }
}

/// An array of rows. A row that cannot be decoded is left out, with the reason. An array of only such rows is an error.
struct Rows<Row: ResponseDecodable & Identifiable<Int>>: ResponseDecodable {
    private(set) var decoded: [Row] = []
    private(set) var leftOut: [ResponseFault] = []

    init(from value: ResponseValue) throws(ResponseFault) {
        // The size of an API page.
        var identifiers = Set<Int>(minimumCapacity: 20)
        try value.forEach { (index, read: () throws(ResponseFault) -> Row) in
            do throws(ResponseFault) {
                let row = try read()
                if identifiers.insert(row.id).inserted {
                    decoded.append(row)
                } else {
                    leftOut.append(.repeated("[\(index)].id"))
                }
            } catch {
                leftOut.append(error.within("[\(index)]"))
            }
        }
        if decoded.isEmpty, let fault = leftOut.first { throw fault }
    }
}

extension ListPage {
    /// Creates the page of an answer. If there is no answer, the list ends before this page. If the API's totals
    /// contradict the rows, the rows count: the list has at least this page and its rows, and a single page has all rows.
    package init(_ answer: PageResponse<Item>?, page: Int) where Item: ResponseDecodable {
        guard let answer else {
            self.init(items: [], page: page, pages: page - 1, total: 0)
            return
        }
        let rowCount = answer.rows.count + answer.leftOut.count
        let pages = max(answer.pages, page)
        self.init(
            items: answer.rows, page: page, pages: pages,
            total: pages == 1 ? rowCount : max(answer.count, rowCount), leftOut: answer.leftOut)
    }
}
