import ChallengeDesignSystem
import ChallengeText

/// The terminal's support of pictures. It is derived from the environment; the terminal itself is not queried.
nonisolated struct TerminalPictures {
    let environment: @Sendable (String) -> String?
    let cellSize: CellSize?

    /// The terminal's picture protocol. Without a protocol, half blocks in as many colours as possible.
    var support: PictureSupport { graphics ?? blocks }

    /// The type of the terminal takes precedence, because another terminal may have set an inherited variable. Nil within
    /// tmux, screen and Zellij, which do not pass pictures to the outer terminal.
    private var graphics: PictureSupport? {
        guard !isMultiplexed else { return nil }
        return byType ?? byProgram ?? byVariable
    }

    private var isMultiplexed: Bool {
        let hasVariable = ["TMUX", "STY", "ZELLIJ"].contains { environment($0) != nil }
        return hasVariable || ["tmux", "screen"].contains { type.hasPrefix($0) }
    }

    private var byType: PictureSupport? {
        switch type {
        case "xterm-kitty", "xterm-ghostty": .kitty
        case "wezterm": .iTerm2
        case _ where ["foot", "mlterm", "contour", "yaft"].contains { type == $0 || type.hasPrefix($0 + "-") }: sixel
        default: nil
        }
    }

    private var byProgram: PictureSupport? {
        switch environment("TERM_PROGRAM") {
        case "ghostty", "kitty": .kitty
        case "iTerm.app", "WezTerm", "mintty": .iTerm2
        case "contour": sixel
        default: nil
        }
    }

    private var byVariable: PictureSupport? {
        if environment("LC_TERMINAL") == "iTerm2" || environment("WEZTERM_EXECUTABLE") != nil { return .iTerm2 }
        // Konsole supports these pictures from 22.04 on, written 220400 (https://konsole.kde.org/changelog.html).
        if let version = environment("KONSOLE_VERSION").flatMap({ Int($0) }), version >= 220_400 { return .iTerm2 }
        if environment("KITTY_WINDOW_ID") != nil { return .kitty }
        if environment("MLTERM") != nil { return sixel }
        return nil
    }

    /// Sixel graphics for the terminal's cell size. If the size is implausible, the size of a VT340 is used.
    private var sixel: PictureSupport {
        guard let cellSize, 4...64 ~= cellSize.width, 8...128 ~= cellSize.height else { return .sixel(.vt340) }
        return .sixel(cellSize)
    }

    /// `COLORTERM` announces 24-bit colours (https://github.com/termstandard/colors). The type announces 8-bit ones.
    var blocks: PictureSupport {
        if ["truecolor", "24bit"].contains(environment("COLORTERM")) || type.hasSuffix("-direct") {
            return .halfBlocks(.direct)
        }
        return type.has("256color") ? .halfBlocks(.indexed) : .none
    }

    private var type: String { environment("TERM") ?? "" }
}
