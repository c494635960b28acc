import ChallengeCore
import ChallengeListing
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import Challenge__Feature__

@Suite("The details of __a_noun__", .limited)
struct __Feature__DetailTests {
    private let __features__ = __Features__UnderTest()

    private func render(_ identifier: Int) async throws -> Rendering {
        let view = try __features__.view(.detail(identifier: identifier))
        await view.appear()
        return view.render()
    }

    @Test("say what is known, to people and to programs")
    func rows() async throws {
        let rendering = try await render(1)
        #expect(rendering.title == "First")
        #expect(rendering.summary == "__noun__ 1")
        #expect(rendering.lines == ["Name | First"])
        #expect(try rendering.content == ["__noun__": ["id": 1, "name": "First"]])
    }

    @Test("leave out what is empty")
    func sparse() async throws {
        __features__.client.setAnswer { _ in .success(#"{"id":4}"#) }
        let rendering = try await render(4)
        #expect(rendering.title == "(no name)")
        #expect(rendering.lines == [])
    }

    @Test("say that there is nothing with the number, or what could not be loaded")
    func failures() async throws {
        __features__.client.setAnswer { _ in .failure(__Features__UnderTest.notFound("__Resource__ not found")) }
        #expect(try await render(9).lines == ["<warning> There is no __noun__ 9.", "Type back to leave."])
        __features__.client.setAnswer { _ in .failure(.timeout) }
        #expect(
            try await render(9).lines == [
                "<warning> Cannot load __path__/9: no answer in time.", "Wait a little, then type retry.",
            ])
    }

    @Test("count each thing that happens by a name, and what it is about")
    func events() {
        let recorder = RecordingTracker()
        let tracker = __Feature__DetailTracker(tracker: recorder)
        for event in [.viewed, .refreshed, .retried, .closed] as [DetailEvent] { tracker.track(event, identifier: 5) }
        #expect(
            recorder.events == [
                "__event___detail_viewed id=5", "__event___detail_refreshed id=5", "__event___detail_retried id=5",
                "__event___detail_closed id=5",
            ])
    }
}
