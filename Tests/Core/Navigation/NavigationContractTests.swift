import ChallengeCore
import Testing

@Suite("The name of a navigation")
struct NavigationNameTests {
    @Test(
        "is what was declared, and in full with each value after its label",
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

    @Test("tells a number from the text that looks like it")
    func types() {
        let names = [ArgumentValue.integer(5), .text("5"), .number(5)].map {
            NavigationName("Sample.detail", [.init(label: "identifier", content: $0)])
        }
        #expect(Set(names).count == 3)
    }
}

@Suite("Any navigation")
struct AnyNavigationTests {
    @Test(
        "equals another of the same name and values, and has its hash, whatever its type and whatever else it carries")
    func equality() {
        let navigation = AnyNavigation(Place.detail(identifier: 5))
        let others = [AnyNavigation(Place.detail(identifier: 5)), AnyNavigation(Choice(by: Listener()))]
        for other in others {
            #expect(navigation == other)
            #expect(navigation.hashValue == other.hashValue)
        }
    }

    @Test("differs from one of another name or of other values")
    func difference() {
        let navigation = AnyNavigation(Place.detail(identifier: 5))
        for other in [Place.detail(identifier: 6), .list] { #expect(navigation != AnyNavigation(other)) }
        #expect(navigation != AnyNavigation(Sample(navigationName: "Place.detail")))
    }
}

private struct Sample: NavigationContract {
    let navigationName: NavigationName
}

/// Has no identity that a navigation would care for.
private final class Listener: Hashable, Sendable {
    static func == (lhs: Listener, rhs: Listener) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Is named as a place is, and carries a delegate.
private struct Choice: NavigationContract {
    let by: Listener
    var navigationName: NavigationName { Place.detail(identifier: 5).navigationName }
}
