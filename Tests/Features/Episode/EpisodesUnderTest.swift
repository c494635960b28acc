import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeEpisode

/// The feature over an API that a test decides on, and what remembers the rest.
struct EpisodesUnderTest {
    let client = ScriptedHTTPClient { endpoint in
        endpoint.path == "/api/episode" ? .success(page) : .success(one)
    }
    let navigator = RecordingNavigator()
    let tracker = RecordingTracker()
    let feature: EpisodeFeature

    init() {
        feature = EpisodeFeature(httpClient: client, tracker: tracker)
    }

    /// A new view, as the app would show it.
    func view(_ navigation: EpisodeIncomingNavigation) throws -> any View {
        try #require(feature.resolve(navigation, navigator: navigator))
    }

    nonisolated static let one = #"{"id":1,"name":"First"}"#
    nonisolated static let page = #"{"info":{"count":41,"pages":3},"results":[\#(one),{"id":2}]}"#
    /// What the API says where nothing fits.
    nonisolated static let nothing = notFound("There is nothing here")
    /// A 404 with the API's words.
    nonisolated static func notFound(_ words: String) -> HTTPError {
        .status(404, body: Data(#"{"error":"\#(words)"}"#.utf8))
    }
}
