/// Which characters are wanted: those that fit every part. A part that is nil or empty fits everyone.
nonisolated package struct CharacterFilter: Sendable, Hashable {
    /// A part of the name.
    var name = ""
    var status: Character.Status?
    /// A part of the species.
    var species = ""
    /// A part of the type.
    var type = ""
    var gender: Character.Gender?

    var isEmpty: Bool { self == CharacterFilter() }

    /// The filter without the part that a search sets.
    var withoutName: CharacterFilter {
        var filter = self
        filter.name = ""
        return filter
    }
}

/// Whoever lends its filter to the advanced search, and is given it back.
package protocol CharacterFilterDelegate: AnyObject, Sendable {
    /// The filter that is in force.
    var filter: CharacterFilter { get }
    /// Puts a filter in force, and returns when what it changes is loaded. The name in it is left out.
    func didApply(_ filter: CharacterFilter) async
}
