import CChallengeTurboJPEG
package import ChallengeCore
package import ChallengeDesignSystem
package import FoundationEssentials

/// Reads and writes JPEG files with libjpeg-turbo. Every call has its own codec, so any number of tasks may call.
package enum JPEG {
    /// The maximum number of pixels on a side of a picture.
    ///
    /// The API's pictures have 300 pixels. For a progressive file the decoder keeps all coefficients in memory, 6 bytes a
    /// pixel. With this limit the coefficients take 24 MiB. A file of some hundred bytes may claim sides of 65,535
    /// pixels, whose coefficients would take 24 GiB.
    package static let sideLimit = 2_048

    /// The maximum number of pixels on a side after decoding: about the size of 40 terminal columns on a dense screen.
    /// Larger pictures are decoded at a fraction of their size, which is cheaper than shrinking them afterwards.
    static let decodedSideLimit = 640

    /// Encodes a baseline JPEG file with full colour resolution. Fails if memory runs out or a side exceeds 65,500
    /// pixels.
    package static func encode(_ bitmap: Bitmap, quality: Int = 85) throws(ImageError) -> Data {
        guard let handle = tjInitCompress() else { throw failure(nil) }
        defer { tjDestroy(handle) }
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        defer { tjFree(bytes) }
        let status = tjCompress2(
            handle, bitmap.rgb, CInt(bitmap.width), 0, CInt(bitmap.height), CInt(TJPF_RGB.rawValue), &bytes, &count,
            CInt(TJSAMP_444.rawValue), CInt(min(max(quality, 1), 100)), 0)
        guard status == 0, let bytes else { throw failure(handle) }
        return Data(bytes: bytes, count: Int(count))
    }

    /// Decodes a file with any content. Throws ``ImageError/unreadable(_:)`` if the file is no JPEG, is in CMYK, or has a
    /// side longer than ``sideLimit``. A damaged or truncated file also throws, even if a part of it could be shown.
    @concurrent
    package static func decode(_ file: Data) async throws(ImageError) -> Picture {
        guard let handle = tjInitDecompress() else { throw failure(nil) }
        defer { tjDestroy(handle) }
        var (width, height, subsampling, colorspace): (CInt, CInt, CInt, CInt) = (0, 0, 0, 0)
        var status = file.withUnsafeBytes { bytes in
            tjDecompressHeader3(
                handle, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &width, &height, &subsampling,
                &colorspace)
        }
        guard status == 0, width > 0, height > 0 else { throw failure(handle) }
        guard width <= sideLimit, height <= sideLimit else {
            throw .unreadable("it has \(width) × \(height) pixels; a side may have at most \(sideLimit)")
        }
        guard colorspace != TJCS_CMYK.rawValue, colorspace != TJCS_YCCK.rawValue else {
            throw .unreadable("CMYK images are not supported")
        }
        let factor = factor(for: max(width, height))
        // Rounds as the library's macro TJSCALED does.
        func scaled(_ side: CInt) -> CInt { (side * factor.num + factor.denom - 1) / factor.denom }
        let size = (width: scaled(width), height: scaled(height))
        let sampleCount = Int(size.width * size.height) * 3
        let rgb = [UInt8](unsafeUninitializedCapacity: sampleCount) { pixels, count in
            status = file.withUnsafeBytes { bytes in
                tjDecompress2(
                    handle, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), pixels.baseAddress,
                    size.width, 0, size.height, CInt(TJPF_RGB.rawValue), flags)
            }
            count = status == 0 ? sampleCount : 0
        }
        guard status == 0 else { throw failure(handle) }
        let bitmap = Bitmap(width: Int(size.width), height: Int(size.height), rgb: rgb)
        return Picture(width: Int(width), height: Int(height), bitmap: bitmap, file: file)
    }

    /// A warning means damaged or missing data, which is an error here. A progressive file may have endless scans, each
    /// of which takes as long as a whole picture.
    private static let flags = TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS

    /// Returns the largest of the decoder's factors, up to 1, that shrinks a side of this length to the limit.
    private static func factor(for side: CInt) -> tjscalingfactor {
        var count: CInt = 0
        let factors = UnsafeBufferPointer(start: tjGetScalingFactors(&count), count: Int(count))
        let fitting = factors.filter { $0.num <= $0.denom && side * $0.num <= CInt(decodedSideLimit) * $0.denom }
        return fitting.max { $0.num * $1.denom < $1.num * $0.denom } ?? tjscalingfactor(num: 1, denom: 8)
    }

    private static func failure(_ handle: tjhandle?) -> ImageError {
        .unreadable(String(cString: tjGetErrorStr2(handle)))
    }
}
