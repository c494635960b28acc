import CTurboJPEG
package import ChallengeCore
package import FoundationEssentials

extension JPEG {
    /// The pixels as a JPEG file, baseline, with all of the colours' resolution.
    ///
    /// - Parameter quality: 1 to 100, from the smallest file to the truest.
    /// - Throws: ``ImageError/unreadable(_:)`` where the library cannot do it, for want of memory or for more than 65,500
    ///   pixels a side.
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
}
