import ChallengeNetworking

extension FuzzTarget {
    /// The head of an answer, line by line as the HTTP library gives it.
    static let head = FuzzTarget("head", limit: 4 << 10) { bytes in
        var head = AnswerHead()
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let wasComplete = head.isComplete
            do {
                try (line + [UInt8(ascii: "\n")]).withUnsafeBytes { try head.add($0) }
            } catch HTTPError.connection(let reason) {
                return try printable(reason)
            }
            try expect(!wasComplete || head.isComplete, "a head that is whole is not whole any more")
            try expect(!head.isComplete || (101...999).contains(head.status), "a head has the status \(head.status)")
        }
    }
}
