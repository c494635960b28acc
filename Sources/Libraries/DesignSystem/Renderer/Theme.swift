package import ChallengeCore

/// The colour of each role.
///
/// Only attributes and the normal colours 31 to 36 are used: people choose those together with their background, dark or
/// light. Black, white and blue vanish on one of the two, and the bright colours on some palettes.
package enum Theme {
    /// The parameters of the SGR sequence (ECMA-48, 8.3.117) for a role, or nil if the role is printed as it is.
    package static func parameters(for role: Span.Role) -> String? {
        switch role {
        case .plain: nil
        case .title, .emphasis: "1"
        case .secondary: "2"
        case .accent: "36"
        case .success: "32"
        case .warning: "33"
        case .failure: "31"
        }
    }
}
