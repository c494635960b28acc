import ChallengeCore

/// A picture as sixels: columns of six pixels, each a character (DEC, "VT330/VT340 Programmer Reference Manual", volume 2,
/// chapter 14).
enum Sixel {
    /// The sequence that shows a bitmap where the cursor is; the cursor ends in the last row that it covers, or below it.
    ///
    /// It is a device control string: `ESC P`, parameters, `q`, data, `ESC \`. The second parameter, 1, leaves pixels that
    /// are given no colour as they are; there are such below a height that is no multiple of 6. In the data
    /// - `"1;1;W;H` says that pixels are square, and how many there are;
    /// - `#N;2;R;G;B` makes the colour N of percents of red, green and blue, and `#N` takes it;
    /// - `?` to `~` are 63 and the six pixels of a column that have the colour, the uppermost in the lowest bit;
    /// - `!N` repeats the next of these;
    /// - `$` goes back to the beginning of the band, and `-` on to the next.
    static func encoded(_ bitmap: Bitmap) -> String {
        let bitmap = IndexedBitmap(bitmap)
        let colors = bitmap.palette.enumerated().map { index, color in
            "#\(index);2;\(percent(color.red));\(percent(color.green));\(percent(color.blue))"
        }
        let bands = stride(from: 0, to: bitmap.height, by: 6).map { band(of: bitmap, from: $0) }
        return
            "\u{1B}P0;1;0q\"1;1;\(bitmap.width);\(bitmap.height)\(colors.joined())\(bands.joined(separator: "-"))\u{1B}\\"
    }

    private static func percent(_ value: UInt8) -> Int { (Int(value) * 100 + 127) / 255 }

    /// Six rows of pixels, one colour after the other.
    private static func band(of bitmap: IndexedBitmap, from top: Int) -> String {
        var columns: [UInt8: [UInt8]] = [:]
        for y in top..<min(top + 6, bitmap.height) {
            for x in 0..<bitmap.width {
                let color = bitmap.indices[y * bitmap.width + x]
                columns[color, default: Array(repeating: 0, count: bitmap.width)][x] |= 1 << UInt8(y - top)
            }
        }
        return columns.sorted { $0.key < $1.key }.map { "#\($0)\(runs(of: $1))" }.joined(separator: "$")
    }

    /// Columns of one colour, what is alike counted where that is shorter, and nothing at the end where there is none.
    private static func runs(of columns: [UInt8]) -> String {
        var text = ""
        var rest = columns[...(columns.lastIndex { $0 != 0 } ?? 0)]
        while let column = rest.first {
            let count = rest.prefix { $0 == column }.count
            let character = String(UnicodeScalar(63 + column))
            text += count > 3 ? "!\(count)\(character)" : String(repeating: character, count: count)
            rest = rest.dropFirst(count)
        }
        return text
    }
}
