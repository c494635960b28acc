import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeCharacter

/// The feature over an API that a test decides on, and what remembers the rest.
struct CharactersUnderTest {
    let client = ScriptedHTTPClient { endpoint in
        endpoint.path == "/api/character" ? .success(page) : .success(rick)
    }
    let navigator = RecordingNavigator()
    let tracker = RecordingTracker()
    let feature: CharacterFeature

    init() {
        feature = CharacterFeature(httpClient: client, imageLoader: ScriptedImageLoader(), tracker: tracker)
    }

    /// A new view, as the app would show it.
    func view(_ navigation: CharacterIncomingNavigation) throws -> any View {
        try #require(feature.resolve(navigation, navigator: navigator))
    }

    nonisolated static let rick = """
        {"id":1,"name":"Rick Sanchez","status":"Alive","species":"Human","type":"Clone","gender":"Male",
        "origin":{"name":"Earth"},"location":{"name":"Citadel"},"image":"https://host/1.jpeg",
        "episode":["https://host/api/episode/28","https://host/api/episode/3","https://host/api/episode/7"]}
        """
    nonisolated static let page = """
        {"info":{"count":41,"pages":3},"results":[\(rick),{"id":2,"name":"Beth","status":"Dead","gender":"robot"},{"id":3}]}
        """
    /// What the API says where nobody fits.
    nonisolated static let nobody = HTTPError.status(404, body: Data(#"{"error":"There is nothing here"}"#.utf8))
}
