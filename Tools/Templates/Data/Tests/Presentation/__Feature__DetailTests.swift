import ChallengeListing
import ChallengeTestLimits
import ChallengeTestSupport
import ChallengeViews
@testable import Challenge__Feature__
import SwiftUI
import Testing

@Suite("The details of __a_noun__", .limited)
struct __Feature__DetailTests {
    private let __features__ = __Features__UnderTest()

    private func render(_ identifier: Int) async throws -> Rendering {
        let view = try __features__.view(.detail(identifier: identifier))
        await view.appear()
        return view.render()
    }

    @Test("The details show the known values, to people and to programs")
    func rows() async throws {
        let rendering = try await render(1)
        #expect(rendering.title == "First")
        #expect(rendering.summary == "__noun__ 1")
        #expect(rendering.lines == ["Name | First"])
        #expect(try rendering.content == ["__noun__": ["id": 1, "name": "First"]])
    }
}
