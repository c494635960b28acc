import FoundationEssentials
import NIOCore
import NIOPosix

/// The reason why the server cannot start, for people, with its exit status (sysexits.h).
struct StartError: Error {
    let status: Int32
    let message: String

    private static func words(_ code: Int32) -> String { String(cString: strerror(code)) }
}

extension StartError {
    /// The server cannot listen: EX_UNAVAILABLE.
    init(listening error: any Error, host: String, port: Int) {
        let place = "\(host):\(port)"
        let message =
            switch error {
            case let error as IOError where error.errnoCode == POSIXErrorCode.EADDRINUSE.rawValue:
                "\(place) is in use; choose another port with --port, or any with --port 0"
            case let error as IOError:
                "cannot listen at \(place): \(Self.words(error.errnoCode))"
            case is SocketAddressError, is SocketAddressError.UnknownHost:
                "cannot listen at \(place): the host is not known"
            default: "cannot listen at \(place): \(error)"
            }
        self.init(status: 69, message: message)
    }

    /// A file cannot be read: EX_NOINPUT.
    init(reading path: String, _ error: any Error) {
        let cause = (error as? CocoaError)?.underlying as? POSIXError
        let reason = cause.map { Self.words($0.code.rawValue) } ?? "\(error)"
        self.init(status: 66, message: "\(path) cannot be read: \(reason)")
    }

    /// A file is not what it should be: EX_DATAERR.
    init(damaged path: String, _ reason: String) {
        self.init(status: 65, message: "\(path) is no copy of a catalogue: \(reason)")
    }
}
