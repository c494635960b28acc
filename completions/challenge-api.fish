function __challenge-api_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __challenge-api_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __challenge-api_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __challenge-api_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __challenge-api_parse_tokens -S
    set -l unparsed_tokens (__challenge-api_tokens -pc)
    switch $unparsed_tokens[1]
    case 'challenge-api'
        __challenge-api_parse_subcommand 0 'port=' 'host=' 'catalogue=' 'latency=' 'fault=' 'idle-timeout=' 'q/quiet' 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'help'
            __challenge-api_parse_subcommand -r 1 'version'
        end
    end
end

function __challenge-api_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __challenge-api_parse_subcommand -S -a positional_count
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

function __challenge-api_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __challenge-api_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__challenge-api_tokens -p)
    if test -z "$(__challenge-api_tokens -t)"
        set -l index (count (__challenge-api_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'challenge-api' -f
complete -c 'challenge-api' -n '__challenge-api_should_offer_completions_for_flags_or_options "challenge-api" port' -l 'port' -d 'Listen at this port; 0 for any free one.' -rfka ''
complete -c 'challenge-api' -n '__challenge-api_should_offer_completions_for_flags_or_options "challenge-api" host' -l 'host' -d 'Listen at this address; 0.0.0.0 to serve other machines too.' -rfka ''
complete -c 'challenge-api' -n '__challenge-api_should_offer_completions_for_flags_or_options "challenge-api" catalogue' -l 'catalogue' -d 'Serve this copy of a catalogue, the store of \'sync\' or a JSON file, instead of the embedded one.' -rfa '(set -l exts \'sqlite\' \'json\';for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.{$exts};printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'challenge-api' -n '__challenge-api_should_offer_completions_for_flags_or_options "challenge-api" latency' -l 'latency' -d 'Delay every answer by this time.' -rfka ''
complete -c 'challenge-api' -n '__challenge-api_should_offer_completions_for_flags_or_options "challenge-api" fault' -l 'fault' -d 'Fail in this way, such as \'status 503\' or \'reset times 2\'.' -rfka ''
complete -c 'challenge-api' -n '__challenge-api_should_offer_completions_for_flags_or_options "challenge-api" idle-timeout' -l 'idle-timeout' -d 'Close connections that are idle for this time.' -rfka ''
complete -c 'challenge-api' -n '__challenge-api_should_offer_completions_for_flags_or_options "challenge-api" q quiet' -l 'quiet' -s 'q' -d 'Log no requests.'
complete -c 'challenge-api' -n '__challenge-api_should_offer_completions_for_flags_or_options "challenge-api" version' -l 'version' -d 'Show the version.'
complete -c 'challenge-api' -n '__challenge-api_should_offer_completions_for_flags_or_options "challenge-api" h help' -s 'h' -l 'help' -d 'Show help information.'
