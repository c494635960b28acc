package import ChallengeCore
import ChallengeText

extension Report {
    /// A report with a picture; with its address alone if there is no API to load it from.
    ///
    /// - Parameters:
    ///   - noun: the subject of the picture: `character`.
    ///   - address: its address from the API, which is untrusted.
    ///   - load: loads the picture.
    /// - Throws: the reason, if the picture cannot be loaded.
    package static func picture(
        of noun: String, at address: String, load: () async throws(ImageError) -> Picture
    ) async throws(ActionError) -> Report {
        do {
            let picture = try await load()
            return Report(
                "image", body: .picture(picture, otherwise: .verbatim([address])),
                content: ["url": address, "width": picture.width, "height": picture.height] as JSON)
        } catch {
            let message = error.message(of: noun, at: address)
            guard error == .noNetwork else { throw ActionError(message) }
            let reason = Element.paragraph([Span(FailureText(message).sentence, .secondary)])
            return Report("image", body: .stack([.verbatim([address]), reason]), content: ["url": address] as JSON)
        }
    }
}

extension ImageError {
    /// Why there is no picture, as a part of a sentence.
    fileprivate func message(of noun: String, at address: String) -> String {
        switch self {
        case .missing: "there is no picture of this \(noun) here"
        case .noNetwork: "there is no API to load the picture from; start with --live or --base-url"
        case .foreign(let base): "the picture is not fetched, as it is not below \(base): \(address)"
        case .noAddress: "the picture is not fetched, as this is no address: \(address)"
        case .unreadable(let reason): "the picture at \(address) cannot be shown: \(reason)"
        case .failed(let reason): "cannot load \(address): \(reason)"
        case .cancelled: "the load was cancelled"
        }
    }
}
