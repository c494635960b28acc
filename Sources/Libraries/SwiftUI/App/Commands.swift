/// Commands of a menu bar: their buttons are commands of the app's first screen.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the commands in this one.
    associatedtype Body: Commands = Never
    /// The commands in these.
    @CommandsBuilder var body: Body { get }
    /// The views whose buttons are the commands.
    var buttons: [any View] { get }
}

extension Never: Commands {}

extension Commands {
    public var buttons: [any View] { body.buttons }
}

extension Commands where Body == Never {
    /// Unavailable.
    public var body: Never { return fatalError("commands of buttons have no body") }
}

/// Commands that a builder put together.
public struct EmptyCommands: Commands {
    public let buttons: [any View]

    /// Creates no commands.
    public init() { buttons = [] }
    fileprivate init(_ commands: [any Commands]) { buttons = commands.flatMap(\.buttons) }
}

/// Puts commands together.
@MainActor @preconcurrency
@resultBuilder
public enum CommandsBuilder {
    /// Several commands.
    public static func buildBlock(_ commands: any Commands...) -> EmptyCommands { EmptyCommands(commands) }
    /// Commands of an `if` without an `else`.
    public static func buildOptional(_ commands: EmptyCommands?) -> EmptyCommands { commands ?? EmptyCommands() }
    /// Commands of an `if` with an `else`.
    public static func buildEither(first: EmptyCommands) -> EmptyCommands { first }
    /// Commands of an `else`.
    public static func buildEither(second: EmptyCommands) -> EmptyCommands { second }
    /// Commands of an `if #available`.
    public static func buildLimitedAvailability(_ commands: EmptyCommands) -> EmptyCommands { commands }
}

/// A menu of the menu bar.
public struct CommandMenu<Content>: Commands {
    public let buttons: [any View]

    /// Creates a menu.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Content: View {
        buttons = [content()]
    }
    /// Creates a menu.
    public init(_ name: Text, @ViewBuilder content: () -> Content) where Content: View { buttons = [content()] }
    /// Creates a menu.
    @_disfavoredOverload
    public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) where Content: View {
        buttons = [content()]
    }
}

/// Commands in a menu of the menu bar.
public struct CommandGroup<Content>: Commands {
    public let buttons: [any View]

    /// Creates commands before others.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) where Content: View {
        buttons = [addition()]
    }
    /// Creates commands after others.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) where Content: View {
        buttons = [addition()]
    }
    /// Creates commands in place of others.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) where Content: View {
        buttons = [addition()]
    }
}

extension Scene {
    /// Returns the scene with commands of a menu bar.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        let buttons = content().buttons
        return changed { window in
            AnyView(any: window).commands { for button in buttons { AnyView(any: button) } }
        }
    }

    /// Returns the scene with these commands only.
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        commands(content: content)
    }
}
