import ChallengeCore
import Testing

@Suite("A chain of redirects")
struct RedirectChainTests {
    @Test("ends where it begins when nobody redirects", arguments: [nil, Detours([])])
    func noRedirect(redirector: Detours?) {
        let chain = RedirectChain(following: Place.list, with: redirector)
        #expect(names(of: chain) == ["Place.list"])
        #expect(AnyNavigation(chain.destination) == AnyNavigation(Place.list))
        #expect(chain.hops.isEmpty)
    }

    @Test("ends where the one redirect leads")
    func oneHop() {
        let chain = RedirectChain(following: Elsewhere.far, with: Detours([(from: Elsewhere.far, to: Place.list)]))
        #expect(names(of: chain) == ["Elsewhere.far", "Place.list"])
        #expect(AnyNavigation(chain.destination) == AnyNavigation(Place.list))
    }

    @Test("ends well after as many redirects as are allowed, every hop kept")
    func longest() {
        let places = (0...5).map { Place.detail(identifier: $0) }
        let chain = RedirectChain(following: places[0], with: Detours(through: places))
        #expect(AnyNavigation(chain.destination) == AnyNavigation(places[5]))
        #expect(chain.hops.map { AnyNavigation($0.from) } == places.dropLast().map { AnyNavigation($0) })
        #expect(chain.hops.map { AnyNavigation($0.to) } == places.dropFirst().map { AnyNavigation($0) })
    }

    @Test("leads nowhere with one redirect too many, and tells the whole chain", arguments: [6, 9])
    func tooLong(redirects: Int) {
        let places = (0...redirects).map { Place.detail(identifier: $0) }
        let chain = RedirectChain(following: places[0], with: Detours(through: places))
        let followed = places.prefix(7).map(\.fullName)
        #expect(names(of: chain) == followed)
        #expect(reason(of: chain) == .tooManyRedirects(chain: followed))
    }

    @Test("leads nowhere when it comes back to where it has been", arguments: 1...3)
    func cycle(length: Int) {
        let round = (0..<length).map { Place.detail(identifier: $0) } + [.detail(identifier: 0)]
        let chain = RedirectChain(following: round[0], with: Detours(through: round))
        #expect(names(of: chain) == round.map(\.fullName))
        #expect(reason(of: chain) == .redirectCycle(chain: round.map(\.fullName)))
    }

    @Test("leads nowhere when it comes back to somewhere on the way")
    func cycleOnTheWay() {
        let detours = Detours([
            (from: Elsewhere.far, to: Place.start), (from: Place.start, to: Place.list),
            (from: Place.list, to: Place.start),
        ])
        let chain = RedirectChain(following: Elsewhere.far, with: detours)
        let followed = ["Elsewhere.far", "Place.start", "Place.list", "Place.start"]
        #expect(reason(of: chain) == .redirectCycle(chain: followed))
    }

    @Test("leads nowhere when it ends on an outgoing navigation", arguments: [nil, Detours([])])
    func notRedirected(redirector: Detours?) {
        let chain = RedirectChain(following: Elsewhere.step(3), with: redirector)
        #expect(reason(of: chain) == .noRedirect(chain: ["Elsewhere.step(number: 3)"]))
        #expect(names(of: chain) == ["Elsewhere.step(number: 3)"])
    }

    @Test("leads nowhere when a redirect leads to an outgoing navigation that nobody redirects")
    func redirectedToAnOutgoingNavigation() {
        let chain = RedirectChain(
            following: Elsewhere.far, with: Detours([(from: Elsewhere.far, to: Elsewhere.step(1))]))
        #expect(reason(of: chain) == .noRedirect(chain: ["Elsewhere.far", "Elsewhere.step(number: 1)"]))
    }

    private func names(of chain: RedirectChain) -> [String] { chain.navigations.map(\.fullName) }

    private func reason(of chain: RedirectChain) -> NotFoundReason? {
        guard case .notFound(let reason) = chain.destination as? UnknownNavigation else { return nil }
        return reason
    }
}
