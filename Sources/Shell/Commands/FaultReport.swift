import ChallengeCore

/// Which fault is on.
struct FaultReport {
    let fault: Fault?

    var report: Report {
        Report("fault", body: .line([Span(text, .secondary)]), content: json)
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

    /// The name, and with some the code or the seconds.
    private var json: JSON {
        switch fault {
        case nil: ["fault": "off"]
        case .offline: ["fault": "offline"]
        case .status(let code): ["fault": "status", "code": code]
        case .delay(let duration): ["fault": "delay", "seconds": duration / .seconds(1)]
        case .garbage: ["fault": "garbage"]
        }
    }
}
