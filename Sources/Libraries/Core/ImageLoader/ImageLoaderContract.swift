package import FoundationEssentials

/// Gets pictures.
package protocol ImageLoaderContract: Sendable {
    /// The picture at an address. May be called from any number of tasks at once; one that is cancelled ends soon, in
    /// an error.
    func image(at url: URL) async throws(ImageError) -> Picture
}

extension ImageLoaderContract {
    /// The picture at an address that came from an API, and may be anything.
    package func image(at address: String) async throws(ImageError) -> Picture {
        guard !address.isEmpty else { throw .missing }
        guard let url = URL(string: address) else { throw .noAddress }
        return try await image(at: url)
    }
}
