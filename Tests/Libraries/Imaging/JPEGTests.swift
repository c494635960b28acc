import CChallengeTurboJPEG
import ChallengeDesignSystem
import ChallengeTestSupport
import Foundation

@testable import ChallengeImaging

@Suite("A JPEG", .limited)
struct JPEGTests {
    /// A bitmap with slow changes of colour, which a JPEG approximates well.
    private func bitmap(width: Int, height: Int) -> Bitmap {
        let rgb = (0..<width * height).flatMap { index in
            let (x, y) = (index % width, index / width)
            return [UInt8(255 * x / width), UInt8(255 * y / height), UInt8(255 * (x + y) / (width + height))]
        }
        return Bitmap(width: width, height: height, rgb: rgb)
    }

    /// A file in a colour space that the encoder under test does not use.
    private func file(_ format: TJPF, _ subsampling: TJSAMP, flags: CInt = 0, side: Int = 16) -> Data {
        let samples = [UInt8](repeating: 100, count: side * side * 4)
        let handle = tjInitCompress()
        defer { tjDestroy(handle) }
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        defer { tjFree(bytes) }
        tjCompress2(
            handle, samples, CInt(side), 0, CInt(side), CInt(format.rawValue), &bytes, &count,
            CInt(subsampling.rawValue), 90, flags)
        return bytes.map { Data(bytes: $0, count: Int(count)) } ?? Data()
    }

    /// The file with another size in its frame header (ITU-T T.81, B.2.2), behind the marker SOF0, a length and a precision.
    private func file(_ file: Data, claiming width: Int, _ height: Int) throws -> Data {
        var file = file
        let marker = try #require(file.firstRange(of: Data([0xFF, 0xC0])))
        let size = [height >> 8, height & 255, width >> 8, width & 255].map { UInt8($0) }
        file.replaceSubrange(marker.lowerBound + 5..<marker.lowerBound + 9, with: size)
        return file
    }

    private func reason(_ file: Data) async -> String? {
        do throws(ImageError) {
            _ = try await JPEG.decode(file)
            return nil
        } catch .unreadable(let reason) {
            return reason
        } catch {
            return "\(error)"
        }
    }

    @Test("A decoded JPEG is close to the original", arguments: [(1, 1), (7, 3), (16, 16), (300, 200), (1, 640)])
    func roundTrip(width: Int, height: Int) async throws {
        let bitmap = bitmap(width: width, height: height)
        let file = try JPEG.encode(bitmap, quality: 95)
        let picture = try await JPEG.decode(file)
        #expect((picture.width, picture.height) == (width, height))
        #expect((picture.bitmap.width, picture.bitmap.height) == (width, height))
        #expect(picture.file == file)
        let differences = zip(picture.bitmap.rgb, bitmap.rgb).map { abs(Int($0) - Int($1)) }
        #expect(differences.max() ?? 0 < 24)
    }

    @Test("Lower quality makes a smaller file, and a large JPEG is decoded to a part of its size")
    func quality() async throws {
        let bitmap = bitmap(width: 200, height: 200)
        #expect(try JPEG.encode(bitmap, quality: 20).count < JPEG.encode(bitmap, quality: 95).count)
        #expect(try JPEG.encode(bitmap, quality: 1_000) == JPEG.encode(bitmap, quality: 100))
        for (width, height, scaledWidth, scaledHeight) in [
            (640, 640, 640, 640), (641, 20, 561, 18), (1_300, 900, 488, 338), (2_048, 1, 512, 1), (1, 2_048, 1, 512),
        ] {
            let picture = try await JPEG.decode(try JPEG.encode(self.bitmap(width: width, height: height)))
            #expect((picture.width, picture.height) == (width, height))
            #expect((picture.bitmap.width, picture.bitmap.height) == (scaledWidth, scaledHeight))
        }
    }

    @Test("A JPEG may be grey or progressive, and is refused in the colours of print")
    func kinds() async throws {
        let grey = try await JPEG.decode(file(TJPF_GRAY, TJSAMP_GRAY))
        #expect(grey.bitmap.rgb.allSatisfy { 98...102 ~= $0 })
        let progressive = try await JPEG.decode(file(TJPF_RGB, TJSAMP_420, flags: TJFLAG_PROGRESSIVE))
        #expect(progressive.width == 16)
        #expect(await reason(file(TJPF_CMYK, TJSAMP_444)) == "CMYK images are not supported")
    }

    @Test(
        "A file of another format is refused",
        arguments: [
            Data(), Data([0xFF]), Data([0xFF, 0xD8]), Data([0xFF, 0xD8, 0xFF, 0xD9]), Data("<!doctype html>".utf8),
            Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]), Data(count: 10_000),
        ])
    func others(file: Data) async {
        let reason = await reason(file)
        #expect(reason?.isEmpty == false)
        #expect(reason?.allSatisfy { $0.isASCII && !$0.isNewline } == true)
    }

    @Test("A JPEG with a huge claimed size is refused before any allocation, and so is each cut one")
    func huge() async throws {
        let small = try JPEG.encode(bitmap(width: 8, height: 8))
        let refused = [(65_500, 65_500), (2_049, 8), (8, 2_049)]
        for (width, height) in refused {
            let reason = await reason(try file(small, claiming: width, height))
            #expect(reason == "it has \(width) × \(height) pixels; a side may have at most 2048")
        }
        // The largest permitted size, but most of it is missing.
        #expect(await reason(try file(small, claiming: 2_048, 2_048)) != nil)
        for whole in [
            try JPEG.encode(bitmap(width: 24, height: 24)), file(TJPF_RGB, TJSAMP_420, flags: TJFLAG_PROGRESSIVE),
        ] {
            #expect(await reason(whole) == nil)
            for length in 0..<whole.count { #expect(await reason(whole.prefix(length)) != nil, "\(length)") }
        }
    }

    @Test("A JPEG with random changes is a picture or refused, and nothing else", arguments: 0..<400 as Range<UInt64>)
    func damage(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        var damaged =
            Bool.random(using: &random)
            ? try JPEG.encode(bitmap(width: 40, height: 30)) : file(TJPF_RGB, TJSAMP_420, flags: TJFLAG_PROGRESSIVE)
        for _ in 0...Int.random(in: 0...8, using: &random) {
            let index = Int.random(in: damaged.indices, using: &random)
            damaged[index] = UInt8.random(in: 0...255, using: &random)
        }
        do throws(ImageError) {
            let picture = try await JPEG.decode(damaged)
            #expect(max(picture.width, picture.height) <= JPEG.sideLimit)
            #expect(max(picture.bitmap.width, picture.bitmap.height) <= JPEG.decodedSideLimit)
        } catch {
            guard case .unreadable(let reason) = error else { throw error }
            #expect(!reason.isEmpty)
        }
    }
}
