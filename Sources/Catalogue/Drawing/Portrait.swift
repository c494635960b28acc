import ChallengeDesignSystem
import ChallengeText

extension CharacterRecord {
    /// A bust of the character, always the same. The species sets the form, the status the condition, and the id the
    /// rest. It has the size of the API's pictures. Its shapes are recognisable in 20 rows.
    var portrait: Bitmap {
        var random = SeededGenerator(seed: UInt64(bitPattern: Int64(id)))
        let (species, isDead) = (species.lowercased(), status.lowercased() == "dead")
        let hue = isDead ? 0.02 : status.lowercased() == "alive" ? random.number(0.3...0.5) : random.number(0.6...0.8)
        var canvas = Canvas(
            width: 300, height: 300, from: Colour(hue: hue, isDead ? 0.15 : 0.55, isDead ? 0.35 : 0.45),
            to: Colour(hue: hue, isDead ? 0.2 : 0.6, isDead ? 0.55 : 0.8))
        canvas.paintEllipse(150, 150, 136, 136, Colour(hue: hue + 0.04, isDead ? 0.12 : 0.5, isDead ? 0.62 : 0.9))

        let skin = skin(of: species, &random)
        let hair = Colour(hue: random.number(0...1), random.number(0.1...0.7), random.number(0.15...0.7))
        let (width, height) = (random.number(58...76), random.number(78...94))
        paintBehind(species, width, skin, hair, &random, &canvas)

        let shirtHue = random.number(0...1)
        canvas.paintEllipse(150, 322, random.number(105...130), 100, Colour(hue: shirtHue, 0.7, 0.5))
        canvas.paintBox(128, 205, 44, 40, skin * 0.8)
        canvas.paintEllipse(150, 238, 30, 14, skin * 0.8)
        let initials = name.uppercased().split(separator: " ").compactMap(\.first).filter { $0.isLetter }.prefix(3)
        // A dot has the width of one terminal column when the picture takes 40 columns.
        let (text, dot) = (String(initials), 7.5)
        let column = (20 - Canvas.columns(of: text) / 2).rounded(.down)
        canvas.paint(text, column * dot, 34 * dot, dot: dot, .white)

        if species == "robot" {
            canvas.paintBox(150 - width, 150 - height, width * 2, height * 2, skin)
        } else {
            canvas.paintEllipse(150, 145, width, height, skin)
        }
        paintFace(species, isDead, width, hair, &random, &canvas)
        return canvas.bitmap
    }

    private func skin(of species: String, _ random: inout SeededGenerator) -> Colour {
        switch species {
        case "human":
            return Colour(hue: random.number(0.05...0.1), random.number(0.25...0.55), random.number(0.5...0.98))
        case "robot": return Colour(hue: 0.58, random.number(0.05...0.25), random.number(0.6...0.85))
        case "alien", "":
            return Colour(hue: random.number(0.15...0.9), random.number(0.35...0.6), random.number(0.6...0.9))
        default:
            var kind = SeededGenerator(seed: species)
            return Colour(hue: kind.number(0...1) + random.number(-0.04...0.04), 0.5, random.number(0.6...0.9))
        }
    }

    private func paintBehind(
        _ species: String, _ width: Double, _ skin: Colour, _ hair: Colour, _ random: inout SeededGenerator,
        _ canvas: inout Canvas
    ) {
        for side in [-1.0, 1] {
            switch species {
            case "alien", "robot":
                canvas.paintEllipse(150 + side * 44, 50, 5, 44, slant: side * -0.5, skin * 0.7)
                canvas.paintEllipse(150 + side * 64, 16, 12, 12, hair)
            case "animal", "cronenberg":
                canvas.paintEllipse(150 + side * width * 0.8, 80, 26, 44, slant: side * -0.4, skin * 0.8)
            case "mythological creature":
                canvas.paintEllipse(150 + side * 62, 66, 14, 48, slant: side * 0.6, Colour(hue: 0.12, 0.3, 0.9))
            default: canvas.paintEllipse(150 + side * width, 152, 14, 20, skin * 0.9)
            }
        }
        guard !["robot", "disease", "poopybutthole"].contains(species) else { return }
        switch gender.lowercased() {
        case "female":
            canvas.paintEllipse(150, 150, width + 24, 110, hair)
            canvas.paintEllipse(150, 215, width + 30, 60, hair)
        case "male" where !random.isOne(of: 6):
            // The hair is a crest of locks.
            for lock in -3...3 {
                let x = Double(lock)
                canvas.paintEllipse(
                    150 + x * 22, 78 + x * x * 7, 20, random.number(30...48), slant: x * -0.25, hair)
            }
        default: break
        }
    }

    private func paintFace(
        _ species: String, _ isDead: Bool, _ width: Double, _ hair: Colour, _ random: inout SeededGenerator,
        _ canvas: inout Canvas
    ) {
        let hasThirdEye = species == "alien" && random.isOne(of: 3)
        let (distance, look) = (width * (hasThirdEye ? 0.58 : 0.44), random.number(-6...6))
        let eye = hasThirdEye ? distance * 0.45 : random.number(16...22)
        let eyes = [-distance, distance] + (hasThirdEye ? [0] : [])
        if gender.lowercased() == "female" {
            canvas.paintEllipse(150, 78, width * 0.85, 26, hair)
        }
        for x in eyes.map({ 150 + $0 }) {
            if isDead {
                for slant in [-1.0, 1] { canvas.paintEllipse(x, 140, 5, 15, slant: slant, .black) }
                continue
            }
            canvas.paintEllipse(x, 140, eye, eye * 1.1, .white)
            canvas.paintEllipse(x + look, 142, 7, 7, .black)
            canvas.paintEllipse(x, 112, eye, 4, hair * 0.6)
        }
        canvas.paintEllipse(150, 170, 8, 10, Colour(hue: 0.03, 0.4, 0.6))
        let mouth = random.number(18...34)
        canvas.paintEllipse(150, 198, mouth, random.number(4...11), Colour(hue: 0.98, 0.6, 0.4))
        if random.isOne(of: 2), !isDead { canvas.paintEllipse(150, 195, mouth * 0.8, 3.5, .white) }
    }
}
