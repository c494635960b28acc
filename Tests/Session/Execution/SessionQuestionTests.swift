import Foundation

@testable import ChallengeShellTestSupport

@Suite("A command's questions", .limited)
struct SessionQuestionTests {
    /// Answers in order, and then not at all.
    private final class Asker: QuestionAsking {
        let takesLines = true
        let isClosed = false
        var answers: [String?]
        var questions: [String] = []
        /// Called while the question waits.
        var onQuestion: () -> Void = {}

        init(_ answers: [String?]) { self.answers = answers }

        func ask(_ question: String, isSecret: Bool) async -> String? {
            questions.append(isSecret ? "\(question) (without echo)" : question)
            onQuestion()
            return answers.isEmpty ? nil : answers.removeFirst()
        }
    }

    private let app = AppUnderTest()

    private func shell(_ action: Action, isInteractive: Bool = true) -> SessionUnderTest {
        app.show(.stub("Home", actions: [action]))
        return SessionUnderTest(app, isInteractive: isInteractive)
    }

    private var delete: Action { app.action("delete").confirmed(by: "Delete it?") }

    private var set: Action {
        let title = Keyword("title").parameter
        let password = Keyword("password").parameter
        return app.action(
            "set",
            forms: [[title, ArgumentKey<String>("VALUE", isVerbatim: true).parameter]]
                + SecretSource.forms.map { [password] + $0 }
                + EditableText.forms(now: "").map { [Keyword("body").parameter] + $0 })
    }

    @Test(
        "Only yes confirms a command at the prompt, which then runs as if the confirmed form were typed",
        arguments: [("y", true), (" Yes ", true), ("n", false), ("", false), (nil, false)])
    func confirmed(answer: String?, isDone: Bool) async throws {
        let shell = shell(delete)
        let asker = Asker([answer])
        shell.session.commands.questions.asker = asker
        #expect(try await shell.type("del") == isDone)
        #expect(asker.questions == ["Delete it? [y/N]"])
        #expect(app.calls == (isDone ? ["delete --yes"] : []))
        #expect(shell.errors == (isDone ? "" : "error: 'delete' was not run\n"))
        #expect(try await shell.type("delete --yes"))
        #expect(asker.questions.count == 1)
    }

    @Test("A question appears below earlier output, and changes in the meantime are shown after the answer")
    func news() async throws {
        let shell = shell(delete)
        let asker = Asker(["y"])
        shell.session.commands.questions.asker = asker
        var outputs: [String] = []
        asker.onQuestion = { [app, delete] in
            app.push(.stub("News", actions: [delete]))
            shell.loop?.showNews()
            outputs.append(shell.output)
        }
        #expect(try await shell.type("delete"))
        #expect(outputs == [""] && shell.output.contains("News"))
    }

    @Test("A command that would change nothing fails without a question", arguments: [true, false])
    func refused(isInteractive: Bool) async throws {
        let shell = shell(delete.refused(StubError("there is nothing")), isInteractive: isInteractive)
        let asker = Asker(["y"])
        shell.session.commands.questions.asker = asker
        #expect(try await !(isInteractive ? shell.type("delete") : shell.run("delete")))
        #expect(asker.questions.isEmpty && shell.errors.contains("error: there is nothing\n"))
    }

    @Test("A script confirms with an option, and is not asked")
    func scripted() async throws {
        let shell = shell(delete, isInteractive: false)
        shell.session.commands.questions.asker = Asker(["y"])
        #expect(try await !shell.run("delete"))
        #expect(shell.errors.hasPrefix("test.chal:1:1: error: Delete it? Confirm it: delete --yes\n"))
        #expect(try await shell.run("delete --yes"))
        #expect(app.calls == ["delete --yes"])
    }

    @Test(
        "A confirmation is understood wherever it stands, and is no part of a name unless it is quoted",
        arguments: [
            ("delete --yes 2", ""), ("delete 2 --yes", ""), ("delete War and Peace --yes", ""),
            ("delete --yes War and Peace --yes", ""), ("delete 2", "Delete? Confirm it: delete --yes 2"),
            ("delete --yes 2 '--yes'", "no row '2 --yes': its number or name, 1 to 2"),
        ])
    func anywhere(line: String, error: String) async throws {
        let shell = SessionUnderTest(.shelf)
        #expect(try await shell.run(line) == error.isEmpty)
        #expect(error.isEmpty ? shell.errors.isEmpty : shell.errors.contains("error: \(error)\n"), "\(shell.errors)")
        #expect(shell.root.rendering?.actions.last?.description.usage == "delete [--yes] ROW")
    }

