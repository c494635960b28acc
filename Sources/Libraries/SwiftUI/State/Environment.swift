public import FoundationEssentials
public import Observation

/// A key of a value in the environment, with the value where no view sets it.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view sets it.
    static var defaultValue: Value { get }
}

/// The values that a view passes to all views inside it.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
    /// The values and objects by their keys and types. A table of a few values would take longer to make than to search.
    private final class Storage {
        var values: [(key: ObjectIdentifier, value: Any)] = []
        var objects: [(key: ObjectIdentifier, value: Any)] = []
    }

    /// The values that views set; nil without any, as in most screens of our own program, which then make no tables.
    private var storage: Storage?
    /// The number of the rendering that the values are from.
    var rendering = 0

    /// Creates an environment without values.
    public init() {}

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            let key = ObjectIdentifier(key)
            return storage?.values.first { $0.key == key }?.value as? Key.Value ?? Key.defaultValue
        }
        set { change { Self.set(newValue, for: ObjectIdentifier(key), in: &$0.values) } }
    }

    /// The object of a type; nil if no view sets one.
    public subscript<Object: AnyObject>(objectType: Object.Type) -> Object? {
        get {
            let key = ObjectIdentifier(objectType)
            return storage?.objects.first { $0.key == key }?.value as? Object
        }
        set { change { Self.set(newValue, for: ObjectIdentifier(objectType), in: &$0.objects) } }
    }

    private static func set(
        _ value: Any?, for key: ObjectIdentifier, in values: inout [(key: ObjectIdentifier, value: Any)]
    ) {
        values.removeAll { $0.key == key }
        if let value { values.append((key, value)) }
    }

    /// Changes a copy of the values, because other views share them.
    private mutating func change(_ change: (Storage) -> Void) {
        let copy = Storage()
        if let storage { (copy.values, copy.objects) = (storage.values, storage.objects) }
        change(copy)
        storage = copy
    }

    /// A description of the environment.
    public var description: String {
        "EnvironmentValues(\(storage?.values.count ?? 0) values, \(storage?.objects.count ?? 0) objects)"
    }
}

/// A value of the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, @unchecked Sendable {
    private final class Box: PropertyBox {
        var environment = EnvironmentValues()

        override func connect(to surroundings: Surroundings, at place: Int) { environment = surroundings.environment }
    }

    private let box = Box()
    private let read: (EnvironmentValues) -> Value

    /// Creates a property with the value of a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    /// Creates a property with the object of a type. Reading it ends the process if no view sets the object.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { environment in
            guard let object = environment[objectType] else {
                fatalError("no view around sets an object of the type \(objectType) by environment(_:)")
            }
            return object
        }
    }

    /// Creates a property with the object of a type, or nil.
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        read = { $0[objectType] }
    }

    /// The value.
    public var wrappedValue: Value { read(box.environment) }
}

/// An action that leaves a screen: it pops the screen, or dismisses the modal that the screen began.
public struct DismissAction: Sendable {
    let action: @MainActor @Sendable () -> Void

    /// Leaves the screen.
    @MainActor
    public func callAsFunction() { action() }
}

/// An action that opens a link.
public struct OpenURLAction: Sendable {
    /// The result of a handler.
    public struct Result: Sendable {
        let isHandled: Bool

        /// The handler opened the link.
        public static let handled = Result(isHandled: true)
        /// The handler dropped the link.
        public static let discarded = Result(isHandled: true)
        /// The system opens the link. A prompt shows the link and opens nothing.
        public static let systemAction = Result(isHandled: false)

        /// The app opens another link.
        public static func systemAction(_ url: URL) -> Result { systemAction }
    }

    let handler: @MainActor @Sendable (URL) -> Result

    /// Creates an action with a handler.
    @preconcurrency
    public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

    /// Opens a link.
    @MainActor
    public func callAsFunction(_ url: URL) { _ = handler(url) }

    /// Opens a link, and reports if it was opened.
    @MainActor
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(handler(url).isHandled)
    }
}

/// An action that loads the contents again.
public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void

    /// Loads the contents again.
    public func callAsFunction() async { await action() }
}

