public import FoundationEssentials

/// Loads pictures.
public protocol ImageLoaderContract: Sendable {
    /// The picture at a URL. May be called concurrently; throws soon after its task is cancelled.
    func image(at url: URL) async throws(ImageError) -> Picture
}

extension ImageLoaderContract {
    /// The picture at an address as a source has it, which is untrusted and may be empty.
    public func image(at address: String) async throws(ImageError) -> Picture {
        guard !address.isEmpty else { throw .missing }
        guard let url = URL(string: address) else { throw .noAddress }
        return try await image(at: url)
    }
}

/// Why there is no picture.
public enum ImageError: Error, Sendable, Hashable {
    /// The record has no picture.
    case missing
    /// The address is not below the API's base URL, which is the text.
    case foreign(base: String)
    /// The address is not a valid URL.
    case noAddress
    /// The file cannot be decoded; the text says why, without a full stop.
    case unreadable(String)
    /// The request failed; the text says why, without a full stop.
    case failed(String)
    /// The task was cancelled.
    case cancelled
}

/// Pixels, row by row from the top.
public struct Bitmap: Sendable, Hashable {
    /// In pixels, at least 1.
    public let width: Int
    /// In pixels, at least 1.
    public let height: Int
    /// Red, green and blue of each pixel, 0 to 255 each.
    public let rgb: [UInt8]

    /// Pixels.
    ///
    /// - Parameters:
    ///   - width: in pixels, at least 1.
    ///   - height: in pixels, at least 1.
    ///   - rgb: three bytes for each pixel, no more and no fewer.
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

    /// A picture.
    ///
    /// - Parameters:
    ///   - width: the width in the file, in pixels.
    ///   - height: the height in the file, in pixels.
    ///   - bitmap: the pixels, scaled down if there are very many.
    ///   - file: the file, a JPEG.
    public init(width: Int, height: Int, bitmap: Bitmap, file: Data) {
        self.width = width
        self.height = height
        self.bitmap = bitmap
        self.file = file
    }

    /// The memory that it takes, in bytes.
    package var size: Int { bitmap.rgb.count + file.count }
}
