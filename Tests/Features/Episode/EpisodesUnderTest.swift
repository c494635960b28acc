import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import Testing

@testable import ChallengeEpisode

/// The feature over an API that a test decides on, and what remembers the rest.
struct EpisodesUnderTest {
    let client = ScriptedHTTPClient { endpoint in
        switch endpoint.path {
        case "/api/episode": .success(page)
        case "/api/character/8,14,300": .success(cast)
        case "/api/character/8": .success(rick)
        case "/api/episode/1,28": .success("[\(one),\(mixup)]")
        default: .success(one)
        }
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

    nonisolated static let one = """
        {"id":1,"name":"First","air_date":"May 5, 2014","episode":"S01E01",
        "characters":["https://host/api/character/8","https://host/api/character/14","https://host/api/character/300"]}
        """
    nonisolated static let mixup = #"{"id":28,"name":"The Mixup","episode":"S03E07"}"#
    nonisolated static let cast = #"[{"id":8,"name":"Rick","species":"Human"},{"id":14}]"#
    nonisolated static let rick = """
        {"id":8,"name":"Rick","episode":["https://host/api/episode/1","https://host/api/episode/28"]}
        """
    nonisolated static let page = #"{"info":{"count":41,"pages":3},"results":[\#(one),{"id":2}]}"#
}
