public import FoundationEssentials

/// A key of a string catalog with the values for its placeholders, from a literal in the source: `"\(count) items"` is the
/// key `%lld items`.
public nonisolated struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    public typealias StringInterpolation = LocalizedStringInterpolation

    /// The text of a literal without values. Most keys are such texts, and most apps have no catalogs.
    private let literal: String?
    private let interpolated: LocalizedFormat?

    var format: LocalizedFormat { interpolated ?? LocalizedFormat(literal: literal ?? "") }

    /// Creates a key without placeholders.
    public init(_ value: String) { self.init(stringLiteral: value) }
    public init(stringLiteral value: String) { (literal, interpolated) = (value, nil) }
    public init(stringInterpolation: LocalizedStringInterpolation) {
        (literal, interpolated) = (nil, stringInterpolation.format)
    }

    /// The text that a view of our own program shows. The program has no catalogs, and starts sooner without a search for them.
    var untranslated: String { literal ?? resolved() }

    /// Returns the text that a view shows: the translation with the values, without the marks of Markdown.
    ///
    /// - Parameters:
    ///   - table: the name of the string catalog; nil for `Localizable`.
    ///   - bundle: the path of the folder with the catalog; nil for the folders of resources beside the program.
    package func resolved(
        table: String? = nil, bundle: String? = nil, in localization: Localization = .current
    ) -> String {
        InlineMarkdown(localization.pieces(of: format, table: table, bundle: bundle)).text
    }
}

nonisolated extension String {
    /// A text to translate, with the values for its placeholders.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
        public typealias StringInterpolation = LocalizedStringInterpolation

        let format: LocalizedFormat

        /// Creates a text without placeholders.
        public init(_ value: String) { self.init(stringLiteral: value) }
        public init(stringLiteral value: String) { format = LocalizedFormat(literal: value) }
        public init(stringInterpolation: LocalizedStringInterpolation) { format = stringInterpolation.format }

        func text(key: String? = nil, table: String?, bundle: String?, in localization: Localization) -> String {
            localization.pieces(of: format, key: key, table: table, bundle: bundle).map(\.text).joined()
        }
    }
}

/// Collects the parts of a localized literal.
public nonisolated struct LocalizedStringInterpolation: StringInterpolationProtocol {
    private(set) var format = LocalizedFormat(literal: "")

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends text of the key. A percent sign is doubled, as it begins a placeholder.
    public mutating func appendLiteral(_ literal: String) { format.key += literal.replacing("%", with: "%%") }

    /// Appends a text.
    public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

    /// Appends a number, with the separators of the user's language.
    public mutating func appendInterpolation(_ value: some FixedWidthInteger) {
        let specifier = type(of: value).bitWidth > 32 ? "ll" : ""
        appendInterpolation(value, specifier: "%\(specifier)\(type(of: value).isSigned ? "d" : "u")")
    }

    /// Appends a number in a form of C's `printf` (`%02d`), with the separators of the user's language.
    public mutating func appendInterpolation(_ value: some FixedWidthInteger, specifier: String) {
        append(specifier, Int64(exactly: value).map { .integer($0) } ?? .number(Double(value)))
    }

    /// Appends a number with six decimals, and with the separators of the user's language.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
        appendInterpolation(value, specifier: value is Float ? "%f" : "%lf")
    }

    /// Appends a number in a form of C's `printf` (`%.1f`), with the separators of the user's language.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
        append(specifier, .number(Double(value)))
    }

    /// Appends a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String { append("%@", .text(format.format(input))) }

    /// Appends a text without its attributes.
    public mutating func appendInterpolation(_ text: AttributedString) {
        append("%@", .text(String(text.characters)))
    }

    /// Appends the text of a translated resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append("%@", .text(String(localized: resource)))
    }

    /// Appends the description of any other value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", .text(String(describing: value))) }

    mutating func append(_ specifier: String, _ argument: LocalizedFormat.Argument) {
        format.key += specifier
        format.arguments.append(argument)
    }
}
