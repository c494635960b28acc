import ChallengeListing
import ChallengeTestSupport
import ChallengeViews
import Foundation

@testable import ChallengeCharacter
import SwiftUI

@Suite("The details of a character", .limited)
struct CharacterDetailTests {
    private let characters = CharactersUnderTest()

    private func render(_ identifier: Int) async throws -> Rendering {
        try await characters.rendering(of: .detail(identifier: identifier))
    }

    @Test("The details leave out empty values")
    func sparse() async throws {
        characters.client.setAnswer { _ in .success(#"{"id":4,"gender":"unknown"}"#) }
        let rendering = try await render(4)
        #expect(
            rendering.page == [
                "(no name)", "character 4", "Status | <emptyDot> Unknown", "Gender | Unknown", "Origin | unknown",
                "Location | unknown",
            ])
    }

    @Test("The details do not lead to an unknown place, to one with a name only, or anywhere before they are loaded")
    func leadingNowhere() async throws {
        func failure(_ name: String, on rendering: Rendering) async -> String? {
            await actionError { try await rendering.perform(name) }
        }
        #expect(
            await failure("location", on: try await render(1))
                == "there are no details of 'Citadel', the character's location")
        let unloaded = try characters.view(.detail(identifier: 2)).render()
        #expect(await failure("origin", on: unloaded) == "no character is loaded")
        characters.client.setAnswer { _ in .success(#"{"id":4,"origin":{"name":"unknown","url":""}}"#) }
        for name in ["origin", "location"] {
            #expect(await failure(name, on: try await render(4)) == "the character's \(name) is unknown")
        }
        #expect(characters.navigator.calls.isEmpty)
    }
}
