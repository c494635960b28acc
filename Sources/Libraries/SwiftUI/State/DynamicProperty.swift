@_spi(Reflection) import Swift
import Synchronization

/// A stored property that is updated before a view's body is evaluated.
public protocol DynamicProperty {
    /// Updates the value before the body is evaluated. Properties of this type may contain others.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// The storage of a property of this module: `State`, `Environment`. It is the first stored property of its wrapper.
class PropertyBox {
    /// False until a property is made; an app without properties is never searched for them.
    fileprivate static let exist = Atomic(false)

    init() { Self.exist.store(true, ordering: .relaxed) }

    /// Connects the property with the storage of the view that is being composed.
    ///
    /// - Parameter place: the property's place within its view.
    @MainActor
    func connect(to surroundings: Surroundings, at place: Int) {}
}

/// The surroundings of a view that is composed.
struct Surroundings {
    let states: StateStorage
    let position: Position
    let environment: EnvironmentValues
}

/// Finds the dynamic properties of a view.
///
/// The search compares the addresses of types, because a cast to a protocol searches all types of the program.
@MainActor
enum DynamicProperties {
    private struct Part {
        let offset: Int
        let kind: Kind

        enum Kind {
            /// The field begins with a ``PropertyBox``.
            case box
            /// The field is a structure with such fields, and a property itself if it has a type.
            case nested([Part], (any DynamicProperty.Type)?)
        }
    }

    private static let properties: Set<UInt> = [
        descriptor(of: State<Int>.self), descriptor(of: Environment<Int>.self), descriptor(of: FocusState<Bool>.self),
        descriptor(of: StateObject<NoObject>.self), descriptor(of: ObservedObject<NoObject>.self),
        descriptor(of: EnvironmentObject<NoObject>.self), descriptor(of: AppStorage<Int>.self),
        descriptor(of: SceneStorage<Int>.self),
    ]
    /// The dynamic properties of each type that was asked for.
    private static var fields: [ObjectIdentifier: [Part]] = [:]

    static func connect<Value>(_ value: Value, to surroundings: @autoclosure () -> Surroundings) {
        guard PropertyBox.exist.load(ordering: .relaxed) else { return }
        let fields = fields(of: Value.self)
        guard !fields.isEmpty else { return }
        let surroundings = surroundings()
        withUnsafePointer(to: value) { connect(fields, at: UnsafeRawPointer($0), 0, to: surroundings) }
    }

    private static func connect(
        _ fields: [Part], at pointer: UnsafeRawPointer, _ place: Int, to surroundings: Surroundings
    ) {
        for field in fields {
            let (pointer, place) = (pointer + field.offset, place &* 31 &+ field.offset &+ 1)
            switch field.kind {
            case .box: pointer.load(as: PropertyBox.self).connect(to: surroundings, at: place)
            case .nested(let fields, let type):
                connect(fields, at: pointer, place, to: surroundings)
                if let type { update(type, at: pointer) }
            }
        }
    }

    private static func update<Property: DynamicProperty>(_ type: Property.Type, at pointer: UnsafeRawPointer) {
        var property = pointer.assumingMemoryBound(to: type).pointee
        property.update()
    }

    private static func fields(of type: Any.Type) -> [Part] {
        let key = ObjectIdentifier(type)
        if let known = fields[key] { return known }
        // A structure cannot contain itself, but its fields are asked for while it is searched.
        fields[key] = []
        var found: [Part] = []
        _ = _forEachField(of: type) { _, offset, type, _ in
            let descriptor = descriptor(of: type)
            if properties.contains(descriptor) {
                found.append(Part(offset: offset, kind: .box))
            } else if descriptor != 0 {
                let nested = fields(of: type)
                if !nested.isEmpty {
                    found.append(Part(offset: offset, kind: .nested(nested, type as? any DynamicProperty.Type)))
                }
            }
            return true
        }
        fields[key] = found
        return found
    }

    /// Returns the address of the declaration of a structure, the same for all its generic arguments; 0 for other types.
    ///
    /// The metadata of a structure begins with the kind 0x200 and this address (Swift's ABI, TypeMetadata.rst).
    private static func descriptor(of type: Any.Type) -> UInt {
        let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        return metadata[0] == 0x200 ? metadata[1] : 0
    }
}

/// The place of a view among the views of its screen, as a hash of the way to it: the indices of parts, the branches of
/// conditions, the types of views and the identities of rows. It stays the same between renderings.
package struct Position: Hashable, Sendable {
    /// The place of the row that contains the view.
    private(set) var row: UInt64 = 0
    /// The place within the row: equal for the same part of each row.
    private var path: UInt64 = 0
    /// The place of a text within the row: equal for the branches of a condition, which share a column.
    private(set) var column: UInt64 = 0

    mutating func enter(_ index: Int, _ branch: Int = 0) {
        enter(index, inBranch: branch)
        column = Self.hash(column, index)
    }

    /// Enters the only part of a branch, or a view by its type.
    mutating func enter(_ index: Int, inBranch branch: Int) { path = Self.hash(path, index &* 64 &+ branch) }

    mutating func enter(_ type: Any.Type) { enter(Int(bitPattern: ObjectIdentifier(type)), inBranch: 3) }

    private static func hash(_ path: UInt64, _ number: Int) -> UInt64 {
        let mixed = (path ^ UInt64(truncatingIfNeeded: number &+ 1)) &* 0x9E37_79B9_7F4A_7C15
        return mixed ^ mixed >> 29
    }

    /// Enters a row, whose parts have paths of their own.
    mutating func enterRow(_ id: Int) {
        enter(id, inBranch: 5)
        (row, path, column) = (row &* 31 &+ path, 0, 0)
    }
}

/// The states of a screen's views, kept between renderings. A view's states are dropped when the view leaves the screen.
@MainActor
package final class StateStorage {
    private struct Place: Hashable {
        let position: Position
        let place: Int
        /// A view and the stack or tabs that are its body have the same position.
        let type: ObjectIdentifier
    }

    private var states: [Place: AnyObject] = [:]
    private var kept: [Place: AnyObject] = [:]

    /// True in an app, whose views keep their bodies.
    let keepsBodies: Bool

    package init(keepsBodies: Bool = false) { self.keepsBodies = keepsBodies }

    /// Renders, and drops the states of views that no longer exist.
    func keep<Result>(_ render: () -> Result) -> Result {
        let result = render()
        if !(states.isEmpty && kept.isEmpty) { (states, kept) = (kept, [:]) }
        return result
    }

    /// Returns the state of a property; makes the state if the view is new.
    func state<Value: AnyObject>(at position: Position, _ place: Int, _ make: () -> Value) -> Value {
        let place = Place(position: position, place: place, type: ObjectIdentifier(Value.self))
        let state = states[place] as? Value ?? kept[place] as? Value ?? make()
        kept[place] = state
        return state
    }
}
