package import FoundationEssentials

/// Pixels, row by row from the top.
package struct Bitmap: Sendable, Hashable {
    /// In pixels, at least 1.
    package let width: Int
    /// In pixels, at least 1.
    package let height: Int
    /// Red, green and blue of each pixel, 0 to 255 each.
    package let rgb: [UInt8]

    /// - Parameter rgb: three bytes for each pixel, no more and no fewer.
    package init(width: Int, height: Int, rgb: [UInt8]) {
        precondition(width > 0 && height > 0 && rgb.count == width * height * 3, "not a bitmap of that size")
        self.width = width
        self.height = height
        self.rgb = rgb
    }
}

/// A picture: what is to be seen, and the file that it came in.
package struct Picture: Sendable, Hashable {
    /// The picture as the file has it, in pixels.
    package let width: Int
    package let height: Int
    /// What is to be seen, smaller than the file has it where that is large.
    package let bitmap: Bitmap
    /// The file, a JPEG.
    package let file: Data

    package init(width: Int, height: Int, bitmap: Bitmap, file: Data) {
        self.width = width
        self.height = height
        self.bitmap = bitmap
        self.file = file
    }

    /// What it takes of the memory, in bytes.
    var size: Int { bitmap.rgb.count + file.count }
}
