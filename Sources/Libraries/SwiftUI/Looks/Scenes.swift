// Looks: they change nothing at a prompt.

nonisolated extension Scene {
    public func windowStyle(_ style: some WindowStyle) -> Self { self }
    public func windowToolbarStyle(_ style: some WindowToolbarStyle) -> Self { self }
    public func windowToolbarLabelStyle(_ style: ToolbarLabelStyle) -> Self { self }
    public func windowToolbarLabelStyle(fixed style: ToolbarLabelStyle) -> Self { self }
    public func windowResizability(_ resizability: WindowResizability) -> Self { self }
    public func windowLevel(_ level: WindowLevel) -> Self { self }
    public func windowManagerRole(_ role: WindowManagerRole) -> Self { self }
    public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }
    public func menuBarExtraStyle(_ style: some MenuBarExtraStyle) -> Self { self }
    public func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }
    public func defaultPosition(_ position: UnitPoint) -> Self { self }
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> Self { self }
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> Self { self }
    public func commandsRemoved() -> Self { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { self }
    public func handlesExternalEvents(matching: Set<String>) -> Self { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
    #if Foundation
    public func defaultSize(_ size: CGSize) -> Self { self }
    #endif
}

/// How a window's size changes.
public enum WindowResizability: Sendable { case automatic, contentSize, contentMinSize }
/// How far in front a window is.
public enum WindowLevel: Hashable, Sendable { case automatic, normal, desktop, floating }
/// The use of a window.
public enum WindowManagerRole: Hashable, Sendable { case automatic, principal, associated }
/// The first appearance of a scene.
public enum SceneLaunchBehavior: Hashable, Sendable { case automatic, presented, suppressed }
/// The return of a scene.
public enum SceneRestorationBehavior: Hashable, Sendable { case automatic, disabled }

// The commands that SwiftUI has by itself concern windows.
public typealias SidebarCommands = EmptyCommands
public typealias TextEditingCommands = EmptyCommands
public typealias TextFormattingCommands = EmptyCommands
public typealias ToolbarCommands = EmptyCommands
public typealias ImportFromDevicesCommands = EmptyCommands
public typealias InspectorCommands = EmptyCommands
