/// Whoever is told what a session says, to print it or to keep it.
protocol SessionListener: AnyObject {
    func take(_ event: SessionEvent, settings: SessionSettings)
    /// What is told from here on is the next command's.
    func beginCommand()
    /// What was told since ``beginCommand()`` was taken back, as far as it is not beyond that.
    func discard()
    /// What was told is not taken back any more.
    func flush()
}
