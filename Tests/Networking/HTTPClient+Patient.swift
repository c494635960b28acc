import Foundation

@testable import ChallengeNetworking

extension HTTPClient {
    /// A client whose time-outs are an hour, unless told otherwise: none of them stands in for another failure, and a busy
    /// machine is no failure.
    static func patient(
        baseURL: URL, userAgent: String = "challenge", connectTimeout: Duration = .seconds(3600),
        timeout: Duration = .seconds(3600), bodyLimit: Int = 10 * 1024 * 1024, waiting: HTTPWaiting = HTTPWaiting(),
        onPause: @escaping @Sendable (RetryDelay, RetryDelay.Phase) -> Void = { _, _ in }
    ) -> HTTPClient {
        HTTPClient(
            baseURL: baseURL, userAgent: userAgent, connectTimeout: connectTimeout, timeout: timeout,
            bodyLimit: bodyLimit, waiting: waiting, onPause: onPause)
    }
}
