import ChallengeTestSupport
import Foundation

@testable import ChallengeDesignSystem

@Suite("A picture")
struct PictureTests {
    private let esc = "\u{1B}"

    private func bitmap(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> [UInt8]) -> Bitmap {
        Bitmap(
            width: width, height: height,
            rgb: (0..<height).flatMap { y in (0..<width).flatMap { x in color(x, y) } })
    }

    private func lines(
        of bitmap: Bitmap, _ pictures: PictureSupport, width: Int = 80, file: Data = Data("file".utf8),
        beside: Element? = nil
    ) -> [String] {
        var style = TextStyle(color: true, unicode: true)
        style.pictures = pictures
        let picture = Picture(width: bitmap.width, height: bitmap.height, bitmap: bitmap, file: file)
        return TextRenderer(width: width, style: style).lines(
            of: .picture(picture, beside: beside, otherwise: .verbatim(["there"])))
    }

    /// A flag: red, green and blue; below them black, white and grey; below them a row of yellow.
    private var flag: Bitmap {
        let rows: [[[UInt8]]] = [
            [[255, 0, 0], [0, 255, 0], [0, 0, 255]], [[0, 0, 0], [255, 255, 255], [128, 128, 128]],
            [[255, 255, 0], [255, 255, 0], [255, 255, 0]],
        ]
        return bitmap(3, 3) { rows[$1][$0] }
    }

