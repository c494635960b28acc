#if Foundation
public import Foundation

/// How a measurement chooses its unit.
public nonisolated struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    private let name: String

    /// The unit of the value.
    public static var asProvided: Self { Self(name: "asProvided") }
    /// A unit that readers of a language use: here the unit of the value, as Linux does not know these units.
    public static var general: Self { Self(name: "general") }
}

// What a measurement is for: here the unit of the value.
nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The unit of the value.
    public static var weather: Self { .general }
    /// The unit of the value.
    public static var person: Self { .general }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The unit of the value.
    public static var person: Self { .general }
    /// The unit of the value.
    public static var personHeight: Self { .general }
    /// The unit of the value.
    public static var road: Self { .general }
    /// The unit of the value.
    public static var rainfall: Self { .general }
    /// The unit of the value.
    public static var snowfall: Self { .general }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The unit of the value.
    public static var personWeight: Self { .general }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The unit of the value.
    public static var food: Self { .general }
    /// The unit of the value.
    public static var workout: Self { .general }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// The unit of the value.
    public static var liquid: Self { .general }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The unit of the value.
    public static var wind: Self { .general }
}

nonisolated extension Measurement where UnitType: Dimension {
    /// The form of a measurement: a number and its unit in English, `800 g` or `800 grams`.
    public struct FormatStyle: Foundation.FormatStyle {
        /// The length of the unit.
        public struct UnitWidth: Codable, Hashable, Sendable {
            fileprivate let name: String

            /// The name: `800 grams`.
            public static var wide: Self { Self(name: "wide") }
            /// The symbol: `800 g`.
            public static var abbreviated: Self { Self(name: "abbreviated") }
            /// The symbol without a space: `800g`.
            public static var narrow: Self { Self(name: "narrow") }
        }

        /// The length of the unit.
        public var width: UnitWidth
        /// The choice of the unit.
        public var usage: MeasurementFormatUnitUsage<UnitType>
        /// The form of the number; nil for that of the locale.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        private var locale: Locale

        /// Creates a form.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage) = (width, locale, usage)
            self.numberFormatStyle = numberFormatStyle
        }

        public func format(_ value: Measurement) -> String {
            let number = value.value.formatted(numberFormatStyle ?? .number.locale(locale))
            let symbol = value.unit.symbol
            if width == .wide, let name = englishUnitNames[symbol] {
                return "\(number) \(value.value == 1 ? name.one : name.other)"
            }
            return number + (width == .narrow || symbol.hasPrefix("°") ? "" : " ") + symbol
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }
    }

    /// Returns the measurement in a form.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }

    /// Returns the number with the unit's symbol.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

nonisolated extension FormatStyle {
    /// Returns the form of a measurement.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

/// The English names of units by their symbols.
private nonisolated let englishUnitNames: [String: (one: String, other: String)] = [
    "g": ("gram", "grams"), "kg": ("kilogram", "kilograms"), "oz": ("ounce", "ounces"), "lb": ("pound", "pounds"),
    "mm": ("millimeter", "millimeters"), "cm": ("centimeter", "centimeters"), "m": ("meter", "meters"),
    "km": ("kilometer", "kilometers"), "in": ("inch", "inches"), "ft": ("foot", "feet"), "mi": ("mile", "miles"),
    "mL": ("milliliter", "milliliters"), "L": ("liter", "liters"), "sec": ("second", "seconds"),
    "min": ("minute", "minutes"), "hr": ("hour", "hours"), "km/h": ("kilometer per hour", "kilometers per hour"),
    "m/s": ("meter per second", "meters per second"), "mph": ("mile per hour", "miles per hour"),
    "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "kWh": ("kilowatt-hour", "kilowatt-hours"), "kCal": ("kilocalorie", "kilocalories"),
    "W": ("watt", "watts"), "°": ("degree", "degrees"),
]
#endif
