import Foundation

// `make test-release` builds this program, which runs the rounds of the concurrency tests, for release.
let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000
let failures = await ConcurrencyRounds.failures(in: rounds)
for failure in failures { print(failure) }
print("\(rounds) rounds of \(ConcurrencyRounds.width) at a time: \(failures.count) failures")
exit(failures.isEmpty ? 0 : 1)
