import CTurboJPEG
package import ChallengeCore
package import FoundationEssentials

extension JPEG {
    /// The picture that a file holds, which may be anything, in colour or in shades of grey.
    ///
    /// - Throws: ``ImageError/unreadable(_:)`` where it is no JPEG, where it is damaged or cut off, even where a part of
    ///   it could be seen, where it is in colours for print, and where a side is longer than ``sideLimit``.
    @concurrent
    package static func decode(_ file: Data) async throws(ImageError) -> Picture {
        let decoder = try Decoder()
        let header = try decoder.header(of: file)
        guard header.width <= sideLimit, header.height <= sideLimit else {
            throw .unreadable(
                "it has \(header.width) × \(header.height) pixels, and a side may have \(sideLimit)")
        }
        guard header.colorspace != TJCS_CMYK.rawValue, header.colorspace != TJCS_YCCK.rawValue else {
            throw .unreadable("it is in CMYK, the colours of print")
        }
        let bitmap = try decoder.bitmap(of: file, header)
        return Picture(width: header.width, height: header.height, bitmap: bitmap, file: file)
    }

    /// What a file says of itself.
    private struct Header {
        let width: Int
        let height: Int
        /// One of `TJCS`.
        let colorspace: UInt32
    }

    private final class Decoder {
        private let handle: tjhandle

        init() throws(ImageError) {
            guard let handle = tjInitDecompress() else { throw JPEG.failure(nil) }
            self.handle = handle
        }

        deinit { tjDestroy(handle) }

        func header(of file: Data) throws(ImageError) -> Header {
            var (width, height, subsampling, colorspace): (CInt, CInt, CInt, CInt) = (0, 0, 0, 0)
            let status = file.withUnsafeBytes { bytes in
                tjDecompressHeader3(
                    handle, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &width, &height,
                    &subsampling, &colorspace)
            }
            guard status == 0, width > 0, height > 0 else { throw JPEG.failure(handle) }
            return Header(width: Int(width), height: Int(height), colorspace: UInt32(colorspace))
        }

        func bitmap(of file: Data, _ header: Header) throws(ImageError) -> Bitmap {
            let factor = Self.factor(for: header)
            // The library's own rounding: its macro TJSCALED.
            func scaled(_ side: Int) -> Int { (side * Int(factor.num) + Int(factor.denom) - 1) / Int(factor.denom) }
            let (width, height) = (scaled(header.width), scaled(header.height))
            var status: CInt = 0
            let rgb = [UInt8](unsafeUninitializedCapacity: width * height * 3) { pixels, count in
                status = file.withUnsafeBytes { bytes in
                    tjDecompress2(
                        handle, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), pixels.baseAddress,
                        CInt(width), 0, CInt(height), CInt(TJPF_RGB.rawValue), Self.flags)
                }
                count = status == 0 ? width * height * 3 : 0
            }
            guard status == 0 else { throw JPEG.failure(handle) }
            return Bitmap(width: width, height: height, rgb: rgb)
        }

        /// A warning says that a part is damaged or missing, which is an error here: there is no need to go on. A progressive
        /// file may have scans without end, each of which takes as long as a whole picture.
        private static let flags = TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS

        /// The largest of the decoder's factors, none of them above 1, that makes a picture small enough.
        private static func factor(for header: Header) -> tjscalingfactor {
            var count: CInt = 0
            let factors = UnsafeBufferPointer(start: tjGetScalingFactors(&count), count: Int(count))
            let side = max(header.width, header.height)
            let fitting = factors.filter { factor in
                factor.num <= factor.denom && side * Int(factor.num) <= decodedSideLimit * Int(factor.denom)
            }
            return fitting.max { $0.num * $1.denom < $1.num * $0.denom } ?? tjscalingfactor(num: 1, denom: 8)
        }
    }

    /// What the library says of its last error.
    static func failure(_ handle: tjhandle?) -> ImageError {
        .unreadable(String(cString: tjGetErrorStr2(handle)))
    }
}
