import CChallengeVersion

extension ContractExample {
    private static let noCommand =
        "<command 1>:1:1: error: no command 'nope' on Home; type help to see what is possible\n"
    private static let esc = "\u{1B}"
    private static let commit = version_commit().map { " (\(String(cString: $0)))" } ?? ""

    /// The ways to start the program, its options and its exit statuses.
    static let invocation: [ContractExample] = starts + options + statuses

    private static let starts: [ContractExample] = [
        .init("standard input", arguments: [], input: "echo a\necho b", output: "a\nb\n"),
        .init("commands", arguments: ["-c", "open characters", "-c", "open 1"], output: ["Rick Sanchez"]),
        .init(
            "files", arguments: ["-c", "echo first", "a.chal", "-", "b.chal"], input: "open 2\n",
            files: ["a.chal": "open characters\n", "b.chal": "expect path Home CharacterList CharacterDetail\n"],
            output: ["first\n", "Home › Characters › Morty Smith", "as expected\n"]),
        .init(
            "files", arguments: ["a.chal", "-c", "echo b", "-q", "c.chal", "-qc", "echo d"],
            files: ["a.chal": "echo a\n", "c.chal": "echo c\n"], output: "a\nb\nc\nd\n"),
        .init(
            "demo", arguments: ["demo", "greet"], environment: ["CHALLENGE_DEMOS": "demos"],
            files: ["demos/1-greeting.chal": "# Hello\necho a\n"], output: "# Hello\nhome> echo a\na\n"),
    ]

