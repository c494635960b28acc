import CChallengeSwiftUI

/// Declares a preview, a view with sample data, which the program finds in ``Preview/all()``.
///
/// The body may begin with local state: `@Previewable @State var isOn = false`.
///
/// - Parameters:
///   - name: its name; nil for none.
///   - body: makes the view, each time that somebody asks for it.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "ChallengePreviewMacro", type: "PreviewMacro")

/// Declares a preview with traits, which mean nothing at a prompt unless they change the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ChallengePreviewMacro", type: "PreviewMacro")

/// Declares a local value of a preview's body. It may have a property wrapper, such as `@State`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ChallengePreviewMacro", type: "PreviewableMacro")

/// Declares a value of the environment, of a transaction or of the focus, with its default value.
///
///     extension EnvironmentValues {
///         @Entry var theme: Theme = .plain
///     }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ChallengePreviewMacro", type: "EntryMacro")

/// A view with sample data, which `#Preview` declares.
public nonisolated struct Preview {
    /// The name; nil if the preview has none.
    public let name: String?
    /// The module and the file that declare the preview: `Home/HomeView.swift`.
    public let file: String
    /// Makes the view.
    public let make: @MainActor () -> any View
    /// True if the preview shows a part of a screen, in a size of its own.
    private var isPart = false

    /// Creates a preview.
    @MainActor
    public init(
        _ name: String? = nil, file: String = #fileID, @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        (self.name, self.file, make) = (name, file, body)
    }

    /// Creates a preview with traits.
    @MainActor
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>, _ additionalTraits: PreviewTrait<ViewTraits>...,
        file: String = #fileID, @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name, file: file, body: body)
        isPart = ([traits] + additionalTraits).contains(where: \.hasOwnSize)
    }

    /// The previews of the program, in the order in which it was linked.
    @MainActor
    public static func all() -> [Preview] {
        var previews: [@MainActor () -> Preview] = []
        withUnsafeMutablePointer(to: &previews) { preview_records_add($0) }
        return previews.map { $0() }
    }

    /// A function that adds a preview to a list. Only the expansion of `#Preview` uses it.
    public typealias Record = @convention(c) (_ list: UnsafeMutableRawPointer?) -> Void

    /// Adds a preview to a list. Only the expansion of `#Preview` calls it.
    public static func add(_ preview: @escaping @MainActor () -> Preview, to list: UnsafeMutableRawPointer?) {
        list?.assumingMemoryBound(to: [@MainActor () -> Preview].self).pointee.append(preview)
    }

    /// The traits of a preview with a view.
    public enum ViewTraits {}
}

/// The view of a preview with state, around the view that names the screen. Only the expansion of `#Preview` declares one.
public protocol PreviewBody: View {}

extension PreviewBody {
    public func compose(into screen: inout ScreenBuilder) {
        DynamicProperties.connect(self, to: screen.surroundings)
        let body = body
        screen.nameScreen(after: body)
        body.compose(into: &screen)
    }
}

extension Preview {
    /// Returns the view as a screen, which begins no work; nil if no own view names it, or if it only is a part of a screen.
    @MainActor
    package func screen(links: Links) -> (name: String, contents: ScreenBuilder)? {
        guard !isPart else { return nil }
        let view = AnyView(any: make())
        let composed = ComposedView(name: view.screenName, title: nil, view: view, links: links, environment: .ofApp)
        var screen = composed.compose()
        _ = screen.finish()
        let isScreen = screen.title != nil || !screen.allActions.isEmpty || screen.selection != nil
        let name = screen.name ?? (view.content is any PreviewBody ? nil : view.ownName)
        return isScreen ? name.map { ($0, screen) } : nil
    }
}
