import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import Testing

@testable import ChallengeLocation

/// The feature over an API that a test decides on, and what remembers the rest.
struct LocationsUnderTest {
    let client = ScriptedHTTPClient { endpoint in
        switch endpoint.path {
        case "/api/location": .success(page)
        case "/api/character/8,14,300": .success(residents)
        default: .success(one)
        }
    }
    let navigator = RecordingNavigator()
    let tracker = RecordingTracker()
    let feature: LocationFeature

    init() {
        feature = LocationFeature(httpClient: client, tracker: tracker)
    }

    /// A new view, as the app would show it.
    func view(_ navigation: LocationIncomingNavigation) throws -> any View {
        try #require(feature.resolve(navigation, navigator: navigator))
    }

    nonisolated static let one = """
        {"id":1,"name":"First","type":"Planet","dimension":"C-137",
        "residents":["https://host/api/character/8","https://host/api/character/14","https://host/api/character/300"]}
        """
    nonisolated static let residents = #"[{"id":8,"name":"Rick","species":"Human"},{"id":14}]"#
    nonisolated static let page = #"{"info":{"count":41,"pages":3},"results":[\#(one),{"id":2}]}"#
}
