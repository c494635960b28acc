function __challenge_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __challenge_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __challenge_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __challenge_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __challenge_parse_tokens -S
    set -l unparsed_tokens (__challenge_tokens -pc)
    switch $unparsed_tokens[1]
    case 'challenge'
        __challenge_parse_subcommand -r 1 'c/command=+' 'k/keep-going' 'n/check' 'e/echo' 'pace' 'f/format=' 'strict' 'timeout=' 'record=' 'cast=' 'export=' 'verify=+' 'update' 'junit=' 'shard=' 'durations=' 'merge=+' 'coverage' 'coverage-min=' 'out=' 'trace' 'states' 'time' 'explore' 'faults' 'depth=' 'steps=' 'seed=' 'invariant=' 'write-tests=' 'live' 'base-url=' 'open=' 'color=' 'width=' 'plain' 'private' 'safe' 'no-config' 'q/quiet' 'print-schema' 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'help'
            __challenge_parse_subcommand -r 1 'version'
        end
    end
end

function __challenge_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __challenge_parse_subcommand -S -a positional_count
    argparse -s r -- $argv
    set -l option_specs $argv[2..]
    set -l is_repeating_positional $_flag_r
    set -el _flag_r
    set -a commands $unparsed_tokens[1]
    set positional_index 0
    while true
        set -e unparsed_tokens[1]
        argparse -sn "$commands" $option_specs -- $unparsed_tokens 2> /dev/null
        set unparsed_tokens $argv
        set positional_index (math $positional_index + 1)
        for non_repeating_flag_or_option in $non_repeating_flags_or_options
            if set -ql "_flag_$(string replace -a - _ -- $non_repeating_flag_or_option)"
                set non_repeating_flags_or_options_absent 1
                break
            end
        end
        test (count $unparsed_tokens) -eq 0 -o \( -z "$is_repeating_positional" -a "$positional_index" -gt "$positional_count" \) && break
    end
end

