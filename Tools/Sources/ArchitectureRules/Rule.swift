/// A requirement for the sources that a program can check.
package struct Rule: Sendable {
    /// A name for people and for searches: `feature-imports-no-feature`.
    package let name: String
    /// The reason for the rule, and the remedy.
    package let reason: String
    /// The document that explains the rule.
    package let source: String
    /// The forms of the features that the rule checks. A rule for parts that a form lacks leaves out this form.
    let forms: Set<Feature.Form>
    private let check: @Sendable (Project) -> [Violation]

    init(
        _ name: String, _ reason: String, from source: String, in forms: Feature.Form...,
        check: @escaping @Sendable (Project) -> [Violation]
    ) {
        self.name = name
        self.reason = reason
        self.source = source
        self.forms = forms.isEmpty ? Set(Feature.Form.allCases) : Set(forms)
        self.check = check
    }

    func violations(in project: Project) -> [Violation] { check(project.restricted(to: forms)) }
}

/// A place that breaks a rule, and the way in which it does.
struct Violation: Sendable {
    let place: Place
    let text: String

    init(_ place: Place, _ text: String) {
        self.place = place
        self.text = text
    }
}

/// A place in a file. Lines and columns count from 1.
struct Place: Sendable, Comparable {
    let file: String
    let line: Int
    let column: Int

    static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.file, lhs.line, lhs.column) < (rhs.file, rhs.line, rhs.column)
    }
}

/// A violation and its rule, which together are reported.
package struct Finding: Sendable, CustomStringConvertible {
    package let rule: Rule
    let violation: Violation

    package var description: String {
        let place = violation.place
        return "\(place.file):\(place.line):\(place.column): error: [\(rule.name)] \(violation.text); \(rule.reason)"
    }
}

extension Rule {
    package static let all = files + modules + root + features + containers + screens + navigation + injection + tests
}

extension Project {
    /// Returns the features that a rule does not check, each with the reason, for people.
    package func exceptions(of rule: Rule) -> [String] {
        features.filter { !rule.forms.contains($0.form) }.map { "\($0.name) (\($0.form.rawValue))" }
    }

    /// Returns the violations of the rules, in the order of files and lines.
    package func findings(_ rules: [Rule] = Rule.all) -> [Finding] {
        rules.flatMap { rule in rule.violations(in: self).map { Finding(rule: rule, violation: $0) } }
            .sorted { ($0.violation.place, $0.rule.name) < ($1.violation.place, $1.rule.name) }
    }
}
