import Testing

@testable import challenge_bench

struct ResultsTests {
    @Test func `A percentile is the shortest time that this share does not exceed`() {
        func row(_ milliseconds: some Sequence<Int>) -> Results.Timing.Row {
            .init(name: "", durations: milliseconds.map { .milliseconds($0) })
        }
        let many = row((1...200).reversed())
        #expect(many.lowerQuartile == 50 && many.median == 100 && many.upperQuartile == 150)
        #expect(many.percentile99 == 198)
        #expect(row([3, 1, 2]).median == 2)
        #expect(row([7]).percentile99 == 7)
    }

    @Test func `A report names only doublings that cost more than the bound`() {
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

    @Test func `A report names memory that grows by more than its bound in the last doubling, or is unknown`() {
        func curve(_ memories: Int?..., bound: Int?) -> MeasuredCurve {
            let points = memories.map { MeasuredCurve.Point(size: 1, time: 1, peakMemory: $0, ratio: 2) }
            return MeasuredCurve(name: "input", unit: "lines", points: points, memoryBound: bound)
        }
        #expect(curve(1, 1_000, 1_100, bound: 100).excesses == [])
        #expect(curve(1, 1_000, 9_000, bound: nil).excesses == [])
        #expect(curve(1, nil, 9_000, bound: nil).excesses == [])
        #expect(curve(1, nil, 9_000, bound: 100).excesses == ["input: how much memory the last two took is not known."])
        #expect(
            curve(1, 1_000, 1_101, bound: 100).excesses
                == ["input: the last doubling takes 101 KiB more memory; the bound is 100 KiB."])
    }

    @Test func `Each power of ten takes the same space`() {
        let scale = LogarithmicScale([20, 40, 3_000], from: 100, to: 400)
        #expect(scale.ticks == [10, 100, 1_000, 10_000])
        #expect(scale.ticks.map(scale.position) == [100, 200, 300, 400])
        #expect(LogarithmicScale([100], from: 0, to: 50).ticks == [100, 1_000])
    }

    @Test func `Labels that are too close move apart in their order, within the limit`() {
        #expect(CurveChart.spread([10, 100, 200], apart: 20, upTo: 300) == [10, 100, 200])
        #expect(CurveChart.spread([105, 100, 101], apart: 20, upTo: 300) == [140, 100, 120])
        #expect(CurveChart.spread([290, 300, 295], apart: 20, upTo: 300) == [260, 300, 280])
    }

    @Test func `Numbers have a comma before each three digits, and the requested decimals`() {
        #expect([0, 999, 1_000, 40_471_234].map { Table.count($0) } == ["0", "999", "1,000", "40,471,234"])
        #expect(Table.decimal(9.996, digits: 2) == "10.00")
        #expect(Table.decimal(0.05, digits: 1) == "0.1")
    }

    @Test func `The columns of a table are as wide as their content`() {
        let table = Table(heading: ["ms", "median"], rows: [["sqlite3", "1.5"], ["challenge", "8.2"]])
        #expect(
            table.text == """
                | ms        | median |
                | --------- | -----: |
                | sqlite3   |    1.5 |
                | challenge |    8.2 |

                """)
    }

    @Test func `New results replace the text between the markers`() throws {
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

struct CountsTests {
    private func kept(_ counts: Counts, swift: String = "6.3") -> KeptCounts {
        KeptCounts(tools: ["swift": swift], cases: [CaseCounts(name: "-c exit", counts: counts)])
    }

    @Test func `A count may be a twentieth over the kept one, and no more`() {
        let old = kept(Counts(instructions: 1_000))
        #expect(old.comparison(with: kept(Counts(instructions: 1_050))) == ([], false))
        #expect(
            old.comparison(with: kept(Counts(instructions: 1_051)))
                == (["error: -c exit: 1,051 instructions, 5.1 % over the kept 1,000"], true))
    }

    @Test func `A count may also vary by its noise between runs`() {
        let old = kept(Counts(systemCalls: 100, peakMemory: 10_240))
        #expect(old.comparison(with: kept(Counts(systemCalls: 115, peakMemory: 11_776))) == ([], false))
        #expect(
            old.comparison(with: kept(Counts(systemCalls: 116, peakMemory: 11_777))).lines
                == [
                    "error: -c exit: 116 system calls, 16.0 % over the kept 100",
                    "error: -c exit: 11,777 KiB of peak memory, 15.0 % over the kept 10,240",
                ])
    }

    @Test func `A smaller count is reported, and is not an error`() {
        #expect(
            kept(Counts(threads: 5)).comparison(with: kept(Counts(threads: 1)))
                == (["-c exit: 1 threads, 80.0 % under the kept 5"], false))
    }

    @Test func `A count on one side only is not compared`() {
        #expect(kept(Counts(allocations: 7)).comparison(with: kept(Counts(pageFaults: 900))) == ([], false))
        let none = KeptCounts(tools: [:], cases: [])
        #expect(none.comparison(with: kept(Counts(threads: 1))) == (["-c exit: nothing is kept yet"], false))
    }

    @Test func `Other tools are named if counts differ, and only then`() {
        let old = kept(Counts(systemCalls: 100))
        #expect(old.comparison(with: kept(Counts(systemCalls: 100), swift: "6.4")) == ([], false))
        #expect(
            old.comparison(with: kept(Counts(systemCalls: 200), swift: "6.4")).lines
                == [
                    "error: -c exit: 200 system calls, 100.0 % over the kept 100",
                    "The kept ones were counted with others:", "  swift: 6.3, here 6.4",
                ])
    }

    @Test func `A callgrind profile gives instructions and calls of allocators, by the numbers of their names`()
        throws
    {
        let profile = """
            fn=(1) main
            10 5
            cfn=(2) malloc
            calls=3 0
            12 90
            cfn=(3) free
            calls=100 0
            13 1
            fn=(4) other
            cfn=(2)
            calls=4 20
            9 9
            cfn=(5) calloc'2
            calls=1 20
            9 9

            totals: 40471234
            """
        let counts = try #require(Callgrind.counts(in: profile))
        #expect(counts == (40_471_234, 8))
        let stripped = try #require(Callgrind.counts(in: "fn=(1) 0x0000000000401000\n1 7\ntotals: 7\n"))
        #expect(stripped == (7, nil))
        #expect(Callgrind.counts(in: "fn=(1) main\n") == nil)
    }

    @Test func `A strace summary gives system calls, and a thread for each clone after the first`() throws {
        let summary = """
            % time     seconds  usecs/call     calls    errors syscall
            ------ ----------- ----------- --------- --------- ------------------
             21.73    0.000362         120         3           futex
              8.82    0.000147          36         4           clone3
              4.86    0.000081           2        33        19 openat
            ------ ----------- ----------- --------- --------- ------------------
            100.00    0.001666           5        40        19 total
            """
        let counts = try #require(Strace.counts(in: summary))
        #expect(counts == (40, 5))
        #expect(Strace.counts(in: "strace: ptrace: Operation not permitted\n") == nil)
    }
}
