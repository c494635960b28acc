import ChallengeDesignSystem
import ChallengeText

/// A bitmap on which each shape covers the earlier shapes. Pixels outside the bitmap are ignored.
struct Canvas {
    let width: Int
    let height: Int
    private var pixels: [Colour]

    init(width: Int, height: Int, from top: Colour, to bottom: Colour) {
        (self.width, self.height) = (width, height)
        pixels = (0..<width * height).map { index in
            top + (bottom - top) * (Double(index / width) / Double(height))
        }
    }

    /// Paints an ellipse with an edge about two pixels wide.
    ///
    /// - Parameters:
    ///   - width: the horizontal distance from the centre (x, y) to the edge; `height` is the vertical distance.
    ///   - slant: the shift to the left, in pixels, for each pixel above the centre.
    mutating func paintEllipse(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, slant: Double = 0, _ colour: Colour
    ) {
        for row in Int(y - height) - 2..<Int(y + height) + 3 where 0..<self.height ~= row {
            let down = Double(row) + 0.5 - y
            let middle = x + slant * down
            for column in Int(middle - width) - 2..<Int(middle + width) + 3 where 0..<self.width ~= column {
                let (dx, dy) = ((Double(column) + 0.5 - middle) / width, down / height)
                let share = min(max((1 - dx * dx - dy * dy) * min(width, height) / 4 + 0.5, 0), 1)
                pixels[row * self.width + column] += (colour - pixels[row * self.width + column]) * share
            }
        }
    }

    /// Paints a box with its upper left corner at (x, y).
    mutating func paintBox(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ colour: Colour) {
        let columns = (Int(x)..<Int(x + width)).clamped(to: 0..<self.width)
        for row in (Int(y)..<Int(y + height)).clamped(to: 0..<self.height) {
            for column in columns { pixels[row * self.width + column] = colour }
        }
    }

    /// Paints a text in capitals, with its upper left corner at (x, y). A letter has 3 × 5 dots of `dot` pixels each.
    mutating func paint(_ text: some StringProtocol, _ x: Double, _ y: Double, dot: Double, _ colour: Colour) {
        for (position, letter) in text.enumerated() {
            let dots = Self.dots(of: letter)
            for bit in 0..<15 where dots >> (14 - bit) & 1 == 1 {
                let column = Double(position * 4 + bit % 3)
                paintBox(x + column * dot, y + Double(bit / 3) * dot, dot, dot, colour)
            }
        }
    }

    /// The width of a text in dots, with a gap of one dot between letters.
    static func columns(of text: some StringProtocol) -> Double { Double(max(0, text.count * 4 - 1)) }

    /// The dots of a letter, digit or sign as bits, with the first row in the highest bits. Other characters: 0.
    private static func dots(of letter: Character) -> Int {
        if let dots = letters[letter] { return dots }
        // The Unicode name of an accented letter has the form `LATIN CAPITAL LETTER E WITH ACUTE`.
        let name = letter.unicodeScalars.first?.properties.name?.split(separator: " ") ?? []
        return name.count > 4 && name[2] == "LETTER" && name[3].count == 1
            ? letters[Character(String(name[3]))] ?? 0 : 0
    }

    private static let letters: [Character: Int] = [
        "A": 0o25755, "B": 0o65656, "C": 0o34443, "D": 0o65556, "E": 0o74647, "F": 0o74644, "G": 0o34553, "H": 0o55755,
        "I": 0o72227, "J": 0o11152, "K": 0o55655, "L": 0o44447, "M": 0o57755, "N": 0o65555, "O": 0o25552, "P": 0o65644,
        "Q": 0o25573, "R": 0o65655, "S": 0o34216, "T": 0o72222, "U": 0o55557, "V": 0o55552, "W": 0o55775, "X": 0o55255,
        "Y": 0o55222, "Z": 0o71247, "0": 0o75557, "1": 0o26227, "2": 0o61247, "3": 0o61216, "4": 0o55711, "5": 0o74616,
        "6": 0o34757, "7": 0o71222, "8": 0o75757, "9": 0o75716, "-": 0o00700, "'": 0o22000, ".": 0o00002, "/": 0o11244,
    ]

    var bitmap: Bitmap {
        let samples = pixels.flatMap { [UInt8($0.x * 255), UInt8($0.y * 255), UInt8($0.z * 255)] }
        return Bitmap(width: width, height: height, rgb: samples)
    }
}

/// A colour as red, green and blue, each from 0 to 1.
typealias Colour = SIMD3<Double>

extension Colour {
    static let white = Colour(repeating: 1)
    static let black = Colour(repeating: 0.08)

    /// Creates a colour. The hue repeats after 1; the saturation and the value range from 0 to 1.
    init(hue: Double, _ saturation: Double, _ value: Double) {
        let place = SIMD3(5, 3, 1) + hue * 6
        let wrapped = place - (place / 6).rounded(.down) * 6
        let share = pointwiseMin(wrapped, 4 - wrapped).clamped(lowerBound: .zero, upperBound: .one)
        self = value - value * saturation * share
    }
}

extension SeededGenerator {
    mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

    /// True with a probability of 1 / `count`.
    mutating func isOne(of count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}
