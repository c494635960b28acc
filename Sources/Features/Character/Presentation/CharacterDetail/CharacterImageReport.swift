import ChallengeCore
import ChallengeDesignSystem

/// A character's picture as an answer; where there is none because the data came with the program, its address.
nonisolated struct CharacterImageReport {
    let address: String
    /// Nil where nobody can be asked for it.
    let picture: Picture?

    var report: Report { Report("image", body: body, content: content) }

    private var body: Element {
        let address = Element.verbatim([address])
        guard let picture else {
            let reason = FailureText(CharacterImageError.noNetwork.message(at: self.address)).sentence
            return .stack([address, .paragraph([Span(reason, .secondary)])])
        }
        return .picture(picture, otherwise: address)
    }

    private var content: Content {
        Content(url: address, width: picture?.width, height: picture?.height)
    }

    /// The size is that of the picture in its file, in pixels; it is left out where there is no picture.
    private struct Content: Encodable, Sendable {
        let url: String
        let width: Int?
        let height: Int?
    }
}
