import ChallengeText
import Foundation
import ChallengeTestLimits

import ChallengeTerminal

@Suite("The screen of a terminal", .limited)
struct TerminalScreenTests {
    /// Returns a screen of 10 columns and 4 rows after a text.
    private func screen(_ text: String, columns: Int = 10, rows: Int = 4) -> TerminalScreen {
        var screen = TerminalScreen(columns: columns, rows: rows)
        screen.feed(text.utf8)
        return screen
    }

    @Test(
        "A screen shows printed text at the position of the cursor",
        arguments: [
            ("ab\r\ncd\rx\u{8}y", ["ab", "yd"]), ("a\tb", ["a       b"]), ("0123456789ab", ["0123456789", "ab"]),
            ("漢字かな漢字", ["漢字かな漢", "字"]), ("漢\u{8}x", [" x"]), ("e\u{301}\u{1}\u{7f}x", ["e\u{301}x"]),
            ("abc\u{1b}[2Dx", ["axc"]), ("a\u{1b}[3;4Hb\u{1b}[Hc", ["c", "", "   b"]),
            ("abcdef\u{1b}[3G\u{1b}[K", ["ab"]), ("abcdef\u{1b}[3G\u{1b}[1Kx", ["  xdef"]), ("a\r\nb\u{1b}[2J", []),
            ("a\r\nb\u{1b}[1;1H\u{1b}[J", []), ("abcdef\u{1b}[2G\u{1b}[2Px", ["axef"]),
            ("abc\u{1b}[1G\u{1b}[2@x", ["x abc"]), ("abc\u{1b}[1G\u{1b}[2X", ["  c"]),
            ("a\u{1b}7\r\nb\u{1b}8c", ["ac", "b"]), ("a\r\n\u{1b}M\u{1b}Mb", ["b", "a"]),
            ("a\u{1b}]0;title\u{7}b\u{1b}_wait 4\u{1b}\\c\u{1b}(Bd", ["abcd"]),
        ])
    func shown(text: String, lines: [String]) {
        let screen = screen(text)
        #expect(screen.lines == lines)
        #expect(screen.unknown.isEmpty)
    }

    @Test(
        "Parts of an emoji are one character of one or two cells, if the terminal joins them, and a mark belongs to a character",
        arguments: [
            ("👨‍👩‍👧x", 3), ("👍🏽x", 3), ("🇩🇪x", 3), ("🇩🇪🇪🇸x", 5),
            ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}x", 3),
            ("⚠\u{FE0F}x", 3), ("1\u{FE0F}\u{20E3}x", 3), ("👩👧x", 5), ("か\u{3099}x", 3), ("e\u{301}x", 2),
            ("a\u{200D}👧x", 4),
            ("می\u{200C}خx", 4), ("葛\u{E0100}x", 3),
        ])
    func joined(text: String, column: Int) {
        var screen = TerminalScreen(columns: 10, rows: 2, joinsEmoji: true)
        screen.feed(text.utf8)
        #expect(Array(screen.lines.joined().unicodeScalars) == Array(text.unicodeScalars))
        #expect(screen.column == column)
        // Writing over the second half removes the whole character.
        screen.feed("\u{1b}[2Gy".utf8)
        #expect(screen.lines.joined().unicodeScalars.contains("y"))
    }

    @Test(
        "A character takes any number of marks, and joins some emoji",
        arguments: [("e", "\u{301}"), ("👩", "\u{301}"), ("", "👩\u{200D}")])
    func endless(first: String, part: String) {
        let text = first + String(repeating: part, count: 30_000)
        var screen = TerminalScreen(columns: 10, rows: 2, joinsEmoji: true)
        screen.feed(text.utf8)
        #expect(screen.allLines.joined().unicodeScalars.count == text.unicodeScalars.count)
    }

    @Test(
        "Joined emoji stay together in a page and a picture, with the columns of one",
        arguments: ["👨‍👩‍👧", "👍🏽", "🇩🇪", "⚠\u{FE0F}"])
    func exported(emoji: String) {
        var screen = TerminalScreen(columns: 10, rows: 1, joinsEmoji: true)
        screen.feed("a\(emoji)b".utf8)
        let picture = TerminalPicture(of: screen, title: "")
        #expect(picture.html.contains("<span style=\"width:2ch\">\(emoji)</span>"))
        #expect(picture.svg.contains(">\(emoji)</tspan>") && picture.svg.contains("textLength=\"16.8\">\(emoji)"))
    }

    @Test("A screen keeps the rows that leave it at the top, except the output of a full-screen program")
    func pages() {
        let screen = screen("1\r\n2\r\n3\r\n4\r\n5\u{1b}[?1049h\u{1b}[Ha\r\nb\r\nc\r\nd\r\ne\r\nf\u{1b}[?1049l\r\n6")
        #expect(screen.history == ["1", "2"])
        #expect(screen.lines == ["3", "4", "5", "6"])
    }

    @Test(
        "A cell has the styles of SGR, each of which has its own reset",
        arguments: [
            ("1;2;3;4;7;9", "22;23;24;27;29"), ("31;42", "39;49"), ("97;100", "0"), ("38;5;208;48;2;1;2;3", ""),
        ])
    func styles(on: String, off: String) {
        let screen = screen("\u{1b}[\(on)ma\u{1b}[\(off)mb")
        #expect(screen.style(row: 0, column: 0) == CellStyle(on))
        #expect(screen.style(row: 0, column: 0) != CellStyle())
        #expect(screen.style(row: 0, column: 1) == CellStyle())
    }

    @Test("A screen survives any bytes", arguments: 1...4)
    func hostile(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let parts = [
            "\u{1b}", "[", "?1049h", "?1049l", "9999999999", ";", "H", "J", "@", "P", "X", "M", "漢", "a", "\n",
            "\u{1b}[", "1K", "]", "8",
        ]
        for _ in 0..<300 {
            let columns = Int.random(in: 1...6, using: &random)
            var screen = screen("", columns: columns, rows: Int.random(in: 1...4, using: &random))
            for _ in 0..<60 {
                screen.feed((parts.randomElement(using: &random) ?? "").utf8)
                if Int.random(in: 0..<20, using: &random) == 0 {
                    screen.feed([UInt8.random(in: 0...255, using: &random)])
                }
                if Int.random(in: 0..<20, using: &random) == 0 {
                    screen.resize(
                        columns: Int.random(in: 1...6, using: &random), rows: Int.random(in: 1...4, using: &random))
                }
            }
            let picture = TerminalPicture(of: screen, title: "random")
            #expect(picture.svg.hasSuffix("</svg>\n"))
        }
    }
}

@Suite("The colours of a picture", .limited)
struct PaletteTests {
    /// The relative luminance of a colour (WCAG 2.2).
    private func luminance(_ css: String) throws -> Double {
        let value = try #require(Int(css.dropFirst(), radix: 16))
        let parts = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { part in
            let share = Double(part) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    @Test(
        "All colours are legible on their page, except black and white and the nearest greys", arguments: [true, false])
    func contrast(isLight: Bool) throws {
        let palette = isLight ? Palette.light : .dark
        let page = try luminance(palette.page)
        for (number, color) in palette.colors.enumerated() where ![0, 7, 8, 15].contains(number) {
            let ink = try luminance(color)
            #expect((max(ink, page) + 0.05) / (min(ink, page) + 0.05) >= 4.5, "\(number)")
        }
        #expect(palette.colors.count == 16)
    }
}
