import ChallengeNetworking

nonisolated extension CharacterImageError {
    /// Why there is no picture.
    ///
    /// - Parameter address: where it is to be.
    func message(at address: String) -> String {
        switch self {
        case .missing: "the API names no picture of this character"
        case .noNetwork: "there is no API to load the picture from; start with --live or --base-url"
        case .foreign(let base): "the picture is not fetched, as it is not below \(base): \(address)"
        case .noAddress: "the picture is not fetched, as this is no address: \(address)"
        case .unreadable(let reason): "the picture at \(address) cannot be shown: \(reason)"
        case .failed(let failure): "cannot load \(address): \(failure.reason)"
        case .cancelled: "the load was cancelled"
        }
    }
}
