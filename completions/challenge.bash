
__challenge_cursor_index_in_current_word() {
    local remaining="${COMP_LINE}"

    local word
    for word in "${COMP_WORDS[@]::COMP_CWORD}"; do
        remaining="${remaining##*([[:space:]])"${word}"*([[:space:]])}"
    done

    local -ir index="$((COMP_POINT - ${#COMP_LINE} + ${#remaining}))"
    if [[ "${index}" -le 0 ]]; then
        printf 0
    else
        printf %s "${index}"
    fi
}

# positional arguments:
#
# - 1: the current (sub)command's count of positional arguments
#
# required variables:
#
# - repeating_flags: the repeating flags that the current (sub)command can accept
# - non_repeating_flags: the non-repeating flags that the current (sub)command can accept
# - repeating_options: the repeating options that the current (sub)command can accept
# - non_repeating_options: the non-repeating options that the current (sub)command can accept
# - positional_number: value ignored
# - unparsed_words: unparsed words from the current command line
#
# modified variables:
#
# - non_repeating_flags: remove flags for this (sub)command that are already on the command line
# - non_repeating_options: remove options for this (sub)command that are already on the command line
# - positional_number: set to the current positional number
# - unparsed_words: remove all flags, options, and option values for this (sub)command
__challenge_offer_flags_options() {
    local -ir positional_count="${1}"
    positional_number=0

    local was_flag_option_terminator_seen=false
    local is_parsing_option_value=false

    local -ar unparsed_word_indices=("${!unparsed_words[@]}")
    local -i word_index
    for word_index in "${unparsed_word_indices[@]}"; do
        if "${is_parsing_option_value}"; then
            # This word is an option value:
            # Reset marker for next word iff not currently the last word
            [[ "${word_index}" -ne "${unparsed_word_indices[${#unparsed_word_indices[@]} - 1]}" ]] && is_parsing_option_value=false
            unset "unparsed_words[${word_index}]"
            # Do not process this word as a flag or an option
            continue
        fi

        local word="${unparsed_words["${word_index}"]}"
        if ! "${was_flag_option_terminator_seen}"; then
            case "${word}" in
            --)
                unset "unparsed_words[${word_index}]"
                # by itself -- is a flag/option terminator, but if it is the last word, it is the start of a completion
                if [[ "${word_index}" -ne "${unparsed_word_indices[${#unparsed_word_indices[@]} - 1]}" ]]; then
                    was_flag_option_terminator_seen=true
                fi
                continue
                ;;
            -*)
                # ${word} is a flag or an option
                # If ${word} is an option, mark that the next word to be parsed is an option value
                local option
                for option in "${repeating_options[@]}" "${non_repeating_options[@]}"; do
                    [[ "${word}" = "${option}" ]] && is_parsing_option_value=true && break
                done

                # Remove ${word} from ${non_repeating_flags} or ${non_repeating_options} so it isn't offered again
                local not_found=true
                local -i index
                for index in "${!non_repeating_flags[@]}"; do
                    if [[ "${non_repeating_flags[${index}]}" = "${word}" ]]; then
                        unset "non_repeating_flags[${index}]"
                        non_repeating_flags=("${non_repeating_flags[@]}")
                        not_found=false
                        break
                    fi
                done
                if "${not_found}"; then
                    for index in "${!non_repeating_flags[@]}"; do
                        if [[ "${non_repeating_flags[${index}]}" = "${word}" ]]; then
                            unset "non_repeating_flags[${index}]"
                            non_repeating_flags=("${non_repeating_flags[@]}")
                            break
                        fi
                    done
                fi
                unset "unparsed_words[${word_index}]"
                continue
                ;;
            esac
        fi

        # ${word} is neither a flag, nor an option, nor an option value
        if [[ "${positional_number}" -lt "${positional_count}" || "${positional_count}" -lt 0 ]]; then
            # ${word} is a positional
            ((positional_number++))
            unset "unparsed_words[${word_index}]"
        else
            if [[ -z "${word}" ]]; then
                # Could be completing a flag, option, or subcommand
                positional_number=-1
            else
                # ${word} is a subcommand or invalid, so stop processing this (sub)command
                positional_number=-2
            fi
            break
        fi
    done

    unparsed_words=("${unparsed_words[@]}")

    if\
        ! "${was_flag_option_terminator_seen}"\
        && ! "${is_parsing_option_value}"\
        && [[ ("${cur}" = -* && "${positional_number}" -ge 0) || "${positional_number}" -eq -1 ]]
    then
        COMPREPLY+=($(compgen -W "${repeating_flags[*]} ${non_repeating_flags[*]} ${repeating_options[*]} ${non_repeating_options[*]}" -- "${cur}"))
    fi
}

