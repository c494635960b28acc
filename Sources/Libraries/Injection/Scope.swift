/// How long what a factory has built is used again.
package enum Scope: Sendable, Hashable, CaseIterable {
    /// Not at all: every resolution builds anew.
    case unique
    /// For as long as the container is there, or until ``Container/reset(_:)``.
    case cached
    /// For as long as someone else holds it: the container does so weakly. For instances of classes only.
    case shared
    /// Within one outermost resolution: all that is built for it has the same one. What is injected lazily is resolved later, by
    /// a resolution of its own, and gets another.
    case graph
    /// For as long as the process runs, in all containers, and whatever is reset.
    ///
    /// Not so an instance that was built with something a container has registered, be it at the end of a chain of factories,
    /// or that has something injected lazily: it is that container's, which keeps it as ``cached`` does. So a test that
    /// registers a double does not hand it to the tests that run beside it, and gets what is built with it, whoever has
    /// resolved the same before.
    case singleton
}