    @Test("A secret is typed without echo, and appears in events and recordings as one of the environment")
    func secret() async throws {
        app.show(.stub("Home", actions: [set]))
        let shell = SessionUnderTest(app, format: .json, isInteractive: true)
        let asker = Asker(["hunter2", nil])
        shell.session.commands.questions.asker = asker
        #expect(try await shell.type("password"))
        #expect(asker.questions == ["password: (without echo)"])
        #expect(app.calls.count == 1 && app.calls[0].contains("SECRET=•••"))
        #expect(shell.output.contains(#""text":"set password --env PASSWORD""#))
        #expect(try await !shell.type("set password"))
        #expect(shell.errors == "error: 'set' was not run\n")
        asker.answers = [nil]
        #expect(try await !shell.type("password"))
        #expect(shell.errors.hasSuffix("error: 'password' was not run\n"))
        #expect(try await shell.type("set password hunter3") == false)
        #expect(!(shell.output + shell.errors).contains("hunter"))
    }

    @Test("A screen that shows the same with another secret has not changed nothing")
    func unseen() async throws {
        app.show(.stub("Home", actions: [set]))
        let shell = SessionUnderTest(app, isInteractive: true)
        shell.session.commands.questions.asker = Asker(["hunter2"])
        #expect(try await shell.type("password"))
        #expect(shell.output.contains("the password is set\n") && !shell.output.contains("nothing has changed"))
    }

    /// Lines with a secret where it must not be, for an app of which only another screen has a field for it.
    nonisolated private static let misplaced = [
        "set password hunter2", "password hunter2", "se Password=hunter2", "load set password hunter2",
        "expect fails set password hunter2", "expect fails password hunter2", "alias pw = set password hunter2",
        "alias pw='password hunter2'", "together 'set password hunter2' refresh", "together refresh 'password hunter2'",
        "set password 'hunter2", "'set password hunter2", "set password hunter2 > hunter2",
        "opne x; set password hunter2",
        "set password \\\n hunter2 'x", "set password hunter;hunter2",
        #"{"id":"a","command":"set password hunter2"}"#, #"{"id":"a","command":"set password hunter2",}"#,
    ]

    @Test(
        "A secret in a wrong place is written nowhere, whether a screen has a field for it or another one, and is not kept",
        arguments: misplaced, [true, false])
    func misplaced(line: String, isHere: Bool) async throws {
        for format in [OutputTraits.Format.json, .text] {
            let app = AppUnderTest(
                declaring: [GivenFeature(descriptions: [.stub("Vault", Place.list, actions: [set.description])])])
            app.show(.stub("Home", actions: isHere ? [set, app.action("refresh")] : [app.action("refresh")]))
            let shell = SessionUnderTest(app, format: format, keepsGoing: true, isPaced: format == .text)
            try await shell.run("set width 100\n\(line)")
            #expect(!(shell.output + shell.errors).contains("hunter2"), "\(shell.output)\(shell.errors)")
            #expect(shell.session.commands.settings.aliases.all.isEmpty)
            let prompt = SessionUnderTest(app, format: format, isInteractive: true)
            let commands = try? Lexer.commands(line.split(separator: "\n").map(String.init))
            #expect(prompt.session.commands.questions.hasSecret(line, commands, aliases: AliasTable()))
        }
    }

    @Test(
        "A secret in an argument of a script is written nowhere",
        arguments: ["set password $1", "$2 $1", "set pass$3 x$1", "opne x; set $2 $1", "set $2 $1 > f; echo $9"])
    func arguments(line: String) async throws {
        app.show(.stub("Home", actions: [set]))
        let shell = SessionUnderTest(app, format: .json, keepsGoing: true)
        let source = ScriptSource(name: "a", origin: .script, arguments: ["hunter2", "password", "word"])
        _ = try await shell.session.scripts.run(source, ScriptReader(text: line), in: shell.context)
        let hasSecret = (shell.output + shell.errors).contains("hunter2")
        #expect(!hasSecret && !shell.errors.isEmpty, "\(shell.output)\(shell.errors)")
    }

