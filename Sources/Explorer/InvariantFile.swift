/// An `expect` that must hold on every screen of a name.
package nonisolated struct InvariantRule: Sendable, Hashable {
    /// The name of the screens; nil for all.
    let screen: String?
    /// A line of the command language: `expect not text null`.
    let statement: String
    /// The file and the line: `rules:3`.
    let place: String

    func applies(to name: String) -> Bool { screen == nil || screen == name }
}
