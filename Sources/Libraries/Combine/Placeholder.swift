public protocol ObservableObject: AnyObject {}
extension ObservableObject { package func accessForRendering() {} }
public protocol Publisher<Output, Failure> { associatedtype Output; associatedtype Failure: Error }
public final class AnyCancellable {}
extension Publisher where Failure == Never { public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable() } }
