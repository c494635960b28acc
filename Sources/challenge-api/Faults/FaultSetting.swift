import Synchronization

/// The fault that is on. May be asked and changed from any task.
final class FaultSetting: Sendable {
    private let state: Mutex<Fault?>

    init(_ fault: Fault?) {
        state = Mutex(fault)
    }

    var current: Fault? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }

    /// The fault that meets the next request; one that is for some requests only is used up by that.
    func next() -> Fault.Kind? {
        state.withLock { fault in
            guard let kind = fault?.kind else { return nil }
            if let times = fault?.times {
                fault?.times = times - 1
                if times == 1 { fault = nil }
            }
            return kind
        }
    }
}
