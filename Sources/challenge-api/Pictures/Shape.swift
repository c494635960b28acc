/// A part of a picture, of one colour.
protocol Shape {
    var colour: Colour { get }
    /// The columns and rows of pixels that it is in, and perhaps some beside them.
    var columns: Range<Int> { get }
    var rows: Range<Int> { get }
    /// How much of a point it covers, 0 to 1.
    func cover(_ x: Double, _ y: Double) -> Double
}

struct Ellipse: Shape {
    private let x, y, width, height: Double
    let colour: Colour

    /// - Parameters:
    ///   - x: the place of its middle, as y.
    ///   - width: from its middle to its edge, as height.
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ colour: Colour) {
        (self.x, self.y, self.width, self.height, self.colour) = (x, y, width, height, colour)
    }

    var columns: Range<Int> { Self.pixels(around: x, width) }
    var rows: Range<Int> { Self.pixels(around: y, height) }

    private static func pixels(around middle: Double, _ distance: Double) -> Range<Int> {
        Int(middle - distance) - 2..<Int(middle + distance) + 3
    }

    /// Its edge is about two pixels wide.
    func cover(_ px: Double, _ py: Double) -> Double {
        let (dx, dy) = ((px - x) / width, (py - y) / height)
        return min(max((1 - dx * dx - dy * dy) * min(width, height) / 4 + 0.5, 0), 1)
    }
}

/// All of some columns and rows.
struct Block: Shape {
    let columns: Range<Int>
    let rows: Range<Int>
    let colour: Colour

    func cover(_: Double, _: Double) -> Double { 1 }
}
