import ChallengeDesignSystem
import ChallengeText

extension GameRecord {
    /// The cover of the game's box, always the same. The platform sets the top band's colour, the genre the scene, and
    /// the id the details. The text is legible in 20 rows of a terminal: ten pixels make one dot.
    var cover: Bitmap {
        var random = SeededGenerator(seed: UInt64(bitPattern: Int64(id)))
        let hue = random.number(0...1)
        var canvas = Canvas(
            width: 300, height: 400, from: Colour(hue: hue, 0.7, random.number(0.15...0.3)),
            to: Colour(hue: hue + random.number(0.05...0.2), 0.6, 0.8))
        paintScene(hue + random.number(0.3...0.7), &random, &canvas)

        let platform = (platforms.first ?? "").uppercased()
        var kind = SeededGenerator(seed: platform)
        canvas.paintBox(0, 0, 300, 40, Colour(hue: kind.number(0...1), kind.number(0.4...0.8), 0.75))
        let dot = max(2, min(5, (280 / Canvas.columns(of: platform)).rounded(.down)))
        canvas.paint(platform, 10, 20 - dot * 2.5, dot: dot, .white)
        var y = 60.0
        for (line, dot) in titleLines {
            canvas.paint(line, 10, y, dot: dot, dot > 5 ? Colour(hue: hue + 0.5, 0.25, 1) : .white)
            y += dot * 6
        }
        canvas.paint(String(year), 290 - Canvas.columns(of: String(year)) * 10, 340, dot: 10, .white)
        return canvas.bitmap
    }

    /// The lines of the title, each with the size of a dot in pixels.
    private var titleLines: [(text: String, dot: Double)] {
        let parts = title.uppercased().split(separator: ":").map { $0.split(separator: " ") }
        var lines: [(text: String, dot: Double)] = []
        func add(_ word: some StringProtocol, dot: Double, columns: Int) {
            if let last = lines.last, last.dot == dot, last.text.count + 1 + word.count <= columns {
                lines[lines.count - 1].text += " \(word)"
            } else {
                lines.append((String(word), dot))
            }
        }
        for word in parts.first ?? [] {
            if ["THE", "OF", "AND", "A", "TO"].contains(word) {
                add(word, dot: 5, columns: 14)
                continue
            }
            // A word of more than seven letters is split over several lines.
            let count = (word.count + 6) / 7
            let half = (word.count + count - 1) / count
            for part in 0..<count { add(word.dropFirst(part * half).prefix(half), dot: 10, columns: 7) }
        }
        for word in parts.dropFirst().joined() { add(word, dot: 5, columns: 14) }
        return lines
    }

    private func paintScene(_ hue: Double, _ random: inout SeededGenerator, _ canvas: inout Canvas) {
        switch genre {
        case "Shooter", "Action", "Fighting", "Racing":
            for _ in 0..<60 {
                canvas.paintBox(random.number(0...300), random.number(40...400), 3, 3, .white)
            }
            let size = random.number(90...150)
            canvas.paintEllipse(random.number(60...240), 400, size, size, Colour(hue: hue, 0.6, 0.5))
        case "Simulation", "Strategy", "Sandbox", "Puzzle":
            for row in [0.75, 0.5, 0.3] {
                for column in 0..<10 {
                    let top = 270 + (0.75 - row) * 130 + random.number(0...70)
                    canvas.paintBox(
                        Double(column) * 30, top.rounded(.down), 30, 400, Colour(hue: hue + row / 4, 0.6, row))
                }
            }
        default:
            let size = random.number(24...56)
            canvas.paintEllipse(
                random.number(60...240), random.number(120...240), size, size, Colour(hue: hue, 0.5, 0.6))
            for (foot, brightness) in [(350.0, 0.7), (380, 0.45), (420, 0.2)] {
                for part in 0..<3 {
                    // Each third of the width gets an ellipse, so that the scene has no empty side.
                    let (x, width) = ((Double(part) + random.number(0.2...0.8)) * 100, random.number(90...130))
                    canvas.paintEllipse(x, foot, width, random.number(40...110), Colour(hue: hue, 0.6, brightness))
                }
            }
        }
    }
}
