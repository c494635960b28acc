import FoundationEssentials

extension URL {
    /// Whether a request can be sent there: `http` or `https`, a host, and no port or one from 1 to 65535.
    ///
    /// The transport traps on a larger port, wherever it comes from: this has to be asked before every request.
    var canBeRequested: Bool {
        guard let scheme = scheme?.lowercased(), scheme == "http" || scheme == "https" else { return false }
        guard let host = host(), !host.isEmpty else { return false }
        return port.map { (1...65_535).contains($0) } ?? true
    }

    /// Where an answer to a request for this URL sends its reader, if it does.
    ///
    /// The statuses are those of RFC 9110, section 15.4, that name one other place for the same GET.
    ///
    /// - Parameter content: A picture's address comes from an answer, so that it may not lead to another host.
    /// - Returns: `nil` if the status is no redirection, or if there is no Location.
    /// - Throws: ``HTTPError/connection(_:)`` if the Location cannot be requested, if it leads from `https` to `http`,
    ///   where anyone could read along, and if it leads where the content may not come from.
    func redirected(status: Int, location: String?, for content: Endpoint.Content) throws(HTTPError) -> URL? {
        guard [301, 302, 303, 307, 308].contains(status), let location else { return nil }
        guard let target = URL(string: location, relativeTo: self)?.absoluteURL, target.canBeRequested else {
            throw .connection("the server redirects to what is no address")
        }
        guard scheme?.lowercased() != "https" || target.scheme?.lowercased() == "https" else {
            throw .connection("the server redirects from https to http")
        }
        guard content != .image || target.host()?.lowercased() == host()?.lowercased() else {
            throw .connection("the server redirects a picture to another host")
        }
        return target
    }
}
