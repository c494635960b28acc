package import FoundationEssentials

/// Fowler, Noll and Vo's hash in 64 bits, variant 1a (draft-eastlake-fnv). It finds damage and tells contents apart, and is
/// no protection from someone who forges them.
package enum FNV1a {
    /// The hash of all pieces, one after the other.
    package static func hash(_ pieces: Data...) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for piece in pieces {
            for byte in piece { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        }
        return hash
    }
}
