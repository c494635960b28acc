package import ChallengeCore
package import ChallengeDesignSystem
import ChallengeViews
package import FoundationEssentials
package import SwiftUI
import Synchronization
@_exported public import ChallengeNetworking

/// An HTTP client with scripted answers that records its requests.
package final class HTTPClientMock: HTTPClientContract {
    package typealias Answer = Result<String, HTTPError>

    private struct State {
        var requests: [Endpoint] = []
        var answer: @Sendable (Endpoint) async -> Answer
        var bytes: (@Sendable (Endpoint) -> Data)?
    }

    private let state: Mutex<State>

    /// - Parameter answer: returns for an endpoint the body of a 200, or an error; by default, no answer comes in time.
    package init(answer: @escaping @Sendable (Endpoint) async -> Answer = { _ in .failure(.timeout) }) {
        state = Mutex(State(answer: answer))
    }

    /// - Parameter bodies: returns for an endpoint the body of a 200, which need not be text.
    package init(bodies: @escaping @Sendable (Endpoint) -> Data) {
        state = Mutex(State(answer: { _ in .success("") }, bytes: bodies))
    }

    package var requests: [Endpoint] { state.withLock { $0.requests } }
    /// The paths and queries of the requests.
    package var asked: [String] { requests.map(\.description) }

    /// Replaces the answers to later requests.
    package func setAnswer(_ answer: @escaping @Sendable (Endpoint) async -> Answer) {
        state.withLock { $0.answer = answer }
    }

    package func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        let (answer, bytes) = state.withLock { state in
            state.requests.append(endpoint)
            return (state.answer, state.bytes)
        }
        if let bytes { return HTTPResponse(status: 200, body: bytes(endpoint)) }
        return HTTPResponse(status: 200, body: Data(try await answer(endpoint).get().utf8))
    }
}

extension HTTPError {
    /// A 404 with the text that the API sends for a missing value.
    package static func notFound(_ words: String) -> HTTPError {
        .status(404, body: Data(#"{"error":"\#(words)"}"#.utf8))
    }

    /// The API's answer to a search without matches.
    package static var nothingHere: HTTPError { .notFound("There is nothing here") }
}

/// An image loader with a scripted answer that records its requests.
package final class ImageLoaderMock: ImageLoaderContract {
    private let asked = Recorder<String>()
    private let answer: @Sendable () throws(ImageError) -> Picture

    package init(answer: @escaping @Sendable () throws(ImageError) -> Picture = { .sample() }) { self.answer = answer }

    /// The addresses that were requested, in order.
    package var requests: [String] { asked.all }

    package func cachedImage(for url: URL) -> Picture? { nil }
    package func image(for url: URL) async -> Picture? { try? await image(at: url) }
    package func removeCachedImage(for url: URL) async {}
    package func clearCache() async {}

    package func image(at url: URL) async throws(ImageError) -> Picture {
        asked.record(url.absoluteString)
        return try answer()
    }
}

extension Picture {
    /// A picture whose file has this size. Its bitmap has a red and a blue pixel.
    package static func sample(width: Int = 2, height: Int = 1) -> Picture {
        let bitmap = Bitmap(width: 2, height: 1, rgb: [255, 0, 0, 0, 0, 255])
        return Picture(width: width, height: height, bitmap: bitmap, file: Data("file".utf8))
    }
}

/// A feature that uses a scripted API, and recorders for its other dependencies.
@MainActor
package struct FeatureUnderTest<Feature: FeatureContract, Navigation: NavigationContract> {
    package let client: HTTPClientMock
    package let navigator = NavigatorMock()
    package let tracker = TrackerMock()
    package let feature: Feature

    /// - Parameter answers: the bodies of a 200, by path; the key "" stands for all other paths.
    package init(_ answers: [String: String], make: (HTTPClientMock, TrackerMock) -> Feature) {
        client = HTTPClientMock { .success(answers[$0.path] ?? answers[""] ?? "") }
        feature = make(client, tracker)
    }

    /// Returns a new view for a navigation, as the app would show it.
    package func shown(_ navigation: Navigation) throws -> AnyView {
        guard let view = feature.resolve(navigation, navigator: navigator) else { throw StubError("it is not shown") }
        let screen = feature.screens.first { $0.description.navigation == navigation.name }
        return (screen?.decorated(view, by: navigator) ?? view)
            .shown(for: navigation, by: navigator, images: ImageLoaderMock())
    }

    /// Returns the rendering of a new view that has appeared.
    package func rendering(of navigation: Navigation) async throws -> Rendering {
        let view = try shown(navigation)
        await view.appear()
        return view.render()
    }
}

@MainActor
extension Screen {
    /// Returns a new view of the screen for a navigation that belongs to it.
    package func view(
        of navigation: any NavigationContract, in navigator: any NavigatorContract,
        images: (any ImageLoaderContract)? = nil
    ) -> AnyView {
        guard let view = makeView(navigation, navigator) else { preconditionFailure("another screen shows it") }
        return view.shown(for: navigation, by: navigator, images: images)
    }
}

@MainActor
extension AppContainerContract {
    /// Returns a new view for a navigation, as a host shows it.
    package func shown(_ navigation: any NavigationContract, by navigator: any NavigatorContract) -> AnyView {
        let view = resolve(navigation, navigator: navigator)
        return (declaration(of: navigation)?.screen.decorated(view, by: navigator) ?? view)
            .shown(for: navigation, by: navigator, images: nil)
    }
}

@MainActor
extension AnyView {
    /// Returns the view as a screen, in an environment with a loader of pictures.
    fileprivate func shown(
        for navigation: any NavigationContract, by navigator: any NavigatorContract,
        images: (any ImageLoaderContract)?
    ) -> AnyView {
        var environment = EnvironmentValues()
        if let images { environment.imageLoader = images }
        return AnyView(screen(for: navigation, by: navigator, environment: environment))
    }
}
