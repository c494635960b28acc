extension ScriptChecker {
    /// A script, and where one may be as it begins.
    struct Visit: Hashable {
        let path: String
        let whereabouts: Whereabouts
    }

    struct Outcome {
        let whereabouts: Whereabouts
        let endsSession: Bool
    }

    /// Checks the script that a `source` command names, unless it was checked from here before.
    ///
    /// - Returns: whether the script ends the session.
    func source(_ command: Command) async throws(CommandError) -> Bool {
        guard let file = command.arguments.first else { return false }
        open[open.count - 1].file = file
        try Session.checkDepth(open.count - 1, of: file)
        let path = home.expanding(file.text)
        if let first = open.firstIndex(where: { $0.path == path }) {
            reportCircle(from: first, closedBy: file)
            return false
        }
        let visit = Visit(path: path, whereabouts: whereabouts)
        if let outcome = visits[visit] {
            whereabouts = outcome.whereabouts
            return outcome.endsSession
        }
        do {
            let script = OpenScript(name: file.text, origin: .sourcedScript, path: path)
            let endsSession = try await check(try ScriptInput.file(path).reader(), script)
            visits[visit] = Outcome(whereabouts: whereabouts, endsSession: endsSession)
            return endsSession
        } catch {
            throw Session.unreadable(file, error)
        }
    }

    /// A script that would be carried out within itself is, until scripts are too deep. Says what is then said, where it
    /// is; what was done until then, nobody knows.
    private func reportCircle(from first: Int, closedBy file: Word) {
        let circle = open.count - first
        let last = first + (Session.sourceLimit - first) % circle
        let name = last == first ? file.text : open[last].name
        whereabouts.forget(in: app)
        guard let culprit = open[last].file else { return }
        let script = OpenScript(name: name, origin: .sourcedScript, path: nil)
        report(Session.tooDeep(culprit).message, at: culprit.location, in: script)
    }
}
