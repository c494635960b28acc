import Testing

@testable import challenge_bench

struct CountsTests {
    private func kept(_ counts: Counts, swift: String = "6.3") -> KeptCounts {
        KeptCounts(tools: ["swift": swift], cases: [CaseCounts(name: "-c exit", counts: counts)])
    }

    @Test func `A count that is a twentieth over the kept one is let through, and one more is not`() {
        let old = kept(Counts(instructions: 1_000))
        #expect(old.comparison(with: kept(Counts(instructions: 1_050))) == ([], false))
        #expect(
            old.comparison(with: kept(Counts(instructions: 1_051)))
                == (["error: -c exit: 1,051 instructions, 5.1 % over the kept 1,000"], true))
    }

    @Test func `What a count differs by from run to run is let through besides`() {
        let old = kept(Counts(systemCalls: 100, peakMemory: 10_240))
        #expect(old.comparison(with: kept(Counts(systemCalls: 115, peakMemory: 11_776))) == ([], false))
        #expect(
            old.comparison(with: kept(Counts(systemCalls: 116, peakMemory: 11_777))).lines
                == [
                    "error: -c exit: 116 system calls, 16.0 % over the kept 100",
                    "error: -c exit: 11,777 KiB of peak memory, 15.0 % over the kept 10,240",
                ])
    }

    @Test func `A count that has shrunk is told, and is no error`() {
        #expect(
            kept(Counts(threads: 5)).comparison(with: kept(Counts(threads: 1)))
                == (["-c exit: 1 threads, 80.0 % under the kept 5"], false))
    }

    @Test func `What is counted on one side only is not compared`() {
        #expect(kept(Counts(allocations: 7)).comparison(with: kept(Counts(pageFaults: 900))) == ([], false))
        let none = KeptCounts(tools: [:], cases: [])
        #expect(none.comparison(with: kept(Counts(threads: 1))) == (["-c exit: nothing is kept yet"], false))
    }

    @Test func `Other tools are named where counts differ, and only there`() {
        let old = kept(Counts(systemCalls: 100))
        #expect(old.comparison(with: kept(Counts(systemCalls: 100), swift: "6.4")) == ([], false))
        #expect(
            old.comparison(with: kept(Counts(systemCalls: 200), swift: "6.4")).lines
                == [
                    "error: -c exit: 200 system calls, 100.0 % over the kept 100",
                    "The kept ones were counted with others:", "  swift: 6.3, here 6.4",
                ])
    }

    @Test func `A profile of callgrind gives instructions and calls of allocators, by the numbers of their names`()
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

    @Test func `A summary of strace gives system calls, and a thread for each clone besides the first`() throws {
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
