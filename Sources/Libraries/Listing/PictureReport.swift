import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

extension Report {
    /// Creates a report with the picture at an untrusted address. The noun names the picture's subject in errors:
    /// `there is no picture of this character here`. The details are drawn beside the picture.
    static func picture(
        of noun: String, at address: String, beside details: Element, load: () async throws(ImageError) -> Picture
    ) async throws(PictureError) -> Report {
        let address = address.withoutUser
        do {
            let picture = try await load()
            return Report(
                "image", body: .picture(picture, beside: details, otherwise: .line([Span(address)])),
                content: ["url": address, "width": picture.width, "height": picture.height] as JSON)
        } catch {
            throw PictureError(reason: error, noun: noun, address: address)
        }
    }
}

/// The reason why a picture cannot be shown.
struct PictureError: ActionError, Hashable {
    let reason: ImageError
    /// The subject of the picture.
    let noun: String
    let address: String

    /// The error, as a part of a sentence.
    var description: String {
        switch reason {
        case .missing: "there is no picture of this \(noun) here"
        case .foreign(let base): "the picture's address does not start with \(base): \(address)"
        case .noAddress: "the picture's address is invalid: \(address)"
        case .unreadable(let reason): "the picture at \(address) cannot be shown: \(reason)"
        case .failed(let reason): "cannot load \(address): \(reason)"
        case .cancelled: "the load was cancelled"
        }
    }
}
