import ChallengeCore

/// A session that does what a transcript says, and tells what is printed then.
struct TranscriptCheck {
    private let session: Session
    private let printed = TranscriptOutput()

    init(root: any RootContainerContract, options: Session.Options) {
        session = Session(root: root, output: printed.output, options: options)
    }

    /// What each entry prints; nil for those after the end of the session.
    func outputs(of transcript: Transcript) async -> [[String]?] {
        await session.start()
        // What happens on the way to the first screen is no command's.
        _ = printed.take()
        var outputs: [[String]?] = []
        for entry in transcript.entries {
            guard session.exitStatus == nil else {
                outputs.append(nil)
                continue
            }
            await session.run(transcriptLine: SourceLine(number: entry.line, text: entry.command))
            outputs.append(printed.take())
        }
        return outputs
    }
}
