import FoundationEssentials

/// What a run of `make bench` found; the file `Benchmarks/results.json`.
struct Results: Encodable {
    let machine = Machine()
    /// What was compared, and in which version.
    var versions: [String: String]
    var timings: [Timing] = []
    var curves: [MeasuredCurve] = []
    var counts: [CaseCounts] = []
    /// What could not be measured here, a sentence each.
    var omissions: [String] = []

    /// Times of what was run in alternation, in one run.
    struct Timing: Encodable {
        /// What was timed.
        let name: String
        /// How, for those who read the table.
        let remark: String
        var rows: [Row]

        struct Row: Encodable {
            let name: String
            /// In milliseconds, as the others; half of the runs took no longer.
            let median: Double
            /// A quarter of the runs took no longer.
            let lowerQuartile: Double
            /// Three quarters of the runs took no longer.
            let upperQuartile: Double
            /// 99 of 100 runs took no longer; the longest where there were fewer.
            let percentile99: Double
            /// To the median of the first row, where that is what the others are compared with.
            var ratio: Double?

            /// - Parameter durations: one at least, in any order.
            init(name: String, durations: [Duration]) {
                self.name = name
                let sorted = durations.sorted()
                /// The shortest time that so many per cent of all do not exceed (the nearest rank).
                func percentile(_ percent: Int) -> Double {
                    sorted[max((sorted.count * percent + 99) / 100, 1) - 1].milliseconds
                }
                (median, percentile99) = (percentile(50), percentile(99))
                (lowerQuartile, upperQuartile) = (percentile(25), percentile(75))
            }
        }
    }

    /// As it is written to the file: the keys in an order, so that a difference shows what has changed.
    var data: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self) + Data("\n".utf8)
        }
    }
}

extension Results {
    /// As Linux's own files tell it.
    struct Machine: Encodable {
        let processor = value(of: "model name", in: "/proc/cpuinfo", separator: ":")
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let memory = "\((ProcessInfo.processInfo.physicalMemory + (1 << 29)) >> 30) GiB"
        let system = value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=")
        let kernel = value(of: "", in: "/proc/sys/kernel/osrelease", separator: "\n")

        private static func value(of key: String, in path: String, separator: Character) -> String {
            let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
            let value = line?.split(separator: separator, maxSplits: 1).last ?? "unknown"
            return value.split(separator: " ").joined(separator: " ").replacing("\"", with: "")
        }
    }
}

extension Duration {
    /// To the microsecond.
    var milliseconds: Double { (self / .microseconds(1)).rounded() / 1_000 }
}
