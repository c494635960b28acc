/// Programs that are run in turn, so that all have the same share of whatever else the machine does.
struct Alternation {
    let name: String
    let remark: String
    let rounds: Int
    /// Rounds that do not count, until caches are warm.
    let warmUps: Int
    /// The others are compared with the first.
    private var contenders: [(name: String, measure: () throws -> Duration)] = []

    init(_ name: String, remark: String, rounds: Int, warmUps: Int = 1) {
        (self.name, self.remark, self.rounds, self.warmUps) = (name, remark, rounds, warmUps)
    }

    mutating func add(_ name: String, _ measure: @escaping () throws -> Duration) {
        contenders.append((name, measure))
    }

    func run() throws -> Results.Timing {
        var durations: [[Duration]] = contenders.map { _ in [] }
        for round in 0..<warmUps + rounds {
            for (index, contender) in contenders.enumerated() {
                let duration = try contender.measure()
                if round >= warmUps { durations[index].append(duration) }
            }
        }
        let all = durations.map(Durations.init)
        return Results.Timing(
            name: name, remark: remark,
            rows: zip(contenders, all).map { contender, durations in
                .init(name: contender.name, durations: durations, ratio: durations.median / all[0].median)
            })
    }
}
