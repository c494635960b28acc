import ChallengeCore
import Combine
import Observation
import SwiftUI

/// A text of the app's data that an object of a view holds, such as its view model or the storage of its state.
nonisolated struct HeldText {
    /// The type that has the text, and the property: `About.version`.
    let name: String
    let text: String

    var property: Substring { name.split(separator: ".").last ?? "" }
}

/// Finds the texts that the objects of a view hold.
///
/// The search follows the objects that the view has, and in these only observable objects and data. Other values, such as
/// use cases, work for the view and hold what no view shows.
nonisolated struct HeldTextSearch {
    /// A list shows its first items, and may leave others to a further page.
    private static let itemLimit = 3
    /// The deepest place of a text. A longer chain of values is a list or a tree, whose items are alike.
    private static let depthLimit = 20

    /// The owner of a value. An object of the library stores the state of a view.
    private enum Owner { case view, storage, object }

    private struct Kind {
        let name: String
        /// True for a type of the library, whose names say nothing about the app.
        let isOfLibrary: Bool
        /// True for a type that can be compared, identified or encoded.
        let isData: Bool
        let isObservable: Bool
        /// True for a navigator, which holds other screens, and for an actor, whose state is its own.
        let isClosed: Bool

        init(of value: Any) {
            let name = String(reflecting: Swift.type(of: value))
            self.name = "\(Swift.type(of: value))"
            isOfLibrary = ["SwiftUI.", "Combine."].contains { name.hasPrefix($0) }
            isData = value is any Equatable || value is any Identifiable || value is any Encodable
            isObservable = value is any Observable || value is any ObservableObject
            isClosed = value is any NavigatorContract || value is any Actor
        }
    }

    private var kinds: [ObjectIdentifier: Kind] = [:]
    private var found: [HeldText] = []
    private var objects: Set<ObjectIdentifier> = []

    mutating func texts(in view: any View) -> [HeldText] {
        (found, objects) = ([], [])
        search(view, name: "", owner: .view, depth: 0)
        return found
    }

    /// - Parameter name: the name of a text in the value; empty for a value of a view or of the library.
    private mutating func search(_ value: Any, name: String, owner: Owner, depth: Int) {
        if let text = value as? String {
            if owner != .view, name != "" { found.append(HeldText(name: name, text: text)) }
            return
        }
        let (mirror, kind) = (Mirror(reflecting: value), self.kind(of: value))
        guard depth < Self.depthLimit, !kind.isClosed else { return }
        var owner = owner
        switch mirror.displayStyle {
        case .class:
            guard owner != .object || kind.isOfLibrary || kind.isObservable,
                objects.insert(ObjectIdentifier(value as AnyObject)).inserted
            else { return }
            owner = kind.isOfLibrary && owner != .object ? .storage : .object
        case .struct where owner == .object && !kind.isOfLibrary && !kind.isData: return
        // Their order is another one in each process.
        case .set, .dictionary: return
        default: break
        }
        let isList = mirror.displayStyle == .collection
        for child in mirror.children.prefix(isList ? Self.itemLimit : .max) {
            let childName = kind.isOfLibrary ? "" : self.name(of: child, in: mirror, kind, name)
            search(child.value, name: childName, owner: owner, depth: depth + 1)
        }
    }

    private func name(of child: Mirror.Child, in parent: Mirror, _ kind: Kind, _ name: String) -> String {
        // The property `state` may be stored as `_state`.
        let property = child.label?.split(separator: "_").last ?? ""
        switch parent.displayStyle {
        case .collection, .optional: return name
        case .tuple: return name == "" ? "" : "\(name).\(property)"
        default: return "\(kind.name).\(property)"
        }
    }

    private mutating func kind(of value: Any) -> Kind {
        let type = ObjectIdentifier(Swift.type(of: value))
        if let kind = kinds[type] { return kind }
        let kind = Kind(of: value)
        kinds[type] = kind
        return kind
    }
}
