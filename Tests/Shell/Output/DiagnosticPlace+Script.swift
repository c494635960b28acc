@testable import ChallengeShell

extension Diagnostic.Place {
    /// A place in a script.
    static func script(_ source: String, _ location: SourceLocation) -> Diagnostic.Place {
        Diagnostic.Place(source: source, location: location, origin: .script)
    }
}
