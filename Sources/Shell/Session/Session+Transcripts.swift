extension Session {
    /// Writes from here on to a new file what the session does, as a transcript. Where that fails later it is said once,
    /// and the session goes on.
    ///
    /// - Parameters:
    ///   - path: of a file that is not there yet. Where nothing is recorded, ``endRecording`` takes it away again.
    ///   - comment: to stand above the first command, on one line.
    /// - Throws: where the file cannot be made.
    func record(to path: String, comment: String) throws(SystemError) {
        let file = try WrittenFile(path: path)
        try file.append(Transcript(header: ["# " + comment]).text)
        var isBroken = false
        var isEmpty = true
        endRecording = { if isEmpty { file.delete() } }
        listeners.append(
            TranscriptRecorder { [weak self] entry in
                guard !isBroken else { return }
                isEmpty = false
                do {
                    try file.append(Transcript(entries: [entry]).text)
                } catch {
                    isBroken = true
                    let message = "the session is not recorded any further: '\(path)' cannot be written: \(error)"
                    self?.tell(.diagnostic(Diagnostic(.warning, message)))
                }
            })
    }

    /// Carries out a line of a transcript as one that is typed, but that commands are spelled out.
    func run(transcriptLine line: SourceLine) async {
        var lexer = Lexer()
        do {
            try lexer.read(line)
        } catch {
            return report(error.message, at: error.location)
        }
        guard !lexer.isContinued else {
            return report("the line goes on after its backslash, but a command of a transcript is one line", at: nil)
        }
        _ = await run(lexer.commands)
    }
}
