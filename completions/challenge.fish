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
        __challenge_parse_subcommand 0 'c/command=+' 'open=' 'e/echo' 'last' 'each=' 'pace' 'continue=' 'k/keep-going' 'trace' 'states' 'strict' 'timeout=' 'time' 'record=' 'cast=' 'live' 'base-url=' 'f/format=' 'color=' 'plain' 'width=' 'private' 'safe' 'no-config' 'q/quiet' 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'check'
            __challenge_parse_subcommand -r 1 'c/command=+' 'open=' 'k/keep-going' 'live' 'base-url=' 'f/format=' 'color=' 'plain' 'width=' 'safe' 'version' 'h/help'
        case 'verify'
            __challenge_parse_subcommand -r 1 'update' 'k/keep-going' 'trace' 'states' 'strict' 'timeout=' 'time' 'junit=' 'coverage' 'coverage-min=' 'out=' 'f/format=' 'color=' 'plain' 'live' 'base-url=' 'q/quiet' 'version' 'h/help'
        case 'explore'
            __challenge_parse_subcommand 0 'faults' 'schedules=' 'start=' 'depth=' 'steps=' 'seed=' 'invariant=' 'words=' 'known=' 'every-record' 'write-tests=' 'html=' 'timeout=' 'jobs=' 'strict-names' 'time' 'shard=' 'junit=' 'coverage' 'coverage-min=' 'out=' 'f/format=' 'color=' 'plain' 'live' 'base-url=' 'version' 'h/help'
        case 'merge'
            __challenge_parse_subcommand -r 1 'junit=' 'coverage' 'coverage-min=' 'out=' 'f/format=' 'color=' 'plain' 'live' 'base-url=' 'version' 'h/help'
        case 'export'
            __challenge_parse_subcommand 2 'animated' 'o/output=' 'title=' 'trace' 'states' 'strict' 'timeout=' 'live' 'base-url=' 'color=' 'plain' 'version' 'h/help'
        case 'demo'
            __challenge_parse_subcommand -r 1 'record=' 'cast=' 'live' 'base-url=' 'color=' 'plain' 'width=' 'version' 'h/help'
        case 'schema'
            __challenge_parse_subcommand 0 'version' 'h/help'
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
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge"' -s 'c' -l 'command' -d 'Run these commands; may be given several times.' -rfka 'characters\tGo\ to\ the\ characters games\tGo\ to\ the\ games locations\tGo\ to\ the\ locations episodes\tGo\ to\ the\ episodes about\tShow\ the\ app\x27s\ version,\ data\ and\ licence open\tGo\ to\ a\ route,\ a\ link,\ or\ a\ row\ of\ the\ list back\tGo\ back\ one\ screen,\ or\ N\ screens forward\tGo\ to\ the\ screen\ that\ back\ has\ left home\tGo\ to\ the\ first\ screen,\ dismissing\ modals dismiss\tDismiss\ the\ modal\ on\ top show\tPrint\ the\ screen\ again,\ or\ its\ rows\ as\ a\ table wait\tLet\ time\ pass,\ and\ print\ what\ has\ changed together\tStart\ several\ actions\ of\ the\ screen\ at\ once path\tPrint\ the\ stack,\ and\ how\ each\ screen\ got\ there why\tExplain\ why\ this\ screen\ is\ shown,\ and\ where\ its\ content\ comes\ from link\tPrint\ the\ link\ of\ this\ screen routes\tPrint\ every\ route,\ and\ every\ redirect graph\tDraw\ the\ screens\ and\ redirects\ as\ a\ graph help\tList\ the\ commands,\ or\ explain\ a\ command\ or\ word trace\tPrint\ each\ navigation,\ state,\ request\ and\ event states\tPrint\ each\ state\ that\ a\ screen\ goes\ through time\tPrint\ how\ long\ each\ command\ takes events\tPrint\ the\ tracked\ events,\ or\ the\ last\ N fault\tMake\ the\ data\ layer\ fail,\ or\ show\ the\ fault expect\tCheck\ a\ statement\ about\ the\ app\x3b\ fail\ if\ it\ is\ false source\tRun\ the\ commands\ of\ a\ file \x21\tRun\ a\ program echo\tPrint\ TEXT set\tChange\ a\ setting,\ or\ show\ them alias\tDefine\ an\ alias,\ or\ show\ all\ aliases unalias\tRemove\ an\ alias\x3b\ with\ --save,\ for\ later\ sessions\ too history\tPrint\ the\ history,\ search\ it,\ or\ delete\ lines record\tWrite\ the\ commands\ so\ far,\ or\ the\ last\ N,\ to\ a\ new\ file clear\tClear\ the\ screen\ of\ the\ terminal copy\tCopy\ the\ last\ answer,\ or\ a\ row\ or\ cell\ of\ the\ screen\x27s\ table watch\tRun\ COMMAND\ again\ and\ again\ until\ a\ key\ is\ pressed exit\tEnd\ the\ session,\ with\ a\ status\ if\ given quit\tEnd\ the\ session,\ as\ exit\ does search\tFind\ by\ name,\ or\ show\ recent\ searches filter\tFilter\ the\ list,\ or\ open\ the\ advanced\ search refresh\tReload,\ with\ the\ same\ search\ and\ filter open\ home\tthe\ first\ screen open\ about\tthis\ app,\ its\ data\ and\ its\ licence open\ characters\teveryone\ in\ Rick\ and\ Morty,\ with\ search\ and\ filter open\ games\tgames\ from\ half\ a\ century,\ with\ search\ and\ filter open\ locations\tthe\ places\ of\ the\ show,\ with\ search\ and\ filter open\ episodes\tall\ seasons,\ with\ search\ by\ name\ and\ code open\ character-list\tthe\ list\ of\ characters,\ without\ a\ redirect open\ character\tone\ character open\ advanced-search\tthe\ form\ that\ filters\ the\ characters open\ game-list\tthe\ list\ of\ games,\ without\ a\ redirect open\ game\tone\ game open\ location-list\tthe\ list\ of\ locations,\ without\ a\ redirect open\ location\tone\ location open\ episode-list\tthe\ list\ of\ episodes,\ without\ a\ redirect open\ episode\tone\ episode open\ character-episodes\tthe\ episodes\ of\ one\ character'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" open' -l 'open' -d 'Start at this link. (environment: DEEP_LINK_URL)' -rfka 'challenge://home\tthe\ first\ screen challenge://character/list\tthe\ list\ of\ characters,\ without\ a\ redirect challenge://character/detail/\tone\ character challenge://games/list\tthe\ list\ of\ games,\ without\ a\ redirect challenge://games/detail/\tone\ game challenge://location/list\tthe\ list\ of\ locations,\ without\ a\ redirect challenge://location/detail/\tone\ location challenge://episode/list\tthe\ list\ of\ episodes,\ without\ a\ redirect challenge://episode/detail/\tone\ episode challenge://episode/character/\tthe\ episodes\ of\ one\ character'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" e echo' -s 'e' -l 'echo' -d 'Print each command before its output.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" last' -l 'last' -d 'Print the last answer only.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" each' -l 'each' -d 'Run once for each line of this file, with its words.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" pace' -l 'pace' -d 'Play scripts as if typed live.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" continue' -l 'continue' -d 'Replay this transcript or script, then prompt.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" k keep-going' -s 'k' -l 'keep-going' -d 'Continue after a failing command, then exit with 1.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" trace' -l 'trace' -d 'Trace the app\'s activity, as \'trace on\' does.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" states' -l 'states' -d 'Print each state of a screen, as \'states on\' does.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" strict' -l 'strict' -d 'Treat an error screen as a failure.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" timeout' -l 'timeout' -d 'Cancel and fail slower commands.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" time' -l 'time' -d 'Print how long each command takes.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" record' -l 'record' -d 'Write the session to a new file, as a transcript.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" cast' -l 'cast' -d 'Record the terminal to a new file, as an asciicast.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" live' -l 'live' -d 'Use the public API, not the built-in data.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" base-url' -l 'base-url' -d 'Use the API at this URL. (environment: API_BASE_URL)' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" f format' -s 'f' -l 'format' -d 'Format.' -rfka 'text json csv tsv markdown'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" color' -l 'color' -d 'Colour.' -rfka 'auto always never'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" plain' -l 'plain' -d 'Print ASCII only, without colour and animation.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" width' -l 'width' -d 'Use this width instead of the terminal\'s.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" private' -l 'private' -d 'Keep nothing: no history, no searches, no caches.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" safe' -l 'safe' -d 'Forbid commands that run programs or write files.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" no-config' -l 'no-config' -d 'Skip the start-up file.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" q quiet' -s 'q' -l 'quiet' -d 'Print no banner.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" version' -l 'version' -d 'Show the version.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_positional "challenge" -eq 1' -fa 'check' -d 'Report every mistake in scripts without running them.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_positional "challenge" -eq 1' -fa 'verify' -d 'Run transcripts, and show where they differ.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_positional "challenge" -eq 1' -fa 'explore' -d 'Explore the app, and report violated invariants.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_positional "challenge" -eq 1' -fa 'merge' -d 'Join the reports of several shards.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_positional "challenge" -eq 1' -fa 'export' -d 'Turn a transcript or an asciicast into HTML or SVG.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_positional "challenge" -eq 1' -fa 'demo' -d 'List demonstrations, or play some.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_positional "challenge" -eq 1' -fa 'schema' -d 'Print the JSON schema of --format json.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_positional "challenge" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_positional "challenge check" -ge 1' -F
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge check"' -s 'c' -l 'command' -d 'Run these commands; may be given several times.' -rfka 'characters\tGo\ to\ the\ characters games\tGo\ to\ the\ games locations\tGo\ to\ the\ locations episodes\tGo\ to\ the\ episodes about\tShow\ the\ app\x27s\ version,\ data\ and\ licence open\tGo\ to\ a\ route,\ a\ link,\ or\ a\ row\ of\ the\ list back\tGo\ back\ one\ screen,\ or\ N\ screens forward\tGo\ to\ the\ screen\ that\ back\ has\ left home\tGo\ to\ the\ first\ screen,\ dismissing\ modals dismiss\tDismiss\ the\ modal\ on\ top show\tPrint\ the\ screen\ again,\ or\ its\ rows\ as\ a\ table wait\tLet\ time\ pass,\ and\ print\ what\ has\ changed together\tStart\ several\ actions\ of\ the\ screen\ at\ once path\tPrint\ the\ stack,\ and\ how\ each\ screen\ got\ there why\tExplain\ why\ this\ screen\ is\ shown,\ and\ where\ its\ content\ comes\ from link\tPrint\ the\ link\ of\ this\ screen routes\tPrint\ every\ route,\ and\ every\ redirect graph\tDraw\ the\ screens\ and\ redirects\ as\ a\ graph help\tList\ the\ commands,\ or\ explain\ a\ command\ or\ word trace\tPrint\ each\ navigation,\ state,\ request\ and\ event states\tPrint\ each\ state\ that\ a\ screen\ goes\ through time\tPrint\ how\ long\ each\ command\ takes events\tPrint\ the\ tracked\ events,\ or\ the\ last\ N fault\tMake\ the\ data\ layer\ fail,\ or\ show\ the\ fault expect\tCheck\ a\ statement\ about\ the\ app\x3b\ fail\ if\ it\ is\ false source\tRun\ the\ commands\ of\ a\ file \x21\tRun\ a\ program echo\tPrint\ TEXT set\tChange\ a\ setting,\ or\ show\ them alias\tDefine\ an\ alias,\ or\ show\ all\ aliases unalias\tRemove\ an\ alias\x3b\ with\ --save,\ for\ later\ sessions\ too history\tPrint\ the\ history,\ search\ it,\ or\ delete\ lines record\tWrite\ the\ commands\ so\ far,\ or\ the\ last\ N,\ to\ a\ new\ file clear\tClear\ the\ screen\ of\ the\ terminal copy\tCopy\ the\ last\ answer,\ or\ a\ row\ or\ cell\ of\ the\ screen\x27s\ table watch\tRun\ COMMAND\ again\ and\ again\ until\ a\ key\ is\ pressed exit\tEnd\ the\ session,\ with\ a\ status\ if\ given quit\tEnd\ the\ session,\ as\ exit\ does search\tFind\ by\ name,\ or\ show\ recent\ searches filter\tFilter\ the\ list,\ or\ open\ the\ advanced\ search refresh\tReload,\ with\ the\ same\ search\ and\ filter open\ home\tthe\ first\ screen open\ about\tthis\ app,\ its\ data\ and\ its\ licence open\ characters\teveryone\ in\ Rick\ and\ Morty,\ with\ search\ and\ filter open\ games\tgames\ from\ half\ a\ century,\ with\ search\ and\ filter open\ locations\tthe\ places\ of\ the\ show,\ with\ search\ and\ filter open\ episodes\tall\ seasons,\ with\ search\ by\ name\ and\ code open\ character-list\tthe\ list\ of\ characters,\ without\ a\ redirect open\ character\tone\ character open\ advanced-search\tthe\ form\ that\ filters\ the\ characters open\ game-list\tthe\ list\ of\ games,\ without\ a\ redirect open\ game\tone\ game open\ location-list\tthe\ list\ of\ locations,\ without\ a\ redirect open\ location\tone\ location open\ episode-list\tthe\ list\ of\ episodes,\ without\ a\ redirect open\ episode\tone\ episode open\ character-episodes\tthe\ episodes\ of\ one\ character'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge check" open' -l 'open' -d 'Start at this link. (environment: DEEP_LINK_URL)' -rfka 'challenge://home\tthe\ first\ screen challenge://character/list\tthe\ list\ of\ characters,\ without\ a\ redirect challenge://character/detail/\tone\ character challenge://games/list\tthe\ list\ of\ games,\ without\ a\ redirect challenge://games/detail/\tone\ game challenge://location/list\tthe\ list\ of\ locations,\ without\ a\ redirect challenge://location/detail/\tone\ location challenge://episode/list\tthe\ list\ of\ episodes,\ without\ a\ redirect challenge://episode/detail/\tone\ episode challenge://episode/character/\tthe\ episodes\ of\ one\ character'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge check" k keep-going' -s 'k' -l 'keep-going' -d 'Check as if run with --keep-going.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge check" live' -l 'live' -d 'Use the public API, not the built-in data.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge check" base-url' -l 'base-url' -d 'Use the API at this URL. (environment: API_BASE_URL)' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge check" f format' -s 'f' -l 'format' -d 'Format.' -rfka 'text json csv tsv markdown'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge check" color' -l 'color' -d 'Colour.' -rfka 'auto always never'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge check" plain' -l 'plain' -d 'Print ASCII only, without colour and animation.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge check" width' -l 'width' -d 'Use this width instead of the terminal\'s.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge check" safe' -l 'safe' -d 'Report commands that run a program or write a file.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge check" version' -l 'version' -d 'Show the version.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge check" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_positional "challenge verify" -ge 1' -fa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'transcript\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge verify" update' -l 'update' -d 'Update the transcripts with the current output.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge verify" k keep-going' -s 'k' -l 'keep-going' -d 'Continue after a failing command, then exit with 1.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge verify" trace' -l 'trace' -d 'Trace the app\'s activity, as \'trace on\' does.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge verify" states' -l 'states' -d 'Print each state of a screen, as \'states on\' does.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge verify" strict' -l 'strict' -d 'Treat an error screen as a failure.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge verify" timeout' -l 'timeout' -d 'Cancel and fail slower commands.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge verify" time' -l 'time' -d 'Print how long each command takes.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge verify" junit' -l 'junit' -d 'Write the results to this file, as JUnit XML.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge verify" coverage' -l 'coverage' -d 'Report the coverage of the app.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge verify" coverage-min' -l 'coverage-min' -d 'Fail if a kind of coverage is below N percent.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge verify" out' -l 'out' -d 'Write details to this folder: the coverage as graphs.' -rfa '(__challenge_complete_directories)'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge verify" f format' -s 'f' -l 'format' -d 'Format.' -rfka 'text json'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge verify" color' -l 'color' -d 'Colour.' -rfka 'auto always never'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge verify" plain' -l 'plain' -d 'Print ASCII only, without colour and animation.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge verify" live' -l 'live' -d 'Use the public API, not the built-in data.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge verify" base-url' -l 'base-url' -d 'Use the API at this URL. (environment: API_BASE_URL)' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge verify" q quiet' -s 'q' -l 'quiet' -d 'Print only what is wrong.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge verify" version' -l 'version' -d 'Show the version.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge verify" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" faults' -l 'faults' -d 'Also try each loading step while loads fail.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" schedules' -l 'schedules' -d 'Run concurrent tasks in N more orders.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" start' -l 'start' -d 'Also explore after this script, such as a login.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" depth' -l 'depth' -d 'Go at most N commands away from the first screen.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" steps' -l 'steps' -d 'Try at most N steps.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" seed' -l 'seed' -d 'Random seed.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" invariant' -l 'invariant' -d 'Check these rules too, one per line: \'SCREEN: expect ...\', or \'*: expect ...\'.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" words' -l 'words' -d 'Type these words into forms, one per line: \'FIELD: TEXT\', or \'SCREEN.FIELD: TEXT\'.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" known' -l 'known' -d 'Accept these known violations, one per line: \'INVARIANT: PLACE  # REASON\'.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" every-record' -l 'every-record' -d 'Open every row of each list, not a sample.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" write-tests' -l 'write-tests' -d 'Write a small set of transcripts with the same coverage to this folder.' -rfa '(__challenge_complete_directories)'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" html' -l 'html' -d 'Write a page of the graph, screens and violations.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" timeout' -l 'timeout' -d 'Report slower commands as hangs; 30 by default.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" jobs' -l 'jobs' -d 'Explore in N processes; one for each core by default.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" strict-names' -l 'strict-names' -d 'Report navigations that declare no name.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" time' -l 'time' -d 'Print how long it takes.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" shard' -l 'shard' -d 'Run one share only: 2/5 is the second of five.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" junit' -l 'junit' -d 'Write the results to this file, as JUnit XML.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" coverage' -l 'coverage' -d 'Report the coverage of the app.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" coverage-min' -l 'coverage-min' -d 'Fail if a kind of coverage is below N percent.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" out' -l 'out' -d 'Write details to this folder: the coverage as graphs.' -rfa '(__challenge_complete_directories)'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" f format' -s 'f' -l 'format' -d 'Format.' -rfka 'text json'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" color' -l 'color' -d 'Colour.' -rfka 'auto always never'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" plain' -l 'plain' -d 'Print ASCII only, without colour and animation.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" live' -l 'live' -d 'Use the public API, not the built-in data.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" base-url' -l 'base-url' -d 'Use the API at this URL. (environment: API_BASE_URL)' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" version' -l 'version' -d 'Show the version.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge explore" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_positional "challenge merge" -ge 1' -F
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge merge" junit' -l 'junit' -d 'Write the results to this file, as JUnit XML.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge merge" coverage' -l 'coverage' -d 'Report the coverage of the app.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge merge" coverage-min' -l 'coverage-min' -d 'Fail if a kind of coverage is below N percent.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge merge" out' -l 'out' -d 'Write details to this folder: the coverage as graphs.' -rfa '(__challenge_complete_directories)'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge merge" f format' -s 'f' -l 'format' -d 'Format.' -rfka 'text json'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge merge" color' -l 'color' -d 'Colour.' -rfka 'auto always never'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge merge" plain' -l 'plain' -d 'Print ASCII only, without colour and animation.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge merge" live' -l 'live' -d 'Use the public API, not the built-in data.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge merge" base-url' -l 'base-url' -d 'Use the API at this URL. (environment: API_BASE_URL)' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge merge" version' -l 'version' -d 'Show the version.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge merge" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_positional "challenge export" -eq 1' -fka 'html svg'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_positional "challenge export" -eq 2' -F
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge export" animated' -l 'animated' -d 'Animate with the asciicast\'s timing.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge export" o output' -s 'o' -l 'output' -d 'Write this file.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge export" title' -l 'title' -d 'The title in place of the recording\'s.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge export" trace' -l 'trace' -d 'Trace the app\'s activity, as \'trace on\' does.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge export" states' -l 'states' -d 'Print each state of a screen, as \'states on\' does.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge export" strict' -l 'strict' -d 'Treat an error screen as a failure.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge export" timeout' -l 'timeout' -d 'Cancel and fail slower commands.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge export" live' -l 'live' -d 'Use the public API, not the built-in data.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge export" base-url' -l 'base-url' -d 'Use the API at this URL. (environment: API_BASE_URL)' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge export" color' -l 'color' -d 'Colour.' -rfka 'auto always never'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge export" plain' -l 'plain' -d 'Print ASCII only, without colour and animation.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge export" version' -l 'version' -d 'Show the version.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge export" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_positional "challenge demo" -ge 1' -fka 'first-steps redirects-and-why deep-links advanced-search errors-and-retry two-features locations-and-episodes exploring an-app-of-your-own all'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge demo" record' -l 'record' -d 'Write the session to a new file, as a transcript.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge demo" cast' -l 'cast' -d 'Record the terminal to a new file, as an asciicast.' -rF
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge demo" live' -l 'live' -d 'Use the public API, not the built-in data.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge demo" base-url' -l 'base-url' -d 'Use the API at this URL. (environment: API_BASE_URL)' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge demo" color' -l 'color' -d 'Colour.' -rfka 'auto always never'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge demo" plain' -l 'plain' -d 'Print ASCII only, without colour and animation.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge demo" width' -l 'width' -d 'Use this width instead of the terminal\'s.' -rfka ''
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge demo" version' -l 'version' -d 'Show the version.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge demo" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge schema" version' -l 'version' -d 'Show the version.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge schema" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_flags_or_options "challenge help" version' -l 'version' -d 'Show the version.'
complete -c 'challenge' -n '__challenge_should_offer_completions_for_positional "challenge" -ge 1' -F
