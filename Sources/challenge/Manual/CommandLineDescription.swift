import ArgumentParser
import FoundationEssentials

/// The command line as the argument parser describes it (`--experimental-dump-help`), as far as the manual needs it.
struct CommandLineDescription: Decodable {
    struct Command: Decodable {
        let commandName: String
        let abstract: String
        let discussion: String
        let arguments: [Argument]
    }

    struct Argument: Decodable {
        let kind: String
        let shouldDisplay: Bool
        let isRepeating: Bool
        let names: [Name]?
        let valueName: String?
        let defaultValue: String?
        let allValues: [String]?
        let abstract: String?
    }

    struct Name: Decodable {
        let kind: String
        let name: String
    }

    let command: Command

    /// - Throws: `DecodingError` where the parser has come to describe it otherwise.
    static func of(_ command: (some ParsableCommand).Type) throws -> Self {
        try JSONDecoder().decode(Self.self, from: Data(command._dumpHelp().utf8))
    }
}

extension CommandLineDescription.Argument {
    /// How to write it, and its help with the values that it takes.
    var manualItem: (label: [Mdoc.Word], text: String) {
        let values = allValues.map { "One of \($0.joined(separator: ", "))" }
        let additions = [values, defaultValue.map { "\($0) by default" }].compactMap { $0 }
        return (
            label: label, text: (abstract ?? "") + (additions.isEmpty ? "" : " \(additions.joined(separator: "; ")).")
        )
    }

    /// `Fl c , Fl \-command Ar text`.
    var label: [Mdoc.Word] {
        let flags = (names ?? []).map { name -> [Mdoc.Word] in
            ["Fl", Mdoc.Word(printing: name.kind == "short" ? name.name : "-" + name.name)]
        }
        let names = Array(flags.joined(separator: [","]))
        guard kind != "flag", let valueName else { return names }
        let value: [Mdoc.Word] = ["Ar", Mdoc.Word(printing: valueName)]
        return names + value + (kind == "positional" && isRepeating ? ["..."] : [])
    }
}