    private static let options: [ContractExample] = [
        .init("--command", arguments: ["--command", "echo a", "-c", "echo b"], output: "a\nb\n"),
        .init(
            "--keep-going", arguments: ["-k", "-c", "nope; echo b", "-c", "echo c"], output: "b\nc\n",
            errors: .beginning(noCommand), status: 1),
        .init(
            "check", arguments: ["check", "-c", "echo a", "-c", "open nope; nope", "-c", "echo 'x"], output: .nothing,
            errors: ["<command 2>:1:6: error:", "<command 2>:1:12: error:", "<command 3>:1:6: error:"], status: 1),
        .init(
            "check", arguments: ["check", "-c", "bakc", "nope.chal", "-"], input: "open nowhere", output: .nothing,
            errors: [
                "<command 1>:1:1: error: no command 'bakc' on Home; did you mean 'back'?\n",
                "\nerror: 'nope.chal' cannot be read: No such file or directory\n",
                "<stdin>:1:6: error: no destination named 'nowhere'; type routes to see what can be opened\n",
            ], status: 66),
        .init(
            "check", arguments: ["check", "--open", "challenge://games/list", "-c", "show --columns titel; back 2"],
            output: .nothing, errors: ["did you mean 'title'?", "1:28: error: you can go back 1 screen at most\n"],
            status: 1),
        .init("check", arguments: ["check", "--open", "challenge://a", "-c", "close"], output: .nothing),
        .init(
            "--echo", arguments: ["--echo", "-c", "echo  a # b", "-c", "echo c;echo d"],
            output: "> echo  a\na\n> echo c\nc\n> echo d\nd\n"),
        .init(
            "--last", arguments: ["--last", "-c", "characters; echo a; expect fails nope; nope"], output: "a\n",
            errors: ["no command 'nope' on Characters"], status: 1),
        .init(
            "--last",
            arguments: ["--last", "-c", "search toxic; show --columns name --format csv", "-c", "expect count 2"],
            output: "name\nToxic Morty\nToxic Rick\n"),
        .init(
            "--last", arguments: ["--last", "-f", "csv", "-c", "open character 1; search 'adjudicator rick'"],
            output:
                "id,name,status,species,type,gender,origin,location\n8,Adjudicator Rick,Dead,Human,,Male,unknown,Citadel of Ricks\n"
        ),
        .init(
            "--last", arguments: ["--last", "-f", "json", "-c", "characters; echo a", "-c", "show | cat"],
            output: ["\"event\":\"output\",\"name\":\"program\""], errors: ["20 of 826 rows are loaded"]),
        .init(
            "--each", arguments: ["-k", "--each", "list", "-c", "expect screen Home; open character $1; echo $@"],
            files: ["list": "1 'a b'\n\n# none\nzqx\n2\n"], output: ["Rick Sanchez", "1 a b\n", "Morty Smith", "2\n"],
            errors: ["not 'zqx'", "warning: list:4: the run with the words of this line has failed\n"], status: 1),
        .init(
            "--each", arguments: ["--each", "list", "-c", "echo"], files: ["list": "a; b\n"], output: .nothing,
            errors: ["list:1:1: error: a line with arguments has only words"], status: 66),
        .init(
            "--format", arguments: ["--format", "json", "-c", "echo a"],
            output: .exactly(
                """
                {"event":"command","source":"<command 1>","line":1,"text":"echo a"}
                {"event":"output","name":"echo","content":{"text":"a"}}
                {"event":"result","source":"<command 1>","line":1,"column":1,"ok":true}

                """)),
        .init(
            "--format", arguments: ["--format", "tsv", "-c", "search 'rick sanchez'; help"],
            output: .beginning("id\tname\tstatus\tspecies\ttype\tgender\torigin\tlocation\n1\tRick Sanchez\tAlive\t"),
            errors: ["error: 'help' prints no table: --format tsv prints lists,"], status: 1),
        .init(
            "objects", arguments: ["--format", "json"],
            input: #"{"id":"a7","command":"echo a"}"# + "\n{\"cancel\":\"a7\"}",
            output: .exactly(
                """
                {"event":"command","id":"a7","source":"<stdin>","line":1,"text":"echo a"}
                {"event":"output","id":"a7","name":"echo","content":{"text":"a"}}
                {"event":"result","id":"a7","source":"<stdin>","line":1,"column":1,"ok":true}
                {"event":"cancel","target":"a7","source":"<stdin>","line":2,"column":1,"ok":false}

                """)),
        .init(
            "--strict", arguments: ["--strict", "-k", "-c", "open character 5000", "-c", "expect path Home"],
            output: ["There is no character 5000.", "as expected"],
            errors: [":1:1: error: the command ended on an error screen ("], status: 1),
        .init(
            "--timeout",
            arguments: ["--timeout", "0.05", "-k", "-c", "fault delay 60; open character 1; !sleep 60; echo a"],
            output: ["\na\n"],
            errors: [
                ":1:17: error: cancelled after 0.05 s (--timeout)", ":1:35: error: cancelled",
            ],
            status: 1),
        .init("schema", arguments: ["schema"], output: [##"{"$ref": "#/$defs/screen.GamesList"}"##]),
        // --live has its own address, which takes precedence over the invalid one in the environment.
        .init(
            "--live", arguments: ["--live", "-c", "echo a"], environment: ["API_BASE_URL": "ftp://a"], output: "a\n"),
        .init(
            "--base-url", arguments: ["--base-url", "ftp://a", "-c", "echo a"], output: .nothing,
            errors: ["error: --base-url takes an http or https URL without a query, not 'ftp://a'."], status: 64),
        .init(
            "--open",
            arguments: ["--open", "challenge://character/detail/5", "-c", "expect path Home CharacterDetail"],
            output: ["Jerry Smith", "as expected\n"]),
        .init(
            "--open", "path", environment: ["DEEP_LINK_URL": "challenge://character/detail/5"],
            output: .beginning("Home › Jerry Smith")),
        .init(
            "--open",
            arguments: ["--open", "challenge://a", "-c", "close; expect event not_found_closed; expect path Home"],
            output: ["as expected\nas expected\n"]),
        .init(
            "--open", arguments: ["--open", "nowhere", "-c", "echo a"], output: .nothing,
            errors: .beginning("<link>:1:6: error: no destination named 'nowhere'; type routes "), status: 1),
        .init("--record", arguments: ["--record", "new", "-c", "echo a"], output: "a\n", written: ["new"]),
        .init(
            "verify", arguments: ["verify", "a"], files: ["a": "> echo a\nb\n"],
            output: ["> echo a", "- b", "+ a", "0 passed, 1 failed"], status: 1, written: []),
        .init(
            "--update", arguments: ["verify", "a", "--update"], files: ["a": "> echo a\nb\n"], output: ["a"],
            written: []),
        .init(
            "--junit", arguments: ["verify", "a", "--junit", "new"], files: ["a": "> echo a\na\n"],
            output: ["1 passed, 0 failed"], written: ["new"]),
        .init(
            "merge", arguments: ["merge", "a", "b"],
            files: [
                "a": #"{"event":"test","suite":"s","name":"a","outcome":"passed"}"#,
                "b": #"{"event":"test","suite":"s","name":"b","outcome":"passed"}"#,
            ],
            output: "2 passed, 0 failed\n"),
        .init(
            "merge", arguments: ["merge", "a", "--junit", "new"], files: ["a": "<testsuite/>"], output: .nothing,
            errors: ["error: 'a' is XML, which is for build servers; give results.json of --out instead\n"],
            status: 66, written: []),
        .init(
            "--coverage", arguments: ["verify", "a", "--coverage"], files: ["a": "> echo a\na\n"],
            output: ["\ncoverage\n  screens  ", "\nnot reached\n"]),
        .init(
            "--coverage-min", arguments: ["verify", "a", "--coverage-min", "50"], files: ["a": "> echo a\na\n"],
            output: ["\ncoverage\n"], errors: [" screens were reached: "], status: 1),
        .init(
            "--out", arguments: ["verify", "a", "--coverage", "--out", "."], files: ["a": "> echo a\na\n"],
            output: ["\ncoverage\n"], written: ["coverage.dot", "coverage.json", "coverage.mmd"]),
        .init(
            "explore", arguments: ["explore", "--depth", "1"],
            output: ["0 violations, with the seed 1\nstopped at the limit; "], written: []),
        .init(
            "--faults", arguments: ["explore", "--faults", "--steps", "40", "-f", "json"], output: [#""steps":40,"#]),
        .init(
            "--schedules", arguments: ["explore", "--schedules", "2", "--steps", "3"],
            output: [" 3 steps, 0 violations, "]),
        .init(
            "--depth", arguments: ["explore", "--depth", "0"],
            output: .exactly(
                "1 screen, 1 state, 0 edges between them, 0 steps, 0 violations, with the seed 1\n"
                    + "stopped at the limit; 1 state was not explored\n")),
        .init("--steps", arguments: ["explore", "--steps", "3"], output: [" 3 steps, "]),
        .init(
            "--steps", arguments: ["explore", "--steps", "1000000001"], output: .nothing,
            errors: ["error: --steps takes 0 to 1000000000, not 1000000001."], status: 64),
        .init(
            "--depth", arguments: ["explore", "--depth=-1"], output: .nothing,
            errors: ["error: --depth takes 0 to 1000000, not -1."], status: 64),
        .init(
            "--schedules", arguments: ["explore", "--schedules", "1001"], output: .nothing,
            errors: ["error: --schedules takes 0 to 1000, not 1001."], status: 64),
        .init(
            "explore", arguments: ["explore", "--jobs", "99999999"], output: .nothing,
            errors: ["error: --jobs takes 1 to 256, not 99999999."], status: 64),
        .init(
            "explore", arguments: ["explore", "--start", "a"], files: ["a": "opne characters\n"], output: .nothing,
            errors: ["error: the exploration cannot start after 'opne characters': error: no command 'opne' on Home"],
            status: 66),
        .init(
            "--help", arguments: ["help", "chekc"], output: .nothing,
            errors: ["error: no subcommand 'chekc'; did you mean 'check'?"], status: 64),
        .init(
            "--help", arguments: ["help", "check", "zzz"], output: .nothing,
            errors: ["error: no subcommand 'zzz': choose from check, verify, "], status: 64),
        .init("--seed", arguments: ["explore", "--steps", "3", "--seed", "7"], output: ["with the seed 7"]),
        .init(
            "--invariant", arguments: ["explore", "--steps", "3", "--invariant", "a"],
            files: ["a": "Hom: expect state loaded\n"], output: .nothing,
            errors: ["a:1:1: error: no screen 'Hom'; did you mean 'Home'?"], status: 66),
        .init(
            "--invariant", arguments: ["explore", "--invariant", "a"], output: .nothing,
            errors: "error: 'a' cannot be read: No such file or directory\n", status: 66),
        .init(
            "--write-tests", arguments: ["explore", "--steps", "3", "--write-tests", "new"], output: [" 3 steps, "],
            written: ["new/explored-1.transcript"]),
        .init(
            "--html", arguments: ["explore", "--steps", "3", "--html", "new"], output: [" 3 steps, "], written: ["new"]),
        .init(
            "--html", arguments: ["explore", "--html", "a"], files: ["a": "x"], output: .nothing,
            errors: "error: 'a' is not HTML and is not replaced; name another file, or delete it first\n", status: 64),
        .init(
            "--trace", arguments: ["--trace", "-c", "open character 1"],
            output: ["  state     CharacterDetail idle → loading\n", "  request   200, "]),
        .init(
            "--states", arguments: ["--states", "-c", "open character 1"],
            output: ["Loading the character", "Rick Sanchez"]),
        .init("--time", arguments: ["--time", "-c", "echo a"], output: ["a\n  time      ", " ms\n"]),
        .init("--pace", arguments: ["--pace", "-c", "# b\necho a"], output: "# b\nhome> echo a\na\n"),
        .init(
            "--color", arguments: ["--color", "always", "-c", "open character 1; nope"], environment: ["TERM": "xterm"],
            output: [esc], errors: [esc], status: 1),
        .init(
            "--width", arguments: ["--width", "20", "-c", "open characters"], output: ["Home › Characters\n", "…\n"]),
        .init("--plain", arguments: ["--plain", "-c", "open character 1"], output: .lacking(["●", "›", "↪", esc])),
        .init(
            "CHALLENGE_LOG", "open characters", environment: ["CHALLENGE_LOG": "debug"], output: ["Rick Sanchez"],
            errors: ["home_viewed"]),
        .init("CHALLENGE_LOG", "open characters", environment: ["CHALLENGE_LOG": "info"], output: ["Rick Sanchez"]),
        .init(
            "CHALLENGE_LOG", "echo a", environment: ["CHALLENGE_LOG": "loud"], output: "a\n",
            errors: .exactly(
                "warning: CHALLENGE_LOG takes one of trace, debug, info, notice, warning, error, critical, "
                    + "not 'loud'; nothing is logged\n")),
        .init(
            "--private", arguments: ["--private", "-c", "search rick; recent"], output: ["Recent searches"],
            written: []),
        .init(
            "--safe", arguments: ["--safe", "-k", "-c", "echo a > f", "-c", "!touch f", "-c", "echo a | cat"],
            output: .nothing, errors: ["cannot run programs or write files with --safe"], status: 1,
            written: []),
        .init("--version", arguments: ["--version"], output: "challenge \(CHALLENGE_VERSION)\(commit)\n"),
        .init("--help", arguments: ["-h"], output: ["USAGE: challenge", "--keep-going"]),
        .init(
            "--generate-completion-script", arguments: ["--generate-completion-script", "bash"],
            output: ["complete", "--keep-going"]),
    ]

    private static let statuses: [ContractExample] = [
        .init("0", "echo a; open character 5000", output: ["There is no character 5000."]),
        .init("1", "echo a; expect screen Lost", output: "a\n", errors: ["error:"], status: 1),
        .init("64", arguments: ["--nope"], output: .nothing, errors: ["error: Unknown option '--nope'"], status: 64),
        .init(
            "66", arguments: ["-c", "echo a", "nope.chal"], output: "a\n",
            errors: "error: 'nope.chal' cannot be read: No such file or directory\n", status: 66),
        .init(
            "66", arguments: ["search", "it's a"], output: .nothing,
            errors: [
                #"'search' cannot be read: No such file or directory; to run a command: challenge -c 'search "it'\''s a"'"#
            ], status: 66),
        .init(
            "66", arguments: ["challenge://game/list"], output: .nothing,
            errors: ["; to begin at a link: challenge --open 'challenge://game/list'"], status: 66),
        .init("66", arguments: ["search evil"], output: .nothing, errors: [" -c 'search evil'"], status: 66),
        .init(
            "66", arguments: ["verfy", "x"], output: .nothing, errors: ["did you mean 'challenge verify'?"], status: 66),
        .init("exit N", arguments: ["-c", "echo a; exit 7; echo b", "-c", "echo c"], output: "a\n", status: 7),
        .init(
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
