import ChallengeCore
import Testing

@testable import ChallengeCharacter

@Suite("The destinations of the Character feature")
struct CharacterIncomingNavigationTests {
    private static let first = FilterDelegateDouble()
    private static let second = FilterDelegateDouble()

    /// No two of them are the same destination.
    private static var distinct: [CharacterIncomingNavigation] {
        [.list, .detail(identifier: 1), .detail(identifier: 2), .advancedSearch(delegate: first)]
    }

    @Test("are equal to themselves and to no other")
    func equality() {
        for (index, lhs) in Self.distinct.enumerated() {
            for (other, rhs) in Self.distinct.enumerated() { #expect((lhs == rhs) == (index == other)) }
        }
    }

    @Test("count whose filter an advanced search is about neither for equality nor for the hash")
    func delegateDoesNotCount() {
        let lhs = CharacterIncomingNavigation.advancedSearch(delegate: Self.first)
        let rhs = CharacterIncomingNavigation.advancedSearch(delegate: Self.second)
        #expect(lhs == rhs)
        #expect(lhs.hashValue == rhs.hashValue)
    }

    @Test("are told apart in a set")
    func hash() {
        let all = Self.distinct + [.detail(identifier: 2), .advancedSearch(delegate: Self.second)]
        #expect(Set(all) == Set(Self.distinct))
        #expect(Set(Self.distinct.map(\.hashValue)).count == Self.distinct.count)
    }

    @Test("are named without the delegate")
    func names() {
        #expect(
            Self.distinct.map(\.fullName) == [
                "CharacterIncomingNavigation.list", "CharacterIncomingNavigation.detail(identifier: 1)",
                "CharacterIncomingNavigation.detail(identifier: 2)", "CharacterIncomingNavigation.advancedSearch",
            ])
    }
}
