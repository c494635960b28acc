import ChallengeCore

extension Bitmap {
    /// The bitmap with so many pixels, each the mean of those in its place.
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

    /// Where one of `count` pixels lies among `total`: at least one of them.
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

/// A colour, 0 to 255 of each.
struct RGB: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    /// The square of the distance in the cube of all colours.
    func distance(to other: RGB) -> Int {
        func square(_ a: UInt8, _ b: UInt8) -> Int { (Int(a) - Int(b)) * (Int(a) - Int(b)) }
        return square(red, other.red) + square(green, other.green) + square(blue, other.blue)
    }
}

/// The colours of several pixels.
struct ColorSum {
    private(set) var count = 0
    private var (red, green, blue) = (0, 0, 0)

    mutating func add(_ color: RGB) {
        count += 1
        red += Int(color.red)
        green += Int(color.green)
        blue += Int(color.blue)
    }

    /// - Parameter remainder: added before what is left over is dropped.
    func mean(adding remainder: Int = 0) -> RGB {
        func part(_ sum: Int) -> UInt8 { UInt8((sum + remainder) / max(count, 1)) }
        return RGB(red: part(red), green: part(green), blue: part(blue))
    }
}
