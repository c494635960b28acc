/// Why there is no picture, apart from what goes wrong on the way to it.
package enum ImageError: Error, Sendable, Hashable {
    /// Nobody can be asked: the data came with the program.
    case noNetwork
    /// The address is not one of the API's own, which all begin as the text does.
    case foreign(base: String)
    /// What is at the address is no picture that can be shown; the text says why, without a full stop.
    case unreadable(String)
}
