package import ChallengeCore

extension Symbol {
    /// The sign as the output can show it: one terminal column in Unicode, one or two in ASCII.
    package func text(unicode: Bool) -> String {
        switch self {
        case .filledDot: unicode ? "●" : "*"
        case .emptyDot: unicode ? "○" : "o"
        case .separator: unicode ? "›" : ">"
        case .arrow: unicode ? "→" : "->"
        case .redirect: unicode ? "↪" : "->"
        case .warning: unicode ? "⚠" : "!"
        case .bullet: unicode ? "•" : "-"
        case .cross: unicode ? "✗" : "x"
        }
    }
}
