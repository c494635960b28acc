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
