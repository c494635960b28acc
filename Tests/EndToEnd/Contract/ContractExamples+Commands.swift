extension ContractExample {
    /// The command language.
    static let language = [
        ContractExample("separators", "\n\n echo a;echo b ; \necho c\t;", output: .exactly("a\nb\nc\n")),
        ContractExample("comments", "# echo a\necho b # c\necho d#e", output: .exactly("b\nd#e\n")),
        ContractExample(
            "quotes", #"echo 'a  \"'; echo "b \" \\ '"; echo c\ \ \;d"#, output: .exactly("a  \\\"\nb \" \\ '\nc  ;d\n")
        ),
        ContractExample("continued lines", "echo a \\\n b", output: .exactly("a b\n")),
        ContractExample(
            "text that is none", arguments: [], input: "echo a\necho \u{0}\n", output: .exactly("a\n"),
            errors: .beginning("<stdin>:2:6: error: a NUL byte is not text\n"), status: 1),
        ContractExample(
            "programs", "open characters | grep -c Human; !printf '%s|' a b; echo; !exit 3; echo never",
            output: .exactly("15\na|b|\n"), errors: .having(["'exit 3' has failed with status 3"]), status: 1),
        ContractExample(
            "programs", arguments: ["--format", "json", "-c", "echo a | cat"],
            output: .having([#""name":"program","content":{"text":"{\"event\":\"output\",\"name\":\"echo\""#])),
        ContractExample(
            "files", "echo a > f; echo b >> f; source f; echo c > no/f", files: ["f": ""],
            output: .nothing, errors: .beginning("f:1:1: error: 'a' could be about, alias"), status: 1),
        ContractExample(
            "files", "echo a > f; echo 'b > c'; echo c > no/f", output: .exactly("b > c\n"),
            errors: .having(["error: 'no/f' cannot be written: No such file or directory"]), status: 1, written: ["f"]),
        ContractExample("copied prompts", "> echo a", output: .exactly("a\n")),
        ContractExample(
            "shortened commands", "ech a", output: .nothing,
            errors: .beginning("<command 1>:1:1: error: no command 'ech' on Home; did you mean 'echo'?\n"), status: 1),
    ]

    /// The commands.
    static let commands: [ContractExample] = navigation + screens + inspection + scripting

    private static let list = "Home › Characters"

    private static let navigation = [
        ContractExample(
            "open", "open characters; open 2; home; open challenge://character/detail/5; open character 1",
            output: .having(["Morty Smith", "Jerry Smith", "Rick Sanchez"])),
        ContractExample(
            "back", "open characters; open 1; back 2; expect path Home", output: .having(["as expected\n"])),
        ContractExample(
            "home", "open characters; filter; home; expect path Home", output: .having(["as expected\n"])),
        ContractExample(
            "dismiss", "open characters; filter; dismiss; expect path Home CharacterList",
            output: .having(["as expected\n"])),
        ContractExample(
            "characters", "characters",
            output: .beginning("↪ HomeOutgoingNavigation.characters → CharacterIncomingNavigation.list\n\n\(list)")),
        ContractExample(
            "games", "games",
            output: .beginning("↪ HomeOutgoingNavigation.games → GamesIncomingNavigation.list\n\nHome › Games  ")),
    ]

    private static let screens = [
        ContractExample(
            "search", "search evil; search; search \"\"; expect count 20",
            output: .having(["↪ HomeOutgoing", "[search: evil]", "Recent searches\n  • evil\n", "126 characters"])),
        ContractExample(
            "filter", "filter status=dead gender=female; filter clear; filter; expect screen AdvancedSearch",
            output: .having(["[status=Dead] [gender=Female]", "126 characters", "Advanced search", "as expected\n"])),
        ContractExample(
            "image", "open character 1; image",
            output: .having(["\nhttps://rickandmortyapi.com/api/character/avatar/1.jpeg\n"])),
        ContractExample("refresh", "open character 1; refresh", output: .having(["nothing has changed\n"])),
        ContractExample(
            "origin", "open character 1; open origin",
            output: .having([
                "CharacterOutgoingNavigation.location(identifier: 1)",
                "LocationIncomingNavigation.detail(identifier: 1)",
                "Earth (C-137)",
            ])),
        ContractExample(
            "location", "open character 8; open location; expect screen LocationDetail; expect text 'Citadel of Ricks'",
            output: .having(["as expected\nas expected\n"])),
        ContractExample(
            "episodes", "open character 8; episodes; expect count 1; open 28; expect text 'Code S03E07'",
            output: .having(["as expected\n", "The Ricklantis Mixup"])),
        ContractExample("more", "open characters; more", output: .having(["page 2 of 7", "  21  "])),
        ContractExample(
            "more", "open characters; more 2; more all; open 126; back; more",
            output: .having(["pages 2 to 3 of 7", "pages 4 to 7 of 7"]),
            errors: .having(["page 7 is the last one"]), status: 1),
        ContractExample(
            "previous", "open characters; more 2; previous; open 60; back; previous",
            output: .having(["pages 2 to 3 of 7", "page 1 of 7"]),
            errors: .having(["page 1 is the first one"]), status: 1),
        ContractExample(
            "retry", "fault offline; open character 1; fault off; retry", output: .having(["⚠", "Rick Sanchez"])),
        ContractExample(
            "recent", "search rick; search morty; recent delete rick; recent clear",
            output: .having(["Recent searches\n  • morty\n", "No recent searches.\n"])),
        ContractExample(
            "set", "filter; set status dead; expect text 'status Dead'", output: .having(["as expected\n"])),
        ContractExample(
            "alias", "alias st = filter status=alive; alias", output: .having(["st  = filter status=alive\n"])),
        ContractExample(
            "apply", "filter; set status dead; apply", output: .having(["[status=Dead]"])),
        ContractExample(
            "reset", "filter; set status dead; reset; expect text 'status any'", output: .having(["as expected\n"])),
        ContractExample(
            "close", "filter; set status dead; close; expect count 20", output: .having(["as expected\n"])),
    ]

    private static let inspection = [
        ContractExample(
            "about", "open characters; about; close; path",
            output: .having([
                "\nAbout\n  Version  ", "the embedded catalogue", "MIT License", "Home  HomeIncomingNavigation.main",
            ])),
        ContractExample(
            "show", "show", output: .having(["Home\n", "all in Rick and Morty, with search and filter\n"])),
        ContractExample(
            "path", "open characters; filter; path",
            output: .having([
                "Characters         CharacterIncomingNavigation.list", "pushed by: open characters",
                "redirected from HomeOutgoingNavigation.characters", "presented as a sheet by: filter",
            ])),
        ContractExample(
            "why", "open characters; why",
            output: .having([
                "open characters", "HomeOutgoingNavigation.characters", "CharacterIncomingNavigation.list", "Character",
            ])),
        ContractExample(
            "routes", "routes",
            output: .having([
                "character ID", "challenge://character/detail/ID", "CharacterIncomingNavigation.detail",
                "HomeOutgoingNavigation.characters",
            ])),
        ContractExample("graph", "graph", output: .having(["╭─ Home ─", "◇ characters", "● Home ⌂", "═▶ presents"])),
        ContractExample("graph", "graph svg", output: .beginning("<svg ")),
        ContractExample("graph", "graph json", output: .beginning("{\n  \"nodes\": [\n")),
        ContractExample(
            "graph", arguments: ["-f", "json", "-c", "open characters; graph"],
            output: .having([#""place":"here""#, #""place":"way""#, #""onWay":true"#])),
        ContractExample(
            "trace", "trace on; open character 1; trace off; open character 2",
            output: .having(["trace is on\n", "  track     character_detail_viewed id=1\n", "trace is off\n"])),
        ContractExample(
            "states", "open character 1; states on; open character 2; states off",
            output: .having([
                "states is on\n\nHome › Rick Sanchez › Character", "Loading the character", "states is off\n",
            ])),
        ContractExample(
            "events", "open character 7; events; events 1",
            output: .having(["  home_viewed\n  character_detail_viewed id=7\n  character_detail_viewed id=7\n"])),
        ContractExample(
            "fault", "fault garbage; open character 1; expect state error; fault off",
            output: .having(["no answer can be read\n", "as expected\n", "no fault is on\n"])),
        ContractExample(
            "sync", "sync", output: .nothing,
            errors: .beginning("<command 1>:1:1: error: there is no API to copy from: start with --live, or with"),
            status: 1, written: []),
        ContractExample(
            "sync", "sync --status; sync --remove", output: .exactly("  Copy  none\nthere is no copy to remove\n"),
            written: []),
        ContractExample(
            "time", "time on; echo a; time off; echo b", output: .having(["a\n  time      ", "time is off\n"])),
        ContractExample("help", "help", output: .having(["On Home", "On every screen", "open DESTINATION"])),
    ]

    private static let scripting = [
        ContractExample(
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
        ContractExample(
            "expect", "expect screen CharacterList", output: .nothing,
            errors: .having(["<command 1>:1:15: error: expected screen CharacterList, but the screen is Home\n"]),
            status: 1),
        ContractExample(
            "source", "source in.chal; echo b", files: ["in.chal": "echo a\n"], output: .exactly("a\nb\n")),
        ContractExample("echo", "echo a  'b  c'; echo", output: .exactly("a b  c\n\n")),
        ContractExample("history", "history", output: .exactly("the history is empty\n")),
        ContractExample("exit", "exit; echo a", output: .nothing),
        ContractExample("quit", "quit 3", output: .nothing, status: 3),
        ContractExample(
            "recent searches", "search rick; search RICK; search morty", output: .having([list]),
            written: [
                ".local/share/challenge/store.sqlite"
            ]),
    ]
}
