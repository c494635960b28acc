/// How far some work has come that takes long.
package struct Progress: Sendable, Hashable {
    /// What is under way: `Copying`.
    package let title: String
    /// What is done already: 0 to ``total``.
    package let completed: Int
    /// What there is to do in all.
    package let total: Int
    /// What is counted, in the plural: `records`.
    package let unit: String

    package init(title: String, completed: Int, total: Int, unit: String) {
        self.title = title
        self.completed = completed
        self.total = total
        self.unit = unit
    }

    /// In hundredths of the whole, rounded down.
    package var percent: Int { total > 0 ? completed * 100 / total : 0 }
}
