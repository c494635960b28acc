/// Makes of what a session says the lines that go to standard output.
protocol OutputFormat {
    /// The lines of an event, without line ends; none for an event that is not told.
    ///
    /// - Parameter isFirst: whether nothing was printed before.
    func lines(for event: SessionEvent, settings: SessionSettings, isFirst: Bool) -> [String]
}
