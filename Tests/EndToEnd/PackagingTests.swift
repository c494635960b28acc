import Foundation
import TestLimits
import Testing

@Suite("The files of packages", .startsPrograms)
struct PackagingTests {
    @Test("tell the licence of every Swift package and of every C library that may be linked")
    func licences() throws {
        let copyright = try Repository.text("debian/copyright")
        let pins = try Repository.text("Package.resolved").matches(of: /"identity" : "(.*)"/).map { String($0.1) }
        #expect(pins.count > 20)
        for pin in pins { #expect(copyright.contains("\n .build/checkouts/\(pin)/*\n"), "\(pin)") }
        let archives =
            try Repository.text("Scripts/static-libraries").matches(of: /link ([a-z0-9_]+)/).map(\.1)
            + ["md", "tinfo", "stdc++"]
        #expect(archives.count > 7)
        for archive in archives { #expect(copyright.contains("/lib\(archive).a"), "\(archive)") }
    }
}
