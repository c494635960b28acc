import CVersion

extension ContractExample {
    private static let noCommand =
        "<command 1>:1:1: error: no command 'nope' on Home; type help to see what is possible\n"
    private static let esc = "\u{1B}"
    private static let commit = version_commit().map { " (\(String(cString: $0)))" } ?? ""

    /// The ways to start the program, its options and its exit statuses.
    static let invocation: [ContractExample] = starts + options + statuses

    private static let starts = [
        ContractExample("standard input", arguments: [], input: "echo a\necho b", output: .exactly("a\nb\n")),
        ContractExample(
            "commands", arguments: ["-c", "open characters", "-c", "open 1"], output: .having(["Rick Sanchez"])),
        ContractExample(
            "files", arguments: ["-c", "echo first", "a.chal", "-", "b.chal"], input: "open 2\n",
            files: ["a.chal": "open characters\n", "b.chal": "expect path Home CharacterList CharacterDetail\n"],
            output: .having(["first\n", "Home › Characters › Morty Smith", "as expected\n"])),
        ContractExample(
            "demo", arguments: ["demo", "greet"], environment: ["CHALLENGE_DEMOS": "demos"],
            files: ["demos/1-greeting.chal": "# Hello\necho a\n"], output: .exactly("# Hello\nhome> echo a\na\n")),
    ]

