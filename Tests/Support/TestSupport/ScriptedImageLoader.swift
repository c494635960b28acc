package import ChallengeCore
package import FoundationEssentials
import Synchronization

/// An image loader that answers what it is told to, and remembers what it was asked.
package final class ScriptedImageLoader: ImageLoaderContract {
    private let asked = Mutex<[String]>([])
    private let answer: @Sendable () throws(ImageError) -> Picture

    package init(answer: @escaping @Sendable () throws(ImageError) -> Picture = { .sample() }) {
        self.answer = answer
    }

    /// The addresses that were asked for, in order.
    package var requests: [String] { asked.withLock { $0 } }

    package func image(at url: URL) async throws(ImageError) -> Picture {
        asked.withLock { $0.append(url.absoluteString) }
        return try answer()
    }
}

extension Picture {
    /// A picture of this size in its file, of which two pixels are to be seen: a red one and a blue one.
    package static func sample(width: Int = 2, height: Int = 1) -> Picture {
        let bitmap = Bitmap(width: 2, height: 1, rgb: [255, 0, 0, 0, 0, 255])
        return Picture(width: width, height: height, bitmap: bitmap, file: Data("file".utf8))
    }
}
