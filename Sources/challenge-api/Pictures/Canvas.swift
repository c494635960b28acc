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

    /// What is outside the canvas is left out.
    mutating func paint(_ shape: some Shape) {
        let columns = shape.columns.clamped(to: 0..<width)
        for y in shape.rows.clamped(to: 0..<height) {
            for x in columns {
                let place = y * width + x
                pixels[place] = pixels[place].mixed(with: shape.colour, shape.cover(Double(x) + 0.5, Double(y) + 0.5))
            }
        }
    }

    var bitmap: Bitmap { Bitmap(width: width, height: height, rgb: pixels.flatMap(\.bytes)) }
}
