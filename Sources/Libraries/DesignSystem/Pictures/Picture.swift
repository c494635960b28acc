public import FoundationEssentials

/// Pixels, row by row from the top.
public struct Bitmap: Sendable, Hashable {
    /// The width in pixels, at least 1.
    public let width: Int
    /// The height in pixels, at least 1.
    public let height: Int
    /// Red, green and blue of each pixel, 0 to 255 each.
    public let rgb: [UInt8]

    /// Creates a bitmap.
    public init(width: Int, height: Int, rgb: [UInt8]) {
        precondition(width > 0 && height > 0 && rgb.count == width * height * 3, "not a bitmap of that size")
        self.width = width
        self.height = height
        self.rgb = rgb
    }
}

/// A decoded picture, with its file.
public struct Picture: Sendable, Hashable {
    /// The width in the file, in pixels.
    public let width: Int
    /// The height in the file, in pixels.
    public let height: Int
    /// The pixels, scaled down if the file's picture is large.
    public let bitmap: Bitmap
    /// The file, a JPEG.
    public let file: Data

    /// Creates a picture.
    public init(width: Int, height: Int, bitmap: Bitmap, file: Data) {
        self.width = width
        self.height = height
        self.bitmap = bitmap
        self.file = file
    }

    package var size: Int { bitmap.rgb.count + file.count }
}
