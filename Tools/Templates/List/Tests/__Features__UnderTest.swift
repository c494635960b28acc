import ChallengeTestSupport

@testable import Challenge__Feature__

/// The feature with a scripted API, a recording navigator and a recording tracker.
typealias __Features__UnderTest = FeatureUnderTest<__Feature__Feature, __Feature__IncomingNavigation>

extension __Features__UnderTest {
    static func make() -> Self {
        let one = #"{"id":1,"name":"First"}"#
        return Self([
            "__path__": #"{"info":{"count":41,"pages":3},"results":[\#(one),{"id":2}]}"#, "": one,
        ]) { __Feature__Feature(httpClient: $0, tracker: $1) }
    }
}
