import ChallengeInjection

/// What the tests build: something with an identity, and what it was built with.
class Part: @unchecked Sendable {
    let name: String
    let parts: [Part]

    init(_ name: String = "", _ parts: [Part] = []) {
        self.name = name
        self.parts = parts
    }
}

protocol NumberContract: Sendable {
    var number: Int { get }
}

struct Fixed: NumberContract {
    let number: Int
}

extension Container {
    var uniquePart: Factory<Part> { Factory(self) { Part() } }
    var cachedPart: Factory<Part> { Factory(self) { Part() }.cached }
    var sharedPart: Factory<Part> { Factory(self) { Part() }.shared }
    var graphPart: Factory<Part> { Factory(self) { Part() }.graph }
    var singletonPart: Factory<Part> { Factory(self) { Part() }.singleton }

    /// Twice the same of each scope, at two depths.
    var pair: Factory<Part> { Factory(self) { Part("pair", [self.graphPart(), self.branch()]) } }
    var branch: Factory<Part> { Factory(self) { Part("branch", [self.graphPart()]) } }

    var number: Factory<any NumberContract> { Factory(self) { Fixed(number: 1) } }
    var promised: Factory<any NumberContract> { .promised(by: self) }
    func part(named name: String) -> Factory<Part> { Factory(self) { Part(name) } }
}
