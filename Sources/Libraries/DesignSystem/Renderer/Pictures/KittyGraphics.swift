import ChallengeCore
import FoundationEssentials

/// A picture by kitty's graphics protocol (https://sw.kovidgoyal.net/kitty/graphics-protocol/).
enum KittyGraphics {
    /// The most characters of base64 that one sequence may carry.
    private static let chunkLength = 4_096

    /// The sequences that show a picture at the cursor, scaled by the terminal to a width in columns. The cursor ends
    /// in the picture's last row.
    ///
    /// Each is `ESC _ G`, keys, a semicolon, base64, `ESC \`, an application program command (ECMA-48, 8.3.2), which
    /// other terminals ignore. The keys: `a=T` transmit and show; `f=24` the bytes are red, green and blue; `s`, `v`
    /// width and height in pixels; `c` columns; `q=2` send no response, which would be read as input; `m=1` another
    /// sequence follows.
    static func encoded(_ bitmap: Bitmap, columns: Int) -> String {
        let text = Array(Data(bitmap.rgb).base64EncodedString().utf8)
        var sequences = ""
        var keys = "a=T,f=24,s=\(bitmap.width),v=\(bitmap.height),c=\(columns),"
        for start in stride(from: 0, to: text.count, by: chunkLength) {
            let end = min(start + chunkLength, text.count)
            let chunk = String(decoding: text[start..<end], as: UTF8.self)
            sequences += "\u{1B}_G\(keys)q=2,m=\(end < text.count ? 1 : 0);\(chunk)\u{1B}\\"
            keys = ""
        }
        return sequences
    }
}

/// A picture by iTerm2's inline images (https://iterm2.com/documentation-images.html).
enum ITermImage {
    /// The largest file that is sent, in bytes: iTerm2 takes sequences of up to 1,048,576, and base64 needs 4 for 3.
    static let fileLimit = 786_000

    /// The sequence that shows a file at the cursor, fitted into a frame; the cursor ends in its last row.
    ///
    /// It is `ESC ] 1337`, an operating system command (ECMA-48, 8.3.89), with keys and the file in base64, up to BEL.
    /// `inline=1` shows the file instead of saving it; `width` and `height` are the cells to fit it into.
    static func encoded(_ file: Data, frame: PictureFrame) -> String {
        let keys = "inline=1;size=\(file.count);width=\(frame.columns);height=\(frame.rows);preserveAspectRatio=1"
        return "\u{1B}]1337;File=\(keys):\(file.base64EncodedString())\u{07}"
    }
}