/// An action that ends a search.
public struct DismissSearchAction: Sendable {
    let action: @MainActor @Sendable () -> Void

    /// Ends the search.
    @MainActor
    public func callAsFunction() { action() }
}

/// An action that would open a window; a prompt has one.
public struct OpenWindowAction: Sendable {
    /// Does nothing.
    @MainActor public func callAsFunction(id: String) {}
    /// Does nothing.
    @MainActor public func callAsFunction<Value>(id: String, value: Value) {}
    /// Does nothing.
    @MainActor public func callAsFunction<Value>(value: Value) {}
}

/// An action that would close a window; a prompt has one.
public struct DismissWindowAction: Sendable {
    /// Does nothing.
    @MainActor public func callAsFunction() {}
    /// Does nothing.
    @MainActor public func callAsFunction(id: String) {}
}

/// The older form of ``DismissAction``.
public struct PresentationMode: Sendable {
    let action: @MainActor @Sendable () -> Void
    /// True if the view was presented.
    public let isPresented: Bool

    /// Leaves the screen.
    @MainActor
    public mutating func dismiss() { action() }
}

/// True in an environment while the rows of its lists can be edited.
public enum EditMode: Sendable, Hashable {
    /// The rows cannot be edited.
    case inactive
    /// The rows are edited temporarily.
    case transient
    /// The rows can be edited.
    case active

    /// True if the rows can be edited.
    public var isEditing: Bool { self != .inactive }
}

/// The edit mode of a screen.
@Observable
final class EditModeStorage {
    private var mode = EditMode.inactive

    @MainActor var binding: Binding<EditMode> {
        let storage = Unchecked(self)
        return Binding {
            storage.value.mode
        } set: {
            storage.value.mode = $0
        }
    }
}

/// The phase of a scene; a scene at a prompt is active.
public enum ScenePhase: Sendable, Hashable, Comparable {
    /// Not visible.
    case background
    /// Visible, and without events.
    case inactive
    /// Visible, with events.
    case active
}

private struct DismissKey: EnvironmentKey {
    static let defaultValue = DismissAction {}
}

private struct IsPresentedKey: EnvironmentKey {
    static let defaultValue = false
}

private struct OpenURLKey: EnvironmentKey {
    static let defaultValue = OpenURLAction { _ in .systemAction }
}

private struct RefreshKey: EnvironmentKey {
    static let defaultValue: RefreshAction? = nil
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

private struct IsEnabledKey: EnvironmentKey {
    static let defaultValue = true
}

private struct IsSearchingKey: EnvironmentKey {
    static let defaultValue = false
}

private struct DismissSearchKey: EnvironmentKey {
    static let defaultValue = DismissSearchAction {}
}

private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .current }
}

private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .current }
}

private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
}

extension EnvironmentValues {
    /// Makes the values of a screen that was pushed or presented.
    package mutating func setDismiss(_ action: @escaping @MainActor @Sendable () -> Void) {
        dismiss = DismissAction(action: action)
        isPresented = true
    }

    /// Leaves the screen.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
    /// True on a screen that was pushed or presented.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
    /// The older form of ``dismiss``.
    public var presentationMode: Binding<PresentationMode> {
        .constant(PresentationMode(action: dismiss.action, isPresented: isPresented))
    }
    /// Opens a link.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    /// Loads the contents of the screen again; nil if no view can.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
    /// The edit mode; nil if no view sets one.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
    /// False inside a disabled view.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
    /// True while a search has a text.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }
    /// Ends the search.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
    /// The locale.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    /// The calendar.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    /// The time zone.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    /// Active: a prompt shows its scene.
    public var scenePhase: ScenePhase { .active }
    /// Does nothing: a prompt has one window.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Does nothing: a prompt has one window.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// True: a prompt reads a screen as a screen reader does.
    public var accessibilityVoiceOverEnabled: Bool { true }
    /// True: nothing moves.
    public var accessibilityReduceMotion: Bool { true }
    /// False.
    public var accessibilityReduceTransparency: Bool { false }
    /// False.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// False.
    public var accessibilityInvertColors: Bool { false }
    /// One.
    public var displayScale: Double { 1 }
    /// False: no view at a prompt has the focus.
    public var isFocused: Bool { false }
}
