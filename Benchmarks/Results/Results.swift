import FoundationEssentials

/// The results of a run of `make bench`; the file `Benchmarks/results.json`.
struct Results: Encodable {
    let machine = Machine()
    /// The compared programs and their versions.
    var versions: [String: String]
    var timings: [Timing] = []
    var curves: [MeasuredCurve] = []
    var counts: [CaseCounts] = []
    /// The measurements that were impossible here, a sentence each.
    var omissions: [String] = []

    /// The times of one contender, whose runs alternate with the others'.
    struct Timing: Encodable {
        /// The name of the contender.
        let name: String
        /// The way of measuring, for readers of the table.
        let remark: String
        var rows: [Row]

        struct Row: Encodable {
            let name: String
            /// In milliseconds, as the others. Half of the runs took no longer.
            let median: Double
            /// A quarter of the runs took no longer.
            let lowerQuartile: Double
            /// Three quarters of the runs took no longer.
            let upperQuartile: Double
            /// 99 of 100 runs took no longer. With fewer runs it is the longest.
            let percentile99: Double
            /// The ratio to the median of the first row, if the others are compared with that row.
            var ratio: Double?

            /// - Parameter durations: at least one, in any order.
            init(name: String, durations: [Duration]) {
                self.name = name
                let sorted = durations.sorted()
                /// The shortest time that this percentage of all times does not exceed (the nearest rank).
                func percentile(_ percent: Int) -> Double {
                    sorted[max((sorted.count * percent + 99) / 100, 1) - 1].milliseconds
                }
                (median, percentile99) = (percentile(50), percentile(99))
                (lowerQuartile, upperQuartile) = (percentile(25), percentile(75))
            }
        }
    }

    /// The content of the file. The keys are sorted, so that a difference shows the changes.
    var data: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self) + Data("\n".utf8)
        }
    }
}

extension Results {
    /// The machine, as Linux's own files describe it.
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
