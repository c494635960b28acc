extension CharacterErrorText {
    /// - Parameter address: where the picture is to be.
    nonisolated static func sentence(_ error: CharacterImageError, at address: String) -> String {
        switch error {
        case .missing: "The API names no picture of this character."
        case .noNetwork: "There are no pictures in the catalogue within the program; with --live they can be had."
        case .foreign(let base): "The picture is not fetched, as it is not below \(base): \(address)"
        case .noAddress: "The picture is not fetched, as this is no address: \(address)"
        case .unreadable(let reason): "The picture at \(address) cannot be shown: \(reason)."
        case .failed(let failure): "The picture at \(address) could not be loaded: \(reason(failure))."
        }
    }
}
