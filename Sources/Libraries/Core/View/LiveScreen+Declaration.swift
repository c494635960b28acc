import ChallengeText

extension LiveScreen {
    /// What the screen has and its declaration has not, each as a sentence without a full stop; empty where it is as it
    /// was declared. Help, completion, `--check` and the manual know declarations only.
    package func undeclared(in map: AppMap) -> [String] {
        guard let declared = map.screen(for: navigation.name) else { return [] }
        let noun = rendering.selection?.noun
        let parts: [(String, Bool)] =
            [
                ("the name \(rendering.screen)", rendering.screen != declared.name),
                ("the title \(rendering.title)", rendering.title != declared.title ?? rendering.title),
                ("the state \(rendering.state.name)", !declared.states.contains(rendering.state)),
                (noun.map { "rows of the kind \($0)" } ?? "a screen without rows", noun != declared.rows?.noun),
            ]
            + rendering.actions.map(\.description).map { action in
                let other = declared.actions.first { $0.name == action.name }
                return ("the action \(action.usage)", other?.usage != action.usage || other?.effect != action.effect)
            }
        let undeclared = parts.filter(\.1).map { "the declaration of \(declared.name) does not have \($0.0)" }
        guard let content = declared.contents.first(where: { $0.states.contains(rendering.state) }) else {
            return undeclared
        }
        let mismatches = SchemaValidator().mismatches(of: rendering.snapshot.json, with: content.schema.json)
        return undeclared
            + mismatches.map { "what \(declared.name) tells programs is not as it was declared: \($0)" }
    }
}
