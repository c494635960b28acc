/// The cost of the program for growing input: each size is twice the one before.
struct Curve {
    let name: String
    /// The unit of the sizes.
    let unit: String
    let sizes: [Int]
    /// The command for a size. Making its input is not measured.
    let command: (Int) throws -> Command
    /// The expected exit status of the program.
    var status = 0
    /// The limit of additional memory for the greatest size over half of it, in KiB; nil if memory grows with the size.
    var memoryBound: Int?

    /// The limit of the cost of doubling. The work doubles; the rest is for caches that no longer hold all of it.
    static let bound = 2.3

    /// A run that takes longer is not repeated, and the curve breaks off with it.
    private static let patience = Duration.seconds(30)

    /// Runs each size three times and takes the fastest run, which other work on the machine disturbed least.
    func measure() throws -> MeasuredCurve {
        var points: [MeasuredCurve.Point] = []
        for size in sizes {
            let command = try command(size)
            var costs: [Command.Cost] = []
            repeat { costs.append(try command.run()) } while costs.count < 3 && costs[0].processor < Self.patience
            guard costs.allSatisfy({ $0.status == status }) else {
                throw UnexpectedResult("status \(status) of \(name), \(size), not \(costs.map(\.status))")
            }
            let time = costs.map(\.processor.milliseconds).min() ?? 0
            points.append(
                .init(
                    size: size, time: time, peakMemory: costs.compactMap(\.peakMemory).min(),
                    ratio: points.last.map { time / $0.time }))
            if costs[0].processor >= Self.patience { break }
        }
        return MeasuredCurve(name: name, unit: unit, points: points, memoryBound: memoryBound)
    }
}

struct MeasuredCurve: Encodable {
    let name: String
    let unit: String
    let points: [Point]
    var memoryBound: Int?

    struct Point: Encodable {
        let size: Int
        /// Processor time of the whole process, in milliseconds.
        let time: Double
        /// In KiB. Nil if it was less than the memory of this process.
        let peakMemory: Int?
        /// The ratio to the time of the point before.
        let ratio: Double?
    }

    /// The points where doubling costs too much, a sentence each.
    var excesses: [String] {
        let slow = points.compactMap { point -> String? in
            guard let ratio = point.ratio, ratio > Curve.bound else { return nil }
            return
                "\(name): \(Table.count(point.size)) \(unit) take \(Table.ratio(ratio)) times as long as half of them; "
                + "the bound is \(Curve.bound)."
        }
        guard let memoryBound else { return slow }
        let memories = points.suffix(2).compactMap(\.peakMemory)
        guard memories.count == 2 else { return slow + ["\(name): how much memory the last two took is not known."] }
        let added = memories[1] - memories[0]
        guard added > memoryBound else { return slow }
        return slow + ["\(name): the last doubling takes \(added) KiB more memory; the bound is \(memoryBound) KiB."]
    }
}
