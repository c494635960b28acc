/// Programs that run in turn, so that other work on the machine disturbs all of them equally.
struct Alternation {
    private let name: String
    private let remark: String
    private let rounds: Int
    /// Rounds that do not count, until caches are warm.
    private let warmUps: Int
    /// The others are compared with the first.
    private var contenders: [(name: String, measure: () throws -> Duration)] = []

    init(_ name: String, remark: String, rounds: Int, warmUps: Int = 1) {
        (self.name, self.remark, self.rounds, self.warmUps) = (name, remark, rounds, warmUps)
    }

    mutating func add(_ name: String, _ measure: @escaping () throws -> Duration) {
        contenders.append((name, measure))
    }

    func run() throws -> Results.Timing {
        let measured = try (0..<warmUps + rounds).map { _ in try contenders.map { try $0.measure() } }.dropFirst(
            warmUps)
        var rows = contenders.indices.map { index in
            Results.Timing.Row(name: contenders[index].name, durations: measured.map { $0[index] })
        }
        let median = rows[0].median
        for index in rows.indices { rows[index].ratio = rows[index].median / median }
        return Results.Timing(name: name, remark: remark, rows: rows)
    }
}
