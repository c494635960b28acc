extension Output {
    /// Prints an answer.
    func print(_ element: Element) { take(.report(Report("test", body: element, content: 0))) }

    /// Prints an answer that consists of one text of any length.
    func print(text: String) { print(.verbatim([text])) }

    func print(_ diagnostic: Diagnostic) { take(.diagnostic(diagnostic)) }
}

extension SessionListener {
    /// Takes an event with the settings of a new session.
    func take(_ event: SessionEvent) { take(event, settings: SessionSettings()) }
}

extension ActionOutcome {
    /// An outcome with a report of one line.
    nonisolated static func answer(_ text: String) -> ActionOutcome {
        .output(Report("test", body: .line([Span(text)]), content: ["text": text]))
    }
}

extension ChallengeLanguage.SourceLocation {
    /// The place where the last occurrence of a text begins in a line.
    init(_ number: Int, _ line: String, at marker: String) throws {
        guard let range = line.ranges(of: marker).last else { throw MarkerMissing(line: line, marker: marker) }
        self.init(line: SourceLine(number: number, text: line), offset: line[..<range.lowerBound].utf8.count)
    }

    private struct MarkerMissing: Error {
        let line: String
        let marker: String
    }
}

extension Diagnostic.Location {
    /// A place in a script.
    static func script(_ source: String, _ location: ChallengeLanguage.SourceLocation)
        -> Diagnostic.Location
    {
        Diagnostic.Location(ScriptSource(name: source, origin: .script), location)
    }
}
