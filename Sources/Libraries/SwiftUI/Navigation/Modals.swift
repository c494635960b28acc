import ChallengeActions
import ChallengeDesignSystem
#if Foundation
public import Foundation
#endif

extension View {
    /// Presents a modal while a binding is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { modal(.sheet, isPresented, onDismiss, content) }

    /// Presents a modal while a binding has an item.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { modal(.sheet, item, onDismiss, content) }

    /// Presents a modal over the whole stack while a binding is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { modal(.fullScreenCover, isPresented, onDismiss, content) }

    /// Presents a modal over the whole stack while a binding has an item.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { modal(.fullScreenCover, item, onDismiss, content) }

    /// Presents a modal while a binding is true.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { modal(.sheet, isPresented, nil, content) }

    /// Presents a modal while a binding has an item.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { modal(.sheet, item, nil, content) }

    /// Presents a modal while a binding is true.
    public func inspector<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View { modal(.sheet, isPresented, nil, content) }

    /// Asks before the screen leaves its stack by `back`, `home`, `dismiss`, `open` or `exit`, in place of a swipe.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        screen { if isDisabled { $0.unsaved = "The changes are not saved." } }
    }

    private func modal<Content: View>(
        _ style: ModalPresentationStyle, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> Content
    ) -> ModifiedView {
        presenting(style) { screen in
            guard isPresented.wrappedValue else { return nil }
            return (AnyHashable(screen.position), AnyView(content()), nil)
        } dismiss: {
            isPresented.wrappedValue = false
        } onDismiss: {
            onDismiss?()
        }
    }

    private func modal<Item: Identifiable, Content: View>(
        _ style: ModalPresentationStyle, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) -> ModifiedView {
        presenting(style, owner: item.owner) { _ in
            item.wrappedValue.map { (AnyHashable($0.id), AnyView(content($0)), "\($0.id)") }
        } dismiss: {
            item.wrappedValue = nil
        } onDismiss: {
            onDismiss?()
        }
    }

    /// Presents a view while a function returns it.
    ///
    /// - Parameter owner: returns the model that the function reads. A host that follows the model calls the function by itself.
    fileprivate func presenting(
        _ style: ModalPresentationStyle, owner: (() -> Any)? = nil,
        _ content: @escaping (ScreenBuilder) -> (id: AnyHashable, view: AnyView, value: String?)?,
        dismiss: @escaping @MainActor () -> Void,
        onDismiss: @escaping @MainActor () -> Void = {}
    ) -> ModifiedView {
        ModifiedView(self) { view, screen in
            let outer = screen.position
            screen.position.enter(-3)
            view.compose(into: &screen)
            screen.presentations.canPresent = true
            let makeModal = { [screen] () -> Presentations.Modal? in
                content(screen).map { id, view, value in
                    Presentations.Modal(
                        style: style,
                        content: Presentations.Content(
                            [AnyHashable(screen.position), id], view, screen.environment, value: value),
                        dismiss: dismiss, onDismiss: onDismiss)
                }
            }
            if let owner, screen.follower?.follow(owner()) == true {
                screen.presentations.followedModals.append(makeModal)
            } else if let modal = makeModal() {
                screen.presentations.modals.append(modal)
            }
            screen.position = outer
        }
    }
}

private struct AnswerKey: EnvironmentKey {
    static let defaultValue: DismissAction? = nil
}

extension EnvironmentValues {
    /// Ends the question that contains a button, after the button's action; nil outside of questions.
    var answer: DismissAction? {
        get { self[AnswerKey.self] }
        set { self[AnswerKey.self] = newValue }
    }
}

/// A question as a screen: its message, and its buttons as commands. `cancel` is the button that cancels, under any name.
struct Question: Control, NamedScreen {
    let title: String
    let message: any View
    let actions: any View
    /// True if the question has a button that cancels, even if the app declares none.
    var isDialog = false
    let dismiss: @MainActor @Sendable () -> Void

    func compose(into screen: inout ScreenBuilder) {
        screen.title = title
        message.compose(into: &screen)
        let outer = screen.environment
        screen.environment.answer = DismissAction(action: dismiss)
        screen.isMenu = true
        actions.compose(into: &screen)
        screen.isMenu = false
        let cancelling = screen.answers.first { $0.role == .cancel }
        if screen.answers.isEmpty, !isDialog {
            Button("OK") {}.compose(into: &screen)
        } else if cancelling == nil, isDialog || screen.answers.contains(where: { $0.role == .destructive }) {
            Button("Cancel", role: .cancel) {}.compose(into: &screen)
        }
        screen.environment = outer
        let names = screen.answers.map(\.name)
        if let cancelling, !names.contains(Self.cancel),
            let action = screen.actions.first(where: { $0.description.name == cancelling.name })
        {
            screen.actions.append(action.named(Self.cancel))
        }
        screen.append(.paragraph([Span("Answer: \(names.joined(separator: ", "))", .secondary)]))
    }

