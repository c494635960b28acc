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
            output: "15\na|b|\n", errors: ["'exit 3' has failed with status 3"], status: 1),
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

    /// The commands.
    static let commands: [ContractExample] = navigation + screens + inspection + scripting

    private static let list = "Home › Characters"

    private static let navigation: [ContractExample] = [
        .init(
            "open", "open characters; open 2; home; open challenge://character/detail/5; open character 1",
            output: ["Morty Smith", "Jerry Smith", "Rick Sanchez"]),
        .init("back", "open characters; open 1; back 2; expect path Home", output: ["as expected\n"]),
        .init("home", "open characters; filter; home; expect path Home", output: ["as expected\n"]),
        .init("dismiss", "open characters; filter; dismiss; expect path Home CharacterList", output: ["as expected\n"]),
        .init(
            "characters", "characters",
            output: .beginning("↪ HomeOutgoingNavigation.characters → CharacterIncomingNavigation.list\n\n\(list)")),
        .init(
            "games", "games",
            output: .beginning("↪ HomeOutgoingNavigation.games → GamesIncomingNavigation.list\n\nHome › Games  ")),
    ]

    private static let screens: [ContractExample] = [
        .init(
            "search", "search evil; search; search \"\"; expect count 20",
            output: ["↪ HomeOutgoing", "[search: evil]", "Recent searches\n  • evil\n", "826 characters"]),
        .init(
            "filter", "filter status=dead gender=female; filter clear; filter; expect screen AdvancedSearch",
            output: ["[status=Dead] [gender=Female]", "826 characters", "Advanced search", "as expected\n"]),
        .init(
            "image", "open character 1; image",
            output: ["\nhttps://rickandmortyapi.com/api/character/avatar/1.jpeg\n"]),
        .init("refresh", "open character 1; refresh", output: ["nothing has changed\n"]),
        .init(
            "origin", "open character 1; open origin",
            output: [
                "CharacterOutgoingNavigation.location(identifier: 1)",
                "LocationIncomingNavigation.detail(identifier: 1)", "Earth (C-137)",
            ]),
        .init(
            "location", "open character 8; open location; expect screen LocationDetail; expect text 'Citadel of Ricks'",
            output: ["as expected\nas expected\n"]),
        .init(
            "episodes", "open character 8; episodes; expect count 1; open 28; expect text 'Code S03E07'",
            output: ["as expected\n", "The Ricklantis Mixup"]),
        .init("more", "open characters; more", output: ["page 2 of 42", "  21  "]),
        .init(
            "more", "open characters; more 2; more all; open 826; back; more",
            output: ["pages 2 to 3 of 42", "pages 4 to 42 of 42"], errors: ["page 42 is the last one"], status: 1),
        .init(
            "previous", "open characters; more 2; previous; open 60; back; previous",
            output: ["pages 2 to 3 of 42", "page 1 of 42"], errors: ["page 1 is the first one"], status: 1),
        .init("retry", "fault offline; open character 1; fault off; retry", output: ["⚠", "Rick Sanchez"]),
        .init(
            "recent", "search rick; search morty; recent delete rick; recent clear",
            output: ["Recent searches\n  • morty\n", "No recent searches.\n"]),
        .init("set", "filter; set status dead; expect text 'status Dead'", output: ["as expected\n"]),
        .init("alias", "alias st = filter status=alive; alias", output: ["st  = filter status=alive\n"]),
        .init("apply", "filter; set status dead; apply", output: ["[status=Dead]"]),
        .init("reset", "filter; set status dead; reset; expect text 'status any'", output: ["as expected\n"]),
        .init("close", "filter; set status dead; close; expect count 20", output: ["as expected\n"]),
    ]

    private static let inspection: [ContractExample] = [
        .init(
            "about", "open characters; about; close; path",
            output: [
                "\nAbout\n  Version  ", "the embedded catalogue", "MIT License", "Home  HomeIncomingNavigation.main",
            ]),
        .init("show", "show", output: ["Home\n", "everyone in Rick and Morty, with search and filter\n"]),
        .init(
            "path", "open characters; filter; path",
            output: [
                "Characters         CharacterIncomingNavigation.list", "pushed by: open characters",
                "redirected from HomeOutgoingNavigation.characters", "presented as a sheet by: filter",
            ]),
        .init("wait", "wait 300ms; wait 86400", output: "nothing has changed\nnothing has changed\n"),
        .init(
            "together", "open characters; set schedule 5; together more refresh",
            output: ["set schedule 5", "more: the load was cancelled"]),
        .init(
            "why", "open characters; why",
            output: [
                "open characters", "HomeOutgoingNavigation.characters", "CharacterIncomingNavigation.list", "Character",
            ]),
        .init("link", "open characters; open 5; link", output: ["\nchallenge://character/detail/5\n"]),
        .init("link", "about; link", output: ["About"], errors: ["error: About has no link\n"], status: 1),
        .init(
            "routes", "routes",
            output: [
                "character ID", "challenge://character/detail/ID", "CharacterIncomingNavigation.detail",
                "HomeOutgoingNavigation.characters",
            ]),
        .init("graph", "graph", output: ["╭─ Home ─", "◇ characters", "● Home ⌂", "═▶ presents"]),
        .init("graph", "graph json", output: .beginning("{\n  \"nodes\": [\n")),
        .init(
            "graph", arguments: ["-f", "json", "-c", "open characters; graph"],
            output: [#""place":"here""#, #""place":"way""#, #""onWay":true"#]),
        .init(
            "trace", "trace on; open character 1; trace off; open character 2",
            output: ["trace is on\n", "  track     character_detail_viewed id=1\n", "trace is off\n"]),
        .init(
            "states", "open character 1; states on; open character 2; states off",
            output: ["states is on\n\nHome › Rick Sanchez › Character", "Loading the character", "states is off\n"]),
        .init(
            "events", "open character 7; events; events 1",
            output: ["  home_viewed\n  character_detail_viewed id=7\n  character_detail_viewed id=7\n"]),
        .init(
            "fault", "fault garbage; open character 1; expect state error; fault off",
            output: ["no response can be parsed\n", "as expected\n", "no fault is on\n"]),
        .init("time", "time on; echo a; time off; echo b", output: ["a\n  time      ", "time is off\n"]),
        .init("help", "help", output: ["On Home", "On every screen", "open, back, home"]),
    ]

    private static let scripting: [ContractExample] = [
        .init(
            "expect",
            """
            open characters; open 1
            expect screen CharacterDetail
            expect state loaded
            expect text "Rick Sanchez"
            expect not text "Jerry"
            expect path Home CharacterList CharacterDetail
            expect redirect HomeOutgoingNavigation.characters CharacterIncomingNavigation.list
            expect event character_selected id=1
            expect fails open charcters
            back
            expect count 20
            """, output: .having(["as expected\n"])),
        .init(
            "expect", "expect screen CharacterList", output: .nothing,
            errors: ["<command 1>:1:15: error: expected screen CharacterList, but the screen is Home\n"], status: 1),
        .init("source", "source in.chal; echo b", files: ["in.chal": "echo a\n"], output: "a\nb\n"),
        .init("echo", "echo a  'b  c'; echo", output: "a b  c\n\n"),
        .init("history", "history", output: "the history is empty\n"),
        .init("exit", "exit; echo a", output: .nothing),
        .init("quit", "quit 3", output: .nothing, status: 3),
        .init(
            "recent searches", "search rick; search RICK; search morty", output: [list],
            written: [".local/share/challenge/recent-searches.json", ".local/share/challenge/recent-searches.json.lock"]),
    ]
}
