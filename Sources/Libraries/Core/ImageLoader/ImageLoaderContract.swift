package import FoundationEssentials

/// Gets pictures.
package protocol ImageLoaderContract: Sendable {
    /// The picture at an address. May be called from any number of tasks at once; one that is cancelled ends soon, in
    /// an error.
    func image(at url: URL) async throws(ImageError) -> Picture
}

extension ImageLoaderContract {
    /// The picture at an address that came from an API, and may be anything.
    package func image(at address: String) async throws(ImageError) -> Picture {
        guard !address.isEmpty else { throw .missing }
        guard let url = URL(string: address) else { throw .noAddress }
        return try await image(at: url)
    }
}

/// Why there is no picture.
package enum ImageError: Error, Sendable, Hashable {
    /// Nobody has said where one is.
    case missing
    /// Nobody can be asked: the data came with the program.
    case noNetwork
    /// The address is not one of the API's own, which all begin as the text does.
    case foreign(base: String)
    /// What was said to be an address is none.
    case noAddress
    /// What is at the address is no picture that can be shown; the text says why, without a full stop.
    case unreadable(String)
    /// It could not be loaded; the text says why, without a full stop.
    case failed(String)
    /// Whoever asked wants no picture any more.
    case cancelled
}

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
