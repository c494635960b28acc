/// A picture of somebody, drawn from an id: the same one each time, and another one for each id.
///
/// It is a bust of ellipses before a striped ground, coarse enough to be known again at 20 rows of a terminal.
struct Portrait {
    /// Pixels of a side: those of the public API's pictures.
    static let side = 300

    private let ground: (Colour, Colour)
    /// From back to front.
    private let shapes: [Shape]

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
        shapes.append(Shape(150, 318, dice.roll(95...135), 92, shirt))
        shapes.append(Shape(150, 235, 26, 46, skin.darker))
        shapes.append(Shape(150, 150, face.width, face.height, skin))
        for side in [-1.0, 1] {
            let x = 150 + side * eyes.distance
            shapes.append(Shape(x, 140, eyes.size, eyes.size * 1.1, .white))
            shapes.append(Shape(x, 142, 6, 6, .black))
            shapes.append(Shape(x, 134 - eyes.size, eyes.size, 4, hair.darker))
        }
        shapes.append(Shape(150, 168, 7, dice.roll(8...16), skin.darker))
        shapes.append(Shape(150, 196, dice.roll(14...34), dice.roll(3...10), Colour(hue: 0.98, 0.6, 0.45)))
        self.shapes = shapes
    }

    /// The three bytes of each pixel, row by row.
    var rgb: [UInt8] {
        var pixels = (0..<Self.side * Self.side).map { pixel in
            (pixel % Self.side + pixel / Self.side) / 30 % 2 == 0 ? ground.0 : ground.1
        }
        for shape in shapes {
            for y in shape.rows {
                for x in shape.columns {
                    let place = y * Self.side + x
                    pixels[place] = pixels[place].mixed(
                        with: shape.colour, shape.cover(Double(x) + 0.5, Double(y) + 0.5))
                }
            }
        }
        return pixels.flatMap(\.bytes)
    }

    /// Tufts on an arc behind the face.
    private static func hair(_ colour: Colour, around face: (width: Double, height: Double), _ dice: inout Dice)
        -> [Shape]
    {
        let tufts = Int(dice.roll(3...10))
        let size = dice.roll(20...44)
        return (0...tufts).map { tuft in
            // From one ear over the top to the other.
            let along = Double(tuft) / Double(tufts) * 2 - 1
            let height = (1 - along * along) * face.height
            return Shape(150 + along * face.width, 135 - height, size, size * dice.roll(0.8...1.6), colour)
        }
    }
}

/// An ellipse of one colour.
private struct Shape {
    let x, y, width, height: Double
    let colour: Colour

    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ colour: Colour) {
        (self.x, self.y, self.width, self.height, self.colour) = (x, y, width, height, colour)
    }

    /// The rows and columns of the picture that it is in, and perhaps some beside them.
    var rows: Range<Int> { Self.pixels(around: y, height) }
    var columns: Range<Int> { Self.pixels(around: x, width) }

    private static func pixels(around middle: Double, _ distance: Double) -> Range<Int> {
        max(0, Int(middle - distance) - 2)..<min(Portrait.side, Int(middle + distance) + 3)
    }

    /// How much of a point it covers, 0 to 1: its edge is about two pixels wide.
    func cover(_ px: Double, _ py: Double) -> Double {
        let (dx, dy) = ((px - x) / width, (py - y) / height)
        return min(max((1 - dx * dx - dy * dy) * min(width, height) / 4 + 0.5, 0), 1)
    }
}

private struct Colour {
    /// Each 0 to 1.
    let red, green, blue: Double

    static let white = Colour(red: 1, green: 1, blue: 1)
    static let black = Colour(red: 0.08, green: 0.08, blue: 0.1)

    init(red: Double, green: Double, blue: Double) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// The colour of this hue, saturation and value, each 0 to 1.
    init(hue: Double, _ saturation: Double, _ value: Double) {
        func part(_ offset: Double) -> Double {
            let place = (hue * 6 + offset).truncatingRemainder(dividingBy: 6)
            return value - value * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1))
    }

    var darker: Colour { mixed(with: .black, 0.25) }

    func mixed(with other: Colour, _ share: Double) -> Colour {
        guard share > 0 else { return self }
        func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
        return Colour(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    var bytes: [UInt8] { [red, green, blue].map { UInt8(min(max($0, 0), 1) * 255) } }
}

/// Numbers that look random and follow from a seed, by SplitMix64 (Steele, Lea and Flood, 2014).
private struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
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
