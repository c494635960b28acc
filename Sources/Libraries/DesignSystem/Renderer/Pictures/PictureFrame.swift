import ChallengeCore

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
