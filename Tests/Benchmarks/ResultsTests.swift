import Testing

@testable import challenge_bench

struct ResultsTests {
    @Test func `A percentile is the shortest time that so many do not exceed`() {
        func row(_ milliseconds: some Sequence<Int>) -> Results.Timing.Row {
            .init(name: "", durations: milliseconds.map { .milliseconds($0) })
        }
        let many = row((1...200).reversed())
        #expect(many.lowerQuartile == 50 && many.median == 100 && many.upperQuartile == 150)
        #expect(many.percentile99 == 198)
        #expect(row([3, 1, 2]).median == 2)
        #expect(row([7]).percentile99 == 7)
    }

    @Test func `Only a doubling that costs more than the bound is told`() {
        func curve(_ times: Double...) -> MeasuredCurve {
            let points = times.indices.map { index in
                MeasuredCurve.Point(
                    size: 1_000 << index, time: times[index], peakMemory: 1,
                    ratio: index == 0 ? nil : times[index] / times[index - 1])
            }
            return MeasuredCurve(name: "history", unit: "lines", points: points)
        }
        #expect(curve(10, 23, 52.9).excesses == [])
        #expect(
            curve(10, 20, 48).excesses
                == ["history: 4,000 lines take 2.40 times as long as half of them; the bound is 2.3."])
    }

    @Test func `Memory that grows by more than its bound in the last doubling is told, or is not known`() {
        func curve(_ memories: Int?..., bound: Int?) -> MeasuredCurve {
            let points = memories.map { MeasuredCurve.Point(size: 1, time: 1, peakMemory: $0, ratio: 2) }
            return MeasuredCurve(name: "input", unit: "lines", points: points, memoryBound: bound)
        }
        #expect(curve(1, 1_000, 1_100, bound: 100).excesses == [])
        #expect(curve(1, 1_000, 9_000, bound: nil).excesses == [])
        #expect(curve(1, nil, 9_000, bound: nil).excesses == [])
        #expect(
            curve(1, nil, 9_000, bound: 100).excesses == ["input: how much memory the last two took is not known."])
        #expect(
            curve(1, 1_000, 1_101, bound: 100).excesses
                == ["input: the last doubling takes 101 KiB more memory; the bound is 100 KiB."])
    }

    @Test func `A power of ten takes as much room as the next`() {
        let scale = LogarithmicScale([20, 40, 3_000], from: 100, to: 400)
        #expect(scale.ticks == [10, 100, 1_000, 10_000])
        #expect(scale.ticks.map(scale.position) == [100, 200, 300, 400])
        #expect(LogarithmicScale([100], from: 0, to: 50).ticks == [100, 1_000])
    }

    @Test func `Labels that are too near are moved apart in their order, within the limit`() {
        #expect(CurveChart.spread([10, 100, 200], apart: 20, upTo: 300) == [10, 100, 200])
        #expect(CurveChart.spread([105, 100, 101], apart: 20, upTo: 300) == [140, 100, 120])
        #expect(CurveChart.spread([290, 300, 295], apart: 20, upTo: 300) == [260, 300, 280])
    }

    @Test func `Numbers have a comma before each three digits, and as many decimals as are asked for`() {
        #expect([0, 999, 1_000, 40_471_234].map { Table.count($0) } == ["0", "999", "1,000", "40,471,234"])
        #expect(Table.decimal(9.996, digits: 2) == "10.00")
        #expect(Table.decimal(0.05, digits: 1) == "0.1")
    }

    @Test func `The columns of a table are as wide as what is in them`() {
        let table = Table(heading: ["ms", "median"], rows: [["sqlite3", "1.5"], ["challenge", "8.2"]])
        #expect(
            table.text == """
                | ms        | median |
                | --------- | -----: |
                | sqlite3   |    1.5 |
                | challenge |    8.2 |

                """)
    }

    @Test func `What was measured takes the place of what stood between the markers`() throws {
        let page = ResultsPage(results: Results(versions: [:]))
        let text = "# Performance\n<!-- measured: begin -->\nold\n<!-- measured: end -->\nrest\n"
        let new = try page.inserted(into: text)
        #expect(new.hasPrefix("# Performance\n<!-- measured: begin -->\nMeasured on "))
        #expect(new.hasSuffix("\n<!-- measured: end -->\nrest\n"))
        #expect(!new.contains("old"))
        #expect(try page.inserted(into: new) == new)
        #expect(throws: UnexpectedResult.self) { try page.inserted(into: "# Performance\n") }
    }
}