__challenge_add_completions() {
    local completion
    while IFS='' read -r completion; do
        COMPREPLY+=("${completion}")
    done < <(IFS=$'\n' compgen "${@}" -- "${cur}")
}

__challenge_custom_complete() {
    if [[ -n "${cur}" || -z ${COMP_WORDS[${COMP_CWORD}]} || "${COMP_LINE:${COMP_POINT}:1}" != ' ' ]]; then
        local -ar words=("${COMP_WORDS[@]}")
    else
        local -ar words=("${COMP_WORDS[@]::${COMP_CWORD}}" '' "${COMP_WORDS[@]:${COMP_CWORD}}")
    fi

    "${COMP_WORDS[0]}" "${@}" "${words[@]}"
}

_challenge() {
    local state
    state="$(shopt -p;shopt -po)"
    trap "${state//$'\n'/;}" RETURN
    shopt -s extglob
    set +o history +o posix

    local -xr SAP_SHELL=bash
    local -x SAP_SHELL_VERSION
    SAP_SHELL_VERSION="$(IFS='.';printf %s "${BASH_VERSINFO[*]}")"
    local -r SAP_SHELL_VERSION

    local -r cur="${2}"
    local -r prev="${3}"

    local -i positional_number
    local -a unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")

    local -a repeating_flags=()
    local -a non_repeating_flags=(-e --echo --last --pace -k --keep-going --trace --states --strict --time --live --plain --private --safe --no-config -q --quiet --version -h --help)
    local -a repeating_options=(-c --command)
    local -a non_repeating_options=(--open --each --continue --timeout --record --cast --base-url -f --format --color --width)
    __challenge_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '-c'|'--command')
        __challenge_add_completions -W 'characters'$'\n''games'$'\n''locations'$'\n''episodes'$'\n''about'$'\n''open'$'\n''back'$'\n''forward'$'\n''home'$'\n''dismiss'$'\n''show'$'\n''wait'$'\n''together'$'\n''path'$'\n''why'$'\n''link'$'\n''routes'$'\n''graph'$'\n''help'$'\n''trace'$'\n''states'$'\n''time'$'\n''events'$'\n''fault'$'\n''expect'$'\n''source'$'\n''!'$'\n''echo'$'\n''set'$'\n''alias'$'\n''unalias'$'\n''history'$'\n''record'$'\n''clear'$'\n''copy'$'\n''watch'$'\n''exit'$'\n''quit'$'\n''search'$'\n''filter'$'\n''refresh'$'\n''open home'$'\n''open about'$'\n''open characters'$'\n''open games'$'\n''open locations'$'\n''open episodes'$'\n''open character-list'$'\n''open character'$'\n''open advanced-search'$'\n''open game-list'$'\n''open game'$'\n''open location-list'$'\n''open location'$'\n''open episode-list'$'\n''open episode'$'\n''open character-episodes'
        return
        ;;
    '--open')
        __challenge_add_completions -W 'challenge://home'$'\n''challenge://character/list'$'\n''challenge://character/detail/'$'\n''challenge://games/list'$'\n''challenge://games/detail/'$'\n''challenge://location/list'$'\n''challenge://location/detail/'$'\n''challenge://episode/list'$'\n''challenge://episode/detail/'$'\n''challenge://episode/character/'
        return
        ;;
    '--each')
        __challenge_add_completions -f
        return
        ;;
    '--continue')
        __challenge_add_completions -f
        return
        ;;
    '--timeout')
        return
        ;;
    '--record')
        __challenge_add_completions -f
        return
        ;;
    '--cast')
        __challenge_add_completions -f
        return
        ;;
    '--base-url')
        return
        ;;
    '-f'|'--format')
        __challenge_add_completions -W 'text'$'\n''json'$'\n''csv'$'\n''tsv'$'\n''markdown'
        return
        ;;
    '--color')
        __challenge_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--width')
        return
        ;;
    esac

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]-}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    check|verify|explore|merge|export|demo|schema|help)
        # Offer subcommand argument completions
        "_challenge_${subcommand}"
        ;;
    *)
        if [[ "${#unparsed_words[@]}" -eq 0 ]]; then
            [[ -n "${cur}" ]] || COMPREPLY=()
            COMPREPLY+=($(compgen -W 'check verify explore merge export demo schema help' -- "${cur}"))
        else
            __challenge_offer_flags_options -1
        fi
        [[ "${cur}" == -* ]] || __challenge_add_completions -f
        ;;
    esac
}

