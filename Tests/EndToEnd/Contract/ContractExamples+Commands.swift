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
            "shortened commands", "ech a", output: .nothing,
            errors: .beginning("<command 1>:1:1: error: no command 'ech' on Home; did you mean 'echo'?\n"), status: 1),
    ]

    /// The commands that no transcript shows.
    static let commands: [ContractExample] = [
        .init("alias", "alias st = filter status=alive; alias", output: ["st  = filter status=alive\n"]),
        .init("unalias", "alias a = home; unalias a; alias", output: ["a is no longer an alias\n", "no aliases"]),
        .init("wait", "wait 300ms; wait 86400", output: "nothing has changed\nnothing has changed\n"),
        .init(
            "together", "open characters; set schedule 5; together more refresh",
            output: ["set schedule 5", "more: the load was cancelled"]),
        .init("link", "open characters; open 5; link", output: ["\nchallenge://character/detail/5\n"]),
        .init("link", "about; link", output: ["About"], errors: ["error: About has no link\n"], status: 1),
        .init("graph", "graph", output: ["╭─ Home ─", "◇ characters", "● Home ⌂", "═▶ presents"]),
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
