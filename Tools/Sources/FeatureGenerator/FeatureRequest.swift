/// The request for a feature, and its content.
package struct FeatureRequest: Sendable {
    package let name: FeatureName
    /// One screen without data; otherwise a list and details.
    package let isSimple: Bool
    /// The feature that leads to the new one.
    package let from: String
    /// The path of the data in the API.
    package let path: String
    /// The description in the feature that leads to the new one: `all locations, with search`.
    package let summary: String

    /// - Parameters:
    ///   - path: nil for `/api/` and the name.
    ///   - summary: nil for a summary of the name only.
    /// - Throws: ``Refusal`` if a path or a summary is not valid in the sources.
    package init(
        name: FeatureName, isSimple: Bool = false, from: String = "Home", path: String? = nil, summary: String? = nil
    ) throws(Refusal) {
        self.name = name
        self.isSimple = isSimple
        self.from = from
        self.path = path ?? "/api/\(name.noun)"
        self.summary = summary ?? (isSimple ? "the \(name.noun) screen" : "all \(name.plural), with search")
        guard self.path.wholeMatch(of: /(\/[A-Za-z0-9._~-]+)+/) != nil else {
            throw Refusal("'\(self.path)' is not a path such as /api/location.")
        }
        guard self.summary.wholeMatch(of: /[^"\\\p{C}]{1,70}/) != nil else {
            throw Refusal("a summary is one line of at most 70 characters, without \" or \\.")
        }
    }

    /// The exit that leads to the feature, as a case of Swift: `locations`.
    var exit: String { isSimple ? name.variable : name.pluralVariable }
    /// The exit as a route and an action.
    var exitRoute: String { isSimple ? name.noun : name.plural }
    /// The routes of the feature, and the one that leads to it.
    var routes: [String] {
        isSimple ? [exitRoute, "\(name.noun)-screen"] : [exitRoute, name.noun, "\(name.noun)-list"]
    }
    /// The case, with its raw value if that differs.
    var exitCase: String { exit == exitRoute ? exit : "\(exit) = \"\(exitRoute)\"" }

    /// The words in templates, and their replacements.
    var substitutions: [String: String] {
        [
            "Feature": name.type, "Features": name.pluralType,
            "feature": name.variable, "features": name.pluralVariable,
            "noun": name.noun, "nouns": name.plural, "Noun": name.title, "Nouns": name.pluralTitle,
            "a_noun": name.nounWithArticle, "A_noun": name.nounWithArticle.capitalizedAtStart,
            "event": name.event, "path": path,
            // The API's own name for a missing record.
            "Resource": String(path.split(separator: "/").last ?? "").capitalizedAtStart,
            "From": from, "exit": exit, "exitCase": exitCase,
            // The command that leads there from Home.
            "way": from == "Home" ? exitRoute : "open \(exitRoute)",
            "summary": summary, "Summary": summary.capitalizedAtStart + ".",
        ]
    }
}