_challenge_check() {
    repeating_flags=()
    non_repeating_flags=(-k --keep-going --live --plain --safe --version -h --help)
    repeating_options=(-c --command)
    non_repeating_options=(--open --base-url -f --format --color --width)
    __challenge_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '-c'|'--command')
        __challenge_add_completions -W 'characters'$'\n''games'$'\n''locations'$'\n''episodes'$'\n''about'$'\n''open'$'\n''back'$'\n''forward'$'\n''home'$'\n''dismiss'$'\n''show'$'\n''wait'$'\n''together'$'\n''path'$'\n''why'$'\n''link'$'\n''routes'$'\n''graph'$'\n''help'$'\n''trace'$'\n''states'$'\n''time'$'\n''events'$'\n''fault'$'\n''expect'$'\n''source'$'\n''!'$'\n''echo'$'\n''set'$'\n''alias'$'\n''unalias'$'\n''history'$'\n''record'$'\n''clear'$'\n''copy'$'\n''watch'$'\n''exit'$'\n''quit'$'\n''search'$'\n''filter'$'\n''refresh'$'\n''open home'$'\n''open about'$'\n''open characters'$'\n''open games'$'\n''open locations'$'\n''open episodes'$'\n''open character-list'$'\n''open character'$'\n''open advanced-search'$'\n''open game-list'$'\n''open game'$'\n''open location-list'$'\n''open location'$'\n''open episode-list'$'\n''open episode'$'\n''open character-episodes'
        return
        ;;
    '--open')
        __challenge_add_completions -W 'challenge://home'$'\n''challenge://character/list'$'\n''challenge://character/detail/'$'\n''challenge://games/list'$'\n''challenge://games/detail/'$'\n''challenge://location/list'$'\n''challenge://location/detail/'$'\n''challenge://episode/list'$'\n''challenge://episode/detail/'$'\n''challenge://episode/character/'
        return
        ;;
    '--base-url')
        return
        ;;
    '-f'|'--format')
        __challenge_add_completions -W 'text'$'\n''json'$'\n''csv'$'\n''tsv'$'\n''markdown'
        return
        ;;
    '--color')
        __challenge_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--width')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __challenge_add_completions -f
        return
        ;;
    esac
}

_challenge_verify() {
    repeating_flags=()
    non_repeating_flags=(--update -k --keep-going --trace --states --strict --time --coverage --plain --live -q --quiet --version -h --help)
    repeating_options=()
    non_repeating_options=(--timeout --junit --coverage-min --out -f --format --color --base-url)
    __challenge_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--timeout')
        return
        ;;
    '--junit')
        __challenge_add_completions -f
        return
        ;;
    '--coverage-min')
        return
        ;;
    '--out')
        __challenge_add_completions -d
        return
        ;;
    '-f'|'--format')
        __challenge_add_completions -W 'text'$'\n''json'
        return
        ;;
    '--color')
        __challenge_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--base-url')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __challenge_add_completions -o plusdirs -fX '!*.@(transcript)'
        return
        ;;
    esac
}

_challenge_explore() {
    repeating_flags=()
    non_repeating_flags=(--faults --every-record --strict-names --time --coverage --plain --live --version -h --help)
    repeating_options=()
    non_repeating_options=(--schedules --start --depth --steps --seed --invariant --words --known --write-tests --html --timeout --jobs --shard --junit --coverage-min --out -f --format --color --base-url)
    __challenge_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--schedules')
        return
        ;;
    '--start')
        __challenge_add_completions -f
        return
        ;;
    '--depth')
        return
        ;;
    '--steps')
        return
        ;;
    '--seed')
        return
        ;;
    '--invariant')
        __challenge_add_completions -f
        return
        ;;
    '--words')
        __challenge_add_completions -f
        return
        ;;
    '--known')
        __challenge_add_completions -f
        return
        ;;
    '--write-tests')
        __challenge_add_completions -d
        return
        ;;
    '--html')
        __challenge_add_completions -f
        return
        ;;
    '--timeout')
        return
        ;;
    '--jobs')
        return
        ;;
    '--shard')
        return
        ;;
    '--junit')
        __challenge_add_completions -f
        return
        ;;
    '--coverage-min')
        return
        ;;
    '--out')
        __challenge_add_completions -d
        return
        ;;
    '-f'|'--format')
        __challenge_add_completions -W 'text'$'\n''json'
        return
        ;;
    '--color')
        __challenge_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--base-url')
        return
        ;;
    esac
}

_challenge_merge() {
    repeating_flags=()
    non_repeating_flags=(--coverage --plain --live --version -h --help)
    repeating_options=()
    non_repeating_options=(--junit --coverage-min --out -f --format --color --base-url)
    __challenge_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--junit')
        __challenge_add_completions -f
        return
        ;;
    '--coverage-min')
        return
        ;;
    '--out')
        __challenge_add_completions -d
        return
        ;;
    '-f'|'--format')
        __challenge_add_completions -W 'text'$'\n''json'
        return
        ;;
    '--color')
        __challenge_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--base-url')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __challenge_add_completions -f
        return
        ;;
    esac
}

