import ChallengeCore

/// A picture as sixels: columns of six pixels, each a character (DEC, "VT330/VT340 Programmer Reference Manual", volume
/// 2, chapter 14).
enum Sixel {
    /// The sequence that shows a bitmap at the cursor; the cursor ends in its last row, or below it.
    ///
    /// It is a device control string: `ESC P`, parameters, `q`, data, `ESC \`. The second parameter, 1, makes pixels
    /// without a colour transparent, such as those below a height that is no multiple of 6. In the data
    /// - `"1;1;W;H` sets square pixels, the width and the height;
    /// - `#N;2;R;G;B` defines the colour N, in percent of red, green and blue, and `#N` selects it;
    /// - `?` to `~` are 63 plus a bit for each of the six pixels of a column that has the colour, the top one lowest;
    /// - `!N` repeats the next of these;
    /// - `$` returns to the beginning of the band, and `-` begins the next one.
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

    /// The columns of one colour, run-length encoded where that is shorter, without empty columns at the end.
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
