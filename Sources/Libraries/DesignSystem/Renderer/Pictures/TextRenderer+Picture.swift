import ChallengeCore

extension TextRenderer {
    /// A picture in the way the output supports, indented like a table.
    ///
    /// A sequence contains only its keys, and base64 or numbers: no picture can inject a control sequence.
    func lines(of picture: Picture, otherwise: Element) -> [String] {
        let bitmap = picture.bitmap
        let frame = PictureFrame(bitmap, columns: width - TableLayout.indent)
        let lines: [String]
        switch style.pictures {
        case .none:
            return self.lines(of: otherwise)
        case .kitty:
            lines = [KittyGraphics.encoded(bitmap, columns: frame.columns)]
        case .iTerm2 where picture.file.count <= ITermImage.fileLimit:
            lines = [ITermImage.encoded(picture.file, frame: frame)]
        case .sixel(let cell):
            lines = [Sixel.encoded(bitmap.filling(frame, of: cell))]
        case .halfBlocks(let palette):
            lines = halfBlocks(of: bitmap, frame, palette)
        case .iTerm2:
            lines = halfBlocks(of: bitmap, frame, .direct)
        }
        return lines.map { String(repeating: " ", count: width > TableLayout.indent ? TableLayout.indent : 0) + $0 }
    }

    private func halfBlocks(of bitmap: Bitmap, _ frame: PictureFrame, _ palette: BlockPalette) -> [String] {
        HalfBlocks(palette: palette).lines(of: bitmap.scaled(width: frame.columns, height: frame.halfRows))
    }
}

extension Bitmap {
    /// The bitmap scaled to fit into the cells of a frame, with its proportions.
    fileprivate func filling(_ frame: PictureFrame, of cell: CellSize) -> Bitmap {
        let (room, rows) = (frame.columns * cell.width, frame.rows * cell.height)
        let scale = min(Double(room) / Double(width), Double(rows) / Double(height))
        return scaled(
            width: max(1, Int((Double(width) * scale).rounded(.down))),
            height: max(1, Int((Double(height) * scale).rounded(.down))))
    }
}
