import ChallengeDesignSystem
import FoundationEssentials
public import SwiftUI

private struct ImageLoaderKey: EnvironmentKey {
    /// A cast to this structure is faster than a cast to the protocol.
    struct Value {
        let loader: any ImageLoaderContract
    }

    static let defaultValue = Value(loader: NoImageLoader())
}

extension EnvironmentValues {
    /// Loads the pictures of all views inside. Without a loader there are no pictures.
    public var imageLoader: any ImageLoaderContract {
        get { self[ImageLoaderKey.self].loader }
        set { self[ImageLoaderKey.self] = .init(loader: newValue) }
    }
}

extension View {
    /// Returns the view with a loader of the pictures of all views inside.
    public func imageLoader(_ imageLoader: any ImageLoaderContract) -> some View {
        environment { $0.imageLoader = imageLoader }
    }
}

private struct NoImageLoader: ImageLoaderContract {
    func cachedImage(for url: URL) -> Picture? { nil }
    func image(for url: URL) async -> Picture? { nil }
    func removeCachedImage(for url: URL) async {}
    func clearCache() async {}
}
