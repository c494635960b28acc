import ChallengeCore

/// Where one is, in a few words: `home`, `characters`, `characters/1`, `characters!advanced-search` in a modal.
///
/// The labels of a stack are joined by slashes, without that of the root unless nothing else would be there, or only
/// a number, which says nothing alone. Modals follow after an exclamation mark.
struct PromptText {
    let text: String

    init(stacks: [[LiveScreen]]) {
        text = stacks.enumerated().map { depth, stack in
            var labels = stack.map(\.rendering.label)
            if depth == 0, labels.count > 1, Int(labels[1]) == nil { labels.removeFirst() }
            return labels.joined(separator: "/")
        }.joined(separator: "!")
    }
}
