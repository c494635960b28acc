import ChallengeCore

extension Session {
    /// The `expect` command.
    ///
    /// - Throws: ``CommandError`` where it is not so, with what there is.
    func expect(_ invocation: Invocation) async throws {
        let words = Array(invocation.command.arguments)
        if invocation.arguments.has(Expectation.fails) { return try await expectFailure(of: words.dropFirst()) }
        let isNegated = invocation.arguments.has(Expectation.not)
        let statement = words.dropFirst(isNegated ? 1 : 0)
        let expectation = try Expectation(
            invocation.arguments, statement.dropFirst(), of: self)
        guard expectation.holds == isNegated else { return }
        throw CommandError(
            "expected \(isNegated ? "not " : "")\(expectation.expected), but \(expectation.actual)",
            at: statement.dropFirst().first?.location)
    }

    /// Carries out a command that is to fail. It is taken back in either case.
    private func expectFailure(of words: ArraySlice<Word>) async throws {
        guard let name = words.first else { return }
        let text = words.map { CompletionQuoting.quoted($0.text) }.joined(separator: " ")
        let command = Command(words: Array(words), text: text)
        let turn = turn
        let before = (settings, exitStatus, root.instrumentation.faults.fault)
        // It may stand in a script that is expected to fail itself.
        let isWithinAnother = turn.expectsFailure
        turn.expectsFailure = true
        defer { turn.expectsFailure = isWithinAnother }
        do {
            // In full, also at the prompt: a name that means nothing in a script would fail there for another reason.
            try await perform(commandTable.resolve(name), command)
            try await settle()
        } catch {
            try Task.checkCancellation()
            return takeBack(turn)
        }
        (settings, exitStatus, root.instrumentation.faults.fault) = before
        throw CommandError("expected '\(text)' to fail, but it has succeeded", at: name.location)
    }
}
