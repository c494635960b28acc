import FoundationEssentials

nonisolated extension Mdoc {
    /// Creates the sections of a dated manual page for a command line: its name, synopsis, description and options.
    init(of command: CommandLineDescription.Command, date: Date) {
        macro("Dd", [Word(date)])
        macro("Dt", [Word(stringLiteral: command.commandName.uppercased()), "1"])
        macro("Os")
        name(command)
        let positional = command.shownArguments.filter { $0.kind == "positional" }
        macro("Sh", ["SYNOPSIS"])
        macro("Nm")
        macro("Op", ["Ar", "options"])
        for argument in positional { macro("Op", argument.label) }
        if !command.subcommands.isEmpty {
            macro("Nm")
            macro("Ar", ["subcommand"])
            macro("Op", ["Ar", "options"])
            macro("Op", ["Ar", "argument", "..."])
        }
        description(command)
        // The argument parser handles this option itself, and does not describe it.
        let script: (label: [Word], text: String) = (
            label: ["Fl", Word(printing: "-generate-completion-script"), "Ar", "shell"],
            text: "Print a script for command completion in bash, zsh or fish."
        )
        macro("Sh", ["OPTIONS"])
        list(
            command.shownArguments.filter { $0.kind != "positional" }.map(\.manualItem) + [script]
                + positional.map(\.manualItem))
    }

    private mutating func name(_ command: CommandLineDescription.Command) {
        macro("Sh", ["NAME"])
        macro("Nm", [Word(printing: command.commandName)])
        let summary = command.abstract ?? ""
        let phrase = summary.hasSuffix(".") ? String(summary.dropLast()) : summary
        macro("Nd", [Word(stringLiteral: Mdoc.escaped(phrase.prefix(1).lowercased() + phrase.dropFirst()))])
    }

    /// Adds the description. Blank lines separate its paragraphs. A paragraph of several lines prints verbatim.
    private mutating func description(_ command: CommandLineDescription.Command) {
        macro("Sh", ["DESCRIPTION"])
        let paragraphs = (command.discussion ?? "").split(separator: "\n\n").map(String.init)
        prose([command.abstract, paragraphs.first].compactMap(\.self).joined(separator: " "))
        for paragraph in paragraphs.dropFirst() {
            if paragraph.contains("\n") {
                literal(paragraph)
            } else {
                macro("Pp")
                prose(paragraph)
            }
        }
    }
}

nonisolated extension Mdoc.Word {
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// Creates the day in UTC, in the format of `Dd`: `November 21, 2026`.
    fileprivate init(_ date: Date) {
        let numbers = date.formatted(.iso8601.year().month().day()).split(separator: "-").compactMap { Int($0) }
        self.init(stringLiteral: "\(Self.months[numbers[1] - 1]) \(numbers[2]), \(numbers[0])")
    }
}
