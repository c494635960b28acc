import ChallengeCore

/// The cover of a game, drawn from its id: the same one each time, and another one for each id.
///
/// It is a box with a spine and a strip at its top, and a landscape on it: a sky with a sun, or with a moon and stars, and
/// rows of mountains, hills or towers, darker the nearer they are.
struct Cover {
    /// In pixels. Boxes are higher than wide; these two are as 3 to 4.
    private static let width = 300
    private static let height = 400

    private let sky: (top: Colour, horizon: Colour)
    /// From back to front.
    private let shapes: [any Shape]

    init(of id: Int) {
        var dice = Dice(seed: UInt64(bitPattern: Int64(id)))
        let hue = dice.roll(0...1)
        let isNight = dice.roll(0...1) < 0.3
        sky = (
            Colour(hue: hue, dice.roll(0.5...0.8), isNight ? 0.25 : dice.roll(0.6...0.9)),
            Colour(hue: hue + dice.roll(0.05...0.2), dice.roll(0.3...0.6), isNight ? 0.6 : 0.95)
        )
        let land = Colour(hue: hue + dice.roll(0.3...0.7), dice.roll(0.4...0.8), dice.roll(0.15...0.4))
        let box = Colour(hue: hue + 0.5, dice.roll(0.5...0.9), dice.roll(0.5...0.9))

        var shapes: [any Shape] = []
        if isNight {
            shapes += (0..<30).map { _ in Ellipse(dice.roll(0...300), dice.roll(40...240), 1.5, 1.5, .white) }
        }
        let size = dice.roll(24...56)
        let light = Colour(hue: hue + dice.roll(0.3...0.7), isNight ? 0.05 : 0.35, 1)
        shapes.append(Ellipse(dice.roll(80...240), dice.roll(100...220), size, size, light))
        for (foot, share) in [(250.0, 0.4), (310, 0.7), (365, 1)] {
            shapes += Self.row(sky.horizon.mixed(with: land, share), foot: foot, &dice)
        }
        shapes.append(Block(columns: 0..<Self.width, rows: 0..<36, colour: box))
        shapes.append(Block(columns: 0..<14, rows: 0..<Self.height, colour: box.darker))
        self.shapes = shapes
    }

    var bitmap: Bitmap {
        var canvas = Canvas(width: Self.width, height: Self.height) { _, y in
            sky.top.mixed(with: sky.horizon, min(Double(y) / 280, 1))
        }
        for shape in shapes { canvas.paint(shape) }
        return canvas.bitmap
    }

    /// Mountains, hills or towers, and the ground in front of them.
    ///
    /// - Parameter foot: where the ground begins, in rows.
    private static func row(_ colour: Colour, foot: Double, _ dice: inout Dice) -> [any Shape] {
        let ground = Block(columns: 0..<width, rows: Int(foot)..<height, colour: colour)
        let kind = dice.roll(0...3)
        let count = Int(dice.roll(3...6))
        let things: [any Shape]
        if kind < 1 {
            things = places(count, &dice).map { x in
                Mountain(x: x, top: foot - dice.roll(50...130), foot: foot, slope: dice.roll(0.6...1), colour: colour)
            }
        } else if kind < 2 {
            things = places(count, &dice).map { x in
                Ellipse(x, foot + 4, dice.roll(60...130), dice.roll(20...60), colour)
            }
        } else {
            things = places(count * 3, &dice).map { x in
                let start = Int(x)
                return Block(
                    columns: start..<start + Int(dice.roll(14...30)), rows: Int(foot - dice.roll(15...110))..<Int(foot),
                    colour: colour)
            }
        }
        return things + [ground]
    }

    /// Columns from left to right, one in each of so many parts of the width, so that no side stays empty.
    private static func places(_ count: Int, _ dice: inout Dice) -> [Double] {
        let part = Double(width) / Double(count)
        return (0..<count).map { (Double($0) + dice.roll(0...1)) * part }
    }
}

/// A triangle that stands on its longest side.
private struct Mountain: Shape {
    let x, top, foot: Double
    /// How much it is wider, to each side, with every row.
    let slope: Double
    let colour: Colour

    var columns: Range<Int> { Int(x - slope * (foot - top)) - 2..<Int(x + slope * (foot - top)) + 3 }
    var rows: Range<Int> { Int(top)..<Int(foot) }

    func cover(_ px: Double, _ py: Double) -> Double { min(max((py - top) * slope - abs(px - x) + 0.5, 0), 1) }
}
