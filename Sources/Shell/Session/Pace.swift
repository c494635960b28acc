import ChallengeCore

/// Shows the lines of a script, comments too, as if they were typed at a prompt, for an audience. An output that cannot
/// be redrawn gets the same text at once.
struct Pace {
    /// Between two keys: some 250 words a minute, fast and still to be followed.
    private static let key = Duration.milliseconds(40)
    /// Between two characters of a comment, which is to be read and not to be watched.
    private static let commentKey = Duration.milliseconds(12)
    /// From the last key to Enter.
    private static let enter = Duration.milliseconds(250)
    /// For what a command has printed.
    private static let reading = Duration.milliseconds(1_400)

    func type(_ lines: [SourceLine], on session: Session) async {
        for (index, line) in lines.enumerated() {
            let isComment = line.text.drop { $0 == " " || $0 == "\t" }.hasPrefix("#")
            if !isComment, !line.text.isEmpty {
                session.output.print(typed: index == 0 ? session.prompt.left : PromptLine.continued.left)
            }
            for character in line.text {
                session.output.print(typed: [Span(String(character), isComment ? .secondary : .plain)])
                await wait(isComment ? Self.commentKey : Self.key, in: session)
            }
            await wait(Self.enter, in: session)
            session.output.endPrompt()
        }
    }

    /// Leaves time to read what a line has printed.
    func waitForReader(of session: Session) async {
        await wait(Self.reading, in: session)
    }

    private func wait(_ duration: Duration, in session: Session) async {
        guard session.output.canRedraw else { return }
        try? await session.options.clock.sleep(for: duration)
    }
}

extension Session {
    var pace: Pace? { options.isPaced ? Pace() : nil }
}
