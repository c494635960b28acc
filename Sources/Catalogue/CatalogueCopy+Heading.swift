package import FoundationEssentials

extension CatalogueCopy {
    /// The largest file that is one, in bytes: more than ten times what the public API has.
    package static let sizeLimit = 16 << 20

    /// What a file says first: where it comes from, and how old it is.
    package struct Heading: Sendable, Hashable {
        /// How many bytes of a file have it.
        package static let limit = 8 << 10

        package let source: String
        package let date: Date

        /// What the whole copy says.
        package init(of copy: CatalogueCopy) {
            source = copy.source
            date = copy.date
        }

        /// Reads the beginning of a file; nil where it is not as ``CatalogueCopy/data`` writes it. What comes after is not
        /// looked at.
        package init?(beginning: Data) {
            guard let end = beginning.firstRange(of: Data(#","characters":"#.utf8))?.lowerBound,
                let keys = try? JSONDecoder().decode(Keys.self, from: beginning[..<end] + Data("}".utf8)),
                let date = try? Date(keys.date, strategy: .iso8601)
            else { return nil }
            source = keys.source
            self.date = date
        }

        private struct Keys: Decodable {
            let source: String
            let date: String
        }
    }
}
