@testable import ChallengeSession
@testable import ChallengeShellTestSupport

@Suite("Settings and aliases", .limited)
struct SettingTests {
    private let shell = SessionUnderTest(AppUnderTest(.stub("List")))
    private var app: AppUnderTest { shell.app }

    private func prompt(_ commands: String, isLive: Bool = false) async throws -> String {
        let shell = SessionUnderTest(app, isInteractive: true, sourceMark: isLive ? "live" : nil)
        #expect(try await shell.run(commands))
        return shell.text(PromptLine(shell.session.commands, on: shell.session.output).left)
    }

    @Test("Settings are shown, all or one, in the form in which they can be set")
    func values() async throws {
        for setting in Setting.all {
            let shell = SessionUnderTest(app)
            #expect(try await shell.run("set \(setting.name)"))
            let value = setting.value(shell.session.commands.settings)
            #expect(shell.output.contains("  set \(setting.name) \(Quoting.quoted(value))"))
            #expect(try await shell.run("set \(setting.name) \(Quoting.quoted(value)); set"))
            #expect(setting.value(shell.session.commands.settings) == value)
        }
    }

    @Test("A screen's command with the name set wins only with its own arguments")
    func shared() async throws {
        let status = app.action("set", forms: [[Keyword("status").parameter, ArgumentKey<String>("VALUE").parameter]])
        app.show(.stub("Search", actions: [status]))
        #expect(try await shell.run("set status alive; set width 40"))
        #expect(app.calls == ["set VALUE=alive status"] && shell.session.output.width == 40)
        #expect(try await !shell.run("set widht 40"))
        #expect(shell.errors.contains("unexpected argument 'widht'"))
    }

    @Test("The width and the colour apply to the output")
    func display() async throws {
        let shell = SessionUnderTest(app, traits: .stub(isOutputTerminal: true))
        #expect(try await shell.run("set color never; set width 20; help back"))
        #expect(!shell.output.contains("\u{1b}") && shell.session.output.width == 20)
        #expect(try await shell.run("set width auto; set color auto"))
        #expect(shell.session.output.width == 80 && shell.session.output.style.color)
    }

