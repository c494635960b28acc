public import ChallengeCore

extension View {
    /// The screen's title at this moment; that of its declaration if no view says one.
    public func navigationTitle(_ title: String) -> ModifiedContent { screen { $0.title = title } }

    /// A few words at the right of the title: how much there is, which page.
    public func navigationSubtitle(_ summary: String) -> ModifiedContent { screen { $0.summary = summary } }

    /// The screen's place in the prompt, which is the title as one word unless something else is said.
    public func promptLabel(_ label: String) -> ModifiedContent { screen { $0.label = label } }

    /// The screen's state, with a sentence on what programs get in it; in the others it is the same.
    public func state(_ state: ViewState, _ sentence: String? = nil, among others: ViewState...) -> ModifiedContent {
        screen { composition in
            composition.state = state
            composition.about = (sentence, others)
        }
    }

    /// A sentence on what programs get of the screen.
    public func contentHelp(_ sentence: String) -> ModifiedContent {
        screen { $0.about.sentence = sentence }
    }

    /// Does something when the screen appears first, before its other work.
    public func onAppear(_ action: @escaping @MainActor () -> Void) -> ModifiedContent {
        screen { $0.work.append { _ in action() } }
    }

    /// Does something from the first appearance of the screen on, for as long as that takes; cancelled when the screen leaves
    /// its stack. Several tasks go on at a time.
    public func task(_ action: @escaping @MainActor @Sendable () async -> Void) -> ModifiedContent {
        screen { $0.tasks.append(action) }
    }

    /// Does something each time that the screen is on top again: a screen above it has gone, or its tab was selected again.
    public func onReturn(_ action: @escaping @MainActor @Sendable () async -> Void) -> ModifiedContent {
        screen { $0.returns.append(action) }
    }

    /// Asks before the screen leaves its stack by `back`, `home`, `dismiss`, `open` or `exit`, as long as something is not
    /// saved: `[y/N]` at a prompt; a script says `back --discard`.
    ///
    /// - Parameters:
    ///   - isUnsaved: true if the user would lose something by leaving.
    ///   - loss: what the user would lose, a sentence.
    public func unsavedChanges(_ isUnsaved: Bool, _ loss: String = "The changes are not saved.") -> ModifiedContent {
        screen { if isUnsaved { $0.unsaved = loss } }
    }

    /// What tells the screen from itself at another moment, in a few words: a mode, who is logged in. An exploration, which
    /// tells states apart by what one can do in them, then explores the screen in each. There should be few of such texts.
    public func explorationState(_ state: String) -> ModifiedContent { screen { $0.explorationState = state } }

    private func screen(_ change: @escaping (inout Composition) -> Void) -> ModifiedContent {
        ModifiedContent(self) { content, composition in
            content.compose(into: &composition)
            change(&composition)
        }
    }
}
