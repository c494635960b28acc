import ChallengeViews
import ChallengeCore
import ChallengeTestSupport
import Foundation

@testable import ChallengeCharacter
@testable import ChallengeEpisode
@testable import ChallengeGames
@testable import ChallengeLocation
@testable import ChallengeNetworking
import SwiftUI

extension FuzzTarget {
    /// The decoding of every response of the API.
    static let answer = FuzzTarget("answer", limit: 4 << 10) { bytes in
        try checkPage(of: CharacterDTO.self, bytes)
        try checkPage(of: Episode.self, bytes)
        try checkPage(of: Location.self, bytes)
        try checkPage(of: Game.self, bytes)
        try checkDecoding(of: CastMember.self, bytes)
        try checkDecoding(of: Resident.self, bytes)
    }

    private static func checkPage<Item: ResponseDecodable & Hashable & Identifiable<Int>>(
        of type: Item.Type, _ bytes: [UInt8]
    ) throws {
        try checkDecoding(of: Item.self, bytes) { item in
            try expect(item.id > 0, "\(item.id) is no identifier")
        }
        try checkDecoding(of: PageResponse<Item>.self, bytes) { answer in
            let page = ListPage(answer, page: 1)
            try expect(Set(page.items.map(\.id)).count == page.items.count, "an identifier is there twice")
            try expect(page.pages >= 1 && page.total >= page.items.count, "\(page) has more rows than all pages")
        }
    }

    /// Checks the meaning of what is read, and that errors are printable.
    private static func checkDecoding<Value: ResponseDecodable>(
        of type: Value.Type, _ bytes: [UInt8], meaning: (Value) throws -> Void = { _ in }
    ) throws {
        let value: Value
        do throws(ResponseFault) {
            value = try Value(decoding: Data(bytes))
        } catch {
            return try printable(error.reason)
        }
        try meaning(value)
    }
}