    @Test("The colours of roles are set, and the changed ones are listed")
    func colors() async throws {
        let shell = SessionUnderTest(
            app, traits: .stub(isOutputTerminal: true, isErrorTerminal: true))
        #expect(try await shell.run("set scheme dark; set color.emphasis bright-blue; set"))
        #expect(
            shell.output.contains("\u{1B}[94m  set color.emphasis bright-blue") && !shell.output.contains("color.title")
        )
        #expect(try await !shell.run("none"))
        #expect(shell.errors.contains("\u{1B}[91merror"))
        #expect(try await !shell.run("set color.error bold rde"))
        #expect(shell.errors.contains("no colour 'rde'; did you mean 'red'?"))
        #expect(try await shell.run("set color never; set color.error; set color.emphasis default; set"))
        #expect(shell.output.contains("  set color.error default  "))
    }

    @Test("The part of a prompt behind {right} stands at the right end, and without it nothing does")
    func right() async throws {
        let shell = SessionUnderTest(app, isInteractive: true)
        func line(_ template: String) async throws -> [String] {
            #expect(try await shell.run("set prompt \(Quoting.quoted(template))"))
            let line = PromptLine(shell.session.commands, on: shell.session.output, summary: "3 rows")
            return [shell.text(line.left), shell.text(line.right)]
        }
        #expect(try await line("") == ["list> ", "3 rows"])
        #expect(try await line("{path}> ") == ["list> ", ""])
        #expect(try await line("{summary}> {right}({path} {fault}){right} x") == ["3 rows> ", "(list) x"])
    }

    @Test(
        "A prompt has the important states, and the user's own text",
        arguments: [
            ("home", "list> "), ("trace on", "list [trace]> "),
            ("fault status 503; trace on", "list [status 503, trace]> "), ("set prompt '{path} {fault}> '", "list> "),
            ("set prompt '{path} {fault}> '; fault offline", "list offline> "), ("set prompt '{mark} {trace} a'", "a"),
            ("set prompt '{fault}{trace}{source}'; trace on", "trace"), ("set prompt 'a { } {'", "a { } {"),
            ("set prompt x; set prompt ''", "list> "),
        ])
    func prompts(commands: String, expected: String) async throws {
        #expect(try await prompt(commands) == expected)
        app.root.instrumentation.faults.fault = nil
    }

    @Test("A prompt has the source of the data, and is cut to a narrow row")
    func narrow() async throws {
        #expect(try await prompt("fault delay 0.5", isLive: true) == "list [delay 0.5, live]> ")
        #expect(try await prompt("set width 30; trace on", isLive: true) == "list [delay 0.5…]> ")
    }

    @Test("A wrong placeholder is an error with the valid ones")
    func placeholders() async throws {
        #expect(try await !shell.run("set prompt '{pth}> '"))
        #expect(shell.errors.contains("no placeholder 'pth': choose from mark, path, "))
        #expect(shell.errors.contains("did you mean 'path'?"))
        #expect(try await shell.run("help set"))
        for placeholder in PromptTemplate.Placeholder.allCases {
            #expect(shell.output.contains("{\(placeholder.rawValue)}"))
        }
    }

    // MARK: Aliases

    private func typed(_ lines: String...) async throws -> (output: String, errors: String) {
        let shell = SessionUnderTest(app, isInteractive: true)
        for line in lines { _ = await shell.session.commands.run(try Lexer.commands([line]), in: shell.context) }
        return (shell.output, shell.errors)
    }

    @Test(
        "An alias replaces the first word of a typed line, and the rest follows",
        arguments: [
            ("alias e = echo a; e b", "a b"), ("alias e='echo a; echo'; e b", "a\nb"),
            ("alias e = \"echo 'a  b'\"; e", "a  b"), ("alias e = echo e; e e", "e e"),
            ("alias echo2 = echo; alias e = echo2; echo2 x", "x"), ("alias e = echo a; alias e = echo b; e", "b"),
        ])
    func aliases(line: String, expected: String) async throws {
        let (output, errors) = try await typed(line)
        #expect(output.hasSuffix(expected + "\n") && errors.isEmpty)
    }

    @Test(
        "An alias contains no other alias, is literal in quotes, and ends when it is deleted",
        arguments: [
            "alias zz = echo x; alias b = zz; b", "alias zz = echo x; 'zz'", "alias zz = echo x; unalias zz; zz",
        ])
    func withoutAlias(line: String) async throws { #expect(try await typed(line).errors.contains("no command 'zz'")) }

    @Test(
        "An alias is the rest of the command verbatim, with its signs, or the text in quotes",
        arguments: [
            ("alias pg = show | grep  'a b'", "show | grep  'a b'"), ("alias l = !ls -d /", "!ls -d /"),
            ("alias l=!ls -d", "!ls -d"), ("alias out = show > 'a b'", "show > 'a b'"), ("alias q = 'a; b'", "a; b"),
        ])
    func texts(line: String, expected: String) async throws {
        #expect(try await shell.run(line))
        #expect(shell.session.commands.settings.aliases.all.map(\.text) == [expected])
    }

    @Test(
        "An alias with places takes its arguments, each as one word, whatever it contains",
        arguments: [
            ("alias e = echo $2-$1; e a b", "b-a"), ("alias e = echo $1 $1; e 'a  b'", "a  b a  b"),
            ("alias e = echo \"<$1>\" x; e 'a \" \\ ; b'", "<a \" \\ ; b> x"),
            ("alias e = echo [$*]; e a 'b  c'", "[a b  c]"),
            ("alias e = echo a $* b; e", "a b"), ("alias e = 'echo \"$*\"'; e a  b", "a b"),
            ("alias e = echo '$1' \\$1 $$1 $$ $0 $; e a", "$1 $1 $1 $ $0 $ a"), ("alias e = echo $12; e a", "a2"),
            ("alias e = \"echo $1; echo $2\"; e a b", "a\nb"), ("alias e = echo $1; e '#'", "#"),
            ("alias e = echo $1; e 'x > y'", "x > y"),
            ("alias e = !echo $(echo $1) \"$(echo a)$1\" '`' > /dev/null; e b; echo c", "c"),
        ])
    func arguments(line: String, expected: String) async throws {
        let (output, errors) = try await typed(line)
        #expect(output.hasSuffix("\(expected)\n") && errors.isEmpty, "\(output)\(errors)")
    }

    @Test(
        "An alias makes no line that is longer than a typed line may be", arguments: ["$* $* $* $*", "$1", "\"$1$1\""])
    func longArguments(places: String) async throws {
        let count = ScriptReader.lineLimit / (places == "$1" ? 1 : 2)
        let (output, errors) = try await typed("alias e = echo \(places)", "e \(String(repeating: "a", count: count))")
        #expect(output.utf8.count < 100 && errors == "error: the line is longer than 1 MiB\n")
    }

    @Test("An argument of an alias is one word for a program, and nothing in it runs")
    func programArguments() throws {
        let texts = ["show | grep $1 | head", "show | grep \"x$1y\"", "!ls $*", "show > $1"]
        let aliases = AliasTable(texts.enumerated().map { Alias(name: "a\($0)", text: $1) })
        let home = try ["~/a", "'~/a'", "~/'a b'"].flatMap { word in
            try [2, 3].map { try aliases.expanding(try Command.reading("a\($0) \(word)"))[0].text }
        }
        #expect(
            home == [
                "!ls ~/a", "show > ~/a", "!ls '~/a'", "show > \"~/a\"", "!ls ~/'a b'", "show > ~/\"a b\"",
            ])
        let expanded = try (0..<texts.count).map { index in
            try aliases.expanding(try Command.reading("a\(index) \"it's $(b)\""))[0].text
        }
        #expect(
            expanded == [
                #"show | grep 'it'\''s $(b)' | head"#, #"show | grep "x"'it'\''s $(b)'"y""#, #"!ls 'it'\''s $(b)'"#,
                "show > \"it's $(b)\"",
            ])
    }

    @Test(
        "An alias with places needs as many arguments",
        arguments: [
            ("alias e = echo $1 $2; e a", "$2 is missing: 'e' stands for 'echo $1 $2'"),
            ("alias e = echo $2; e", "$1 is missing"),
            ("alias e = echo $1; e a b", "unexpected argument 'b': 'e' stands"),
        ])
    func places(line: String, expected: String) async throws {
        #expect(try await typed(line).errors.contains(expected))
    }

    @Test(
        "A circle of aliases is refused with its names, and another name of a command is none",
        arguments: [
            ("alias a = b; alias b = a", "'b' would expand to itself: b → a → b"),
            ("alias a = echo x; alias b = 'echo; a'; alias c = b; alias a = 'c x'", "a → c → b → a"),
        ])
    func circles(line: String, expected: String) async throws {
        #expect(try await typed(line).errors.contains(expected))
        let (output, errors) = try await typed("alias a = b; alias a = a x; alias b = 'a'; alias c = \"'b'\"")
        #expect(errors.isEmpty && output.contains("the alias 'a' is not expanded inside this one"))
    }

    @Test("Thousands of aliases, each with the name of another in it, are defined, listed in order and removed")
    func manyAliases() async throws {
        let shell = SessionUnderTest(isInteractive: true)
        let definitions = (0..<2_000).map { "alias a\($0) = a\($0 == 0 ? "" : "\($0 - 1)") x" }
        #expect(try await shell.run(definitions.joined(separator: "\n")))
        #expect(try await shell.run("alias a7 = echo b\nunalias a8"))
        let aliases = shell.session.commands.settings.aliases
        #expect(aliases.all.map(\.name) == (0..<2_000).filter { $0 != 7 && $0 != 8 }.map { "a\($0)" } + ["a7"])
        #expect(aliases["a7"]?.text == "echo b" && aliases["a8"] == nil && aliases["a1999"]?.text == "a1998 x")
    }

    @Test("An alias does not apply in a script")
    func script() async throws {
        #expect(try await !shell.run("alias zz = echo a\nzz"))
        let reason = "'zz' is an alias, and aliases are for typed lines; type echo a"
        #expect(shell.errors.contains(reason))
        #expect(try await !shell.run("zzz"))
        #expect(shell.errors.contains("no command 'zzz'"))
    }

    @Test(
        "An unusable alias is refused",
        arguments: [
            ("alias open = x", "'open' is a command"), ("alias 'a b' = x", "'a b' is not a valid name"),
            ("alias a =", "TEXT is missing"), ("alias a = \"'\"", "the quote ' is not closed"),
            ("alias a = ''", "TEXT is missing"), ("alias x", "no alias 'x'; type alias to see all"),
            ("alias x y z", "no alias 'x'; type alias NAME = TEXT to define one"),
            ("unalias x", "no alias 'x'; type alias to see all"),
            ("alias a = '\(String(repeating: "$1", count: 101))'", "an alias takes at most 100 placeholders"),
            ("set prompt '\(String(repeating: "{path}", count: 167))'", "the prompt is longer than 1000 bytes"),
            ("alias a = !echo `cat $1`", "an argument cannot be quoted"),
            ("alias a = !echo \"$(cat $1)\"", "an argument cannot be quoted"),
            ("alias a = !echo \"$(cat \"$1\")\"", "an argument cannot be quoted"),
            ("alias a = show | cut -c ${x:-$1}", "an argument cannot be quoted"),
        ])
    func mistakes(line: String, expected: String) async throws {
        #expect(try await typed(line).errors.contains(expected))
    }

    @Test("Aliases are listed, in help too, and completed")
    func lists() async throws {
        let shell = SessionUnderTest(app, isInteractive: true)
        #expect(try await shell.run("alias st = search alive; alias; help"))
        #expect(shell.output.contains("  st  = search alive\n") && shell.output.contains("  Aliases\n"))
        let source = CompletionSource()
        source.update(from: shell.session)
        #expect(source.complete("st", at: 2).candidates.map(\.text) == ["states", "st"])
    }
}
