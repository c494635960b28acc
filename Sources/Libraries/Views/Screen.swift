extension View {
    /// Sets the screen's current title. Default: the declared title.
    public func navigationTitle(_ title: String) -> ModifiedContent { screen { $0.title = title } }

    /// Sets a few words to the right of the title: the number of items, the page.
    public func navigationSubtitle(_ summary: String) -> ModifiedContent { screen { $0.summary = summary } }

    /// Sets the screen's name in the prompt. Default: the title as one word.
    public func promptLabel(_ label: String) -> ModifiedContent { screen { $0.label = label } }

    /// Sets the state, with a sentence about the values for programs. In the states `others`, the values
    /// have the same schema as in this state.
    public func state(_ state: ViewState, _ sentence: String? = nil, among others: ViewState...) -> ModifiedContent {
        screen { screen in
            screen.state = state
            screen.about = (sentence, others)
        }
    }

    /// Sets a sentence about the screen's values for programs.
    public func contentHelp(_ sentence: String) -> ModifiedContent {
        screen { $0.about.sentence = sentence }
    }

    /// Runs an action at the screen's first appearance, before its other work.
    public func onAppear(_ action: @escaping @MainActor () -> Void) -> ModifiedContent {
        screen { $0.work.append { _ in action() } }
    }

    /// Starts a task at the screen's first appearance; cancels the task when the screen leaves its stack. Several tasks
    /// run concurrently.
    public func task(_ action: @escaping @MainActor @Sendable () async -> Void) -> ModifiedContent {
        screen { $0.tasks.append(action) }
    }

    /// Runs an action each time the screen is on top again: after a screen above it leaves, or its tab is selected again.
    public func onReturn(_ action: @escaping @MainActor @Sendable () async -> Void) -> ModifiedContent {
        screen { $0.returns.append(action) }
    }

    /// Asks before a screen with unsaved changes leaves its stack by `back`, `home`, `dismiss`, `open` or `exit`. A
    /// prompt shows `[y/N]`. A script is not asked and must say `back --discard`.
    ///
    /// - Parameters:
    ///   - isUnsaved: true if leaving would lose changes.
    ///   - loss: a sentence about the lost changes.
    public func unsavedChanges(_ isUnsaved: Bool, _ loss: String = "The changes are not saved.") -> ModifiedContent {
        screen { if isUnsaved { $0.unsaved = loss } }
    }

    /// Sets a text for a further state of the screen, such as a mode or the logged-in user. An exploration explores the
    /// screen once for each text, so there should be few texts. Explorations also distinguish states by actions.
    public func explorationState(_ state: String) -> ModifiedContent { screen { $0.explorationState = state } }

    private func screen(_ change: @escaping (inout ScreenBuilder) -> Void) -> ModifiedContent {
        ModifiedContent(self) { content, screen in
            content.compose(into: &screen)
            change(&screen)
        }
    }
}
