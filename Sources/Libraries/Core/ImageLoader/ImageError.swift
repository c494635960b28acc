/// Why there is no picture.
package enum ImageError: Error, Sendable, Hashable {
    /// Nobody has said where one is.
    case missing
    /// Nobody can be asked: the data came with the program.
    case noNetwork
    /// The address is not one of the API's own, which all begin as the text does.
    case foreign(base: String)
    /// What was said to be an address is none.
    case noAddress
    /// What is at the address is no picture that can be shown; the text says why, without a full stop.
    case unreadable(String)
    /// It could not be loaded; the text says why, without a full stop.
    case failed(String)
    /// Whoever asked wants no picture any more.
    case cancelled
}