_challenge_export() {
    repeating_flags=()
    non_repeating_flags=(--animated --trace --states --strict --live --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(-o --output --title --timeout --base-url --color)
    __challenge_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '-o'|'--output')
        __challenge_add_completions -f
        return
        ;;
    '--title')
        return
        ;;
    '--timeout')
        return
        ;;
    '--base-url')
        return
        ;;
    '--color')
        __challenge_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __challenge_add_completions -W 'html'$'\n''svg'
        return
        ;;
    2)
        __challenge_add_completions -f
        return
        ;;
    esac
}

_challenge_demo() {
    repeating_flags=()
    non_repeating_flags=(--live --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--record --cast --base-url --color --width)
    __challenge_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--record')
        __challenge_add_completions -f
        return
        ;;
    '--cast')
        __challenge_add_completions -f
        return
        ;;
    '--base-url')
        return
        ;;
    '--color')
        __challenge_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--width')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __challenge_add_completions -W 'first-steps'$'\n''redirects-and-why'$'\n''deep-links'$'\n''advanced-search'$'\n''errors-and-retry'$'\n''two-features'$'\n''locations-and-episodes'$'\n''exploring'$'\n''an-app-of-your-own'$'\n''all'
        return
        ;;
    esac
}

_challenge_schema() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __challenge_offer_flags_options 0
}

_challenge_help() {
    repeating_flags=()
    non_repeating_flags=(--version)
    repeating_options=()
    non_repeating_options=()
    __challenge_offer_flags_options -1
}

complete -o filenames -F _challenge challenge

# Joins the words that Bash splits at ':', which links contain, and at the '=' after an option. The function above
# then completes whole words. Only the part of a result that belongs to Bash's last piece is kept.
_challenge_whole_words() {
    local -a whole=("${COMP_WORDS[0]}")
    local -i index position="${#COMP_WORDS[0]}" start=0 current=0
    local gap last word rest="${COMP_LINE#"${COMP_WORDS[0]}"}"
    for ((index = 1; index < ${#COMP_WORDS[@]}; index++)); do
        word="${COMP_WORDS[index]}"
        gap="${rest%%[![:space:]]*}"
        rest="${rest#"${gap}"}"
        rest="${rest#"${word}"}"
        position+="${#gap}"
        last="${whole[${#whole[@]} - 1]}"
        if [[ -n "${gap}" || -z "${word}" ]]; then
            whole+=("${word}")
            start=position
        elif [[ "${word}" == '=' && "${last}" == --* ]]; then
            whole+=('')
            start=position+1
        else
            whole[${#whole[@]} - 1]+="${word}"
        fi
        position+="${#word}"
        if ((index == COMP_CWORD)); then
            current=${#whole[@]}-1
            break
        fi
    done
    local cur="${COMP_LINE:start:COMP_POINT - start}"
    # Quoted words are not taken apart.
    [[ "${cur}" == [\"\']* ]] && cur="${2}"
    local -r prefix="${cur%"${2}"}"
    local -a COMP_WORDS=("${whole[@]}")
    local -i COMP_CWORD=current
    _challenge "${1}" "${cur}" "${whole[current - 1]}"
    # An option that was given by any of its names is not offered again.
    local -r given=" ${whole[*]:1:current - 1} "
    local names name
    for names in '--open' '-e --echo' '--last' '--each' '--pace' '--continue' '-k --keep-going' '--trace' '--states' '--strict' '--timeout' '--time' '--record' '--cast' '--live' '--base-url' '-f --format' '--color' '--plain' '--width' '--private' '--safe' '--no-config' '-q --quiet' '--version' '-h --help'; do
        for name in ${names}; do
            [[ "${given}" == *" ${name}"[\ =]* ]] || continue
            for index in "${!COMPREPLY[@]}"; do
                [[ " ${names} " == *" ${COMPREPLY[index]} "* ]] && unset "COMPREPLY[index]"
            done
        done
    done
    COMPREPLY=("${COMPREPLY[@]#"${prefix}"}")
    if [[ "${COMPREPLY[*]}" == *//* ]]; then
        # A link is not a file name. After a link that ends in a slash, a value follows without a space.
        compopt +o filenames 2>/dev/null
        [[ ${#COMPREPLY[@]} -eq 1 && "${COMPREPLY[0]}" == */ ]] && compopt -o nospace 2>/dev/null
    fi
    return 0
}

complete -o filenames -F _challenge_whole_words challenge
