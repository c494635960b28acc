package enum PictureSupport: Sendable, Hashable {
    /// No pictures.
    case none
    /// Half blocks in colour, with two pixels in each character.
    case halfBlocks(BlockPalette)
    /// The graphics protocol of kitty.
    case kitty
    /// The inline images of iTerm2.
    case iTerm2
    /// Sixels.
    case sixel(CellSize)
}

package enum BlockPalette: Sendable, Hashable {
    /// All 24-bit colours.
    case direct
    /// The colours 16 to 255 of xterm, which look the same on all terminals.
    case indexed
}

/// A character cell of a terminal, in pixels.
package struct CellSize: Sendable, Hashable {
    /// In pixels, at least 1.
    package let width: Int
    /// In pixels, at least 1.
    package let height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The cell of the VT340, the origin of sixels: 800 by 480 pixels for 80 columns and 24 rows.
    package static let vt340 = CellSize(width: 10, height: 20)
}

/// The columns and rows of a picture on a terminal. Cells are assumed to be twice as high as wide.
struct PictureFrame: Equatable {
    /// The maximum number of rows, which leaves room for the prompt on a terminal of 24 rows.
    static let rowLimit = 20

    let columns: Int
    /// The height in half rows, each as high as a column is wide.
    let halfRows: Int

    var rows: Int { (halfRows + 1) / 2 }

    /// Creates the largest frame of at least one cell that has the picture's proportions without enlarging the picture.
    init(_ bitmap: Bitmap, columns limit: Int) {
        let scale = min(
            1, Double(max(1, limit)) / Double(bitmap.width), Double(Self.rowLimit * 2) / Double(bitmap.height))
        columns = max(1, Int((Double(bitmap.width) * scale).rounded()))
        halfRows = max(1, Int((Double(bitmap.height) * scale).rounded()))
    }
}

extension Picture {
    /// Returns a picture as rows; nil if the output shows no pictures. Sequences contain only keys, base64 and numbers.
    func lines(in support: PictureSupport, columns: Int) -> [String]? {
        let frame = PictureFrame(bitmap, columns: columns)
        func blocks(in palette: BlockPalette) -> [String] {
            bitmap.scaled(width: frame.columns, height: frame.halfRows).halfBlocks(in: palette)
        }
        return switch support {
        case .none: nil
        case .kitty: [KittyGraphics.encoded(bitmap, columns: frame.columns)]
        case .iTerm2 where file.count <= ITermImage.fileLimit: [ITermImage.encoded(file, frame: frame)]
        case .iTerm2: blocks(in: .direct)
        case .sixel(let cell): [Sixel.encoded(bitmap.filling(frame, of: cell))]
        case .halfBlocks(let palette): blocks(in: palette)
        }
    }
}

extension Bitmap {
    /// Returns the bitmap scaled to fit the cells of a frame, with the same proportions.
    fileprivate func filling(_ frame: PictureFrame, of cell: CellSize) -> Bitmap {
        let (room, rows) = (frame.columns * cell.width, frame.rows * cell.height)
        let scale = min(Double(room) / Double(width), Double(rows) / Double(height))
        return scaled(
            width: max(1, Int((Double(width) * scale).rounded(.down))),
            height: max(1, Int((Double(height) * scale).rounded(.down))))
    }

    /// Returns the bitmap scaled to a size. Each pixel is the mean of the pixels that it covers.
    func scaled(width newWidth: Int, height newHeight: Int) -> Bitmap {
        guard newWidth != width || newHeight != height else { return self }
        var scaled: [UInt8] = []
        scaled.reserveCapacity(newWidth * newHeight * 3)
        for row in 0..<newHeight {
            let rows = Self.span(row, of: newHeight, in: height)
            for column in 0..<newWidth {
                let columns = Self.span(column, of: newWidth, in: width)
                var sum = ColorSum()
                for y in rows {
                    for x in columns { sum.add(self[x, y]) }
                }
                let mean = sum.mean(adding: sum.count / 2)
                scaled += [mean.red, mean.green, mean.blue]
            }
        }
        return Bitmap(width: newWidth, height: newHeight, rgb: scaled)
    }

    /// Returns the old pixels that a new pixel covers, at least one. A row has `total` old and `count` new pixels.
    private static func span(_ index: Int, of count: Int, in total: Int) -> Range<Int> {
        let start = index * total / count
        return start..<max(start + 1, (index + 1) * total / count)
    }

    subscript(x: Int, y: Int) -> RGB {
        let index = (y * width + x) * 3
        return RGB(red: rgb[index], green: rgb[index + 1], blue: rgb[index + 2])
    }
}

struct RGB: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    /// The square of the Euclidean distance.
    func distance(to other: RGB) -> Int {
        func square(_ a: UInt8, _ b: UInt8) -> Int { (Int(a) - Int(b)) * (Int(a) - Int(b)) }
        return square(red, other.red) + square(green, other.green) + square(blue, other.blue)
    }
}

struct ColorSum {
    private(set) var count = 0
    private var (red, green, blue) = (0, 0, 0)

    mutating func add(_ color: RGB) {
        count += 1
        red += Int(color.red)
        green += Int(color.green)
        blue += Int(color.blue)
    }

    /// - Parameter remainder: added to each channel's sum before the division, which rounds down.
    func mean(adding remainder: Int = 0) -> RGB {
        func part(_ sum: Int) -> UInt8 { UInt8((sum + remainder) / max(count, 1)) }
        return RGB(red: part(red), green: part(green), blue: part(blue))
    }
}
