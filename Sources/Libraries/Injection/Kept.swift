/// A value that is kept for later resolutions.
struct Kept: Sendable {
    /// Nil where it was held weakly and by nobody else.
    let value: @Sendable () -> Any?
    /// What it was built with.
    let footprint: Footprint
}

/// What something was built with.
struct Footprint: Sendable {
    /// Every factory that took part, the thing's own among them.
    var keys: Set<FactoryKey>
    /// Whether it belongs to a container, because something in it was registered there or is to come from there.
    var isContainers: Bool

    mutating func formUnion(_ other: Footprint) {
        keys.formUnion(other.keys)
        isContainers = isContainers || other.isContainers
    }
}