    @Test("A picture consists of half blocks in its colours, in the nearest of 256, or of a fallback")
    func otherwise() {
        #expect(lines(of: flag, .none) == ["there"])
        #expect(TextStyle(color: true, unicode: true).pictures == .none)
        #expect(
            lines(of: flag, .halfBlocks(.direct)) == [
                "  \(esc)[38;2;255;0;0;48;2;0;0;0m▀\(esc)[38;2;0;255;0;48;2;255;255;255m▀"
                    + "\(esc)[38;2;0;0;255;48;2;128;128;128m▀\(esc)[0m",
                "  \(esc)[38;2;255;255;0;49m▀▀▀\(esc)[0m",
            ])
        #expect(
            lines(of: flag, .halfBlocks(.indexed)) == [
                "  \(esc)[38;5;196;48;5;16m▀\(esc)[38;5;46;48;5;231m▀\(esc)[38;5;21;48;5;244m▀\(esc)[0m",
                "  \(esc)[38;5;226;49m▀▀▀\(esc)[0m",
            ])
    }

    @Test("Details stand to the right of a picture of half blocks, if there is room")
    func beside() {
        let details = Element.verbatim(["a", "b", "c"])
        let picture = lines(of: flag, .halfBlocks(.indexed))
        #expect(
            lines(of: flag, .halfBlocks(.indexed), width: 31, beside: details)
                == [picture[0] + "  a", picture[1] + "  b", "       c"])
        #expect(lines(of: flag, .halfBlocks(.indexed), width: 30, beside: details) == picture)
        #expect(lines(of: flag, .kitty, beside: details) == lines(of: flag, .kitty))
        #expect(lines(of: flag, .none, beside: details) == ["there"])
    }

    @Test("A picture uses the nearest of the 256 colours, for every colour")
    func nearest() {
        let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
        func cube(_ index: Int) -> RGB {
            RGB(red: levels[index / 36], green: levels[index / 6 % 6], blue: levels[index % 6])
        }
        func grey(_ index: Int) -> RGB {
            let level = UInt8(8 + 10 * index)
            return RGB(red: level, green: level, blue: level)
        }
        let colors = (0..<216).map(cube) + (0..<24).map(grey)
        var random = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            let isGrey = Bool.random(using: &random)
            let red = UInt8.random(in: 0...255, using: &random)
            let color = RGB(
                red: red, green: isGrey ? red : .random(in: 0...255, using: &random),
                blue: isGrey ? red : .random(in: 0...255, using: &random))
            let found = colors[XtermPalette.index(of: color) - 16]
            let least = colors.map { $0.distance(to: color) }.min()
            #expect(found.distance(to: color) == least, "\(color)")
        }
    }

    @Test(
        "A picture keeps its proportions within the width, 20 rows and its own pixels",
        arguments: [
            (300, 300, 80, 40, 20), (300, 300, 20, 18, 9), (300, 300, 3, 1, 1), (300, 300, 1, 1, 1),
            (600, 300, 80, 78, 20), (600, 300, 200, 80, 20), (300, 600, 80, 20, 20), (10, 10, 80, 10, 5),
            (640, 1, 80, 78, 1), (1, 640, 80, 1, 20), (1, 1, 80, 1, 1),
        ])
    func frame(width: Int, height: Int, columns: Int, expectedColumns: Int, expectedRows: Int) {
        let lines = lines(of: bitmap(width, height) { _, _ in [1, 2, 3] }, .halfBlocks(.direct), width: columns)
        #expect(lines.count == expectedRows)
        #expect(lines.allSatisfy { $0.count { $0 == "▀" } == expectedColumns })
        let indent = columns > 2 ? 2 : 0
        #expect(lines.allSatisfy { $0.prefix { $0 == " " }.count == indent })
        #expect(indent + expectedColumns <= columns)
    }

    @Test("A cell has the mean of the pixels in its place")
    func mean() {
        let stripes = bitmap(80, 80) { x, _ in x.isMultiple(of: 2) ? [200, 0, 90] : [100, 50, 90] }
        #expect(
            lines(of: stripes, .halfBlocks(.direct)).first?.hasPrefix("  \(esc)[38;2;150;25;90;48;2;150;25;90m▀▀")
                == true)
    }

    @Test("kitty gets the pixels, in pieces of at most 4,096 characters, and sends no answer")
    func kitty() throws {
        #expect(
            lines(of: flag, .kitty) == [
                "  \(esc)_Ga=T,f=24,s=3,v=3,c=3,q=2,m=0;\(Data(flag.rgb).base64EncodedString())\(esc)\\"
            ])
        let large = bitmap(100, 90) { [UInt8($0), UInt8($1), 7] }
        let line = try #require(lines(of: large, .kitty).first)
        let pieces = line.matches(of: /\u{1B}_G([^;]*);([A-Za-z0-9+\/=]*)\u{1B}\\/)
        #expect("  " + pieces.map { String($0.0) }.joined() == line)
        #expect(pieces.first?.1 == "a=T,f=24,s=100,v=90,c=44,q=2,m=1")
        #expect(pieces.dropFirst().dropLast().allSatisfy { $0.1 == "q=2,m=1" })
        #expect(pieces.last?.1 == "q=2,m=0")
        #expect(pieces.allSatisfy { $0.2.count <= 4_096 })
        #expect(Data(base64Encoded: pieces.map { String($0.2) }.joined()) == Data(large.rgb))
    }

    @Test("iTerm2 gets the file, half blocks for a file that it does not take, and otherwise sixels")
    func iTerm2() throws {
        let file = Data((0...255).map { UInt8($0) })
        #expect(
            lines(of: flag, .iTerm2, file: file) == [
                "  \(esc)]1337;File=inline=1;size=256;width=3;height=2;preserveAspectRatio=1:"
                    + "\(file.base64EncodedString())\u{7}"
            ])
        #expect(lines(of: flag, .iTerm2, file: Data(count: 786_001)) == lines(of: flag, .halfBlocks(.direct)))
        let line = try #require(lines(of: flag, .sixel(CellSize(width: 1, height: 2))).first)
        #expect(line.hasPrefix("  \(esc)P0;1;0q\"1;1;3;3#0;2;"))
        #expect(line.hasSuffix("\(esc)\\"))
        #expect(try SixelImage(line.dropFirst(2)).bitmap == flag)
    }

    @Test(
        "Sixels are close to the picture's pixels, and as large as its cells", arguments: [1, 2, 3] as [UInt64])
    func sixelColors(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let noise = bitmap(60, 47) { x, y in
            [UInt8(4 * x), UInt8(5 * y), UInt8.random(in: 0...60, using: &random)]
        }
        let line = try #require(lines(of: noise, .sixel(CellSize(width: 1, height: 2)), width: 200).first)
        let image = try SixelImage(line.dropFirst(2)).bitmap
        #expect((image.width, image.height) == (51, 39))
        let expected = noise.scaled(width: 51, height: 39)
        let differences = zip(image.rgb, expected.rgb).map { abs(Int($0) - Int($1)) }
        #expect(differences.reduce(0, +) / differences.count < 8)

        let cells = try SixelImage(try #require(lines(of: flag, .sixel(.vt340)).first).dropFirst(2)).bitmap
        #expect((cells.width, cells.height) == (30, 30))
    }

    @Test(
        "A picture sends nothing beyond the needs of its protocol, whatever its file holds",
        arguments: [PictureSupport.kitty, .iTerm2, .sixel(.vt340), .halfBlocks(.direct), .halfBlocks(.indexed)])
    func safety(support: PictureSupport) {
        let hostile = Data("\u{1B}]0;title\u{7}\u{1B}[2J\n\u{9C}".utf8)
        let text = lines(of: flag, support, file: hostile).joined(separator: "\n")
        #expect(!text.contains("title") && !text.contains("[2J"))
        let controls = text.unicodeScalars.filter { $0.value < 0x20 || 0x7F..<0xA0 ~= $0.value }
        #expect(Set(controls).isSubset(of: ["\u{1B}", "\u{7}", "\n"]))
        let sequences = text.matches(
            of: /\u{1B}(_G[^\u{1B}\u{7}]*\u{1B}\\|\]1337;[^\u{1B}\u{7}]*\u{7}|P[^\u{1B}\u{7}]*\u{1B}\\|\[[0-9;]*m)/)
        let rest = sequences.reversed().reduce(into: text) { $0.removeSubrange($1.range) }
        #expect(Set(rest).isSubset(of: [" ", "▀", "\n"]))
    }
}

