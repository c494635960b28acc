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

/// Which colours half blocks may have.
package enum BlockPalette: Sendable, Hashable {
    /// Any, of 24 bits.
    case direct
    /// Those of xterm's 256 that everyone has alike.
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

    /// That of the VT340, of which sixels are, with 800 by 480 pixels for 80 columns and 24 rows.
    package static let vt340 = CellSize(width: 10, height: 20)
}

/// The columns and rows that a picture has on a terminal, where a cell is taken for twice as high as wide.
struct PictureFrame: Equatable {
    /// So many that a picture and the prompt below it stay on a terminal of 24 rows.
    static let rowLimit = 20

    let columns: Int
    /// Halves of a row, each as high as a column is wide.
    let halfRows: Int

    var rows: Int { (halfRows + 1) / 2 }

    /// The largest frame of a picture's proportions that fits into so many columns, and has no more than the picture has
    /// pixels; at least one cell.
    init(_ bitmap: Bitmap, columns limit: Int) {
        let scale = min(
            1, Double(max(1, limit)) / Double(bitmap.width), Double(Self.rowLimit * 2) / Double(bitmap.height))
        columns = max(1, Int((Double(bitmap.width) * scale).rounded()))
        halfRows = max(1, Int((Double(bitmap.height) * scale).rounded()))
    }
}
