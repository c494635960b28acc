// Looks: they change nothing at a prompt.

nonisolated extension Scene {
    public func windowStyle(_ style: some WindowStyle) -> some Scene { self }
    public func windowToolbarStyle(_ style: some WindowToolbarStyle) -> some Scene { self }
    public func windowToolbarLabelStyle(_ style: ToolbarLabelStyle) -> some Scene { self }
    public func windowToolbarLabelStyle(fixed style: ToolbarLabelStyle) -> some Scene { self }
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    public func windowLevel(_ level: WindowLevel) -> some Scene { self }
    public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
    public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
    public func menuBarExtraStyle(_ style: some MenuBarExtraStyle) -> some Scene { self }
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    public func commands(@CommandsBuilder content: () -> some Commands) -> some Scene { self }
    public func commandsRemoved() -> some Scene { self }
    public func commandsReplaced(@CommandsBuilder content: () -> some Commands) -> some Scene { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
    public func handlesExternalEvents(matching: Set<String>) -> some Scene { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }
    #if Foundation
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    #endif
}

/// How a window's size changes.
public struct WindowResizability: Sendable {
    public static var automatic: Self { Self() }
    public static var contentSize: Self { Self() }
    public static var contentMinSize: Self { Self() }
}

/// How far in front a window is.
public struct WindowLevel: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var normal: Self { Self() }
    public static var desktop: Self { Self() }
    public static var floating: Self { Self() }
}

/// What a window is for.
public struct WindowManagerRole: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var principal: Self { Self() }
    public static var associated: Self { Self() }
}

/// Whether a scene is shown first.
public struct SceneLaunchBehavior: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var presented: Self { Self() }
    public static var suppressed: Self { Self() }
}

/// Whether a scene comes back.
public struct SceneRestorationBehavior: Hashable, Sendable {
    public static var automatic: Self { Self() }
    public static var disabled: Self { Self() }
}

// MARK: Commands of the menu bar

/// Commands of a menu bar: a prompt has none.
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    public var body: Never { fatalError("Commands of SwiftUI itself have no body.") }
}

/// Commands that a builder put together.
public struct EmptyCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// Puts commands together.
@MainActor @resultBuilder public enum CommandsBuilder {
    public static func buildBlock(_ commands: any Commands...) -> EmptyCommands { EmptyCommands() }
    public static func buildOptional(_ commands: EmptyCommands?) -> EmptyCommands { EmptyCommands() }
    public static func buildEither(first: EmptyCommands) -> EmptyCommands { first }
    public static func buildEither(second: EmptyCommands) -> EmptyCommands { second }
    public static func buildLimitedAvailability(_ commands: some Commands) -> EmptyCommands { EmptyCommands() }
}

/// A menu of the menu bar.
public struct CommandMenu<Content>: Commands {
    public typealias Body = Never
    public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) where Content: View {}
    public init(_ name: Text, @ViewBuilder content: () -> Content) where Content: View {}
    @_disfavoredOverload
    public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) where Content: View {}
}

/// Commands in a menu of the menu bar.
public struct CommandGroup<Content>: Commands {
    public typealias Body = Never
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) where Content: View {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) where Content: View {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) where Content: View {}
}

/// Commands of SwiftUI itself.
public struct SidebarCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// Commands of SwiftUI itself.
public struct TextEditingCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// Commands of SwiftUI itself.
public struct TextFormattingCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// Commands of SwiftUI itself.
public struct ToolbarCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// Commands of SwiftUI itself.
public struct ImportFromDevicesCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// Commands of SwiftUI itself.
public struct InspectorCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// A place in the menu bar.
public struct CommandGroupPlacement: Hashable, Sendable {
    public static var appInfo: Self { Self() }
    public static var appSettings: Self { Self() }
    public static var systemServices: Self { Self() }
    public static var appVisibility: Self { Self() }
    public static var appTermination: Self { Self() }
    public static var newItem: Self { Self() }
    public static var saveItem: Self { Self() }
    public static var importExport: Self { Self() }
    public static var printItem: Self { Self() }
    public static var undoRedo: Self { Self() }
    public static var pasteboard: Self { Self() }
    public static var textEditing: Self { Self() }
    public static var textFormatting: Self { Self() }
    public static var toolbar: Self { Self() }
    public static var sidebar: Self { Self() }
    public static var windowSize: Self { Self() }
    public static var windowList: Self { Self() }
    public static var singleWindowList: Self { Self() }
    public static var windowArrangement: Self { Self() }
    public static var help: Self { Self() }
}
