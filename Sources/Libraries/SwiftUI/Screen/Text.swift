import ChallengeActions
package import ChallengeDesignSystem
package import ChallengeText
#if Foundation
public import Foundation
#else
public import FoundationEssentials
#endif
import Synchronization

/// Prose, wrapped between words.
public struct Text: Control, Equatable {
    package var spans: [Span]
    /// The text's key for programs; nil if programs do not get the text.
    package var key: String?

    package init(spans: [Span], key: String? = nil) { (self.spans, self.key) = (spans, key) }

    #if Foundation
    /// Creates a text that is looked up in the app's string catalogs.
    public nonisolated init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { self.init(verbatim: key.resolved(table: tableName, bundle: bundle?.tablesPath)) }
    #else
    /// Creates a text from a literal. Our own program has no string catalogs.
    public nonisolated init(_ key: LocalizedStringKey) { self.init(verbatim: key.untranslated) }
    #endif

    /// Creates a text that is looked up in an app's string catalogs.
    @_disfavoredOverload
    public nonisolated init(_ resource: LocalizedStringResource) { self.init(verbatim: String(localized: resource)) }

    /// Creates a text that is shown as it is.
    @_disfavoredOverload
    public nonisolated init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }

    /// Creates a text that is shown as it is.
    public nonisolated init(verbatim content: String) { (spans, key) = ([Span(content)], nil) }

    /// Creates a text from an attributed one, without its attributes.
    @_disfavoredOverload
    public nonisolated init(_ attributedContent: AttributedString) {
        self.init(verbatim: String(attributedContent.characters))
    }

    /// Creates a text from a value and its format.
    public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { self.init(verbatim: format.format(input)) }

    /// Creates a text from a value and its format, without attributes.
    @_disfavoredOverload
    public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString { self.init(format.format(input)) }

    /// Returns two texts as one.
    public nonisolated static func + (first: Text, second: Text) -> Text {
        var text = first
        text.spans += second.spans
        return text
    }

    package func with(_ role: Span.Role) -> Text {
        var text = self
        text.spans = spans.map { $0.with(role) }
        return text
    }

    public func compose(into screen: inout ScreenBuilder) {
        for line in lines(isJoined: screen.collectsTexts) { screen.append(.paragraph(line)) }
        if let key { screen.append(key, spans.text) }
    }

    /// The lines of the text, or the text as one line.
    private func lines(isJoined: Bool) -> [[Span]] {
        let hasLineEnd = spans.contains {
            if case .text(let text) = $0.content { text.utf8.contains(UInt8(ascii: "\n")) } else { false }
        }
        guard hasLineEnd else { return [spans] }
        var lines: [[Span]] = [[]]
        for span in spans {
            let parts = [span].text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            lines[lines.count - 1].append(parts.count == 1 ? span : Span(parts[0], span.role))
            lines += parts.dropFirst().map { [Span($0, span.role)] }
        }
        return isJoined ? [Array(lines.joined(separator: [Span(" ")]))] : lines
    }

    /// How a text shows a date.
    public struct DateStyle: Sendable, Equatable {
        fileprivate let name: String
        /// The day.
        public static let date = DateStyle(name: "date")
        /// The time of the day.
        public static let time = DateStyle(name: "time")
        /// The time until the date, or since it.
        public static let relative = DateStyle(name: "relative")
        /// The time until the date, or since it.
        public static let offset = DateStyle(name: "offset")
        /// The time until the date, or since it, in hours, minutes and seconds.
        public static let timer = DateStyle(name: "timer")
    }

    /// The case of a text.
    public enum Case: Sendable, Hashable {
        /// All letters are capital.
        case uppercase
        /// All letters are small.
        case lowercase
    }

}

extension Text {
    /// Creates a text from a date.
    public nonisolated init(_ date: Date, style: DateStyle) { self.init(verbatim: style.text(of: date)) }

    /// Creates a text from two dates.
    public nonisolated init(_ dates: ClosedRange<Date>) {
        let (first, last) = (DateStyle.date.text(of: dates.lowerBound), DateStyle.date.text(of: dates.upperBound))
        self.init(verbatim: "\(first) – \(last)")
    }

    /// Creates a text from a span of time.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(verbatim: DateStyle.clock(timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)))
    }
}

extension Text.DateStyle {
    fileprivate func text(of date: Date) -> String {
        switch self {
        case .date:
            #if Foundation
            return date.formatted(date: .long, time: .omitted)
            #else
            return date.day
            #endif
        case .time:
            #if Foundation
            return date.formatted(date: .omitted, time: .shortened)
            #else
            return date.formatted(Date.ISO8601FormatStyle().time(includingFractionalSeconds: false))
            #endif
        default:
            KeptBody.dependsOnTime.store(true, ordering: .relaxed)
            return Self.clock(abs(date.timeIntervalSinceNow))
        }
    }

    /// `1:05:09`, `5:09`.
    fileprivate static func clock(_ seconds: Double) -> String {
        let seconds = Int(seconds.rounded())
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    }
}

// Looks of a text that have a role, which a theme colours.
extension Text {
    /// The text in the role of a name.
    public func bold() -> Text { with(.emphasis) }
    /// The text in the role of a name.
    public func bold(_ isActive: Bool) -> Text { isActive ? with(.emphasis) : self }
}

extension View {
    /// Returns the view; its texts are in this case.
    public func textCase(_ textCase: Text.Case?) -> some View { self }
}

extension [Span] {
    package var text: String {
        reduce(into: "") { text, span in
            switch span.content {
            case .text(let part): text += part
            case .symbol(let symbol): text += symbol.text(unicode: true)
            }
        }
    }
}

extension String {
    /// The text as a key for programs: `First shown` becomes `firstShown`.
    package var asKey: String {
        if isLowercaseWord { return self }
        var (key, beginsWord) = ("", false)
        for character in self {
            if character == " " { beginsWord = true }
            guard character.isLetter || character.isNumber else { continue }
            key += key.isEmpty ? character.lowercased() : beginsWord ? character.uppercased() : String(character)
            beginsWord = false
        }
        return key
    }
}

extension ScreenBuilder {
    /// Adds a value for programs, with the schema of its type.
    package mutating func append<Content: ContentValue>(_ key: String, _ value: Content) {
        append(key, value: { value.isMissing ? nil : value.json }, schema: { Content.contentSchema })
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends the words of a text.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text.spans.text)) }

    /// Appends a text without looking it up.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        append("%@", .text(Text(date, style: style).spans.text))
    }
}
