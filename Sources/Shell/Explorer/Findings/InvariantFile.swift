package import ChallengeHost
import ChallengeCore
import ChallengeLanguage
package import ChallengeSession
import ChallengeText

/// An `expect` statement that must hold on every screen with this name.
package nonisolated struct InvariantRule: Codable, Sendable, Hashable {
    /// The name of the screens; nil for all.
    package let screen: String?
    /// A command: `expect not text null`.
    package let statement: String
    /// The file and the line: `rules:3`.
    package let place: String

    func applies(to name: String) -> Bool { screen == nil || screen == name }
}

/// A file of rules for an explorer, with a rule on each line: `CharacterList: expect not text null`, or the same with `*`
/// for every screen.
package struct InvariantFile {
    private static let anyScreen = "*"

    private let name: String
    private let app: ScriptModel
    private let map: AppMap

    /// - Parameter root: the app whose names the rules use.
    package init(_ name: String, of root: RootContainer, commands: [SessionCommand]) {
        self.name = name
        app = ScriptModel(root, commands.adding(root.map.tabs))
        map = root.map
    }

    /// - Parameter tell: receives each mistake, with its place.
    package func rules(tell: (String) -> Void) async throws(LineFile.Failure) -> [InvariantRule] {
        try await LineFile.read(name, tell: tell) { line throws(SyntaxError) in try rule(line) }
    }

    private func rule(_ line: SourceLine) throws(SyntaxError) -> InvariantRule {
        let text = line.text.dropFirst(line.indentation)
        let places = map.screens.map(\.name)
        guard let colon = text.firstIndex(of: ":") else {
            let word = String(text.prefix { $0 != " " })
            throw line.error(
                "a rule must be SCREEN: STATEMENT or *: STATEMENT, such as *: expect not state error"
                    + word.suggestion(from: places.map { "\($0):" }))
        }
        let screen = String(text[..<colon])
        let description = map.screens.first { $0.name == screen }
        guard description != nil || screen == Self.anyScreen || map.mayShowUndeclared else {
            throw line.error(
                "no screen \(screen.quotedInMessage())\(screen.suggestion(from: places))", at: line.indentation)
        }
        let start = line.indentation + screen.utf8.count + 1
        return InvariantRule(
            screen: description?.name, statement: try statement(of: line, from: start, on: description),
            place: "\(name):\(line.number)")
    }

    /// Returns the `expect` behind an offset of a line. Throws if the `expect` has a mistake.
    private func statement(
        of line: SourceLine, from start: Int, on screen: ScreenDescription?
    ) throws(SyntaxError) -> String {
        let statement = String(decoding: line.text.utf8.dropFirst(start), as: UTF8.self)
        // Blanks replace the text before the statement, so that columns count from the start of the line.
        let command = SourceLine(number: line.number, text: String(repeating: " ", count: start) + statement)
        do {
            try check(command, on: screen)
        } catch let error as SyntaxError {
            throw line.error(error.message, at: error.location.offset)
        } catch let error as CommandError {
            throw line.error(error.description, at: error.location?.offset ?? start)
        } catch {
            throw line.error("\(error)", at: start)
        }
        return String(statement.drop { $0 == " " || $0 == "\t" })
    }

    /// Throws ``SyntaxError`` or ``CommandError`` if a line is not a single `expect`, or if its `expect` can never hold.
    private func check(_ line: SourceLine, on screen: ScreenDescription?) throws {
        var lexer = Lexer()
        try lexer.read(line)
        guard !lexer.isContinued, lexer.commands.count == 1, let command = lexer.commands.first,
            command.name.text == "expect", command.target == nil
        else { throw line.error("a rule has one 'expect' after its colon", at: line.indentation) }
        _ = try app.follow(command, from: screen.map { .top($0.navigation) } ?? .unknown)
    }
}
