import ChallengeCore

@testable import ChallengeShell

extension Output {
    /// Prints an answer.
    func print(_ element: Element) {
        take(.report(Report("test", body: element, content: 0)))
    }

    /// Prints an answer that is a text of any length.
    func print(text: String) {
        print(.verbatim([text]))
    }

    func print(_ screen: LiveScreen) {
        take(.screen(screen, path: { [] }))
    }

    func print(redirectFrom from: any NavigationContract, to: any NavigationContract) {
        take(.navigation(.redirect(from: from, to: to)))
    }

    func print(_ diagnostic: Diagnostic) {
        take(.diagnostic(diagnostic))
    }
}

extension SessionListener {
    /// Takes an event with the settings of a new session.
    func take(_ event: SessionEvent) {
        take(event, settings: SessionSettings())
    }
}

extension ActionOutcome {
    /// An answer of one line.
    nonisolated static func answer(_ text: String) -> ActionOutcome {
        .output(Report("test", body: .line([Span(text)]), content: ["text": text]))
    }
}
