import FoundationEssentials

extension Bitmap {
    /// Returns rows of `▀` (U+2580). The foreground is the colour of the upper pixel, the background the colour of the
    /// lower pixel. Each row ends with a reset.
    func halfBlocks(in palette: BlockPalette) -> [String] {
        stride(from: 0, to: height, by: 2).map { y in
            var line = ""
            var current = ""
            for x in 0..<width {
                let lower = y + 1 < height ? "48;" + palette.code(of: self[x, y + 1]) : "49"
                let parameters = "38;\(palette.code(of: self[x, y]));\(lower)"
                if parameters != current {
                    line += "\u{1B}[\(parameters)m"
                    current = parameters
                }
                line += "▀"
            }
            return line + "\u{1B}[0m"
        }
    }
}

extension BlockPalette {
    /// Returns the parameters after `38;` (foreground) or `48;` (background) of SGR (ECMA-48, 8.3.117): `2` and a
    /// 24-bit colour, or `5` and a colour number, with semicolons as in xterm. `49` is the terminal's own background.
    fileprivate func code(of color: RGB) -> String {
        switch self {
        case .direct: "2;\(color.red);\(color.green);\(color.blue)"
        case .indexed: "5;\(XtermPalette.index(of: color))"
        }
    }
}

/// xterm's colours 16 to 255, the same everywhere: a cube with 6 levels a channel, and 24 greys (xterm's 256colres.pl).
enum XtermPalette {
    private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

    static func index(of color: RGB) -> Int {
        let (red, green, blue) = (level(color.red), level(color.green), level(color.blue))
        let cube = RGB(red: levels[red], green: levels[green], blue: levels[blue])
        let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
        let shade = min(max((mean - 3) / 10, 0), 23)
        let grey = UInt8(8 + 10 * shade)
        return color.distance(to: RGB(red: grey, green: grey, blue: grey)) < color.distance(to: cube)
            ? 232 + shade : 16 + 36 * red + 6 * green + blue
    }

    private static func level(_ value: UInt8) -> Int {
        levels.indices.min { abs(Int(levels[$0]) - Int(value)) < abs(Int(levels[$1]) - Int(value)) } ?? 0
    }
}

/// A picture in kitty's graphics protocol (https://sw.kovidgoyal.net/kitty/graphics-protocol/).
enum KittyGraphics {
    /// The maximum number of base64 characters in one sequence.
    private static let chunkLength = 4_096

    /// Returns the sequences that show a picture at the cursor, scaled to `columns`. The cursor ends in the picture's
    /// last row.
    ///
    /// Each sequence is an application program command (ECMA-48, 8.3.2): `ESC _ G`, keys, a semicolon, base64, `ESC \`.
    /// The keys: `a=T` transmit and show; `f=24` red, green and blue bytes; `s`, `v` width and height in pixels; `c`
    /// columns; `q=2` no response, which would be read as input; `m=1` more sequences follow.
    static func encoded(_ bitmap: Bitmap, columns: Int) -> String {
        let text = Array(Data(bitmap.rgb).base64EncodedString().utf8)
        var sequences = ""
        var keys = "a=T,f=24,s=\(bitmap.width),v=\(bitmap.height),c=\(columns),"
        for start in stride(from: 0, to: text.count, by: chunkLength) {
            let end = min(start + chunkLength, text.count)
            let chunk = String(decoding: text[start..<end], as: UTF8.self)
            sequences += "\u{1B}_G\(keys)q=2,m=\(end < text.count ? 1 : 0);\(chunk)\u{1B}\\"
            keys = ""
        }
        return sequences
    }
}

/// A picture as an iTerm2 inline image (https://iterm2.com/documentation-images.html).
enum ITermImage {
    /// The maximum size of a file, in bytes. iTerm2 accepts sequences up to 1,048,576 bytes; base64 turns 3 bytes into 4.
    static let fileLimit = 786_000

    /// Returns the sequence that shows a file at the cursor, within a frame. The cursor ends in the picture's last row.
    ///
    /// `inline=1` shows the file instead of saving it; `width` and `height` are the frame's size in cells.
    static func encoded(_ file: Data, frame: PictureFrame) -> String {
        let keys = "inline=1;size=\(file.count);width=\(frame.columns);height=\(frame.rows);preserveAspectRatio=1"
        return "\u{1B}]1337;File=\(keys):\(file.base64EncodedString())\u{07}"
    }
}
