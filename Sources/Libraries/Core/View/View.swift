/// A screen: a function from its view model's state to a ``Rendering``.
///
/// `render()` must read everything that it shows from observable state, so that whoever holds the view knows, by
/// watching what was read, when to draw it again. It changes nothing.
@MainActor
package protocol View {
    func render() -> Rendering
    /// The work of a first appearance; returns when it is done. Cancelled when the view leaves before that.
    func appear() async
}

/// Any view, as one concrete type.
@MainActor
package struct AnyView {
    private let view: any View

    package init(_ view: any View) {
        self.view = view
    }

    package func render() -> Rendering { view.render() }
    package func appear() async { await view.appear() }
}

/// What a screen shows and offers at one moment.
package struct Rendering: Sendable {
    /// The screen's name for programs: `CharacterList`.
    package let screen: String
    /// The screen's name within a path for the prompt, in lower case and without blanks: `characters`, or `1`.
    package let label: String
    /// The screen's name for people: `Characters`.
    package let title: String
    /// A few words beside the title: how much there is, which page.
    package let summary: String
    /// The name of the view state's case: `loaded`.
    package let state: String
    package let body: Element
    /// The state for programs: what a screen means, beside what it looks like.
    package let snapshot: any Encodable & Sendable
    package let actions: [Action]
    /// The rows that can be opened, on a screen that lists something.
    package let selection: Selection?

    package init(
        screen: String, label: String, title: String, summary: String = "", state: String, body: Element,
        snapshot: any Encodable & Sendable, actions: [Action] = [], selection: Selection? = nil
    ) {
        self.screen = screen
        self.label = label
        self.title = title
        self.summary = summary
        self.state = state
        self.body = body
        self.snapshot = snapshot
        self.actions = actions
        self.selection = selection
    }

    /// Whether someone who sees both would see no difference.
    package func looks(like other: Rendering) -> Bool {
        screen == other.screen && title == other.title && summary == other.summary && body == other.body
    }
}

/// The rows of a list, and how to open one.
package struct Selection: Sendable {
    package struct Item: Sendable, Hashable {
        package let identifier: Int
        package let name: String

        package init(identifier: Int, name: String) {
            self.identifier = identifier
            self.name = name
        }
    }

    /// What one row is called, in the singular: `character`.
    package let noun: String
    /// The rows on the screen, in order.
    package let items: [Item]
    /// Opens what has this identifier, a positive number, whether it is on the screen or not.
    package let open: @MainActor @Sendable (Int) -> Void

    package init(noun: String, items: [Item], open: @escaping @MainActor @Sendable (Int) -> Void) {
        self.noun = noun
        self.items = items
        self.open = open
    }
}
