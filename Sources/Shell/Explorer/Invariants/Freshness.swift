import ChallengeLanguage
import SwiftUI

extension Experiment {
    /// Replaces a text in the data, and checks that `refresh` and then a reopened screen show the new text.
    func tryFreshness(_ trial: inout Trial) async throws {
        let (title, content) = (trial.before.top.title, trial.before.top.parts)
        let isTitleTold = content.values.contains { $0.text == title }
        let record = isTitleTold ? nil : content.records.first
        guard let old = isTitleTold ? title : record?.item.name, !ComparableText(old).isShort, let last = old.last
        else { return }
        let new = String(old.dropLast()) + (last == "x" ? "y" : "x")
        let reopening = record.map { "open \($0.item.identifier)" } ?? trial.start.last
        // The screen is opened before the change too, because the app may cache the screen's data.
        if record != nil, let reopening, try await !open(reopening, showing: old, &trial) { return }
        try await trial.run("fault replace \(Quoting.quoted(old)) \(Quoting.quoted(new))")
        try await trial.run(Self.refresh)
        guard trial.hasSucceeded, !trial.after.isError else { return }
        check("refresh", new, of: old, &trial)
        guard let reopening, reopening.hasPrefix("open ") else { return }
        if record == nil {
            try await trial.run(trial.app.leaving(by: "back"))
            guard trial.hasSucceeded else { return }
        }
        try await trial.run(reopening)
        guard trial.hasSucceeded, !trial.after.isError else { return }
        check("opened after refresh", new, of: old, &trial)
    }

    /// Opens a screen and goes back. Returns false if either fails, or if the screen does not show the text.
    private func open(_ line: String, showing text: String, _ trial: inout Trial) async throws -> Bool {
        try await trial.run(line)
        guard trial.hasSucceeded, trial.addsScreen, trial.after.top.parts.text.has(ComparableText(text)) else {
            return false
        }
        try await trial.run(trial.app.leaving(by: "back"))
        return trial.hasSucceeded
    }

    private func check(_ what: String, _ new: String, of old: String, _ trial: inout Trial) {
        let names = [trial.after.top.title] + trial.after.top.parts.records.map(\.item.name)
        let isNew = names.contains(new)
        // The screen may show neither text: a renamed record may no longer match a search.
        // Without a request, the texts are not from the data layer.
        guard !isNew, names.contains(old), trial.app.hasRequested else { return }
        trial.found(
            .fresh, "the data changed from '\(old)' to '\(new)', but \(trial.after.top.name) still shows '\(old)'",
            pattern: what)
    }
}
