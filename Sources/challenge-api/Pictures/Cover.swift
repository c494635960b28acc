import ChallengeCore

extension Bitmap {
    /// The cover of a game, drawn from its id: the same one each time, and another one for each id.
    ///
    /// It is a box with a spine and a strip at its top, and a landscape on it: a sky with a sun, or with a moon and
    /// stars, and rows of mountains, hills or towers, darker the nearer they are. Boxes are higher than wide; these two
    /// are as 3 to 4.
    static func cover(of id: Int) -> Bitmap {
        var dice = Dice(seed: id)
        let hue = dice.roll(0...1)
        let isNight = dice.roll(0...1) < 0.3
        let top = Colour(hue: hue, dice.roll(0.5...0.8), isNight ? 0.25 : dice.roll(0.6...0.9))
        let horizon = Colour(hue: hue + dice.roll(0.05...0.2), dice.roll(0.3...0.6), isNight ? 0.6 : 0.95)
        let land = Colour(hue: hue + dice.roll(0.3...0.7), dice.roll(0.4...0.8), dice.roll(0.15...0.4))
        let box = Colour(hue: hue + 0.5, dice.roll(0.5...0.9), dice.roll(0.5...0.9))

        var canvas = Canvas(width: 300, height: 400) { _, y in top.mixed(with: horizon, min(Double(y) / 280, 1)) }
        for _ in 0..<(isNight ? 30 : 0) {
            canvas.paintEllipse(dice.roll(0...300), dice.roll(40...240), 1.5, 1.5, .white)
        }
        let size = dice.roll(24...56)
        let light = Colour(hue: hue + dice.roll(0.3...0.7), isNight ? 0.05 : 0.35, 1)
        canvas.paintEllipse(dice.roll(80...240), dice.roll(100...220), size, size, light)
        for (foot, share) in [(250.0, 0.4), (310, 0.7), (365, 1)] {
            canvas.paintRow(horizon.mixed(with: land, share), foot: foot, &dice)
        }
        canvas.paint(box, columns: 0..<300, rows: 0..<36)
        canvas.paint(box.darker, columns: 0..<14, rows: 0..<400)
        return canvas.bitmap
    }
}

extension Canvas {
    /// Paints mountains, hills or towers, and the ground in front of them.
    ///
    /// - Parameter foot: where the ground begins, in rows.
    fileprivate mutating func paintRow(_ colour: Colour, foot: Double, _ dice: inout Dice) {
        let kind = dice.roll(0...3)
        let count = Int(dice.roll(3...6)) * (kind < 2 ? 1 : 3)
        // From left to right, one in each of so many parts of the width, so that no side stays empty.
        let places = (0..<count).map { (Double($0) + dice.roll(0...1)) * (Double(width) / Double(count)) }
        for x in places {
            if kind < 1 {
                paintMountain(x: x, top: foot - dice.roll(50...130), foot: foot, slope: dice.roll(0.6...1), colour)
            } else if kind < 2 {
                paintEllipse(x, foot + 4, dice.roll(60...130), dice.roll(20...60), colour)
            } else {
                let columns = Int(x)..<Int(x) + Int(dice.roll(14...30))
                paint(colour, columns: columns, rows: Int(foot - dice.roll(15...110))..<Int(foot))
            }
        }
        paint(colour, columns: 0..<width, rows: Int(foot)..<height)
    }

    /// Paints a triangle that stands on its longest side.
    ///
    /// - Parameter slope: how much it is wider, to each side, with every row.
    private mutating func paintMountain(x: Double, top: Double, foot: Double, slope: Double, _ colour: Colour) {
        let reach = slope * (foot - top)
        paint(colour, columns: Int(x - reach) - 2..<Int(x + reach) + 3, rows: Int(top)..<Int(foot)) { px, py in
            min(max((py - top) * slope - abs(px - x) + 0.5, 0), 1)
        }
    }
}
