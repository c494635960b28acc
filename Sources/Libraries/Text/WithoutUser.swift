extension String {
    /// The sentence without the user and the password of an address in it (RFC 3986, section 3.2.1). The address begins
    /// after the first quote, or with the sentence. Everything from its beginning or its scheme up to the last `@` is left
    /// out, because a password may hold any character.
    package var withoutUser: String {
        guard let at = lastIndex(of: "@") else { return self }
        let address = self[..<at]
        let start = address.firstIndex(of: "'").map(address.index(after:)) ?? startIndex
        let scheme = address[start...].prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
        let user = address[scheme.endIndex...].hasPrefix("://") ? index(scheme.endIndex, offsetBy: 3) : start
        return String(self[..<user] + self[index(after: at)...])
    }
}
