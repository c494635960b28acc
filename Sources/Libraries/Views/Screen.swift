public import ChallengeActions
public import SwiftUI

extension View {
    /// Sets the screen's name in the prompt. Default: the title as one word.
    public func promptLabel(_ label: String) -> ModifiedView { screen { $0.label = label } }

    /// Sets the state, with a sentence about the values for programs. In the states `others`, the values
    /// have the same schema as in this state.
    public func state(_ state: ViewState, _ sentence: String? = nil, among others: ViewState...) -> ModifiedView {
        screen { screen in
            screen.state = state
            screen.about = (sentence, others)
        }
    }

    /// Sets a sentence about the screen's values for programs.
    public func contentHelp(_ sentence: String) -> ModifiedView {
        screen { $0.about.sentence = sentence }
    }

    /// Runs an action when the view appears for the first time. An action of SwiftUI's `onAppear` also runs when the screens
    /// above it have left their stack.
    public func onFirstAppear(perform action: @escaping () -> Void) -> ModifiedView {
        screen { screen in screen.onAppear { _ in action() } }
    }

    /// Asks before a screen with unsaved changes leaves its stack by `back`, `home`, `dismiss`, `open` or `exit`. A
    /// prompt shows `[y/N]`. A script is not asked and must say `back --discard`.
    ///
    /// - Parameters:
    ///   - isUnsaved: true if leaving would lose changes.
    ///   - loss: a sentence about the lost changes.
    public func unsavedChanges(_ isUnsaved: Bool, _ loss: String = "The changes are not saved.") -> ModifiedView {
        screen { if isUnsaved { $0.unsaved = loss } }
    }

    /// Sets a text for a further state of the screen, such as a mode or the logged-in user. An exploration explores the
    /// screen once for each text, so there should be few texts. Explorations also distinguish states by actions.
    public func explorationState(_ state: String) -> ModifiedView { screen { $0.explorationState = state } }
}
