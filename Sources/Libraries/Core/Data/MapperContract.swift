/// Maps a value of one layer to a value of another layer, such as an API's answer to a model.
public protocol MapperContract<Input, Output>: Sendable {
    /// The type to map from.
    associatedtype Input
    /// The type to map to.
    associatedtype Output
    /// Returns the output for an input.
    func map(_ input: Input) -> Output
}
