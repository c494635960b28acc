import ChallengeActions
import ChallengeCore
import Testing

@Suite("The name of a navigation")
struct NavigationNameTests {
    @Test(
        "The name is the declared one; the full name has each value after its label",
        arguments: [
            ("Sample.plain", "Sample.plain"),
            (
                NavigationName("Sample.detail", [.init(label: "identifier", content: .integer(5))]),
                "Sample.detail(identifier: 5)"
            ),
            (
                NavigationName(
                    "Sample.several",
                    [
                        .init(label: "name", content: .text("rick")), .init(label: "rate", content: .number(1.5)),
                        .init(
                            label: "filter",
                            content: .assignments([
                                .init(key: "status", value: "alive"), .init(key: "type", value: "a b"),
                            ])),
                    ]), "Sample.several(name: rick, rate: 1.5, filter: status=alive type=a b)"
            ),
        ] as [(NavigationName, String)])
    func full(name: NavigationName, fullName: String) {
        #expect(name.description == fullName)
        #expect(name.base == fullName.prefix { $0 != "(" })
        #expect(Sample(navigationName: name).name == name.base)
        #expect(Sample(navigationName: name).fullName == fullName)
    }

    @Test("The name distinguishes a number from a text with the same digits")
    func types() {
        let names = [ArgumentValue.integer(5), .text("5"), .number(5)].map {
            NavigationName("Sample.detail", [.init(label: "identifier", content: $0)])
        }
        #expect(Set(names).count == 3)
    }
}

@Suite("Any navigation")
struct AnyNavigationTests {
    @Test("An erased navigation equals another of an equal navigation, and has its hash")
    func equality() {
        let (navigation, other) = (
            AnyNavigation(Place.detail(identifier: 5)), AnyNavigation(Place.detail(identifier: 5))
        )
        #expect(navigation == other)
        #expect(navigation.hashValue == other.hashValue)
        #expect(navigation != AnyNavigation(Choice(by: Listener())))
    }

    @Test("An erased navigation differs from one of another name or of other values")
    func difference() {
        let navigation = AnyNavigation(Place.detail(identifier: 5))
        for other in [Place.detail(identifier: 6), .list] { #expect(navigation != AnyNavigation(other)) }
        #expect(navigation != AnyNavigation(Sample(navigationName: "Place.detail")))
    }
}

private struct Sample: NavigationContract {
    let navigationName: NavigationName
}

/// An object whose identity must not matter to a navigation.
private final class Listener: Hashable, Sendable {
    static func == (lhs: Listener, rhs: Listener) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A navigation with the name of a place and with a delegate.
private struct Choice: NavigationContract {
    let by: Listener
    var navigationName: NavigationName { Place.detail(identifier: 5).navigationName }
}

@Suite("A chain of redirects")
struct RedirectChainTests {
    @Test(
        "A chain ends on the last navigation; an outgoing one leads nowhere",
        arguments: [
            ([Place.list], nil), ([Elsewhere.far, Place.list], nil),
            ([Elsewhere.step(3)], .noRedirect(chain: ["Elsewhere.step(number: 3)"])),
            ([Elsewhere.far, Elsewhere.step(1)], .noRedirect(chain: ["Elsewhere.far", "Elsewhere.step(number: 1)"])),
        ] as [([any NavigationContract], NotFoundReason?)])
    func ends(navigations: [any NavigationContract], reason: NotFoundReason?) {
        var redirectors: [Detours?] = [Detours(through: navigations)]
        if navigations.count == 1 { redirectors.append(nil) }
        for redirector in redirectors {
            let chain = RedirectChain(following: navigations[0], with: redirector)
            #expect(names(of: chain) == navigations.map(\.fullName))
            #expect(self.reason(of: chain) == reason)
            if reason == nil { #expect(chain.destination.fullName == navigations.last?.fullName) }
        }
    }

    @Test("A chain with the maximum of redirects succeeds and keeps every hop")
    func longest() {
        let places = (0...5).map { Place.detail(identifier: $0) }
        let chain = RedirectChain(following: places[0], with: Detours(through: places))
        #expect(AnyNavigation(chain.destination) == AnyNavigation(places[5]))
        #expect(chain.hops.map { AnyNavigation($0.from) } == places.dropLast().map { AnyNavigation($0) })
        #expect(chain.hops.map { AnyNavigation($0.to) } == places.dropFirst().map { AnyNavigation($0) })
    }

    @Test("A chain with one redirect too many leads nowhere and reports every hop", arguments: [6, 9])
    func tooLong(redirects: Int) {
        let places = (0...redirects).map { Place.detail(identifier: $0) }
        let chain = RedirectChain(following: places[0], with: Detours(through: places))
        let followed = places.prefix(7).map(\.fullName)
        #expect(names(of: chain) == followed)
        #expect(reason(of: chain) == .tooManyRedirects(chain: followed))
    }

    @Test(
        "A chain that returns to its start, or to a navigation on the way, leads nowhere",
        arguments: [[0, 0], [0, 1, 0], [0, 1, 2, 0], [0, 1, 2, 1]])
    func cycle(numbers: [Int]) {
        let round = numbers.map { Place.detail(identifier: $0) }
        let chain = RedirectChain(following: round[0], with: Detours(through: round))
        #expect(names(of: chain) == round.map(\.fullName))
        #expect(reason(of: chain) == .redirectCycle(chain: round.map(\.fullName)))
    }

    private func names(of chain: RedirectChain) -> [String] { chain.navigations.map(\.fullName) }

    private func reason(of chain: RedirectChain) -> NotFoundReason? {
        guard case .notFound(let reason) = chain.destination as? UnknownNavigation else { return nil }
        return reason
    }
}
