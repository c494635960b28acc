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

    /// The names of the structures that begin with a ``PropertyBox``.
    private static let properties = [
        "State", "Environment", "FocusState", "StateObject", "ObservedObject", "EnvironmentObject", "AppStorage",
        "SceneStorage",
    ]
    /// The dynamic properties of each type that was asked for, in the order of the types' addresses. A dictionary would take
    /// longer to make than all searches of a start.
    private static var fields: [(type: UInt, parts: [Part])] = []

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
        let address = UInt(bitPattern: ObjectIdentifier(type))
        let place = place(of: address)
        if place < fields.count, fields[place].type == address { return fields[place].parts }
        // A structure cannot contain itself, but its fields are asked for while it is searched.
        fields.insert((address, []), at: place)
        var found: [Part] = []
        _ = _forEachField(of: type, options: .init(rawValue: 0)) { name, offset, type, _ in
            // The storage of a property with a wrapper begins with an underscore.
            guard name.pointee == 0x5F, let descriptor = descriptor(of: type) else { return true }
            if isProperty(descriptor) {
                found.append(Part(offset: offset, kind: .box))
            } else {
                let nested = fields(of: type)
                if !nested.isEmpty {
                    found.append(Part(offset: offset, kind: .nested(nested, type as? any DynamicProperty.Type)))
                }
            }
            return true
        }
        if !found.isEmpty { fields[self.place(of: address)].parts = found }
        return found
    }

    /// Returns the index of a type, or of the first type behind it.
    private static func place(of address: UInt) -> Int {
        var range = 0..<fields.count
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range = fields[middle].type < address ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }

    /// Returns the declaration of a structure, the same for all its generic arguments; nil for other types.
    ///
    /// The metadata of a structure begins with the kind 0x200 and this address (Swift's ABI, TypeMetadata.rst).
    private static func descriptor(of type: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        return metadata[0] == 0x200 ? UnsafeRawPointer(bitPattern: metadata[1]) : nil
    }

    /// Returns true for the declaration of a structure of this module that begins with a box. Making such a type to compare
    /// addresses takes longer.
    ///
    /// A declaration has its flags, its parent and its name, each with four bytes; the last two are distances (Swift's ABI,
    /// TypeMetadata.rst). An odd distance leads to the address of the parent.
    private static func isProperty(_ descriptor: UnsafeRawPointer) -> Bool {
        let distance = Int(descriptor.load(fromByteOffset: 4, as: Int32.self))
        var parent = descriptor + 4 + (distance & ~1)
        if distance & 1 == 1 { parent = parent.load(as: UnsafeRawPointer.self) }
        return name(of: parent) == "SwiftUI" && properties.contains(name(of: descriptor))
    }

    private static func name(of descriptor: UnsafeRawPointer) -> String {
        let name = descriptor + 8 + Int(descriptor.load(fromByteOffset: 8, as: Int32.self))
        return String(cString: name.assumingMemoryBound(to: CChar.self))
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

    /// Returns a hash of the position and of two further numbers.
    fileprivate func hash(with place: Int, _ type: UInt) -> Int {
        let hash = Self.hash(Self.hash(path &+ row &* 31, place), Int(bitPattern: type))
        return Int(truncatingIfNeeded: hash ^ column &* 0x2545_F491_4F6C_DD1D)
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
    /// The states by a hash of their places. A position is a hash itself.
    private var states: [Int: AnyObject] = [:]
    private var kept: [Int: AnyObject] = [:]

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
        // A view and the stack or tabs that are its body have the same position.
        let place = position.hash(with: place, UInt(bitPattern: ObjectIdentifier(Value.self)))
        let state = states[place] as? Value ?? kept[place] as? Value ?? make()
        kept[place] = state
        return state
    }
}
