package import ChallengeCore
package import ChallengeNetworking

/// Copies all that an API has to the disk, for use offline: the command `sync`.
package struct SyncFeature: FeatureContract {
    private let synchronizer: Synchronizer

    /// - Parameters:
    ///   - httpClient: asks the API.
    ///   - source: what people call the API; nil where there is none.
    ///   - folder: where the copy is kept; nil where nothing is.
    ///   - board: is told how far the copying has come.
    package init(httpClient: any HTTPClientContract, source: String?, folder: String?, board: ProgressBoard) {
        synchronizer = Synchronizer(httpClient: httpClient, source: source, folder: folder, board: board)
    }

    package let name = "Sync"
    package var screens: [Screen] { [] }
    package var actions: [Action] { [synchronizer.action] }
}
