import ChallengeCore

extension Session {
    /// Something may look different now. While a command is at work its own display will show it; otherwise it is news,
    /// which is shown when the app has come to rest: at once where there is a line to print it above, and before the next
    /// prompt where there is none.
    func newsMayHaveCome() {
        guard !turn.isAtWork, news == nil else { return }
        news = Task { [weak self] in
            await self?.root.settle()
            self?.news = nil
            if self?.output.canPrintAbove == true { self?.showNews() }
        }
    }

    /// Shows what has changed without being asked for, unless that has not come to rest.
    func showNews() {
        guard !turn.isAtWork, news == nil else { return }
        displayChange()
        tellActivities()
        flush()
    }

    /// Displays the screen on top if it has changed, but for one that waits for what it is to show: that is shown when it
    /// has come.
    func displayChange() {
        if root.top?.rendering.isLoading != true { root.displayIfChanged() }
    }
}
