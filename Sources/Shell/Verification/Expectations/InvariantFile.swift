package import ChallengeSession
import ChallengeConsole
package import ChallengeCore
import ChallengeDesignSystem
package import ChallengeLanguage
import ChallengeStorage
import ChallengeText

/// An `expect` statement that must hold on every screen with this name.
package nonisolated struct InvariantRule: Codable, Sendable, Hashable {
    /// The name of the screens; nil for all.
    package let screen: String?
    /// A command: `expect not text null`.
    package let statement: String
    /// The file and the line: `rules:3`.
    package let place: String

    package func applies(to name: String) -> Bool { screen == nil || screen == name }
}

/// A file of rules for an explorer, with a rule on each line. A rule is `CharacterList: expect not text null`, the same
/// with `*` for every screen, or a ``TimeRule``. Blank lines and lines that begin with `#` are ignored.
package struct InvariantFile {
    /// The error for a file that cannot be read or has mistakes. The mistakes were already reported.
    package struct Failure: Error {
        /// The exit status.
        package let status: Int32
    }

    private static let anyScreen = "*"
    /// A synonym of `*`.
    static let always = "always"

    private let name: String
    private let app: ScriptModel
    private let map: AppMap
    /// The names of all commands.
    private let commands: [String]

    /// - Parameter root: the app whose names the rules use.
    package init(_ name: String, of root: any RootContainerContract, commands: [SessionCommand]) {
        self.name = name
        app = ScriptModel(root, commands.adding(root.map.tabs))
        map = root.map
        self.commands =
            app.sessionCommands.map(\.description.name) + map.screens.flatMap(\.actions).map(\.name)
            + root.actions.map(\.description.name)
    }

    /// - Parameter tell: receives each mistake, with its place.
    package func rules(tell: (String) -> Void) async throws(Failure) -> InvariantRules {
        var rules = InvariantRules()
        let read = try await Self.read(name, tell: tell) { line throws(SyntaxError) in try rule(line) }
        for rule in read {
            switch rule {
            case .shown(let rule): rules.shown.append(rule)
            case .overTime(let rule): rules.overTime.append(rule)
            }
        }
        return rules
    }

    /// Parses the lines of a file that are not blank and do not begin with `#`.
    ///
    /// - Parameter tell: receives each mistake, with its place.
    package static func read<Fact>(
        _ name: String, tell: (String) -> Void, _ parse: (SourceLine) throws(SyntaxError) -> Fact
    ) async throws(Failure) -> [Fact] {
        func report(_ diagnostic: Diagnostic) {
            tell(diagnostic.text(style: .plain, width: OutputTraits.defaultWidth))
        }
        let lines: [SourceLine]
        do {
            lines = try await self.lines(of: name)
        } catch {
            let reason = (error as? SyntaxError).map { "line \($0.location.line.number) is not text" }
            report(Diagnostic(.error, "'\(name)' cannot be read: \(reason ?? "\(error)")"))
            throw Failure(status: ExitStatus.noInput)
        }
        var facts: [Fact] = []
        var hasMistake = false
        for line in lines {
            let text = line.text.dropFirst(line.indentation)
            if text.isEmpty || text.first == "#" { continue }
            do throws(SyntaxError) {
                facts.append(try parse(line))
            } catch {
                hasMistake = true
                report(.unreadable(name, error))
            }
        }
        if hasMistake { throw Failure(status: 1) }
        return facts
    }

    private static func lines(of name: String) async throws -> [SourceLine] {
        try await InputDescriptor.content(of: name)
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
            .map { number, line in
                let bytes = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
                return try SourceLine(number: number + 1, bytes: bytes, isTooLong: false)
            }
    }

    private enum Rule {
        case shown(InvariantRule)
        case overTime(TimeRule)
    }

    private func rule(_ line: SourceLine) throws(SyntaxError) -> Rule {
        let place = "\(name):\(line.number)"
        let reader = TimeRuleReader(line: line, map: map, commands: commands, place: place) {
            offset, screen throws(SyntaxError) in try statement(of: line, from: offset, on: screen)
        }
        if let rule = try reader.rule() { return .overTime(rule) }
        let text = line.text.dropFirst(line.indentation)
        let places = map.screens.map(\.name) + [Self.always]
        guard let colon = text.firstIndex(of: ":") else {
            let word = String(text.prefix { $0 != " " })
            throw line.error(
                "a rule must be SCREEN: STATEMENT or *: STATEMENT, such as *: expect not state error"
                    + word.suggestion(from: places.map { "\($0):" } + TimeRuleReader.beginnings))
        }
        let screen = String(text[..<colon])
        let description = map.screens.first { $0.name == screen }
        guard description != nil || [Self.anyScreen, Self.always].contains(screen) || !map.isWhole else {
            let suggestion = screen.suggestion(from: places + TimeRuleReader.beginnings)
            throw line.error("no screen \(screen.quotedInMessage())\(suggestion)", at: line.indentation)
        }
        let start = line.indentation + screen.utf8.count + 1
        return .shown(
            InvariantRule(
                screen: description?.name, statement: try statement(of: line, from: start, on: description),
                place: place))
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
