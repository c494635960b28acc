import ChallengeActions
package import ChallengeDesignSystem
import ChallengeText
#if Foundation
public import Foundation
#else
public import FoundationEssentials
#endif

/// The progress of some work: a bar on a terminal with enough room, a percentage elsewhere. Without a value, the view
/// only shows that work is running; a screen that shows nothing else is in the state `loading`.
public struct ProgressView<Label, CurrentValueLabel>: Control {
    private let label: any View
    private let current: any View
    private let progress: (value: Double, total: Double)?

    private init(_ label: any View, _ current: any View, _ progress: (value: Double, total: Double)?) {
        (self.label, self.current) = (label, current)
        self.progress = progress.map { (min(max(0, $0.value), $0.total), $0.total) }
    }

    public func compose(into screen: inout ScreenBuilder) {
        let label =
            (self.label as? Text)?.spans.text ?? screen.traits.label
            ?? screen.reading(self.label, isRow: false).texts.joined(separator: " ")
        guard let (value, total) = progress else {
            if screen.isRow { return }
            if !label.isEmpty { screen.append(.loading(label)) }
            screen.isLoading = true
            return
        }
        let now = screen.reading(current, isRow: false).texts.joined(separator: " ")
        let shown = screen.traits.value ?? now
        let text = [label, shown].filter { !$0.isEmpty }.joined(separator: " ")
        if screen.collectsTexts {
            screen.append(.paragraph([Span(text.isEmpty ? "\(total > 0 ? Int(value / total * 100) : 0)%" : text)]))
            return
        }
        screen.append(
            shown.isEmpty
                ? .progress(text, tenths: total > 0 ? Int(value / total * 10) : 0) : .paragraph([Span(text)]))
        screen.append("progress", value: { ["value": value, "total": total] }) {
            .object(["value": .number(from: 0), "total": .number(from: 0)])
        }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a view of running work without a known progress.
    public init() { self.init(EmptyView(), EmptyView(), nil) }

    /// Creates a view from a finished part and a total. Programs get both numbers under the key `progress`.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(EmptyView(), EmptyView(), value.map { (Double($0), Double(total)) })
    }

    /// Creates a view of a span of time.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(Text(timerInterval: timerInterval), EmptyView(), (0, 1))
    }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
    /// Creates a view of running work without a known progress.
    public init(@ViewBuilder label: () -> Label) { self.init(label(), EmptyView(), nil) }

    /// Creates a view from a finished part and a total.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(label(), EmptyView(), value.map { (Double($0), Double(total)) })
    }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
    /// Creates a view from a finished part and a total, with a text of the value.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(label(), currentValueLabel(), value.map { (Double($0), Double(total)) }) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a view of running work without a known progress.
    public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey), EmptyView(), nil) }

    /// Creates a view of running work without a known progress.
    @_disfavoredOverload
    public init(_ title: some StringProtocol) { self.init(Text(title), EmptyView(), nil) }

    /// Creates a view from a finished part and a total.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(Text(titleKey), EmptyView(), value.map { (Double($0), Double(total)) })
    }

    /// Creates a view from a finished part and a total.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1.0) {
        self.init(Text(title), EmptyView(), value.map { (Double($0), Double(total)) })
    }
}

/// A value within a range.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: Control {
    private let label: any View
    private let current: any View
    private let value: Double
    private let bounds: ClosedRange<Double>

    private init(_ label: any View, _ current: any View, _ value: Double, _ bounds: ClosedRange<Double>) {
        (self.label, self.current, self.value, self.bounds) = (label, current, value, bounds)
    }

    public func compose(into screen: inout ScreenBuilder) {
        let label = screen.traits.label ?? screen.reading(self.label, isRow: false).texts.joined(separator: " ")
        let now = screen.reading(current, isRow: false).texts.joined(separator: " ")
        let text = screen.traits.value ?? (now.isEmpty ? value.formattedShortly : now)
        screen.append(label, [Span(text)])
        let value = value
        if !label.isEmpty { screen.append(label.asKey, value: { value.json }, schema: { .number() }) }
    }
}

extension Gauge
where Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a value within a range.
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(label(), EmptyView(), Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound))
    }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a value within a range, with a text of the value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(label(), currentValueLabel(), Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound)) }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels == EmptyView {
    /// Creates a value within a range, with texts of the value and its bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) { self.init(label(), currentValueLabel(), Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound)) }
}

/// A message in place of missing content, with advice.
///
/// A screen that shows the message is in the state `empty`, `emptySearch` after a search, and `error` if the picture is a
/// sign of a failure or a button tries again.
public struct ContentUnavailableView<Label, Description, Actions>: Control {
    private let label: any View
    private let description: any View
    private let actions: any View
    /// The state of the screen; nil if the message's parts tell.
    private var state: ViewState?
    package var failure: FailureText?

    package init(_ label: any View, _ description: any View, _ actions: any View, _ state: ViewState?) {
        (self.label, self.description, self.actions, self.state) = (label, description, actions, state)
    }

    /// Creates a message from views.
    @_disfavoredOverload
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { ViewContent() },
        @ViewBuilder actions: () -> Actions = { ViewContent() }
    ) where Label: View, Description: View, Actions: View {
        self.init(label(), description(), actions(), nil)
    }

    public func compose(into screen: inout ScreenBuilder) {
        let label = screen.reading(self.label, isRow: false)
        let title = label.texts.joined(separator: " ")
        let advice =
            (description as? Text)?.spans.text ?? screen.reading(description, isRow: false).texts.joined(separator: " ")
        let buttons = screen.reading(actions, collectsTexts: false, isRow: false)
        let names = buttons.actions.map(\.description.name)
        let isError =
            state == .error
            || (state == nil && (Self.isFailure(label.imageName) || names.contains(where: Self.retries)))
        screen.append(isError ? .errorState(title, advice: advice) : .emptyState(title, advice: advice))
        screen.appendControls(of: buttons)
        screen.state = screen.state ?? (isError ? .error : state)
        guard let failure else { return }
        screen.content = ScreenBuilder.Content(failure) { [.init(in: .error, schema: FailureText.schema)] }
    }

    private static func isFailure(_ image: String?) -> Bool {
        guard let image else { return false }
        return ["exclamationmark", "xmark.octagon", "wifi.slash", "icloud.slash", "network.slash", "bolt.slash"]
            .contains { image.hasPrefix($0) }
    }

    private static func retries(_ name: String) -> Bool { ["retry", "try-again", "reload"].contains(name) }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a message with a symbol.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, systemImage: name), description ?? Text(verbatim: ""), EmptyView(), nil)
        if state == nil, !Self.isFailure(name) { state = .empty }
    }

    /// Creates a message with a symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, systemImage: name), description ?? Text(verbatim: ""), EmptyView(), nil)
        if state == nil, !Self.isFailure(name) { state = .empty }
    }

    /// Creates a message with a picture.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, image: name), description ?? Text(verbatim: ""), EmptyView(), .empty)
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// The message of a search without results.
    public static var search: Self {
        Self(
            Text(verbatim: "No Results"), Text(verbatim: "Check the spelling or try a new search."), EmptyView(),
            .emptySearch)
    }

    /// Returns the message of a search without results for a text.
    public static func search(text: String) -> Self {
        Self(
            Text(verbatim: "No Results for “\(text)”"), Text(verbatim: "Check the spelling or try a new search."),
            EmptyView(),
            .emptySearch)
    }
}

/// The parts of the message of a search without results.
public struct SearchUnavailableContent {
    /// The title.
    public struct Label {}
    /// The advice.
    public struct Description {}
    /// The actions: none.
    public struct Actions {}
}
