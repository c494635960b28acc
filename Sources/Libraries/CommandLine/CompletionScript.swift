/// The script that completes what is typed after the program's name: the argument parser's, with its mistakes mended.
package enum CompletionScript {
    /// What the parser prints, with the mistakes mended where it is a script.
    ///
    /// - Parameters:
    ///   - command: the program's name.
    ///   - description: its command line, asked for where the script needs it.
    package static func mended(
        _ text: String, for command: String, _ description: @autoclosure () throws -> CommandLineDescription
    ) rethrows -> String {
        // Each script has a subcommand `help`, which is not there; that of zsh is invalid for that reason.
        if text.hasPrefix("#!/bin/bash\n") {
            // A script that a running shell reads names no interpreter.
            return text.withoutLines { $0 == "#!/bin/bash" || $0.contains("compgen -W 'help'") }
                + bashAddition(for: command, try description().command.namesGivenOnce)
        }
        if text.hasPrefix("#compdef ") {
            // An option's value may also follow an equals sign.
            return text.withoutLines { $0.contains(" :->") }
                .replacing(/(--[a-z-]+)((?:\}')?\[[^\n]*?\]:)/) { "\($0.1)=\($0.2)" }
        }
        guard text.hasPrefix("function __\(command)_") else { return text }
        return text.withoutLines { $0.contains("-fa 'help'") || $0.contains("\"\(command) help\"") }
    }

    /// Bash takes a line apart not only at blanks, so that a link comes in pieces: this puts them together again, lets
    /// the parser's function complete them, and leaves out of each answer what bash has set apart. It also leaves out
    /// options that were given, as the scripts of zsh and fish do.
    ///
    /// - Parameter names: those of each option that can be given once.
    private static func bashAddition(for command: String, _ names: [[String]]) -> String {
        #"""


        # Words as the program gets them: Bash also takes them apart at ':', which links have, and at the '=' behind an
        # option. The function above completes them; of what it finds, only what belongs to Bash's last piece is kept.
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
                # Links are no files; to one that ends in a slash something has to be added.
                compopt +o filenames 2>/dev/null
                [[ ${#COMPREPLY[@]} -eq 1 && "${COMPREPLY[0]}" == */ ]] && compopt -o nospace 2>/dev/null
            fi
            return 0
        }

        complete -o filenames -F _\#(command)_whole_words \#(command)
        """#
    }
}

extension String {
    fileprivate func withoutLines(where isSuperfluous: (Substring) -> Bool) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).filter { !isSuperfluous($0) }.joined(separator: "\n")
    }
}
