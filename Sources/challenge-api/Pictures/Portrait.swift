import ChallengeCore

extension Bitmap {
    /// A picture of somebody, drawn from an id: the same one each time, and another one for each id.
    ///
    /// It is a bust of ellipses before a striped ground, coarse enough to be known again at 20 rows of a terminal. It
    /// has the pixels of the public API's pictures.
    static func portrait(of id: Int) -> Bitmap {
        var dice = Dice(seed: id)
        let hue = dice.roll(0...1)
        let stripes = [Colour(hue: hue, 0.45, 0.9), Colour(hue: hue, 0.55, 0.75)]
        let skin = Colour(hue: dice.roll(0...1), dice.roll(0.15...0.5), dice.roll(0.7...0.95))
        let hair = Colour(hue: dice.roll(0...1), dice.roll(0.2...0.9), dice.roll(0.25...0.95))
        let shirt = Colour(hue: (hue + 0.5).truncatingRemainder(dividingBy: 1), 0.7, dice.roll(0.4...0.9))
        let face = (width: dice.roll(56...80), height: dice.roll(76...98))
        let eyes = (size: dice.roll(14...23), distance: dice.roll(24...32))

        var canvas = Canvas(width: 300, height: 300) { x, y in stripes[(x + y) / 30 % 2] }
        // Tufts on an arc behind the face, from one ear over the top to the other.
        let tufts = Int(dice.roll(3...10))
        let size = dice.roll(20...44)
        for tuft in 0...tufts {
            let along = Double(tuft) / Double(tufts) * 2 - 1
            let height = (1 - along * along) * face.height
            canvas.paintEllipse(150 + along * face.width, 135 - height, size, size * dice.roll(0.8...1.6), hair)
        }
        canvas.paintEllipse(150, 318, dice.roll(95...135), 92, shirt)
        canvas.paintEllipse(150, 235, 26, 46, skin.darker)
        canvas.paintEllipse(150, 150, face.width, face.height, skin)
        for side in [-1.0, 1] {
            let x = 150 + side * eyes.distance
            canvas.paintEllipse(x, 140, eyes.size, eyes.size * 1.1, .white)
            canvas.paintEllipse(x, 142, 6, 6, .black)
            canvas.paintEllipse(x, 134 - eyes.size, eyes.size, 4, hair.darker)
        }
        canvas.paintEllipse(150, 168, 7, dice.roll(8...16), skin.darker)
        canvas.paintEllipse(150, 196, dice.roll(14...34), dice.roll(3...10), Colour(hue: 0.98, 0.6, 0.45))
        return canvas.bitmap
    }
}

/// Numbers that look random and follow from a seed, by SplitMix64 (Steele, Lea and Flood, 2014).
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(bitPattern: Int64(seed))
    }

    mutating func roll(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
