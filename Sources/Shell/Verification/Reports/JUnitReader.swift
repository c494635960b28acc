import ChallengeConsole
package import ChallengeSession

/// Reads reports that this program has written, or others for the same build servers.
///
/// What it does not know (other properties, output, further tries) it skips.
nonisolated extension JUnitReport {
    /// - Throws: why it is no report, and where.
    package init(xml bytes: [UInt8]) throws(XMLScanner.Mistake) {
        var scanner = XMLScanner(bytes)
        var cases: [Case] = []
        var shares: Set<Share> = []
        var suites: [String] = []
        var current: Draft?
        var depth = 0
        while let token = try scanner.next() {
            switch token {
            case .start(let name, let attributes):
                guard depth > 0 || ["testsuites", "testsuite"].contains(name) else {
                    throw XMLScanner.Mistake(message: "<\(name)> begins no report of tests", line: scanner.line)
                }
                depth += 1
                switch name {
                case "testsuite": suites.append(attributes["name"] ?? "")
                case "testcase":
                    guard let name = attributes["name"] else {
                        throw XMLScanner.Mistake(message: "a test case has no name", line: scanner.line)
                    }
                    current = Draft(
                        suite: suites.last ?? "", group: attributes["classname"] ?? "", name: name,
                        seconds: attributes["time"], depth: depth)
                case "property" where current == nil && attributes["name"] == Self.shardProperty:
                    if let suite = suites.last, let shard = attributes["value"].flatMap(Shard.init) {
                        shares.insert(Share(of: suite, shard))
                    }
                default: current?.begin(name, attributes["message"], at: depth)
                }
            case .text(let text): current?.add(text, at: depth)
            case .end(let name):
                if name == "testsuite" { _ = suites.popLast() }
                if let draft = current, draft.depth == depth {
                    cases.append(draft.result)
                    current = nil
                }
                depth -= 1
            }
        }
        self.init(cases, shares: shares)
    }

    /// A test case of which not everything was read.
    private struct Draft {
        let suite: String
        let group: String
        let name: String
        let seconds: String?
        /// How many elements are open within it, and with it.
        let depth: Int
        /// The first of its elements that says how it ended.
        private var ending: (kind: String, message: String, text: String)?
        /// Whether the last element is that one.
        private var isInEnding = false

        init(suite: String, group: String, name: String, seconds: String?, depth: Int) {
            (self.suite, self.group, self.name, self.seconds, self.depth) = (suite, group, name, seconds, depth)
        }

        mutating func begin(_ name: String, _ message: String?, at depth: Int) {
            guard depth == self.depth + 1 else { return }
            isInEnding = ending == nil && ["failure", "error", "skipped"].contains(name)
            if isInEnding { ending = (name, message ?? "", "") }
        }

        mutating func add(_ text: String, at depth: Int) {
            if isInEnding, depth == self.depth + 1 { ending?.text += text }
        }

        var result: Case {
            let outcome: Outcome =
                switch ending {
                case nil: .passed
                case ("skipped", let message, _)?: .skipped(message: message)
                case ("failure", let message, let text)?: .failed(message: message, text: text)
                case (_, let message, let text)?: .erroneous(message: message, text: text)
                }
            return Case(suite: suite, group: group, name: name, outcome, seconds: seconds)
        }
    }
}

nonisolated extension JUnitReport {
    /// Reads a file.
    package init(file: String) async throws(Diagnostic) {
        self = try JUnitReport(await InputDescriptor.content(ofReport: file), of: file)
    }

    package init(_ bytes: [UInt8], of file: String) throws(Diagnostic) {
        do throws(XMLScanner.Mistake) {
            try self.init(xml: bytes)
        } catch {
            throw Diagnostic(.error, "\(file):\(error.line): \(error.message)")
        }
    }
}

nonisolated extension JUnitReport.Case {
    /// In seconds; nil where the report does not say, or nothing that makes sense.
    package var duration: Double? { seconds.flatMap(Double.init).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
}

nonisolated extension InputDescriptor {
    /// All of a report.
    package static func content(ofReport file: String) async throws(Diagnostic) -> [UInt8] {
        do {
            return try await content(of: file)
        } catch {
            throw .unreadable(file, error)
        }
    }
}
