/// A request for a new feature, with all choices of the user.
package struct FeatureRequest: Sendable {
    /// The form of a feature. Each form has a folder of templates.
    package enum Form: String, Sendable, CaseIterable {
        /// The feature has a list and details, with a file for each part.
        case layers = "Data"
        /// The feature has a list and details, whose parts come from `ChallengeListing`.
        case list = "List"
        /// The feature has one screen without data.
        case simple = "Simple"
    }

    package let name: FeatureName
    /// What the feature consists of.
    package let form: Form
    /// The existing feature that leads to the new one.
    package let from: String
    /// The path of the feature's data in the API.
    package let path: String
    /// The description of the new feature in the feature that leads to it: `all locations, with search`.
    package let summary: String

    /// - Parameters:
    ///   - path: the path of the data; nil for `/api/` and the name.
    ///   - summary: the description; nil for one that consists of the name.
    /// - Throws: ``Refusal`` if a path or a summary is not valid in the sources.
    package init(
        name: FeatureName, form: Form = .layers, from: String = "Home", path: String? = nil, summary: String? = nil
    ) throws(Refusal) {
        self.name = name
        self.form = form
        self.from = from
        self.path = path ?? "/api/\(name.noun)"
        self.summary = summary ?? (form == .simple ? "the \(name.noun) screen" : "all \(name.plural), with search")
        guard self.path.wholeMatch(of: /(\/[A-Za-z0-9._~-]+)+/) != nil else {
            throw Refusal("'\(self.path)' is not a path such as /api/location.")
        }
        guard self.summary.wholeMatch(of: /[^"\\\p{C}]{1,70}/) != nil else {
            throw Refusal("a summary is one line of at most 70 characters, without \" or \\.")
        }
    }

    var isSimple: Bool { form == .simple }

    /// The destination that leads to the feature, as a case of the outgoing navigation: `locations`.
    var exit: String { isSimple ? name.variable : name.pluralVariable }
    /// The same destination as the name of a route and of an action.
    var exitRoute: String { isSimple ? name.noun : name.plural }
    /// The names of the feature's routes, and of the route that leads to it.
    var routes: [String] {
        isSimple ? [exitRoute, "\(name.noun)-screen"] : [exitRoute, name.noun, "\(name.noun)-list"]
    }
    /// The placeholders of templates, with their values.
    var substitutions: [String: String] {
        [
            "Feature": name.type, "Features": name.pluralType,
            "feature": name.variable, "features": name.pluralVariable,
            "noun": name.noun, "nouns": name.plural, "Noun": name.title, "Nouns": name.pluralTitle,
            "a_noun": name.nounWithArticle, "A_noun": name.nounWithArticle.capitalizedAtStart,
            "event": name.event, "path": path,
            // The API's messages name a missing record like this.
            "Resource": String(path.split(separator: "/").last ?? "").capitalizedAtStart,
            "From": from, "exit": exit, "route": exitRoute,
            "summary": summary, "Summary": summary.capitalizedAtStart + ".",
        ]
    }
}
