@testable import ChallengeConsole
@testable import ChallengeShellTestSupport

@Suite("The pictures of a terminal")
struct TerminalPicturesTests {
    private func support(_ environment: [String: String], cellSize: CellSize? = nil) -> PictureSupport {
        TerminalPictures(environment: { environment[$0] }, cellSize: cellSize).support
    }

    @Test(
        "The environment names the protocol; otherwise a terminal with colours gets half blocks",
        arguments: [
            (["TERM": "xterm-kitty"], .kitty), (["TERM": "xterm-ghostty"], .kitty),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], .kitty),
            (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iTerm2),
            (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .iTerm2),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iTerm2),
            (["TERM": "xterm-256color", "WEZTERM_EXECUTABLE": "/w"], .iTerm2),
            (["TERM": "wezterm"], .iTerm2), (["TERM": "xterm", "TERM_PROGRAM": "mintty"], .iTerm2),
            (["TERM": "xterm-256color", "KONSOLE_VERSION": "220400"], .iTerm2),
            (["TERM": "foot"], .sixel(.vt340)), (["TERM": "foot-extra"], .sixel(.vt340)),
            (["TERM": "mlterm"], .sixel(.vt340)), (["TERM": "mlterm-256color"], .sixel(.vt340)),
            (["TERM": "xterm", "MLTERM": "3.9"], .sixel(.vt340)), (["TERM": "contour"], .sixel(.vt340)),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "contour"], .sixel(.vt340)),
            // The terminal's own type takes precedence over variables that may be inherited.
            (["TERM": "foot", "KITTY_WINDOW_ID": "1"], .sixel(.vt340)),
            (["TERM": "xterm-kitty", "TERM_PROGRAM": "iTerm.app"], .kitty),
            // Other terminals get half blocks in the available colours, or nothing.
            (["TERM": "xterm-256color"], .halfBlocks(.indexed)), (["TERM": "xterm"], .none), (["TERM": "linux"], .none),
            (["TERM": "xterm", "COLORTERM": "truecolor"], .halfBlocks(.direct)),
            (["TERM": "xterm", "COLORTERM": "24bit"], .halfBlocks(.direct)),
            (["TERM": "xterm-256color", "COLORTERM": "1"], .halfBlocks(.indexed)),
            (["TERM": "xterm-direct"], .halfBlocks(.direct)), ([:], .none),
            (["TERM": "xterm-256color", "KONSOLE_VERSION": "211203"], .halfBlocks(.indexed)),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .halfBlocks(.indexed)),
            (["TERM": "football-256color"], .halfBlocks(.indexed)),
        ] as [([String: String], PictureSupport)])
    func protocols(environment: [String: String], expected: PictureSupport) {
        #expect(support(environment) == expected)
    }

    @Test(
        "A terminal within a terminal always gets half blocks",
        arguments: [
            ["TERM": "tmux-256color"], ["TERM": "screen-256color"], ["TERM": "screen.xterm-256color"],
            ["TERM": "xterm-256color", "TMUX": "/tmp/tmux,1,0"], ["TERM": "xterm-256color", "STY": "1.pts"],
            ["TERM": "xterm-256color", "ZELLIJ": "0"],
        ])
    func multiplexers(environment: [String: String]) {
        let outside = ["KITTY_WINDOW_ID": "1", "LC_TERMINAL": "iTerm2", "TERM_PROGRAM": "iTerm.app"]
        #expect(support(environment.merging(outside) { $1 }) == .halfBlocks(.indexed))
    }

    @Test("Sixels use the size of the terminal's cells, if it is plausible")
    func cells() {
        let environment = ["TERM": "foot"]
        #expect(
            support(environment, cellSize: CellSize(width: 9, height: 18)) == .sixel(CellSize(width: 9, height: 18)))
        for (width, height) in [(0, 0), (9, 0), (3, 18), (65, 18), (9, 7), (9, 65_535)] {
            #expect(support(environment, cellSize: CellSize(width: width, height: height)) == .sixel(.vt340))
        }
    }

    @Test("A terminal needs colours and a UTF-8 locale to show pictures")
    func traits() {
        let environment = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "KITTY_WINDOW_ID": "1"]
        func pictures(
            isTerminal: Bool = true, hasCursor: Bool = true, _ others: [String: String] = [:],
            display: DisplaySettings = .stub()
        ) -> PictureSupport {
            let traits = OutputTraits.stub(
                isOutputTerminal: isTerminal, hasCursor: hasCursor, environment: environment.merging(others) { $1 })
            return traits.outputStyle(display).pictures
        }
        #expect(pictures() == .kitty)
        #expect(pictures(isTerminal: false) == .none)
        #expect(pictures(isTerminal: false, display: .stub(color: .always)) == .none)
        #expect(pictures(hasCursor: false) == .none)
        #expect(pictures(["NO_COLOR": "1"]) == .none)
        #expect(pictures(["LC_ALL": "C"]) == .none)
        #expect(pictures(display: .stub(isPlain: true)) == .none)
        #expect(pictures(display: .stub(color: .never)) == .none)
    }
}
