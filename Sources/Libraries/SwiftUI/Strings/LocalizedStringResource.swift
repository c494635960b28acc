#if Foundation
public import Foundation
#else
public import FoundationEssentials
#endif

/// A text to translate later, with the place of its translation.
public nonisolated struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    public typealias StringInterpolation = LocalizedStringInterpolation

    /// The key in the table.
    public let key: String
    /// The text without a translation.
    public let defaultValue: String.LocalizationValue
    /// The name of the table; nil for `Localizable`.
    public let table: String?
    /// The path of the folder with the table; nil for the folders of resources beside the program.
    let bundlePath: String?

    init(_ key: String?, _ value: String.LocalizationValue, table: String?, bundlePath: String?) {
        self.key = key ?? value.format.key
        (defaultValue, self.table, self.bundlePath) = (value, table, bundlePath)
    }

    /// Creates a resource from a text, which is the key too.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init(nil, keyAndValue, table: table, bundlePath: nil)
    }

    /// Creates a resource from a key.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init("\(key)", defaultValue, table: table, bundlePath: nil)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
    public init(stringInterpolation: LocalizedStringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// Returns the translation with its values.
    package func resolved(in localization: Localization = .current) -> String {
        defaultValue.text(key: key, table: table, bundle: bundlePath, in: localization)
    }
}

nonisolated extension String {
    /// Translates a text, which is the key too.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init(localized: LocalizedStringResource(keyAndValue, table: table))
    }

    /// Translates a key.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(localized: LocalizedStringResource(key, defaultValue: defaultValue, table: table))
    }

    /// Translates a resource.
    public init(localized resource: LocalizedStringResource) { self = resource.resolved() }
}

nonisolated extension AttributedString {
    /// Translates a text, which is the key too. It has no attributes.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.init(String(localized: keyAndValue, table: table))
    }

    /// Translates a resource. It has no attributes.
    public init(localized resource: LocalizedStringResource) { self.init(String(localized: resource)) }
}

#if Foundation
nonisolated extension LocalizedStringResource {
    /// The place of a table.
    public enum BundleDescription: Sendable {
        /// The folders of resources beside the program.
        case main
        /// The folder of a bundle.
        case atURL(URL)
        /// The bundle of a class, which on Linux is the program's.
        case forClass(AnyClass)

        fileprivate var path: String? { if case .atURL(let url) = self { url.path } else { nil } }
    }

    /// Creates a resource from a text, which is the key too.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription, comment: StaticString? = nil
    ) {
        self.init(nil, keyAndValue, table: table, bundlePath: bundle.path)
    }

    /// Creates a resource from a key.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription, comment: StaticString? = nil
    ) {
        self.init("\(key)", defaultValue, table: table, bundlePath: bundle.path)
    }
}

nonisolated extension Bundle {
    /// The path of the folder with this bundle's tables; nil for the main bundle, which stands for all beside the program.
    package var tablesPath: String? { self == .main ? nil : bundlePath }
}

nonisolated extension String {
    /// Translates a text, which is the key too.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle?,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(localized: LocalizedStringResource(nil, keyAndValue, table: table, bundlePath: bundle?.tablesPath))
    }

    /// Translates a key.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle?,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            localized: LocalizedStringResource("\(key)", defaultValue, table: table, bundlePath: bundle?.tablesPath))
    }
}

nonisolated extension AttributedString {
    /// Translates a text, which is the key too. It has no attributes.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle?,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(String(localized: keyAndValue, table: table, bundle: bundle))
    }
}

nonisolated extension AttributedString {
    /// How Markdown is read: always as emphasis, code and links within a line.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public init(interpretedSyntax: InterpretedSyntax = .full) {}
    }

    /// Creates the plain text of a text in Markdown.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init(InlineMarkdown([LocalizedFormat.Piece(text: markdown, isValue: false)]).text)
    }
}

nonisolated extension LocalizedStringInterpolation {
    /// Appends a value in a formatter's form.
    public mutating func appendInterpolation(_ subject: some Any, formatter: Formatter) {
        appendInterpolation(formatter.string(for: subject) ?? String(describing: subject))
    }
}
#endif
