import ChallengeShellConsole
package import ChallengeCore
import ChallengeDesignSystem
import ChallengeShellLanguage
package import ChallengeShellSession
import ChallengeShellStorage
import ChallengeShellText

/// An `expect` that must hold on every screen of a name.
package nonisolated struct InvariantRule: Codable, Sendable, Hashable {
    /// The name of the screens; nil for all.
    package let screen: String?
    /// A command: `expect not text null`.
    package let statement: String
    /// The file and the line: `rules:3`.
    package let place: String

    package func applies(to name: String) -> Bool { screen == nil || screen == name }
}

/// A file of rules for an explorer, one a line: `CharacterList: expect not text null`, or `*` for every screen. Blank lines
/// and those that begin with `#` say nothing.
package struct InvariantFile {
    /// There are mistakes in it, which are told, or it cannot be read.
    package struct Failure: Error {
        /// To exit with.
        package let status: Int32
    }

    private static let anyScreen = "*"

    private let name: String
    private let app: AppModel
    private let map: AppMap

    /// - Parameter root: the app whose names the rules have.
    package init(_ name: String, of root: any RootContainerContract, commands: [SessionCommand]) {
        self.name = name
        app = AppModel(root, own: commands)
        map = root.map
    }

    /// - Parameter tell: told of each mistake, with its place.
    package func rules(tell: (String) -> Void) async throws(Failure) -> [InvariantRule] {
        func report(_ diagnostic: Diagnostic) {
            tell(diagnostic.text(style: .plain, width: OutputTraits.defaultWidth))
        }
        let lines: [SourceLine]
        do {
            lines = try await self.lines()
        } catch {
            let reason = (error as? SyntaxError).map { "line \($0.location.line.number) is no text" }
            report(Diagnostic(.error, "'\(name)' cannot be read: \(reason ?? "\(error)")"))
            throw Failure(status: ExitStatus.noInput)
        }
        var rules: [InvariantRule] = []
        var hasMistake = false
        for line in lines {
            do throws(SyntaxError) {
                if let rule = try rule(line) { rules.append(rule) }
            } catch {
                hasMistake = true
                report(.unreadable(name, error))
            }
        }
        if hasMistake { throw Failure(status: 1) }
        return rules
    }

    private func lines() async throws -> [SourceLine] {
        try await InputDescriptor.content(of: name)
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
            .map { try SourceLine(number: $0 + 1, bytes: $1, isTooLong: false) }
    }

    private func rule(_ line: SourceLine) throws(SyntaxError) -> InvariantRule? {
        let text = line.text.dropFirst(line.indentation)
        if text.isEmpty || text.first == "#" || text == "\r" { return nil }
        guard let colon = text.firstIndex(of: ":") else {
            throw line.error(
                "a rule is the name of a screen or *, a colon and what to expect: *: expect not state error")
        }
        let screen = String(text[..<colon])
        let description = map.screens.first { $0.name == screen }
        guard description != nil || screen == Self.anyScreen || !map.isWhole else {
            let suggestion = screen.suggestion(from: map.screens.map(\.name))
            throw line.error("no screen \(screen.quotedInMessage())\(suggestion)", at: line.indentation)
        }
        // Blanks in place of the name, so that a column is that of the whole line.
        let start = line.indentation + screen.utf8.count + 1
        let statement = String(text[text.index(after: colon)...])
        let command = SourceLine(number: line.number, text: String(repeating: " ", count: start) + statement)
        do {
            try check(command, on: description)
        } catch let error as SyntaxError {
            throw line.error(error.message, at: error.location.offset)
        } catch let error as CommandError {
            throw line.error(error.description, at: error.location?.offset ?? start)
        } catch {
            throw line.error("\(error)", at: start)
        }
        let trimmed = statement.drop { $0 == " " || $0 == "\t" }
        return InvariantRule(
            screen: description?.name, statement: String(trimmed), place: "\(name):\(line.number)")
    }

    /// Throws ``SyntaxError`` or ``CommandError`` where a line is not a single `expect`, or one that cannot hold.
    private func check(_ line: SourceLine, on screen: ScreenDescription?) throws {
        var lexer = Lexer()
        try lexer.read(line)
        guard !lexer.isContinued, lexer.commands.count == 1, let command = lexer.commands.first,
            command.name.text == "expect", command.target == nil
        else { throw line.error("a rule has one 'expect' behind its colon", at: line.indentation) }
        _ = try app.follow(command, from: screen.map { .top($0.navigation) } ?? .unknown)
    }
}