    private static let options = [
        ContractExample("--command", arguments: ["--command", "echo a", "-c", "echo b"], output: .exactly("a\nb\n")),
        ContractExample(
            "--keep-going", arguments: ["-k", "-c", "nope; echo b", "-c", "echo c"], output: .exactly("b\nc\n"),
            errors: .beginning(noCommand), status: 1),
        ContractExample(
            "--check", arguments: ["check", "-c", "echo a", "-c", "open nope; nope", "-c", "echo 'x"], output: .nothing,
            errors: .having(["<command 2>:1:6: error:", "<command 2>:1:12: error:", "<command 3>:1:6: error:"]),
            status: 1),
        ContractExample(
            "--echo", arguments: ["--echo", "-c", "echo  a # b", "-c", "echo c;echo d"],
            output: .exactly("> echo  a\na\n> echo c\nc\n> echo d\nd\n")),
        ContractExample(
            "--format", arguments: ["--format", "json", "-c", "echo a"],
            output: .exactly(
                """
                {"event":"command","source":"<command 1>","line":1,"text":"echo a"}
                {"event":"output","name":"echo","content":{"text":"a"}}
                {"event":"result","source":"<command 1>","line":1,"column":1,"ok":true}

                """)),
        ContractExample(
            "--format", arguments: ["--format", "tsv", "-c", "search 'rick sanchez'; open 1"],
            output: .beginning("id\tname\tstatus\tspecies\ttype\tgender\torigin\tlocation\n1\tRick Sanchez\tAlive\t"),
            errors: .having(["error: 'open 1' gives no table: --format tsv prints lists,"]), status: 1),
        ContractExample(
            "objects", arguments: ["--format", "json"],
            input: #"{"id":"a7","command":"echo a"}"# + "\n{\"cancel\":\"a7\"}",
            output: .exactly(
                """
                {"event":"command","id":"a7","source":"<stdin>","line":1,"text":"echo a"}
                {"event":"output","id":"a7","name":"echo","content":{"text":"a"}}
                {"event":"result","id":"a7","source":"<stdin>","line":1,"column":1,"ok":true}
                {"event":"cancel","target":"a7","source":"<stdin>","line":2,"column":1,"ok":false}

                """)),
        ContractExample(
            "--strict", arguments: ["--strict", "-k", "-c", "open character 5000", "-c", "expect path Home"],
            output: .having(["There is no character 5000.", "as expected"]),
            errors: .having([":1:1: error: the command ends on an error screen, and is taken back (--strict)\n"]),
            status: 1),
        ContractExample(
            "--timeout",
            arguments: ["--timeout", "0.05", "-k", "-c", "fault delay 60; open character 1; !sleep 60; echo a"],
            output: .having(["\na\n"]),
            errors: .having([
                ":1:17: error: cancelled, as it has taken longer than 0.05 s (--timeout)", ":1:35: error: cancelled",
            ]), status: 1),
        ContractExample(
            "--print-schema", arguments: ["schema"],
            output: .having([##"{"$ref": "#/$defs/screen.GamesList"}"##])),
        // --live has its own address, which takes precedence over the invalid one in the environment.
        ContractExample(
            "--live", arguments: ["--live", "-c", "echo a"], environment: ["API_BASE_URL": "ftp://a"],
            output: .exactly("a\n")),
        ContractExample(
            "--base-url", arguments: ["--base-url", "ftp://a", "-c", "echo a"], output: .nothing,
            errors: .having(["Error: --base-url takes an http or https URL without a query, not 'ftp://a'."]),
            status: 64),
        ContractExample(
            "--open",
            arguments: ["--open", "challenge://character/detail/5", "-c", "expect path Home CharacterDetail"],
            output: .having(["Jerry Smith", "as expected\n"])),
        ContractExample(
            "--record", arguments: ["--record", "new", "-c", "echo a"], output: .exactly("a\n"), written: ["new"]),
        ContractExample(
            "--verify", arguments: ["verify", "a"], files: ["a": "> echo a\nb\n"],
            output: .having(["> echo a", "- b", "+ a", "0 passed, 1 failed"]), status: 1, written: []),
        ContractExample(
            "--update", arguments: ["verify", "a", "--update"], files: ["a": "> echo a\nb\n"], output: .having(["a"]),
            written: []),
        ContractExample(
            "--junit", arguments: ["verify", "a", "--junit", "new"], files: ["a": "> echo a\na\n"],
            output: .having(["1 passed, 0 failed"]), written: ["new"]),
        ContractExample(
            "--shard", arguments: ["verify", "a", "b", "--shard", "2/2"],
            files: ["a": "> echo a\nb\n", "b": "> echo b\nb\n"], output: .exactly("passed b\n1 passed, 0 failed\n")),
        ContractExample(
            "--durations", arguments: ["verify", "a", "b", "--shard", "2/2", "--durations", "r"],
            files: [
                "a": "> echo a\na\n", "b": "> echo b\nc\n",
                "r": ["b", "a"].map {
                    #"{"event":"test","suite":"s","name":"\#($0)","outcome":"passed","seconds":"\#($0 == "b" ? 2 : 1)"}"#
                        + "\n"
                }.joined(),
            ], output: .exactly("passed a\n1 passed, 0 failed\n")),
        ContractExample(
            "--merge", arguments: ["merge", "a", "b"],
            files: [
                "a": #"{"event":"test","suite":"s","name":"a","outcome":"passed"}"#,
                "b": #"{"event":"test","suite":"s","name":"b","outcome":"passed"}"#,
            ], output: .exactly("2 passed, 0 failed\n")),
        ContractExample(
            "--coverage", arguments: ["verify", "a", "--coverage"], files: ["a": "> echo a\na\n"],
            output: .having(["\ncoverage\n  screens  ", "\nnot reached\n"])),
        ContractExample(
            "--coverage-min", arguments: ["verify", "a", "--coverage-min", "50"], files: ["a": "> echo a\na\n"],
            output: .having(["\ncoverage\n"]), errors: .having([" screens were reached: "]), status: 1),
        ContractExample(
            "--out", arguments: ["verify", "a", "--coverage", "--out", "."], files: ["a": "> echo a\na\n"],
            output: .having(["\ncoverage\n"]),
            written: ["coverage.dot", "coverage.json", "coverage.mmd", "results.json"]),
        ContractExample(
            "--explore", arguments: ["explore", "--depth", "1"],
            output: .having(["0 violations, with the seed 1\nstopped at the limit; "]), written: []),
        ContractExample(
            "--faults", arguments: ["explore", "--faults", "--steps", "40", "-f", "json"],
            output: .having([#""steps":40,"#])),
        ContractExample(
            "--depth", arguments: ["explore", "--depth", "0"],
            output: .exactly(
                "1 screen, 1 state, 0 edges between them, 0 steps, 0 violations, with the seed 1\n"
                    + "stopped at the limit; 1 state was not explored\n")),
        ContractExample("--steps", arguments: ["explore", "--steps", "3"], output: .having([" 3 steps, "])),
        ContractExample(
            "--seed", arguments: ["explore", "--steps", "3", "--seed", "7"], output: .having(["with the seed 7"])),
        ContractExample(
            "--invariant", arguments: ["explore", "--steps", "3", "--invariant", "a"],
            files: ["a": "Hom: expect state loaded\n"], output: .nothing,
            errors: .having(["a:1:1: error: no screen 'Hom'; did you mean 'Home'?"]), status: 1),
        ContractExample(
            "--invariant", arguments: ["explore", "--invariant", "a"], output: .nothing,
            errors: .exactly("error: 'a' cannot be read: No such file or directory\n"), status: 66),
        ContractExample(
            "--write-tests", arguments: ["explore", "--steps", "3", "--write-tests", "new"],
            output: .having([" 3 steps, "]), written: ["new/explored-1.transcript"]),
        ContractExample(
            "--trace", arguments: ["--trace", "-c", "open character 1"],
            output: .having(["  state     CharacterDetail idle → loading\n", "  request   200, "])),
        ContractExample(
            "--states", arguments: ["--states", "-c", "open character 1"],
            output: .having(["Loading the character", "Rick Sanchez"])),
        ContractExample(
            "--time", arguments: ["--time", "-c", "echo a"], output: .having(["a\n  time      ", " ms\n"])),
        ContractExample(
            "--pace", arguments: ["--pace", "-c", "# b\necho a"], output: .exactly("# b\nhome> echo a\na\n")),
        ContractExample(
            "--color", arguments: ["--color", "always", "-c", "open character 1; nope"], environment: ["TERM": "xterm"],
            output: .having([esc]), errors: .having([esc]), status: 1),
        ContractExample(
            "--width", arguments: ["--width", "20", "-c", "open characters"],
            output: .having(["Home › Characters\n", "…\n"])),
        ContractExample(
            "--plain", arguments: ["--plain", "-c", "open character 1"], output: .lacking(["●", "›", "↪", esc])),
        ContractExample(
            "CHALLENGE_LOG", "open characters", environment: ["CHALLENGE_LOG": "debug"],
            output: .having(["Rick Sanchez"]),
            errors: .having(["home_viewed"])),
        ContractExample(
            "--private", arguments: ["--private", "-c", "search rick; recent"], output: .having(["Recent searches"]),
            written: []),
        ContractExample(
            "--safe", arguments: ["--safe", "-k", "-c", "echo a > f", "-c", "!touch f", "-c", "echo a | cat"],
            output: .nothing, errors: .having(["no program is run and no file is written with --safe"]), status: 1,
            written: []),
        ContractExample(
            "--version", arguments: ["--version"], output: .exactly("challenge \(CHALLENGE_VERSION)\(commit)\n")),
        ContractExample("--help", arguments: ["-h"], output: .having(["USAGE: challenge", "--keep-going"])),
        ContractExample(
            "--generate-completion-script", arguments: ["--generate-completion-script", "bash"],
            output: .having(["complete", "--keep-going"])),
    ]

    private static let statuses = [
        ContractExample("0", "echo a; open character 5000", output: .having(["There is no character 5000."])),
        ContractExample(
            "1", "echo a; expect screen Lost", output: .exactly("a\n"), errors: .having(["error:"]), status: 1),
        ContractExample(
            "64", arguments: ["--nope"], output: .nothing, errors: .having(["Error: Unknown option '--nope'"]),
            status: 64),
        ContractExample(
            "66", arguments: ["-c", "echo a", "nope.chal"], output: .exactly("a\n"),
            errors: .exactly("error: 'nope.chal' cannot be read: No such file or directory\n"), status: 66),
        ContractExample(
            "exit N", arguments: ["-c", "echo a; exit 7; echo b", "-c", "echo c"], output: .exactly("a\n"), status: 7),
        ContractExample(
            "errors have a place", arguments: ["demo.chal"], files: ["demo.chal": "echo a\n  open charcters\n"],
            output: .exactly("a\n"),
            errors: .exactly(
                """
                demo.chal:2:8: error: no destination named 'charcters'; did you mean 'characters'?
                  open charcters
                       ^

                """), status: 1),
    ]
}
