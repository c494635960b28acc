import ChallengeCore
import FoundationEssentials

/// A picture by iTerm2's inline images (https://iterm2.com/documentation-images.html).
enum ITermImage {
    /// The largest file that is sent, in bytes: iTerm2 takes sequences of up to 1,048,576, and base64 needs 4 for 3.
    static let fileLimit = 786_000

    /// The sequence that shows a file where the cursor is, within a frame; the cursor ends in its last row.
    ///
    /// It is `ESC ] 1337`, an operating system command (ECMA-48, 8.3.89), with keys and the file in base64, up to BEL.
    /// `inline=1` shows the file instead of saving it; `width` and `height` are the cells to fit it into.
    static func encoded(_ file: Data, frame: PictureFrame) -> String {
        let keys = "inline=1;size=\(file.count);width=\(frame.columns);height=\(frame.rows);preserveAspectRatio=1"
        return "\u{1B}]1337;File=\(keys):\(file.base64EncodedString())\u{07}"
    }
}
