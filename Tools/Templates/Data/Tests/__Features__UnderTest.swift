import ChallengeTestSupport
import ChallengeViews
@testable import Challenge__Feature__
import SwiftUI
import Testing

/// The feature with a scripted API, a recording navigator and a recording tracker.
struct __Features__UnderTest {
    let client = HTTPClientMock { endpoint in
        endpoint.path == "__path__" ? .success(page) : .success(one)
    }
    let navigator = NavigatorMock()
    let tracker = TrackerMock()
    let feature: __Feature__Feature

    init() {
        feature = __Feature__Feature(httpClient: client, tracker: tracker)
    }

    /// Returns a new view, as the app would show it.
    func view(_ navigation: __Feature__IncomingNavigation) throws -> AnyView {
        try #require(feature.resolve(navigation, navigator: navigator))
    }

    nonisolated static let one = #"{"id":1,"name":"First"}"#
    nonisolated static let page = #"{"info":{"count":41,"pages":3},"results":[\#(one),{"id":2}]}"#
}