/// A reader of sixels: an independent implementation with just enough to check the output.
private struct SixelImage {
    struct Wrong: Error {
        let rest: String
    }

    let bitmap: Bitmap

    init(_ sequence: Substring) throws {
        var rest = sequence
        func skip(_ text: String) throws {
            guard rest.hasPrefix(text) else { throw Wrong(rest: String(rest.prefix(20))) }
            rest = rest.dropFirst(text.count)
        }
        func number() throws -> Int {
            let digits = rest.prefix { $0.isNumber }
            rest = rest.dropFirst(digits.count)
            guard let number = Int(digits) else { throw Wrong(rest: String(rest.prefix(20))) }
            return number
        }
        try skip("\u{1B}P0;1;0q\"1;1;")
        let width = try number()
        try skip(";")
        let height = try number()
        var pixels: [[UInt8]?] = Array(repeating: nil, count: width * height)
        var colors: [Int: [UInt8]] = [:]
        var (color, x, top) = (0, 0, 0)
        while let character = rest.popFirst() {
            switch character {
            case "#":
                color = try number()
                guard rest.first == ";" else { break }
                try skip(";2;")
                var channels: [UInt8] = []
                for index in 0..<3 {
                    if index > 0 { try skip(";") }
                    channels.append(UInt8((try number() * 255 + 50) / 100))
                }
                colors[color] = channels
            case "$": x = 0
            case "-": (x, top) = (0, top + 6)
            case "\u{1B}":
                try skip("\\")
                guard rest.isEmpty else { throw Wrong(rest: String(rest)) }
            default:
                let count = character == "!" ? try number() : 1
                let data = character == "!" ? rest.removeFirst() : character
                guard let bits = data.asciiValue, 63...126 ~= bits else { throw Wrong(rest: "\(data)") }
                for column in x..<x + count {
                    for bit in 0..<6 where (bits - 63) >> UInt8(bit) & 1 == 1 {
                        guard column < width, top + bit < height else { throw Wrong(rest: "beyond the edge") }
                        pixels[(top + bit) * width + column] = colors[color]
                    }
                }
                x += count
            }
        }
        guard !pixels.contains(nil) else { throw Wrong(rest: "a pixel without a colour") }
        bitmap = Bitmap(width: width, height: height, rgb: pixels.flatMap { $0 ?? [] })
    }
}