function __challenge_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __challenge_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__challenge_tokens -p)
    if test -z "$(__challenge_tokens -t)"
        set -l index (count (__challenge_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'challenge' -f
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge"' -s 'c' -l 'command' -d 'Run these commands. May be given several times.' -rfka 'characters\tGo\ to\ the\ characters games\tGo\ to\ the\ games locations\tGo\ to\ the\ locations episodes\tGo\ to\ the\ episodes about\tShow\ the\ app\x27s\ version,\ data\ and\ licence open\tGo\ to\ a\ route,\ a\ link,\ or\ a\ row\ of\ the\ list back\tGo\ back\ one\ screen,\ or\ N\ screens home\tGo\ to\ the\ first\ screen,\ dismissing\ modals dismiss\tDismiss\ the\ modal\ on\ top show\tPrint\ the\ screen\ again path\tPrint\ the\ stack,\ and\ how\ it\ came\ about why\tPrint\ all\ that\ led\ to\ this\ screen routes\tPrint\ every\ route,\ and\ every\ redirect graph\tDraw\ the\ screens\ and\ redirects\ as\ a\ graph help\tPrint\ what\ is\ possible,\ or\ about\ a\ command\ or\ word trace\tPrint\ each\ navigation,\ state,\ request\ and\ event states\tPrint\ each\ state\ that\ a\ screen\ goes\ through time\tPrint\ how\ long\ each\ command\ takes events\tPrint\ the\ tracked\ events,\ or\ the\ last\ N fault\tMake\ the\ data\ layer\ fail,\ or\ show\ how\ it\ does expect\tFail\ unless\ something\ is\ as\ it\ should\ be source\tCarry\ out\ the\ commands\ of\ a\ file \x21\tRun\ a\ program echo\tPrint\ a\ text history\tPrint\ what\ was\ typed,\ or\ the\ last\ N\ lines exit\tEnd\ the\ session,\ with\ a\ status\ if\ given quit\tEnd\ the\ session,\ as\ exit\ does set\tChange\ a\ setting,\ or\ show\ them alias\tGive\ a\ line\ a\ name\ at\ the\ prompt,\ or\ show\ the\ names unalias\tForget\ an\ alias sync\tCopy\ all\ that\ the\ API\ has,\ for\ use\ offline search\tFind\ by\ name\x3b\ alone,\ show\ recent\ searches filter\tNarrow\ down\x3b\ alone,\ open\ the\ advanced\ search refresh\tLoad\ anew,\ with\ the\ same\ search\ and\ filter open\ home\twhere\ the\ app\ begins open\ about\tthis\ app,\ its\ data\ and\ its\ licence open\ characters\tall\ in\ Rick\ and\ Morty,\ with\ search\ and\ filter open\ games\tgames\ of\ half\ a\ century,\ with\ search open\ locations\twhere\ it\ all\ happens,\ with\ search\ and\ filter open\ episodes\twhat\ happens\ there,\ with\ search\ by\ name\ and\ code open\ character-list\tthe\ list\ of\ characters,\ without\ a\ redirect open\ character\tone\ character open\ advanced-search\tthe\ filter\ of\ the\ list\ of\ characters open\ game-list\tthe\ list\ of\ games,\ without\ a\ redirect open\ game\tone\ game open\ location-list\tthe\ list\ of\ locations,\ without\ a\ redirect open\ location\tone\ location open\ episode-list\tthe\ list\ of\ episodes,\ without\ a\ redirect open\ episode\tone\ episode open\ character-episodes\tthe\ episodes\ with\ one\ character'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" k keep-going' -s 'k' -l 'keep-going' -d 'Go on after a failing command. The exit status still says that one has failed.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" check n' -s 'n' -l 'check' -d 'Report every mistake in the scripts, and run nothing.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" e echo' -s 'e' -l 'echo' -d 'Print each command as \'> text\' before what it prints.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" pace' -l 'pace' -d 'Show the scripts as if someone typed them, for an audience, and what transcripts have.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" f format' -s 'f' -l 'format' -d 'Print text for people, one JSON object a line, or only tables: lists, routes, events, history and path.' -rfka 'text json csv tsv markdown'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" strict' -l 'strict' -d 'Let a command fail that ends on an error screen.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" timeout' -l 'timeout' -d 'Cancel a command that takes longer; it has failed then. With --explore: it counts as endless (30 without it).' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" record' -l 'record' -d 'Write the session to this new file, as a transcript. Implies --private and --no-config.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" cast' -l 'cast' -d 'Write what the session shows to this new file, as an asciicast. With --pace, its times are those of the pace.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" export' -l 'export' -d 'Print a transcript, carried out in colour, or a cast as a page (html) or as a picture (svg).' -rfka 'html svg'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge"' -l 'verify' -d 'Carry out transcripts, or all those in a folder, and show where they print something else.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'transcript\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" update' -l 'update' -d 'With --verify: write to the transcripts what they print now.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" junit' -l 'junit' -d 'With --verify, --explore and --merge: write the results to this file, as JUnit\'s XML.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" shard' -l 'shard' -d 'With --verify and --explore: carry out one of several shares only, as 2/5 is the second of five.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" durations' -l 'durations' -d 'With --verify and --shard: make the shares equally long, by this earlier report with --junit and --time.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge"' -l 'merge' -d 'Join what several shares have reported: files of --junit, and coverage.json of --out.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" coverage' -l 'coverage' -d 'With --verify, --explore and --merge: tell what of the app was reached, of all that it declares.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" coverage-min' -l 'coverage-min' -d 'Fail where less than this percentage of a kind was reached. Implies --coverage.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" out' -l 'out' -d 'Write to this folder: a transcript of each violation that --explore finds, and the graphs of --coverage.' -rfa '(__challenge_complete_directories)'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" trace' -l 'trace' -d 'Print every navigation, change of state, request and tracked event, as the command \'trace on\'.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" states' -l 'states' -d 'Print each state that a screen goes through, as the command \'states on\'.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" time' -l 'time' -d 'Print how long each command takes, as the command \'time on\'.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" explore' -l 'explore' -d 'Walk through the app by itself, and report what breaks an invariant of the documentation.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" faults' -l 'faults' -d 'With --explore: try what loads something while that fails, too.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" depth' -l 'depth' -d 'With --explore: go at most N commands far from the first screen.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" steps' -l 'steps' -d 'With --explore: try at most N steps.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" seed' -l 'seed' -d 'With --explore: make what is tried from this number, 1 without it.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" invariant' -l 'invariant' -d 'With --explore: hold the rules of this file too, each a line: \'SCREEN: expect ...\', or \'*: expect ...\'.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" write-tests' -l 'write-tests' -d 'With --explore: write few transcripts to this folder that reach all that was reached.' -rfa '(__challenge_complete_directories)'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" live' -l 'live' -d 'Use the public API instead of the catalogue within the program.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" base-url' -l 'base-url' -d 'Use the API at this http or https URL. (environment: API_BASE_URL)' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" open' -l 'open' -d 'Start at this deep link. (environment: DEEP_LINK_URL)' -rfka 'challenge://home\twhere\ the\ app\ begins challenge://character/list\tthe\ list\ of\ characters,\ without\ a\ redirect challenge://character/detail/\tone\ character challenge://games/list\tthe\ list\ of\ games,\ without\ a\ redirect challenge://games/detail/\tone\ game challenge://location/list\tthe\ list\ of\ locations,\ without\ a\ redirect challenge://location/detail/\tone\ location challenge://episode/list\tthe\ list\ of\ episodes,\ without\ a\ redirect challenge://episode/detail/\tone\ episode challenge://episode/character/\tthe\ episodes\ with\ one\ character'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" color' -l 'color' -d 'Use colour on terminals only, always, or never.' -rfka 'auto always never'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" width' -l 'width' -d 'Print rows of this many columns, whatever the terminal has.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" plain' -l 'plain' -d 'Print ASCII only, without colour and without anything that moves.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" private' -l 'private' -d 'Read and write no history, no recent searches and no caches.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" safe' -l 'safe' -d 'Let no command run a program or write a file.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" no-config' -l 'no-config' -d 'Skip the start-up file.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" q quiet' -s 'q' -l 'quiet' -d 'Print no banner; with --verify, only what is wrong.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" print-schema' -l 'print-schema' -d 'Print the JSON schema of what --format json prints.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_positional "challenge" -ge 1' -F
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" version' -l 'version' -d 'Show the version.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" h help' -s 'h' -l 'help' -d 'Show help information.'
