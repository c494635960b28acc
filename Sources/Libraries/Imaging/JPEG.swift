import CChallengeTurboJPEG
package import ChallengeCore
package import FoundationEssentials

/// Reads and writes JPEG files, by libjpeg-turbo. Every call has a codec of its own, so any number of tasks may call.
package enum JPEG {
    /// The most pixels that a side of a picture may have.
    ///
    /// The API's have 300. Of a progressive file the decoder keeps all coefficients in memory, 6 bytes a pixel: with
    /// these sides 24 MiB, where a file of a few hundred bytes may claim sides of 65,535 pixels, and 24 GiB.
    package static let sideLimit = 2_048

    /// The most pixels that a side has when it is decoded: about what 40 columns of a terminal have on a dense screen.
    /// Larger pictures are decoded at a fraction of their size, which costs less than to shrink them afterwards.
    static let decodedSideLimit = 640

    /// A baseline JPEG file with the colours' full resolution. Fails without memory, or beyond 65,500 pixels a side.
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

    /// The picture that a file holds, which may be anything. ``ImageError/unreadable(_:)`` if it is no JPEG, is damaged
    /// or cut off, even if a part of it could be seen, is in CMYK, or has a side longer than ``sideLimit``.
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
            throw .unreadable("it has \(width) × \(height) pixels, and a side may have \(sideLimit)")
        }
        guard colorspace != TJCS_CMYK.rawValue, colorspace != TJCS_YCCK.rawValue else {
            throw .unreadable("it is in CMYK, the colours of print")
        }
        let factor = factor(for: max(width, height))
        // The library's own rounding: its macro TJSCALED.
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

    /// A warning says that a part is damaged or missing, which is an error here. A progressive file may have scans
    /// without end, each of which takes as long as a whole picture.
    private static let flags = TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS

    /// The largest of the decoder's factors, none of them above 1, that makes a picture with such a side small enough.
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