    @Test("An alias for a field of a secret does not lead around the rule")
    func alias() async throws {
        app.show(.stub("Home", actions: [set]))
        let shell = SessionUnderTest(app, format: .json, isInteractive: true)
        #expect(try await shell.type("alias pw = set password"))
        #expect(await !shell.session.commands.run([try Command.reading("pw hunter2")], in: shell.context))
        let (questions, aliases) = (shell.session.commands.questions, shell.session.commands.settings.aliases)
        #expect(questions.hasSecret("pw hunter2", [try Command.reading("pw hunter2")], aliases: aliases))
        #expect(questions.hasSecret("pw 'hunter2", nil, aliases: aliases))
        #expect(!questions.hasSecret("pw --env X", [try Command.reading("pw --env X")], aliases: aliases))
        #expect(try await !shell.type("alias pw = set password $1"))
        #expect(!(shell.output + shell.errors).contains("hunter"))
    }

    @Test("A text of the screen on top is no secret, even if it looks like a command with one")
    func plain() async throws {
        app.show(.stub("Home", actions: [set]))
        let shell = SessionUnderTest(app, format: .json)
        #expect(try await shell.run("set title I set password hunter2 again"))
        #expect(app.calls == ["set VALUE=I set password hunter2 again title"])
        #expect(shell.output.contains(#""text":"set title I set password hunter2 again""#))
    }

    @Test(
        "A script names the source of a secret or a text",
        arguments: [
            ("set password", "the password is missing: add --env VARIABLE or --file FILE"),
            ("set password --env NO_SUCH_VARIABLE", "no environment variable 'NO_SUCH_VARIABLE'"),
            ("set body", "the text of body is missing: add it, or --file FILE"),
            ("set body --file none.txt", "'none.txt' cannot be read: No such file or directory"),
        ])
    func sources(line: String, error: String) async throws {
        let shell = shell(set, isInteractive: false)
        #expect(try await !shell.run(line))
        #expect(shell.errors.contains("error: \(error)\n"))
        #expect(app.calls.isEmpty)
    }

    @Test(
        "A secret from a file or the environment is kept exactly, or refused",
        arguments: [
            ("a\u{2028}b\u{85}c\r\nd".utf8.map { $0 }, "a\u{2028}b\u{85}c"),
            ("\u{FEFF}a\tb\rc\n".utf8.map { $0 }, "\u{FEFF}a\tb\rc"),
            ([0x61, 0xFF, 0x62], nil),
        ])
    func exact(bytes: [UInt8], secret: String?) async throws {
        let folder = TemporaryFolder()
        let file = try folder.write("", to: "secret")
        try Data(bytes).write(to: URL(filePath: file))
        var taken: [String] = []
        let set = Action(set.description) { arguments in
            taken.append(arguments.secret?.text ?? "")
            return .done
        }
        app.show(.stub("Home", actions: [set]))
        let shell = SessionUnderTest(app)
        #expect(try await shell.run("set password --file '\(file)'") == (secret != nil))
        #expect(taken == (secret.map { [$0] } ?? []), "\(shell.errors)")
        if secret == nil { #expect(shell.errors.contains("is not valid UTF-8\n")) }
    }

    @Test("A file gives the first line as a secret, or the text without the last line's end")
    func files() async throws {
        let folder = TemporaryFolder()
        let file = try folder.write("one\ntwo\n", to: "text")
        let shell = shell(set, isInteractive: false)
        #expect(try await shell.run("body --file '\(file)'; set password --file '\(file)'"))
        #expect(app.calls[0].contains("TEXT=one\ntwo") && app.calls[1].contains("SECRET=•••"))
    }

    @Test(
        "A control's name sets its value, and a text control takes the text verbatim",
        arguments: [
            ("title Buy milk", "Buy milk"), ("set title it's; \"fine\" # > all", "it's; \"fine\" # > all"),
            ("TITLE  'a  b' c", "a  b c"), ("title \"a; b\"", "a; b"),
        ])
    func names(line: String, text: String) async throws {
        let shell = shell(set, isInteractive: false)
        #expect(try await shell.run(line), "\(shell.errors)")
        #expect(app.calls == ["set VALUE=\(text) title"])
    }

    @Test("A command hides a control of the same name")
    func taken() async throws {
        app.show(.stub("Home", actions: [app.action("title"), set]))
        let shell = SessionUnderTest(app)
        #expect(try await shell.run("title"))
        #expect(app.calls == ["title"])
    }
}
