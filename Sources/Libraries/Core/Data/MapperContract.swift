/// Makes a value of one layer of a value of another: a model of what an API answers.
public protocol MapperContract<Input, Output>: Sendable {
    /// What is mapped.
    associatedtype Input
    /// What it becomes.
    associatedtype Output
    /// The value that an input stands for.
    func map(_ input: Input) -> Output
}
