import ChallengeCatalogue
import ChallengeNetworking
import ChallengeTestSupport
import ChallengeText
import Foundation

/// An answer of the API with something wrong in it. The same seed and number make the same bytes.
struct MutatedAnswer {
    let status: Int
    let body: Data

    /// - Parameters:
    ///   - identifier: of the character that is asked for; nil for a page.
    ///   - number: which of the answers of this seed.
    init(for identifier: Int?, seed: UInt64, number: Int) {
        var random = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
        var tree: JSON
        if Int.random(in: 0..<8, using: &random) == 0 {
            status = [404, 404, 404, 400, 500].randomElement(using: &random) ?? 404
            tree = Self.error(identifier == nil ? "There is nothing here" : "Character not found")
        } else {
            status = 200
            tree = identifier.map(Self.character) ?? Self.page
        }
        let structural = Int.random(in: 0...2, using: &random)
        for _ in 0..<structural { tree = tree.mutated(using: &random) }
        var body = Array(tree.data)
        // At least one thing is wrong with every answer, and with a few so much that nothing can be read.
        for _ in 0..<Int.random(in: structural == 0 ? 1...2 : 0...1, using: &random) {
            Self.spoil(&body, using: &random)
        }
        self.body = Data(body)
    }

    private static let page = valid("/api/character", [Endpoint.QueryItem("page", "2")]).trimmed
    private static let someone = valid("/api/character/2").trimmed

    private static func valid(_ path: String, _ query: [Endpoint.QueryItem] = []) -> JSON {
        let body = Catalogue.embedded.respond(to: Endpoint(path: path, query: query)).body
        return (try? JSON(reading: String(decoding: body, as: UTF8.self))) ?? .null
    }

    private static func character(_ identifier: Int) -> JSON {
        .object(
            someone.members.map {
                ($0.key, $0.key == "id" ? identifier.json : $0.value)
            })
    }

    private static func error(_ text: String) -> JSON {
        .object([("error", .string(text))])
    }

    // MARK: Bytes

    private static func spoil(_ body: inout [UInt8], using random: inout SeededGenerator) {
        let place = Int.random(in: 0...max(body.count - 1, 0), using: &random)
        let end = min(place + Int.random(in: 1...40, using: &random), body.count)
        switch Int.random(in: 0..<9, using: &random) {
        case 0..<3 where !body.isEmpty: body[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 3 where !body.isEmpty: body[place] = .random(in: 0...255, using: &random)
        case 4: body = Array(body.prefix(place))
        case 5 where place < end: body.removeSubrange(place..<end)
        case 6 where place < end: body.insert(contentsOf: body[place..<end], at: place)
        case 7: body.insert(contentsOf: HostileText.random(upTo: 3, using: &random).utf8, at: place)
        default:
            let text = String(decoding: body, as: UTF8.self)
            let encodings: [String.Encoding] = [.utf16, .utf16BigEndian, .utf32LittleEndian, .isoLatin1]
            body = text.data(using: encodings.randomElement(using: &random) ?? .utf16).map(Array.init) ?? body
        }
    }
}

extension JSON {
    /// Without most of what is repeated, so that what a mutation hits is often of another kind.
    fileprivate var trimmed: JSON {
        switch self {
        case .array(let elements): .array(elements.prefix(2).map(\.trimmed))
        case .object(let members): .object(members.map { ($0.key, $0.value.trimmed) })
        default: self
        }
    }
}
