/// What the manual says that no definition has.
enum Prose {
    static let description =
        "The app is about the characters of a television show, and about video games. Its data comes with the program, or "
        + "is a copy that `sync` has made, so that no network is needed, and none is touched, unless an option asks for "
        + "an API. Commands that come from `-c`, from scripts or from a pipe print nothing but their answers, the same for the same data every time; a command is over only "
        + "when all that it has started is over, so that no script needs a pause."

    /// What the argument parser does itself.
    static let scriptOption: [(label: [Mdoc.Word], text: String)] = [
        (
            label: ["Fl", Mdoc.Word(printing: "-generate-completion-script"), "Ar", "shell"],
            text: "Print a script that completes what is typed after `challenge` in bash, zsh or fish."
        )
    ]

    static let commands =
        "A command is what a screen offers, or what is possible on every screen. `help` tells what is possible where one "
        + "is. What routes offer from afar, as `search` and `filter`, can be used anywhere: one is brought there first. "
        + "Where several offer the same, that in the feature of the screen on top counts, then that of the first route. "
        + "Someone at the prompt may shorten a command to a beginning that no other command has; a script may not."

    static let destinations =
        "`open` takes the name of one of these, a link, or on a list the number of a row or any part of its name that "
        + "no other row has."
}

extension Mdoc {
    mutating func language() {
        macro("Sh", "THE", "LANGUAGE")
        prose(
            "A command is a line; `;` separates several on one line, and a line without any is nothing. Words are "
                + "separated by blanks. `'text'` is taken as it is; within `\"text\"` a backslash keeps a quote or a "
                + "backslash from having a meaning, and elsewhere any character; at the end of a line it joins the next "
                + "line to it. `#` where a word could begin begins a comment, up to the end of the line.")
        paragraph(
            "Input is UTF-8. What is no UTF-8, a NUL, a quote that is not closed and a line of more than 1 MiB are errors "
                + "with their place, and nothing of the line is carried out. A command that fails changes nothing.")
    }

    mutating func transcripts() {
        macro("Sh", "TRANSCRIPTS")
        prose(
            "A transcript is a session as text. A line that begins with `> ` is carried out; the lines under it are what it "
                + "must print, standard output and standard error together, without colour and 80 columns wide. A line of "
                + "output that begins with `> ` or a backslash has a backslash before it. Above the first command there may "
                + "be comments, which begin with `#`.")
        paragraph(
            "`--record` writes one, `--verify` carries each out in a fresh private session and shows what differs, and "
                + "`--update` writes what is printed now. Scripts that are sourced are looked for from the working folder."
        )
        macro("Sh", "OUTPUT", "FOR", "PROGRAMS")
        prose(
            "With `--format json` each line of the standard output is an object with a key `event`: `command`, `redirect`, "
                + "`navigate`, `screen`, `output`, `result` or `error`; with `--trace` also `state`, `request`, `cache` and "
                + "`track`. A line that is wrong by its quotes is an error without a command.")
    }

    mutating func environment() {
        macro("Sh", "ENVIRONMENT")
        list(
            [
                ("API_BASE_URL", "As `--base-url`, which goes before it."),
                ("DEEP_LINK_URL", "As `--open`, which goes before it."),
                (
                    "CHALLENGE_LOG",
                    "Print diagnostics of this level and above to the standard error: trace, debug, info, notice, "
                        + "warning, error or critical. Without it there are none."
                ),
                ("NO_COLOR", "Where it is not empty, no colour is used."),
                ("TERM", "The type of the terminal; on a `dumb` one lines are not edited and nothing is coloured."),
                ("LC_ALL", "With `LC_CTYPE` and `LANG` the character set; unless it is UTF-8, ASCII is printed."),
                ("HOME", "Where the files below are, unless the following variables say otherwise."),
                ("XDG_CONFIG_HOME", "In place of `~/.config`."), ("XDG_DATA_HOME", "In place of `~/.local/share`."),
                ("XDG_STATE_HOME", "In place of `~/.local/state`."),
            ].map { (label: ["Ev", Word(printing: $0)], text: $1) })
    }

    mutating func files() {
        macro("Sh", "FILES")
        list(
            [
                ("~/.config/challenge/startup.chal", "A script that is carried out before the first prompt."),
                ("~/.local/state/challenge/history", "The lines typed at the prompt, the last 10,000 of all sessions."),
                ("~/.local/share/challenge/recent-searches.json", "The last 5 searches for characters."),
                ("~/.local/share/challenge/recent-game-searches.json", "The last 5 searches for games."),
                (
                    "~/.local/share/challenge/catalogue.json",
                    "What `sync` has copied; `catalogue.partial` beside it is a copy that is not finished."
                ),
                ("~/.editrc", "What the keys do at the prompt; see `editrc`(5)."),
            ].map { (label: ["Pa", Word(printing: $0)], text: $1) })
    }

    mutating func statuses() {
        macro("Sh", "EXIT", "STATUS")
        list([
            (["0"], "Every command succeeded, or someone at the prompt ended the session."),
            (["1"], "A command failed, also with `--keep-going`; `--check` found a mistake; a transcript failed."),
            (["64"], "The options are wrong."),
            (["66"], "A script or a transcript cannot be read."),
            (["129", ",", "130", ",", "143"], "Ended by SIGHUP, SIGINT or SIGTERM."),
            (["Ar", "N"], "A command said `exit N`."),
        ])
        paragraph("Where the reader of its output goes away, the program dies by SIGPIPE and says nothing.")
    }

    mutating func examples() {
        macro("Sh", "EXAMPLES")
        prose("A session at the prompt:")
        example(["challenge"])
        paragraph("What a search finds, narrowed down:")
        example(["challenge -c 'search rick; filter status=alive'"])
        paragraph("Where a link leads, and all that led there:")
        example(["challenge -c 'open challenge://character/detail/5; why'"])
        paragraph("Two scripts in one session, to the end even if a command fails:")
        example(["challenge --keep-going first.chal second.chal"])
        paragraph("The app's graph as an image, by Graphviz:")
        example(["challenge -c 'graph dot' | dot -Tsvg > graph.svg"])
        paragraph("What happens, for a program:")
        example(["challenge --format json --trace -c 'open characters'"])
    }
}
