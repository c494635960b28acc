/// Maps a value from one layer to another: an API's answer to a model.
public protocol MapperContract<Input, Output>: Sendable {
    /// The type to map from.
    associatedtype Input
    /// The type to map to.
    associatedtype Output
    /// Returns the output for an input.
    func map(_ input: Input) -> Output
}
