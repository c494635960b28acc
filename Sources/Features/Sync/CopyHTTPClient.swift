import ChallengeCatalogue
package import ChallengeNetworking

/// Answers from the copy of a catalogue, which is read for the first answer. Where it cannot be used, warns once and answers
/// from the catalogue within the program.
package actor CopyHTTPClient: HTTPClientContract {
    private let files: CopyFiles
    private let warn: @Sendable (String) -> Void
    /// Reads the copy at the first call; those that come meanwhile wait.
    private lazy var client = makeClient()

    package init(files: CopyFiles, warn: @escaping @Sendable (String) -> Void) {
        self.files = files
        self.warn = warn
    }

    package nonisolated func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        try await client.response(to: endpoint)
    }

    private func makeClient() -> CatalogueHTTPClient {
        do throws(UnusableCopy) {
            // The file may have been taken away since it was found.
            guard let copy = try files.copy()?.copy else {
                throw UnusableCopy(path: files.folder, reason: "it is gone")
            }
            return CatalogueHTTPClient(catalogue: copy.catalogue)
        } catch {
            warn(error.warning)
            return CatalogueHTTPClient()
        }
    }
}
