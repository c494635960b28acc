/// The completion script for the program's command line: a corrected version of the argument parser's script.
nonisolated enum CompletionScript {
    /// Returns the parser's output, corrected if the output is a completion script. Other output needs no description.
    static func mended(
        _ text: String, for command: String, _ description: @autoclosure () throws -> CommandLineDescription
    ) rethrows -> String {
        guard let start = ["#!/bin/bash\n", "#compdef ", "function __\(command)_"].firstIndex(where: text.hasPrefix)
        else { return text }
        let description = try description().command
        switch start {
        case 0:
            // The running shell sources this script, so it names no interpreter.
            let script = text.drop { $0 != "\n" }.dropFirst()
            return withScriptsInBash(String(script), command) + bashAddition(for: command, description.namesGivenOnce)
        case 1:
            // An option's value may also follow an equals sign.
            return withScriptsInZsh(text.replacing(/(--[a-z-]+)((?:\}')?\[[^\n]*?\]:)/) { "\($0.1)=\($0.2)" })
        default:
            // The first word is a script file if it is not a subcommand.
            return text.replacing("_parse_subcommand -r 1", with: "_parse_subcommand 0", maxReplacements: 1)
                + "\ncomplete -c '\(command)' -n '__\(command)_should_offer_completions_for_positional \"\(command)\" -ge 1' -F"
        }
    }

    /// Corrects the parser's Bash code, which treats every word either as a script file or as a subcommand.
    private static func withScriptsInBash(_ script: String, _ command: String) -> String {
        script.replacing("_offer_flags_options -1", with: "_offer_flags_options 0", maxReplacements: 1)
            .replacing(
                /\n    # Offer positional completions\n[^#]*(?=    # Offer subcommand)/, with: "\n", maxReplacements: 1
            )
            .replacing("${unparsed_words[0]}", with: "${unparsed_words[0]-}")
            .replacing(/( +)# Offer subcommand completions\n( +COMPREPLY[^\n]*\n)/, maxReplacements: 1) { match in
                """
                        if [[ "${#unparsed_words[@]}" -eq 0 ]]; then
                            [[ -n "${cur}" ]] || COMPREPLY=()
                    \(match.2)        else
                            __\(command)_offer_flags_options -1
                        fi
                        [[ "${cur}" == -* ]] || __\(command)_add_completions -f

                """
            }
    }

    /// Corrects the parser's zsh code, which does not expect a script file in place of a subcommand.
    private static func withScriptsInZsh(_ script: String) -> String {
        script.replacing(
            "        _describe -V subcommand subcommands && ret=0\n",
            with: "        _describe -V subcommand subcommands && ret=0\n        _files && ret=0\n"
        ).replacing(/(_\$\{words\[1\]\}" && ret=0\n +;;\n)/) { match in
            """
            \(match.1)        *)
                        _arguments -w -s -S : "${(@)arg_specs[1,-3]}" '*:script:_files' && ret=0
                        ;;

            """
        }
    }

    /// Bash also splits a line at characters other than blanks, so a link arrives in pieces. This function joins the
    /// pieces, calls the parser's function, and removes the earlier pieces from each result. As in zsh and fish, it also
    /// removes given options that may be given only once.
    private static func bashAddition(for command: String, _ names: [[String]]) -> String {
        #"""


        # Joins the words that Bash splits at ':', which links contain, and at the '=' after an option. The function above
        # then completes whole words. Only the part of a result that belongs to Bash's last piece is kept.
        _\#(command)_whole_words() {
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
            _\#(command) "${1}" "${cur}" "${whole[current - 1]}"
            # An option that was given by any of its names is not offered again.
            local -r given=" ${whole[*]:1:current - 1} "
            local names name
            for names in \#(names.map { "'\($0.joined(separator: " "))'" }.joined(separator: " ")); do
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

        complete -o filenames -F _\#(command)_whole_words \#(command)
        """#
    }
}
