import CChallengeSwiftUI
public import Combine
public import Observation

/// An app: its scene is shown at the prompt.
@MainActor @preconcurrency
public protocol App {
    /// The type of the scenes in this one.
    associatedtype Body: Scene
    /// The scenes of the app; a prompt shows the first window.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Creates the app.
    @MainActor @preconcurrency init()
}

extension App {
    /// Runs the app at the prompt. The module ChallengeCommand has the prompt.
    @MainActor
    public static func main() async {
        guard let runner = swiftui_app_runner_if_linked() else {
            fatalError("the program is not linked with the product SwiftUI, which has the prompt")
        }
        await Unmanaged<AppRunner>.fromOpaque(runner).takeRetainedValue().run("\(Self.self)") {
            AnyView(AppWindow(app: Self()))
        }
    }
}

/// The first window of an app, whose properties are connected as those of a view.
private struct AppWindow: Control {
    let app: any App

    func compose(into screen: inout ScreenBuilder) {
        app.compose(into: &screen)
    }
}

extension App {
    fileprivate func compose(into screen: inout ScreenBuilder) {
        screen.composeBody(of: self) { FirstWindow(view: body.window ?? EmptyView()) }
    }
}

private struct FirstWindow: Control {
    let view: any View

    func compose(into screen: inout ScreenBuilder) {
        screen.nameScreen(after: view)
        view.compose(into: &screen)
    }
}

/// Runs an app at the prompt. A module above this one makes it.
package final class AppRunner: Sendable {
    /// Runs an app, and ends the process. It takes the name of the app's type, and makes the views of its first window.
    package let run: @MainActor @Sendable (String, @escaping @MainActor @Sendable () -> AnyView) async -> Void

    package init(
        run: @escaping @MainActor @Sendable (String, @escaping @MainActor @Sendable () -> AnyView) async -> Void
    ) { self.run = run }
}

/// A part of an app that is shown.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scenes in this one.
    associatedtype Body: Scene
    /// The scenes in this one.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// The views of the first window; nil without one.
    var window: (any View)? { get }
}

extension Scene {
    public var window: (any View)? { body.window }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Unavailable.
    public var body: Never { return fatalError("a scene of views has no body") }
}

/// Builds scenes.
@MainActor @preconcurrency
@resultBuilder
public enum SceneBuilder {
    /// A scene alone.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Several scenes.
    @_disfavoredOverload
    public static func buildBlock(_ scenes: any Scene...) -> Scenes { Scenes(scenes) }
    /// Scenes of an `if` without an `else`.
    public static func buildOptional(_ scenes: Scenes?) -> Scenes { scenes ?? Scenes([]) }
    /// Scenes of an `if #available`.
    public static func buildLimitedAvailability(_ scenes: Scenes) -> Scenes { scenes }
}

/// Several scenes: the first window is shown.
public struct Scenes: Scene {
    public typealias Body = Never

    private let scenes: [any Scene]

    fileprivate init(_ scenes: [any Scene]) { self.scenes = scenes }

    public var window: (any View)? {
        scenes.lazy.filter { !($0 is any MenuBarScene) }.compactMap(\.window).first
            ?? scenes.lazy.compactMap(\.window).first
    }
}

/// A window of views.
public struct WindowGroup<Content>: Scene {
    public typealias Body = Never

    public let window: (any View)?

    /// Creates a window.
    public init(@ViewBuilder content: () -> Content) where Content: View { window = content() }
    /// Creates a window with an identity.
    public init(id: String, @ViewBuilder content: () -> Content) where Content: View { window = content() }
    /// Creates a window with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Content: View {
        window = content()
    }
    /// Creates a window with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) where Content: View {
        window = content()
    }
    /// Creates a window with a title and an identity.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) where Content: View {
        window = content()
    }
}

/// One window of views.
public typealias Window<Content> = WindowGroup<Content>

/// A window beside others.
public typealias UtilityWindow<Content> = WindowGroup<Content>

/// A scene that is shown only if the app has no window.
private protocol MenuBarScene {}

/// A menu in the menu bar: a prompt shows it if the app has no window.
public struct MenuBarExtra<Label, Content>: Scene, MenuBarScene {
    public typealias Body = Never

    public let window: (any View)?

    /// Creates a menu.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Content: View, Label: View {
        window = content()
    }

    /// Creates a menu.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    where Content: View, Label == Text { window = content() }

    /// Creates a menu with a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Content: View, Label == SwiftUI.Label<Text, Image> { window = content() }
}

/// The settings of an app: a prompt does not show this window.
public struct Settings<Content>: Scene {
    public typealias Body = Never

    public var window: (any View)? { nil }

    /// Creates settings.
    public init(@ViewBuilder content: () -> Content) where Content: View {}
}

extension Scene {
    /// Returns the scene with a value in the environment of its views.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
        changed { AnyView(any: $0).environment(keyPath, value) }
    }

    /// Returns the scene with an object in the environment of its views.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
        changed { AnyView(any: $0).environment(object) }
    }

    /// Returns the scene with an object in the environment of its views.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
        changed { AnyView(any: $0).environmentObject(object) }
    }

    /// Returns the scene with an action for a changed value.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some Scene {
        changed { AnyView(any: $0).onChange(of: value, initial: initial, action) }
    }

    /// Returns the scene with an action for a changed value.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        changed { AnyView(any: $0).onChange(of: value, initial: initial, action) }
    }

    func changed(_ change: (any View) -> any View) -> ModifiedScene {
        ModifiedScene(window: window.map(change))
    }
}

/// A scene with other views.
public struct ModifiedScene: Scene {
    public typealias Body = Never

    public let window: (any View)?
}
