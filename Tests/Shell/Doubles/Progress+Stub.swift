import ChallengeCore

extension Progress {
    /// So many of 1003 records.
    nonisolated static func stub(_ completed: Int, of total: Int = 1_003) -> Progress {
        Progress(title: "Copying", completed: completed, total: total, unit: "records")
    }
}
