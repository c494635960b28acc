import ChallengeCore

/// Pixels that shapes are painted on, one over the other.
struct Canvas {
    let width: Int
    let height: Int
    /// Row by row.
    private var pixels: [Colour]

    /// - Parameter ground: the colour of each point, given by its column and row.
    init(width: Int, height: Int, ground: (_ x: Int, _ y: Int) -> Colour) {
        self.width = width
        self.height = height
        pixels = (0..<width * height).map { ground($0 % width, $0 / width) }
    }

    /// Paints a shape. What is outside the canvas is left out.
    ///
    /// - Parameters:
    ///   - columns: those that the shape is in, and perhaps some beside them, as rows.
    ///   - cover: how much of a point the shape covers, 0 to 1; all of its columns and rows unless told.
    mutating func paint(
        _ colour: Colour, columns: Range<Int>, rows: Range<Int>,
        cover: (_ x: Double, _ y: Double) -> Double = { _, _ in 1 }
    ) {
        let columns = columns.clamped(to: 0..<width)
        for y in rows.clamped(to: 0..<height) {
            for x in columns {
                let place = y * width + x
                pixels[place] = pixels[place].mixed(with: colour, cover(Double(x) + 0.5, Double(y) + 0.5))
            }
        }
    }

    /// Paints an ellipse, whose edge is about two pixels wide.
    ///
    /// - Parameters:
    ///   - x: the place of its middle, as y.
    ///   - width: from its middle to its edge, as height.
    mutating func paintEllipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ colour: Colour) {
        func pixels(_ middle: Double, _ distance: Double) -> Range<Int> {
            Int(middle - distance) - 2..<Int(middle + distance) + 3
        }
        paint(colour, columns: pixels(x, width), rows: pixels(y, height)) { px, py in
            let (dx, dy) = ((px - x) / width, (py - y) / height)
            return min(max((1 - dx * dx - dy * dy) * min(width, height) / 4 + 0.5, 0), 1)
        }
    }

    var bitmap: Bitmap { Bitmap(width: width, height: height, rgb: pixels.flatMap(\.bytes)) }
}
