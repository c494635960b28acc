import ChallengeCore

/// Which fault is on.
struct FaultReport {
    let fault: Fault?

    var report: Report {
        Report("fault", body: .line([Span(text, .secondary)]), content: Content(fault))
    }

    private var text: String {
        switch fault {
        case nil: "no fault is on"
        case .offline: "nothing can be reached"
        case .status(let code): "every answer has the status \(code)"
        case .delay(let duration): "every answer comes \(Self.seconds(duration)) late"
        case .garbage: "no answer can be read"
        }
    }

    private static func seconds(_ duration: Duration) -> String {
        let seconds = duration / .seconds(1)
        return seconds == 1 ? "1 second" : "\(Int(exactly: seconds).map(String.init) ?? "\(seconds)") seconds"
    }

    private nonisolated struct Content: Encodable, Sendable {
        /// `off`, `offline`, `status`, `delay` or `garbage`.
        let fault: String
        var code: Int?
        var seconds: Double?

        init(_ fault: Fault?) {
            switch fault {
            case nil: self.fault = "off"
            case .offline: self.fault = "offline"
            case .status(let code):
                self.fault = "status"
                self.code = code
            case .delay(let duration):
                self.fault = "delay"
                seconds = duration / .seconds(1)
            case .garbage: self.fault = "garbage"
            }
        }
    }
}
