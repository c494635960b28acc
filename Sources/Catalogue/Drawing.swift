import ChallengeCore

extension Bitmap {
    /// A bust, drawn from an id: the same one each time, and another one for each id. Its shapes are coarse enough to be
    /// known again at 20 rows of a terminal; it has the size of the public API's pictures.
    static func portrait(of id: Int) -> Bitmap {
        var random = SeededGenerator(seed: id)
        let hue = random.number(0...1)
        let skin = Colour(hue: random.number(0...1), 0.35, random.number(0.7...0.95))
        let hair = Colour(hue: random.number(0...1), 0.7, random.number(0.25...0.95))
        let face = (width: random.number(56...80), height: random.number(76...98))
        let (eye, distance) = (random.number(14...23), random.number(24...32))

        var canvas = Canvas(width: 300, height: 300, from: Colour(hue: hue, 0.4, 0.95), to: Colour(hue: hue, 0.6, 0.6))
        canvas.paintEllipse(150, 150 - random.number(20...70), face.width + 12, face.height, hair)
        let shirt = Colour(hue: hue + 0.5, 0.7, random.number(0.4...0.9))
        canvas.paintEllipse(150, 318, random.number(95...135), 92, shirt)
        canvas.paintEllipse(150, 150, face.width, face.height, skin)
        for x in [150 - distance, 150 + distance] {
            canvas.paintEllipse(x, 140, eye, eye * 1.1, Colour(hue: 0, 0, 1))
            canvas.paintEllipse(x, 142, 6, 6, Colour(hue: 0, 0, 0.08))
        }
        canvas.paintEllipse(150, 196, random.number(14...34), random.number(3...10), Colour(hue: 0.98, 0.6, 0.45))
        return canvas.bitmap
    }

    /// The cover of a game, drawn from its id as a portrait is: a sun above rows of hills, darker the nearer they are. A
    /// box is higher than wide.
    static func cover(of id: Int) -> Bitmap {
        var random = SeededGenerator(seed: id)
        let hue = random.number(0...1)
        let horizon = Colour(hue: hue + random.number(0.05...0.2), random.number(0.3...0.6), 0.95)
        let top = Colour(hue: hue, random.number(0.5...0.8), random.number(0.25...0.9))
        var canvas = Canvas(width: 300, height: 400, from: top, to: horizon)
        let (size, sun) = (random.number(24...56), Colour(hue: hue + 0.5, 0.3, 1))
        canvas.paintEllipse(random.number(60...240), random.number(60...200), size, size, sun)
        let landHue = hue + random.number(0.3...0.7)
        for (foot, brightness) in [(310.0, 0.7), (360, 0.45), (410, 0.2)] {
            for part in 0..<3 {
                // One in each third of the width, so that no side stays empty.
                let (x, width) = ((Double(part) + random.number(0.2...0.8)) * 100, random.number(90...130))
                canvas.paintEllipse(x, foot, width, random.number(40...140), Colour(hue: landHue, 0.6, brightness))
            }
        }
        return canvas.bitmap
    }
}

/// Pixels that ellipses are painted on, one over the other.
private struct Canvas {
    let width: Int
    let height: Int
    /// Row by row.
    private var pixels: [Colour]

    /// A canvas whose colour changes from the top to the bottom.
    init(width: Int, height: Int, from top: Colour, to bottom: Colour) {
        (self.width, self.height) = (width, height)
        pixels = (0..<width * height).map { index in
            top + (bottom - top) * (Double(index / width) / Double(height))
        }
    }

    /// Paints an ellipse, whose edge is about two pixels wide. What is outside the canvas is left out.
    ///
    /// - Parameters:
    ///   - x: the place of its middle, as y.
    ///   - width: from its middle to its edge, as height.
    mutating func paintEllipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ colour: Colour) {
        for row in Int(y - height) - 2..<Int(y + height) + 3 where 0..<self.height ~= row {
            for column in Int(x - width) - 2..<Int(x + width) + 3 where 0..<self.width ~= column {
                let (dx, dy) = ((Double(column) + 0.5 - x) / width, (Double(row) + 0.5 - y) / height)
                let share = min(max((1 - dx * dx - dy * dy) * min(width, height) / 4 + 0.5, 0), 1)
                pixels[row * self.width + column] += (colour - pixels[row * self.width + column]) * share
            }
        }
    }

    var bitmap: Bitmap {
        let samples = pixels.flatMap { [UInt8($0.x * 255), UInt8($0.y * 255), UInt8($0.z * 255)] }
        return Bitmap(width: width, height: height, rgb: samples)
    }
}

/// Red, green and blue, each 0 to 1.
private typealias Colour = SIMD3<Double>

extension Colour {
    /// - Parameters:
    ///   - hue: 0 to 1 and round again.
    ///   - saturation: 0 to 1, as `value`.
    fileprivate init(hue: Double, _ saturation: Double, _ value: Double) {
        let place = SIMD3(5, 3, 1) + hue * 6
        let wrapped = place - (place / 6).rounded(.down) * 6
        let share = pointwiseMin(wrapped, 4 - wrapped).clamped(lowerBound: .zero, upperBound: .one)
        self = value - value * saturation * share
    }
}

/// SplitMix64 (Steele, Lea and Flood, 2014): the same seed gives the same numbers on every machine.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

    mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
