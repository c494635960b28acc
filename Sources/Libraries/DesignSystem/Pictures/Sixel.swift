/// Encodes pictures as sixels, in which a character is a column of six pixels (DEC, VT330/VT340 Programmer Reference
/// Manual 2, 14).
enum Sixel {
    /// Returns the sequence that shows a bitmap at the cursor. The cursor ends in the picture's last row, or below it.
    ///
    /// It is a device control string: `ESC P`, parameters, `q`, data, `ESC \`. The second parameter, 1, makes uncoloured
    /// pixels transparent, such as the pixels below the picture if its height is no multiple of 6. In the data:
    /// - `"1;1;W;H` sets square pixels, the width and the height;
    /// - `#N;2;R;G;B` defines the colour N, in percent of red, green and blue, and `#N` selects it;
    /// - `?` to `~` are columns of six pixels: 63 plus a bit for each pixel in the selected colour, lowest bit on top;
    /// - `!N` repeats the next column N times;
    /// - `$` returns to the beginning of the band of six rows, and `-` begins the next band.
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

    /// Returns a band of six rows of pixels, one colour after another.
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

    /// Returns the columns of one colour, run-length encoded if that is shorter, without empty columns at the end.
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

/// A bitmap with at most 256 colours by median cut (Heckbert, "Color image quantization for frame buffer display").
struct IndexedBitmap {
    let width: Int
    let height: Int
    let palette: [RGB]
    /// The index of each pixel's colour in the palette.
    let indices: [UInt8]

    init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        let pixels = (0..<bitmap.width * bitmap.height).map { bitmap[$0 % bitmap.width, $0 / bitmap.width] }
        var counts = Array(repeating: 0, count: 1 << 15)
        for pixel in pixels { counts[Self.shade(of: pixel)] += 1 }

        var boxes = [Box(counts.indices.filter { counts[$0] > 0 })]
        while boxes.count < 256, let longest = boxes.indices.max(by: { boxes[$0].length < boxes[$1].length }),
            boxes[longest].length > 0
        {
            let halves = boxes[longest].halves(counts)
            boxes[longest] = halves.0
            boxes.append(halves.1)
        }
        var indexOfShade = Array(repeating: UInt8(0), count: counts.count)
        for (index, box) in boxes.enumerated() {
            for shade in box.shades { indexOfShade[shade] = UInt8(index) }
        }
        indices = pixels.map { indexOfShade[Self.shade(of: $0)] }
        var sums = Array(repeating: ColorSum(), count: boxes.count)
        for (pixel, index) in zip(pixels, indices) { sums[Int(index)].add(pixel) }
        palette = sums.map { $0.mean() }
    }

    /// The number of a colour's shade: the upper 5 bits of each channel.
    private static func shade(of color: RGB) -> Int {
        Int(color.red >> 3) << 10 | Int(color.green >> 3) << 5 | Int(color.blue >> 3)
    }

    /// A box of median cut: a set of shades.
    private struct Box {
        let shades: [Int]
        /// The channel in which the shades differ most: blue 0, green 1, red 2.
        let channel: Int
        /// The greatest difference of the shades in that channel.
        let length: Int

        init(_ shades: [Int]) {
            self.shades = shades
            let lengths = (0..<3).map { channel in
                let values = shades.lazy.map { Self.value($0, channel) }
                return (values.max() ?? 0) - (values.min() ?? 0)
            }
            length = lengths.max() ?? 0
            channel = lengths.firstIndex(of: length) ?? 0
        }

        /// Returns two non-empty boxes with about the same number of pixels.
        func halves(_ counts: [Int]) -> (Box, Box) {
            let sorted = shades.sorted { (Self.value($0, channel), $0) < (Self.value($1, channel), $1) }
            let half = shades.reduce(0) { $0 + counts[$1] } / 2
            var count = 0
            let cut = sorted.firstIndex { shade in
                count += counts[shade]
                return count > half
            }
            let end = min(max(cut ?? 1, 1), sorted.count - 1)
            return (Box(Array(sorted[..<end])), Box(Array(sorted[end...])))
        }

        private static func value(_ shade: Int, _ channel: Int) -> Int { shade >> (5 * channel) & 31 }
    }
}
