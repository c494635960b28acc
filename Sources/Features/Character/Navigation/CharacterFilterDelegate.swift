/// The screen whose filter the advanced search edits.
package protocol CharacterFilterDelegate: AnyObject, Sendable {
    var filter: CharacterFilter { get }
    /// Returns the characters that are already loaded, whose values the advanced search suggests. May be called on any
    /// thread.
    var knownCharacters: @Sendable () -> [Character] { get }
    /// Applies all parts of a filter except the name, and returns when the matches are loaded.
    func didApply(_ filter: CharacterFilter) async
}
