import ChallengeListing
import ChallengeTestLimits
import ChallengeTestSupport
import ChallengeViews
@testable import Challenge__Feature__
import SwiftUI
import Testing

@Suite("The details of __a_noun__", .limited)
struct __Feature__DetailTests {
    @Test("The details show the known values, to people and to programs")
    func rows() async throws {
        let rendering = try await __Features__UnderTest.make().rendering(of: .detail(identifier: 1))
        #expect(rendering.title == "First")
        #expect(rendering.summary == "__noun__ 1")
        #expect(rendering.lines == ["Name | First"])
        #expect(try rendering.content == ["__noun__": ["id": 1, "name": "First"]])
    }
}
