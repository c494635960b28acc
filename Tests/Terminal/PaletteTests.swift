import Foundation
import TestLimits
import Testing

@testable import ChallengeTerminal

@Suite("The colours of a picture", .limited)
struct PaletteTests {
    /// The relative luminance of a colour (WCAG 2.2).
    private func luminance(_ css: String) throws -> Double {
        let value = try #require(Int(css.dropFirst(), radix: 16))
        let parts = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { part in
            let share = Double(part) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    @Test("can all be read on their page, but for black and white and the greys beside them", arguments: [true, false])
    func contrast(isLight: Bool) throws {
        let palette = isLight ? Palette.light : .dark
        let page = try luminance(palette.page)
        for (number, color) in palette.colors.enumerated() where ![0, 7, 8, 15].contains(number) {
            let ink = try luminance(color)
            #expect((max(ink, page) + 0.05) / (min(ink, page) + 0.05) >= 4.5, "\(number)")
        }
        #expect(palette.colors.count == 16)
    }
}
