import ChallengeCatalogue
import ChallengeCore
import ChallengeImaging
import Hummingbird

extension Site {
    /// The picture at a path such as `/api/character/avatar/1.jpeg` or `/api/game/cover/1.jpeg`; nil where there is none.
    func picture(_ path: String) -> Answer? {
        guard let match = path.wholeMatch(of: /\/api\/([a-z]+\/[a-z]+)\/([1-9][0-9]*)\.jpeg/), let id = Int(match.2),
            let bitmap = bitmap(match.1, id)
        else { return nil }
        do {
            let file = try JPEG.encode(bitmap)
            // It never changes; a day is enough for who looks again.
            return Answer(
                status: 200, headers: [.contentType: "image/jpeg", .cacheControl: "public, max-age=86400"], body: file)
        } catch {
            return .failure(500, "The picture cannot be drawn: \(error)")
        }
    }

    /// Nil where the catalogue has nobody and nothing of that id.
    private func bitmap(_ kind: Substring, _ id: Int) -> Bitmap? {
        switch kind {
        case "character/avatar" where catalogue.characters.byID[id] != nil: Portrait(of: id).bitmap
        case "game/cover" where catalogue.games.byID[id] != nil: Cover(of: id).bitmap
        default: nil
        }
    }
}