    private static let cancel = "cancel"
}

extension View {
    fileprivate func question<A: View, M: View>(
        _ title: Text, _ isPresented: Binding<Bool>, isDialog: Bool = false,
        @ViewBuilder _ actions: @escaping () -> A, @ViewBuilder _ message: @escaping () -> M
    ) -> ModifiedView {
        let title = title.spans.text
        return traits { $0.hasQuestion = true }.presenting(.sheet) { screen in
            guard isPresented.wrappedValue else { return nil }
            let question = Question(title: title, message: message(), actions: actions(), isDialog: isDialog) {
                isPresented.wrappedValue = false
            }
            return (AnyHashable(screen.position), AnyView(question), nil)
        } dismiss: {
            isPresented.wrappedValue = false
        }
    }
}

extension View {
    /// Asks a question while a binding is true: its buttons are commands.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { question(Text(titleKey), isPresented, actions) { EmptyView() } }

    /// Asks a question while a binding is true: its buttons are commands.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { question(Text(titleKey), isPresented, actions, message) }

    /// Asks a question while a binding is true: its buttons are commands. The question is about a value.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        question(Text(titleKey), isPresented) {
            if let data { actions(data) }
        } _: {
            EmptyView()
        }
    }

    /// Asks a question while a binding is true: its buttons are commands. The question is about a value.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        question(Text(titleKey), isPresented) {
            if let data { actions(data) }
        } _: {
            if let data { message(data) }
        }
    }

    /// Asks a question while a binding is true: its buttons are commands.
    @_disfavoredOverload
    public func alert<A: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { question(Text(title), isPresented, actions) { EmptyView() } }

    /// Asks a question while a binding is true: its buttons are commands.
    @_disfavoredOverload
    public func alert<A: View, M: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { question(Text(title), isPresented, actions, message) }

    /// Asks a question while a binding is true: its buttons are commands. The question is about a value.
    @_disfavoredOverload
    public func alert<A: View, T>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        question(Text(title), isPresented) {
            if let data { actions(data) }
        } _: {
            EmptyView()
        }
    }

    /// Asks a question while a binding is true: its buttons are commands. The question is about a value.
    @_disfavoredOverload
    public func alert<A: View, M: View, T>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        question(Text(title), isPresented) {
            if let data { actions(data) }
        } _: {
            if let data { message(data) }
        }
    }

    /// Asks a question while a binding is true: its buttons are commands.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { question(title, isPresented, actions) { EmptyView() } }

    /// Asks a question while a binding is true: its buttons are commands.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { question(title, isPresented, actions, message) }

    /// Asks a question while a binding is true: its buttons are commands. The question is about a value.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        question(title, isPresented) {
            if let data { actions(data) }
        } _: {
            EmptyView()
        }
    }

    /// Asks a question while a binding is true: its buttons are commands. The question is about a value.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        question(title, isPresented) {
            if let data { actions(data) }
        } _: {
            if let data { message(data) }
        }
    }

    /// Asks a question while a binding is true: its buttons are commands.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View { question(Text(titleKey), isPresented, isDialog: true, actions) { EmptyView() } }

    /// Asks a question while a binding is true: its buttons are commands.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { question(Text(titleKey), isPresented, isDialog: true, actions, message) }

    /// Asks a question while a binding is true: its buttons are commands. The question is about a value.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        question(Text(titleKey), isPresented, isDialog: true) {
            if let data { actions(data) }
        } _: {
            EmptyView()
        }
    }

    /// Asks a question while a binding is true: its buttons are commands. The question is about a value.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        question(Text(titleKey), isPresented, isDialog: true) {
            if let data { actions(data) }
        } _: {
            if let data { message(data) }
        }
    }

    /// Asks a question while a binding is true: its buttons are commands.
    @_disfavoredOverload
    public func confirmationDialog<A: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View { question(Text(title), isPresented, isDialog: true, actions) { EmptyView() } }

    /// Asks a question while a binding is true: its buttons are commands.
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { question(Text(title), isPresented, isDialog: true, actions, message) }

    /// Asks a question while a binding is true: its buttons are commands. The question is about a value.
    @_disfavoredOverload
    public func confirmationDialog<A: View, T>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        question(Text(title), isPresented, isDialog: true) {
            if let data { actions(data) }
        } _: {
            EmptyView()
        }
    }

    /// Asks a question while a binding is true: its buttons are commands. The question is about a value.
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View, T>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        question(Text(title), isPresented, isDialog: true) {
            if let data { actions(data) }
        } _: {
            if let data { message(data) }
        }
    }

    /// Asks a question while a binding is true: its buttons are commands.
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View { question(title, isPresented, isDialog: true, actions) { EmptyView() } }

    /// Asks a question while a binding is true: its buttons are commands.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { question(title, isPresented, isDialog: true, actions, message) }

    /// Asks a question while a binding is true: its buttons are commands. The question is about a value.
    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        question(title, isPresented, isDialog: true) {
            if let data { actions(data) }
        } _: {
            EmptyView()
        }
    }

    /// Asks a question while a binding is true: its buttons are commands. The question is about a value.
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        question(title, isPresented, isDialog: true) {
            if let data { actions(data) }
        } _: {
            if let data { message(data) }
        }
    }

    #if Foundation
    /// Asks a question about an error while a binding is true.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        question(Text(verbatim: error?.errorDescription ?? ""), isPresented, actions) { EmptyView() }
    }

    /// Asks a question about an error while a binding is true.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        question(Text(verbatim: error?.errorDescription ?? ""), isPresented) {
            if let error { actions(error) }
        } _: {
            if let error { message(error) }
        }
    }
    #endif

    /// Asks the question of an ``Alert`` while a binding is true.
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        presenting(.sheet) { screen in
            guard isPresented.wrappedValue else { return nil }
            return (AnyHashable(screen.position), AnyView(content().question { isPresented.wrappedValue = false }), nil)
        } dismiss: {
            isPresented.wrappedValue = false
        }
    }

    /// Asks the question of an ``Alert`` while a binding has an item.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        presenting(.sheet) { _ in
            item.wrappedValue.map { value in
                (AnyHashable(value.id), AnyView(content(value).question { item.wrappedValue = nil }), nil)
            }
        } dismiss: {
            item.wrappedValue = nil
        }
    }

    /// Asks the question of an ``ActionSheet`` while a binding is true.
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        alert(isPresented: isPresented) { content().alert }
    }

    /// Asks the question of an ``ActionSheet`` while a binding has an item.
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View { alert(item: item) { content($0).alert } }
}

