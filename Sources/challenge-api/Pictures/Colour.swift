struct Colour {
    /// Each 0 to 1.
    let red, green, blue: Double

    static let white = Colour(red: 1, green: 1, blue: 1)
    static let black = Colour(red: 0.08, green: 0.08, blue: 0.1)

    var darker: Colour { mixed(with: .black, 0.25) }

    func mixed(with other: Colour, _ share: Double) -> Colour {
        guard share > 0 else { return self }
        func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
        return Colour(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    var bytes: [UInt8] { [red, green, blue].map { UInt8(min(max($0, 0), 1) * 255) } }
}

extension Colour {
    /// The colour of this hue, saturation and value, each 0 to 1.
    init(hue: Double, _ saturation: Double, _ value: Double) {
        func part(_ offset: Double) -> Double {
            let place = (hue * 6 + offset).truncatingRemainder(dividingBy: 6)
            return value - value * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1))
    }
}
