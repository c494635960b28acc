import ChallengeCore

extension Bitmap {
    /// The bitmap scaled to a size, each pixel the mean of those that it covers.
    func scaled(width newWidth: Int, height newHeight: Int) -> Bitmap {
        guard newWidth != width || newHeight != height else { return self }
        var scaled: [UInt8] = []
        scaled.reserveCapacity(newWidth * newHeight * 3)
        for row in 0..<newHeight {
            let rows = Self.span(row, of: newHeight, in: height)
            for column in 0..<newWidth {
                let columns = Self.span(column, of: newWidth, in: width)
                var sum = ColorSum()
                for y in rows {
                    for x in columns { sum.add(self[x, y]) }
                }
                let mean = sum.mean(adding: sum.count / 2)
                scaled += [mean.red, mean.green, mean.blue]
            }
        }
        return Bitmap(width: newWidth, height: newHeight, rgb: scaled)
    }

    /// The pixels of `total` that one of `count` covers, at least one.
    private static func span(_ index: Int, of count: Int, in total: Int) -> Range<Int> {
        let start = index * total / count
        return start..<max(start + 1, (index + 1) * total / count)
    }

    /// The colour of a pixel.
    subscript(x: Int, y: Int) -> RGB {
        let index = (y * width + x) * 3
        return RGB(red: rgb[index], green: rgb[index + 1], blue: rgb[index + 2])
    }
}

/// A colour; each component is 0 to 255.
struct RGB: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    /// The square of the Euclidean distance.
    func distance(to other: RGB) -> Int {
        func square(_ a: UInt8, _ b: UInt8) -> Int { (Int(a) - Int(b)) * (Int(a) - Int(b)) }
        return square(red, other.red) + square(green, other.green) + square(blue, other.blue)
    }
}

/// The sum of the colours of several pixels.
struct ColorSum {
    private(set) var count = 0
    private var (red, green, blue) = (0, 0, 0)

    mutating func add(_ color: RGB) {
        count += 1
        red += Int(color.red)
        green += Int(color.green)
        blue += Int(color.blue)
    }

    /// - Parameter remainder: added to each sum before the division, which rounds down.
    func mean(adding remainder: Int = 0) -> RGB {
        func part(_ sum: Int) -> UInt8 { UInt8((sum + remainder) / max(count, 1)) }
        return RGB(red: part(red), green: part(green), blue: part(blue))
    }
}
