import ChallengeCore

/// How an output can show a picture.
package enum PictureSupport: Sendable, Hashable {
    /// Not at all.
    case none
    /// As half blocks in colour, two pixels a character.
    case halfBlocks(BlockPalette)
    /// By the graphics protocol of kitty.
    case kitty
    /// By the inline images of iTerm2.
    case iTerm2
    /// As sixels.
    case sixel(CellSize)
}

/// The colours of half blocks.
package enum BlockPalette: Sendable, Hashable {
    /// All colours of 24 bits.
    case direct
    /// The colours 16 to 255 of xterm, which look alike on all terminals.
    case indexed
}

/// A character cell of a terminal, in pixels.
package struct CellSize: Sendable, Hashable {
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The cell of the VT340, the origin of sixels: 800 by 480 pixels for 80 columns and 24 rows.
    package static let vt340 = CellSize(width: 10, height: 20)
}

/// The columns and rows of a picture on a terminal, whose cells are assumed to be twice as high as wide.
struct PictureFrame: Equatable {
    /// The greatest number of rows: leaves room for the prompt on a terminal of 24 rows.
    static let rowLimit = 20

    let columns: Int
    /// The height in half rows, each as high as a column is wide.
    let halfRows: Int

    var rows: Int { (halfRows + 1) / 2 }

    /// The largest frame with a picture's proportions that fits into the columns and does not enlarge the picture; at
    /// least one cell.
    init(_ bitmap: Bitmap, columns limit: Int) {
        let scale = min(
            1, Double(max(1, limit)) / Double(bitmap.width), Double(Self.rowLimit * 2) / Double(bitmap.height))
        columns = max(1, Int((Double(bitmap.width) * scale).rounded()))
        halfRows = max(1, Int((Double(bitmap.height) * scale).rounded()))
    }
}
