package import ChallengeCore

/// How to write the forms of a command, what may be left out in brackets.
package nonisolated enum FormUsage {
    private static let negation = "not"

    /// One text for each form: `[not] screen NAME`. A form that is another one without its last argument, or with a `not`
    /// before it, is told together with that.
    package static func usages(of forms: [[Parameter]]) -> [String] {
        let all = forms.map { $0.map(\.usage) }
        let negated = Set(all.filter { $0.first == negation }.map { Array($0.dropFirst()) })
        let positive = all.filter { $0.first != negation }
        return positive.compactMap { form in
            guard !positive.contains(where: { $0.count == form.count + 1 && $0.starts(with: form) }) else { return nil }
            var words = form
            if let last = words.last, words.count > 1, positive.contains(Array(form.dropLast())) {
                words[words.count - 1] = "[\(last)]"
            }
            return ((negated.contains(form) ? ["[\(negation)]"] : []) + words).joined(separator: " ")
        }
    }
}
