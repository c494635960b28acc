import ChallengeText

extension LiveScreen {
    /// What the screen has and its declaration has not, each as a sentence without a full stop; empty where it is as it
    /// was declared. Help, completion, `--check` and the manual know declarations only.
    package func undeclared(in map: AppMap) -> [String] {
        guard let declared = map.screen(for: navigation.name) else { return [] }
        let actions = Set(declared.actions.map(\.name))
        let parts: [(String, Bool)] =
            [
                ("the name \(rendering.screen)", rendering.screen != declared.name),
                ("the state \(rendering.state.name)", !declared.states.contains(rendering.state)),
                ("rows", rendering.selection != nil && declared.rows == nil),
            ] + rendering.actions.map { ("the action \($0.description.name)", !actions.contains($0.description.name)) }
        let undeclared = parts.filter(\.1).map { "the declaration of \(declared.name) does not have \($0.0)" }
        guard let content = declared.contents.first(where: { $0.states.contains(rendering.state) }) else {
            return undeclared
        }
        let mismatches = SchemaValidator().mismatches(of: rendering.snapshot.json, with: content.schema.json)
        return undeclared
            + mismatches.map { "what \(declared.name) tells programs is not as it was declared: \($0)" }
    }
}
