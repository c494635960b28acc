import ChallengeActions
import ChallengeCore
package import ChallengeHost
package import ChallengeLanguage
import ChallengeText
import SwiftUI

extension CommandRunner {
    /// The size in bytes of a prompt of this program that was copied together with a command, at the beginning of a line.
    ///
    /// - Parameter lexer: the lexer before the line, which may be within a command.
    package func pastedPrompt(in line: String, _ lexer: Lexer) -> Int {
        // Most lines have no sign of the standard prompt.
        let mayHavePrompt =
            line.utf8.contains(UInt8(ascii: ">")) || settings.prompt.text != PromptTemplate.standard.text
        return mayHavePrompt ? root.pastedPrompt(in: line, lexer, settings.prompt) : 0
    }
}

extension RootContainer {
    package func pastedPrompt(in line: String, _ lexer: Lexer, _ prompt: PromptTemplate = .standard) -> Int {
        if lexer.isContinued {
            let (mark, rest) = PromptTemplate.continuation(in: lexer.quote?.kind)
            return line.hasPrefix(mark + rest) ? (mark + rest).utf8.count : 0
        }
        let size = prompt.size(in: line, isPath: isPath)
        if size > 0 || prompt == .standard { return isFile(line, behind: size) ? 0 : size }
        return pastedPrompt(in: line, lexer)
    }

    /// True if a line such as `characters> rows.csv` writes a file, although the name of its command is a screen's as well.
    private func isFile(_ line: String, behind size: Int) -> Bool {
        let (prompt, rest) = (line.utf8.prefix(size).dropLast(2), String(Substring(line.utf8.dropFirst(size))).trimmed)
        return !prompt.contains { "/!] ".utf8.contains($0) } && rest.contains { "./~".contains($0) }
            && !rest.contains(" ")
    }

    /// True if the prompt may show a text as the place in the app.
    private func isPath(_ text: Substring) -> Bool {
        guard let first = text.first, let last = text.last, !"/! ".contains(first), !"/! ".contains(last) else {
            return false
        }
        // A long path lacks its beginning.
        let shown = text.drop { "….".contains($0) }.drop { "/!".contains($0) }
        let labels = shown.split(omittingEmptySubsequences: false) { "/!".contains($0) }
        return labels.allSatisfy { isLabel($0, isAlone: labels.count == 1) }
    }

    /// True for a label of a screen. Among several, any word may be one.
    private func isLabel(_ text: Substring, isAlone: Bool) -> Bool {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count < 3, let first = words.first, !first.isEmpty else { return false }
        if words.count == 1, !isAlone { return true }
        let isDeclared = (map.screens + previews).contains { screen in
            words.count == 1
                ? (screen.title ?? screen.name).asCommandName == first : screen.parameters.first?.noun == String(first)
        }
        return isDeclared || allTops.contains { $0.rendering.label == text }
    }
}
