/// What was given to an action, already checked against its parameters.
package struct Arguments: Sendable, Hashable {
    package struct Assignment: Sendable, Hashable {
        package let key: String
        package let value: String

        package init(key: String, value: String) {
            self.key = key
            self.value = value
        }
    }

    private let values: [String: String]
    /// In the order in which they were written.
    package let assignments: [Assignment]

    package init(_ values: [String: String] = [:], assignments: [Assignment] = []) {
        self.values = values
        self.assignments = assignments
    }

    /// The value of a parameter, or nil where the form that was used does not have it.
    package subscript(name: String) -> String? { values[name] }

    /// The value of a parameter of kind ``Parameter/Kind/integer(_:)``.
    package func integer(_ name: String) -> Int? { values[name].flatMap { Int($0) } }

    /// The value of a parameter of kind ``Parameter/Kind/number(_:)``.
    package func number(_ name: String) -> Double? { values[name].flatMap { Double($0) } }

    /// Whether the form that was used has this keyword.
    package func has(_ keyword: String) -> Bool { values[keyword] != nil }
}