/// A question with buttons, the older form of `alert(_:isPresented:actions:)`.
public struct Alert {
    /// A button of a question.
    public struct Button {
        fileprivate let role: ButtonRole?
        fileprivate let label: Text
        fileprivate let action: () -> Void

        private init(_ role: ButtonRole?, _ label: Text, _ action: (() -> Void)?) {
            (self.role, self.label, self.action) = (role, label, action ?? {})
        }

        /// Returns a button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(nil, label, action) }
        /// Returns a button that cancels.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(.cancel, label, action)
        }
        /// Returns a button that cancels.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(.cancel, Text(verbatim: "Cancel"), action)
        }
        /// Returns a button that destroys something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(.destructive, label, action)
        }
    }

    private let title: Text
    private let message: Text?
    private let buttons: [Button]

    fileprivate init(_ title: Text, _ message: Text?, _ buttons: [Button]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }

    /// Creates a question with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.init(title, message, dismissButton.map { [$0] } ?? [])
    }

    /// Creates a question with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.init(title, message, [primaryButton, secondaryButton])
    }

    @MainActor
    fileprivate func question(_ dismiss: @escaping @MainActor @Sendable () -> Void) -> Question {
        Question(
            title: title.spans.text, message: message ?? EmptyView(),
            actions: ViewBuilder.buildArray(
                buttons.map { button in
                    let action = Unchecked(button.action)
                    return ViewBuilder.buildBlock(
                        SwiftUI.Button(role: button.role) {
                            action.value()
                        } label: {
                            button.label
                        })
                }), dismiss: dismiss)
    }
}

/// A question with buttons, the older form of `confirmationDialog(_:isPresented:actions:)`.
public struct ActionSheet {
    /// A button of a question.
    public typealias Button = Alert.Button

    fileprivate let alert: Alert

    /// Creates a question.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        alert = Alert(title, message, buttons)
    }
}
