// Looks: what views take from UIKit, which SwiftUI brings along on a phone. A prompt has no device.
#if Foundation
/// UIKit's and AppKit's picture, as far as `Image` takes one. Nothing draws it.
public typealias NSImage = UIImage

/// UIKit's and AppKit's picture, as far as `Image` takes one. Nothing draws it.
public final class UIImage: Hashable, Sendable {
    private let data: Data?

    public init() { data = nil }
    public init?(data: Data) {
        if data.isEmpty { return nil }
        self.data = data
    }
    public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
    public init?(named name: String, in bundle: Bundle? = nil) { data = nil }
    public convenience init?(systemName: String) { self.init(named: systemName) }
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    public var size: CGSize { .zero }
    public func pngData() -> Data? { data }
    public func jpegData(compressionQuality: CGFloat) -> Data? { data }
    public static func == (left: UIImage, right: UIImage) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
    public nonisolated init(uiImage: UIImage) { self.init(decorative: "") }
    public nonisolated init(nsImage: NSImage) { self.init(decorative: "") }
}

/// UIKit's application.
@MainActor
public final class UIApplication {
    public static let shared = UIApplication()
    public static let openSettingsURLString = "app-settings:"
    public var isIdleTimerDisabled = false
    public var applicationIconBadgeNumber = 0
    public func canOpenURL(_ url: URL) -> Bool { false }
    public func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// Draws a view as a picture, which a prompt cannot.
@MainActor
public final class ImageRenderer<Content: View> {
    public var content: Content
    public var scale: CGFloat = 1
    public init(content: Content) { self.content = content }
    public var uiImage: UIImage? { nil }
    public var nsImage: NSImage? { nil }
}

/// UIKit's device.
@MainActor
public final class UIDevice {
    public static let current = UIDevice()
    public var name: String { "prompt" }
    public var model: String { "prompt" }
    public var systemName: String { "Linux" }
    public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
}

/// UIKit's kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// UIKit's screen, which has no size.
@MainActor
public final class UIScreen {
    public static let main = UIScreen()
    public var bounds: CGRect { .zero }
    public var scale: CGFloat { 1 }
}

/// UIKit's clipboard, which is the program's own.
@MainActor
public final class UIPasteboard {
    public static let general = UIPasteboard()
    public var string: String?
    public var url: URL?
    public var image: UIImage?
    public var hasStrings: Bool { string != nil }
}

/// UIKit's vibration of a touch.
@MainActor
public final class UIImpactFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public init(style: FeedbackStyle = .medium) {}
    public func prepare() {}
    public func impactOccurred(intensity: CGFloat = 1) {}
}

/// UIKit's vibration of a selection.
@MainActor
public final class UISelectionFeedbackGenerator {
    public init() {}
    public func prepare() {}
    public func selectionChanged() {}
}

/// UIKit's vibration of a result.
@MainActor
public final class UINotificationFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    public init() {}
    public func prepare() {}
    public func notificationOccurred(_ type: FeedbackType) {}
}
#endif
