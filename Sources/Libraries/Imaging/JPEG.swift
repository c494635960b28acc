import CTurboJPEG
package import ChallengeCore
package import FoundationEssentials

/// Reads and writes JPEG files, by libjpeg-turbo. Every call has a codec of its own, so any number of tasks may call.
package enum JPEG {
    /// The most pixels that a side of a picture may have.
    ///
    /// The API's have 300. Of a progressive file the decoder keeps all coefficients in memory, 6 bytes a pixel: with
    /// these sides 24 MiB, where a file of a few hundred bytes may claim sides of 65,535 pixels, and 24 GiB.
    package static let sideLimit = 2_048

    /// The most pixels that a side has when it is decoded: about what 40 columns of a terminal have on a dense screen. A
    /// larger picture is decoded to a half, a quarter or so of its size, which costs less than to shrink it afterwards.
    static let decodedSideLimit = 640
}

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
