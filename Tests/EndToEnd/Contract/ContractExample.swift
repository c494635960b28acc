import Foundation
import Testing

/// A run of the built program for a row of the contract, and its expected result.
struct ContractExample: Sendable, CustomTestStringConvertible {
    /// What one of the streams must have.
    enum Expected: Sendable {
        case nothing
        case exactly(String)
        case beginning(String)
        /// Each of these parts, anywhere.
        case having([String])
        /// Some text, without any of these parts.
        case lacking([String])

        func fits(_ text: String) -> Bool {
            switch self {
            case .nothing: text.isEmpty
            case .exactly(let wanted): text == wanted
            case .beginning(let start): text.hasPrefix(start)
            case .having(let parts): parts.allSatisfy(text.contains)
            case .lacking(let parts): !text.isEmpty && !parts.contains(where: text.contains)
            }
        }
    }

    let row: String
    let arguments: [String]
    var input = Data()
    var environment: [String: String] = [:]
    /// Files in the working folder, by name.
    var files: [String: String] = [:]
    let output: Expected
    let errors: Expected
    let status: Int32
    /// The files below the home afterwards, without ``files``; nil where they do not matter.
    var written: [String]?

    var testDescription: String { row }

    /// - Parameter commands: for `-c`, where there are no other arguments.
    init(
        _ row: String, _ commands: String = "", arguments: [String]? = nil, input: String = "",
        environment: [String: String] = [:], files: [String: String] = [:], output: Expected,
        errors: Expected = .nothing, status: Int32 = 0, written: [String]? = nil
    ) {
        self.row = row
        self.arguments = arguments ?? ["-c", commands]
        self.input = Data(input.utf8)
        self.environment = environment
        self.files = files
        self.output = output
        self.errors = errors
        self.status = status
        self.written = written
    }
}
