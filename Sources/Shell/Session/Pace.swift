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

    let prompt: () -> PromptLine
    let output: Output
    let clock: any Clock<Duration>

    func type(_ lines: [SourceLine]) async {
        for (index, line) in lines.enumerated() {
            let isComment = line.text.drop { $0 == " " || $0 == "\t" }.hasPrefix("#")
            if !isComment, !line.text.isEmpty {
                output.print(typed: (index == 0 ? prompt() : .continued(in: nil)).left)
            }
            for character in line.text {
                output.print(typed: [Span(String(character), isComment ? .secondary : .plain)])
                await wait(isComment ? Self.commentKey : Self.key)
            }
            await wait(Self.enter)
            output.endPrompt()
        }
    }

    /// Leaves time to read what a line has printed.
    func waitForReader() async {
        await wait(Self.reading)
    }

    private func wait(_ duration: Duration) async {
        guard output.canRedraw else { return }
        try? await clock.sleep(for: duration)
    }
}
