import ChallengeConsole
import ChallengeDesignSystem
import ChallengeHost
import ChallengeSession

/// The picture of a screen in the first state of its kind.
nonisolated struct Picture: Codable, Sendable {
    let screen: String
    /// The ``StateFingerprint/kind``.
    let kind: String
    /// The lines that lead to the state.
    var lines: [String]
    /// The rows, in colour.
    let rows: [String]

    /// The kind without the screen's name: `loaded rows`.
    var state: String { String(kind.dropFirst(screen.count + 1)) }
}

extension Picture {
    /// Creates the picture of the screen on top; nil if the walk has one of its kind, or wants none.
    init?(of app: ExploredApp) {
        let (screen, kind) = (app.fingerprint.screen, app.fingerprint.kind)
        guard app.maker.pictured?.contains(kind) == false, let top = app.root.top else { return nil }
        let style = TextStyle(color: true, unicode: true)
        self.init(
            screen: screen, kind: kind, lines: app.lines,
            rows: TextRenderer(width: OutputTraits.defaultWidth, style: style).lines(of: TextFormat.element(of: top)))
    }
}
