extension ContractExample {
    /// The command language.
    static let language: [ContractExample] = [
        .init("separators", "\n\n echo a;echo b ; \necho c\t;", output: "a\nb\nc\n"),
        .init("comments", "# echo a\necho b # c\necho d#e", output: "b\nd#e\n"),
        .init("quotes", #"echo 'a  \"'; echo "b \" \\ '"; echo c\ \ \;d"#, output: "a  \\\"\nb \" \\ '\nc  ;d\n"),
        .init("continued lines", "echo a \\\n b", output: "a b\n"),
        .init(
            "text that is none", arguments: [], input: "echo a\necho \u{0}\n", output: "a\n",
            errors: .beginning("<stdin>:2:6: error: a NUL byte is not allowed\n"), status: 1),
        .init(
            "programs", "open characters | grep -c Human; !printf '%s|' a b; echo; !exit 3; echo never",
            output: "15\na|b|\n", errors: ["'exit 3' failed with status 3"], status: 1),
        .init(
            "programs", arguments: ["--format", "json", "-c", "echo a | cat"],
            output: [#""name":"program","content":{"text":"{\"event\":\"output\",\"name\":\"echo\""#]),
        .init(
            "files", "echo a > f; echo b >> f; source f; echo c > no/f", files: ["f": ""], output: .nothing,
            errors: .beginning("f:1:1: error: 'a' could be about, alias"), status: 1),
        .init(
            "files", "echo a > f; echo 'b > c'; echo c > no/f", output: "b > c\n",
            errors: ["error: 'no/f' cannot be written: No such file or directory"], status: 1, written: ["f"]),
        .init("copied prompts", "> echo a", output: "a\n"),
        .init(
            "copied prompts",
            """
            home> echo a
            ✗ characters/1 [status 500, live]> echo b \\
            ..> c
            home!advanced-search> echo d
            routes> routes
            characters> x.csv
            set prompt "{path} {fault}$ "; fault offline
            home/game 7/character 7 offline$ echo e
            home>
            """, output: ["a\n", "b c\nd\n", "e\n"], errors: ["20 of 826 rows are loaded"],
            written: ["routes", "x.csv"]),
        .init(
            "joined commands", "echo 'a && b' R&D; !true && printf 'c\\n' || false; echo d | cat && echo",
            output: "a && b R&D\nc\nd\n\n"),
        .init(
            "joined commands", "echo a && echo b", output: .nothing,
            errors: .beginning("<command 1>:1:8: error: '&&' joins no commands; type ';' between commands,"), status: 1),
        .init(
            "arguments", arguments: ["-e", "a.chal", "--", "a; b", "--c", "$1"],
            files: [
                "a.chal": "echo \"$1\" $3 '$1'; !printf '%s|' \"$@\"\nsource sub/b.chal $2 x$1 ${HOME}\n",
                "sub/b.chal": "source c.chal $@", "sub/c.chal": "echo $2",
            ],
            output: [
                "> echo \"a; b\" \"\\$1\" '$1'\na; b $1 $1\n", "\na; b|--c|$1|> source", "> echo \"xa; b\"\nxa; b\n",
            ]),
        .init(
            "arguments", arguments: ["-c", "echo $1; echo ${NOPE}"], output: .nothing,
            errors: .beginning("<command 1>:1:6: error: $1 is missing: the script has no arguments (they follow --)"),
            status: 1
        ),
        .init(
            "arguments", "echo '${A:-b}'; echo ${A:-b}", output: .nothing,
            errors: [":1:22: error: only ${NAME} is a variable"], status: 1),
        .init(
            "arguments", arguments: ["check", "a.chal"],
            files: ["a.chal": "open character $1\nsource b.chal\n", "b.chal": "echo $1"],
            output: .nothing,
            errors: [
                "a.chal:1:16: warning: the line is not checked: $1 is missing", "b.chal:1:6: error: $1 is missing",
            ],
            status: 1),
        .init(
            "arguments", arguments: ["--last", "-c", "characters; open #$1", "--", "2"], output: ["Morty Smith"]),
        .init(
            "arguments", arguments: ["check", "a.chal", "--", "zqx"], files: ["a.chal": "open character $1\n"],
            output: .nothing, errors: .beginning("a.chal:1:16: error: ID must be a whole number, 1 or more, not 'zqx'"),
            status: 1),
        .init(
            "transcripts as scripts", arguments: ["a.transcript"],
            files: [
                "a.transcript": "# a\n> echo $1\n$1\n\\> no\n> source b.transcript x\nno\n",
                "b.transcript": "> echo b\nb\n",
            ],
            output: "$1\nb\n"),
        .init(
            "shortened commands", "ech a", output: .nothing,
            errors: .beginning("<command 1>:1:1: error: no command 'ech' on Home; did you mean 'echo'?\n"), status: 1),
    ]

    /// The commands that no transcript shows.
    static let commands: [ContractExample] = [
        .init(
            "names",
            "open S1E6; expect text 'Rick Potion #9'; episodes; open s02e01; expect path Home EpisodeDetail EpisodeList EpisodeDetail",
            output: ["as expected\n"]),
        .init(
            "names",
            "open 'rick prime'; open 'pokemon red and green'; characters; open 'Rick Prime'; expect path Home CharacterDetail GameDetail CharacterList CharacterDetail",
            output: ["as expected\n"]),
        .init(
            "names", "open 'rick sanchez'", output: .nothing,
            errors: [
                "error: 'rick sanchez' is the name of several: Characters: open character 1 (Rick Sanchez), open character 290 ("
            ],
            status: 1),
        .init(
            "names", "characters; open 999999", output: ["Rick Sanchez"],
            errors: .beginning("<command 1>:1:18: error: there is no character 999999\n"), status: 1),
        .init(
            "names", "fault offline; open nobody", output: ["no server can be reached\n"],
            errors: ["error: no destination named 'nobody'; the fault 'offline' is on, so the names are not known\n"],
            status: 1),
        .init(
            "names", "search citadel", output: ["No matches.", "Locations has 1 match: locations; search citadel\n"]),
        .init(
            "names", arguments: ["check", "-c", "open s1e6x; open citadel"], output: .nothing,
            errors: ["1:6: error: no destination named 's1e6x'"], status: 1),
        .init(
            "link", "search 'rick s'; filter status=dead; link | cat", output: ["challenge://character/list\n"],
            errors: .exactly(
                "warning: the link opens the whole list; to narrow it down again: search \"rick s\"; filter status=Dead\n"
            )),
        .init(
            "link", "open challenge://character/detail/abc", output: .nothing,
            errors: .beginning("<command 1>:1:6: error: this link needs a whole number, 1 or more, not 'abc'\n"),
            status: 1),
        .init(
            "help of parts", "help fault empty; help show --sort; help filter genre; help set pager; help expect count",
            output: [
                "fault empty\n", "With empty, each list is empty.\n", "show [--sort NAME]\n",
                "On Games (open games).\n  genre",
                "set pager PROGRAM\n", "expect count N",
            ]),
        .init(
            "help of parts", "help record-nothing-at-all", output: .nothing,
            errors: ["no help for 'record-nothing-at-all'; type help to see what is possible\n"], status: 1),
        .init(
            "help of parts", "games > list; filter year>2010", output: .nothing,
            errors: [":1:22: error: unexpected argument 'year'; year>=2010 is a condition, and > writes a file"],
            status: 1),
        .init(
            "help of parts", "back --help; echo '--help'; !echo --help", output: .beginning("back [N]\n"),
            errors: .nothing),
        .init(
            "help of parts", "games | true; filter year>=1990 year<=1995", output: .nothing,
            errors: ["'year' is given twice; year=1..9 is a range, and year=A,B one of several values"], status: 1),
        .init(
            "help of parts", "filter developer=nintendo", output: .nothing,
            errors: ["'developer' is a key of Games; here choose from status, species,"], status: 1),
        .init("alias", "alias st = filter status=alive; alias", output: ["st  = filter status=alive\n"]),
        .init("unalias", "alias a = home; unalias a; alias", output: ["a is no longer an alias\n", "no aliases"]),
        .init("wait", "wait 300ms; wait 86400", output: "nothing has changed\nnothing has changed\n"),
        .init(
            "together", "open characters; set schedule 5; together more refresh",
            output: ["set schedule 5", "more: the load was cancelled"]),
        .init("link", "open characters; open 5; link", output: ["\nchallenge://character/detail/5\n"]),
        .init("link", "about; link", output: ["About"], errors: ["error: About has no link\n"], status: 1),
        .init("graph", "graph", output: ["╭─ Home ─", "◇ characters", "● Home ⌂", "═▶ presents"]),
        .init("graph", "graph > a.dot; !head -n 1 a.dot", output: "digraph {\n"),
        .init("graph", "graph json", output: .beginning("{\n  \"nodes\": [\n")),
        .init(
            "graph", arguments: ["-f", "json", "-c", "open characters; graph"],
            output: [#""place":"here""#, #""place":"way""#, #""onWay":true"#]),
        .init(
            "states", "open character 1; states on; open character 2; states off",
            output: [
                "States are now printed\n\nHome › Rick Sanchez › Character", "Loading the character",
                "States are no longer printed\n",
            ]),
        .init(
            "time", "time on; echo a; time off; echo b", output: ["a\n  time      ", "Times are no longer printed\n"]),
        .init("source", "source in.chal; echo b", files: ["in.chal": "echo a\n"], output: "a\nb\n"),
        .init("history", "history", output: "the history is empty\n"),
        .init("quit", "quit 3", output: .nothing, status: 3),
        .init(
            "recent searches", "search rick; search RICK; search morty", output: ["Home › Characters"],
            written: [
                ".local/share/challenge/recent-searches.json", ".local/share/challenge/recent-searches.json.lock",
            ]),
    ]
}
