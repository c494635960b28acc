nonisolated extension ClosedRange<Double> {
    /// Whether a text is a number of this range as people write one: digits, and perhaps a sign, a point and an exponent.
    /// Neither hexadecimal digits nor words are.
    func contains(decimal text: String) -> Bool {
        guard text.utf8.allSatisfy("0123456789+-.eE".utf8.contains), let number = Double(text) else { return false }
        return contains(number)
    }
}
