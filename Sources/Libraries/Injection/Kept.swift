/// A value that is kept for later resolutions.
struct Kept: Sendable {
    private enum Hold: Sendable {
        case strong(any Sendable)
        case weak(WeakReference)
    }

    private let hold: Hold
    /// What it was built with.
    let footprint: Footprint

    init(_ value: any Sendable, footprint: Footprint) {
        hold = .strong(value)
        self.footprint = footprint
    }

    /// - Parameter object: of a type that may be used from any task.
    init(weakly object: AnyObject, footprint: Footprint) {
        hold = .weak(WeakReference(object))
        self.footprint = footprint
    }

    /// Nil where it was held weakly and by nobody else.
    var value: Any? {
        switch hold {
        case .strong(let value): value
        case .weak(let reference): reference.object
        }
    }

    // A weak reference cannot be a constant before Swift 6.3. Nobody but the runtime changes this one, and what it is to
    // had to be Sendable to get here, which cannot be said of it once its type is gone.
    private final class WeakReference: @unchecked Sendable {
        private(set) weak var object: AnyObject?

        init(_ object: AnyObject) { self.object = object }
    }
}

/// What something was built with.
struct Footprint: Sendable {
    /// Every factory that took part, the thing's own among them.
    private(set) var keys: Set<FactoryKey>
    /// Whether it belongs to a container, because something in it was registered there or is to come from there.
    private(set) var isContainers: Bool

    init(_ key: FactoryKey, isContainers: Bool) {
        keys = [key]
        self.isContainers = isContainers
    }

    mutating func formUnion(_ other: Footprint) {
        keys.formUnion(other.keys)
        isContainers = isContainers || other.isContainers
    }
}
