import ChallengeCore

/// A picture of somebody, drawn from an id: the same one each time, and another one for each id.
///
/// It is a bust of ellipses before a striped ground, coarse enough to be known again at 20 rows of a terminal.
struct Portrait {
    /// Pixels of a side: those of the public API's pictures.
    private static let side = 300

    private let ground: (Colour, Colour)
    /// From back to front.
    private let shapes: [Ellipse]

    init(of id: Int) {
        var dice = Dice(seed: UInt64(bitPattern: Int64(id)))
        let hue = dice.roll(0...1)
        ground = (Colour(hue: hue, 0.45, 0.9), Colour(hue: hue, 0.55, 0.75))
        let skin = Colour(hue: dice.roll(0...1), dice.roll(0.15...0.5), dice.roll(0.7...0.95))
        let hair = Colour(hue: dice.roll(0...1), dice.roll(0.2...0.9), dice.roll(0.25...0.95))
        let shirt = Colour(hue: (hue + 0.5).truncatingRemainder(dividingBy: 1), 0.7, dice.roll(0.4...0.9))
        let face = (width: dice.roll(56...80), height: dice.roll(76...98))
        let eyes = (size: dice.roll(14...23), distance: dice.roll(24...32))

        var shapes = Self.hair(hair, around: face, &dice)
        shapes.append(Ellipse(150, 318, dice.roll(95...135), 92, shirt))
        shapes.append(Ellipse(150, 235, 26, 46, skin.darker))
        shapes.append(Ellipse(150, 150, face.width, face.height, skin))
        for side in [-1.0, 1] {
            let x = 150 + side * eyes.distance
            shapes.append(Ellipse(x, 140, eyes.size, eyes.size * 1.1, .white))
            shapes.append(Ellipse(x, 142, 6, 6, .black))
            shapes.append(Ellipse(x, 134 - eyes.size, eyes.size, 4, hair.darker))
        }
        shapes.append(Ellipse(150, 168, 7, dice.roll(8...16), skin.darker))
        shapes.append(Ellipse(150, 196, dice.roll(14...34), dice.roll(3...10), Colour(hue: 0.98, 0.6, 0.45)))
        self.shapes = shapes
    }

    var bitmap: Bitmap {
        var canvas = Canvas(width: Self.side, height: Self.side) { x, y in
            (x + y) / 30 % 2 == 0 ? ground.0 : ground.1
        }
        for shape in shapes { canvas.paint(shape) }
        return canvas.bitmap
    }

    /// Tufts on an arc behind the face.
    private static func hair(_ colour: Colour, around face: (width: Double, height: Double), _ dice: inout Dice)
        -> [Ellipse]
    {
        let tufts = Int(dice.roll(3...10))
        let size = dice.roll(20...44)
        return (0...tufts).map { tuft in
            // From one ear over the top to the other.
            let along = Double(tuft) / Double(tufts) * 2 - 1
            let height = (1 - along * along) * face.height
            return Ellipse(150 + along * face.width, 135 - height, size, size * dice.roll(0.8...1.6), colour)
        }
    }
}
