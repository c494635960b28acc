import ChallengeCatalogue
import ChallengeStorage
import FoundationEssentials

/// A copy of an API's catalogue as `sync` makes it, with the same made-up characters every time.
enum MadeUpCopy {
    private static let pageSize = 1_000
    private static let syllables = ["ba", "di", "ka", "lo", "mu", "ne", "pi", "ro", "sa", "tu"]

    /// Makes a store with so many characters, each with a name of its own.
    static func make(_ count: Int, at path: String) throws {
        let copies = CopyStore(Store(path: path))
        defer { copies.store.close() }
        var partial = PartialCopy(source: "https://example.org", date: .now)
        while let (kind, number) = partial.next {
            let total = kind == .character ? count : 1
            let ids = (number - 1) * pageSize + 1...min(number * pageSize, total)
            let body = """
                {"info":{"count":\(total),"pages":\((total + pageSize - 1) / pageSize)},
                "results":[\(ids.map(record).joined(separator: ","))]}
                """
            try copies.add(try CataloguePage(kind, number: number, reading: Data(body.utf8)), to: &partial)
        }
        _ = try copies.finish(partial, at: .now)
    }

    private static func record(_ id: Int) -> String {
        let name = String(id).utf8.map { syllables[Int($0 - UInt8(ascii: "0"))] }.joined()
        let status = id.isMultiple(of: 3) ? "Dead" : "Alive"
        return #"{"id":\#(id),"name":"\#(name)","status":"\#(status)","species":"Human","gender":"unknown"}"#
    }
}
