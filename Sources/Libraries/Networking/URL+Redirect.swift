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

    /// Where an answer to a request for this URL sends its reader, if that is somewhere to go.
    ///
    /// The statuses are those of RFC 9110, section 15.4, that name one other place for the same GET.
    ///
    /// - Returns: `nil` if the status is no redirection, if the Location is missing or cannot be requested, and if it
    ///   leads from `https` to `http`, where anyone could read along.
    func redirected(status: Int, location: String?) -> URL? {
        guard [301, 302, 303, 307, 308].contains(status), let location,
            let target = URL(string: location, relativeTo: self)?.absoluteURL, target.canBeRequested,
            scheme?.lowercased() != "https" || target.scheme?.lowercased() == "https"
        else { return nil }
        return target
    }
}
