import ChallengeCore
import Testing

@Suite("A navigation in words")
struct NavigationContractTests {
    @Test(
        "is named by its type and its case, and in full by what the case carries",
        arguments: [
            (Sample.plain, "Sample.plain", "Sample.plain"),
            (.number(5), "Sample.number", "Sample.number(5)"),
            (.labelled(identifier: 5), "Sample.labelled", "Sample.labelled(identifier: 5)"),
            (.several(page: 2, "rick", isLast: true), "Sample.several", "Sample.several(page: 2, rick, isLast: true)"),
            (.fraction(1.5), "Sample.fraction", "Sample.fraction(1.5)"),
            (.optional(identifier: 7), "Sample.optional", "Sample.optional(identifier: 7)"),
            (.optional(identifier: nil), "Sample.optional", "Sample.optional"),
            (.delegated(Listener()), "Sample.delegated", "Sample.delegated"),
            (.chosen(identifier: 5, by: Listener()), "Sample.chosen", "Sample.chosen(identifier: 5)"),
        ])
    func enums(navigation: Sample, name: String, fullName: String) {
        #expect(navigation.name == name)
        #expect(navigation.fullName == fullName)
    }

    @Test("that is a struct is named by its type, and in full by its properties")
    func structs() {
        #expect(Profile(identifier: 5, tab: "episodes").name == "Profile")
        #expect(Profile(identifier: 5, tab: "episodes").fullName == "Profile(identifier: 5, tab: episodes)")
        #expect(Nowhere().fullName == "Nowhere")
    }
}

@Suite("Any navigation")
struct AnyNavigationTests {
    @Test("equals another of the same type and value, and has its hash")
    func equality() {
        let navigation = AnyNavigation(Sample.labelled(identifier: 5))
        #expect(navigation == AnyNavigation(Sample.labelled(identifier: 5)))
        #expect(navigation.hashValue == AnyNavigation(Sample.labelled(identifier: 5)).hashValue)
        #expect(navigation != AnyNavigation(Sample.labelled(identifier: 6)))
        #expect(navigation != AnyNavigation(Sample.number(5)))
    }

    @Test("differs from one of another type that looks alike")
    func types() {
        #expect(AnyNavigation(Here.spot(1)) != AnyNavigation(There.spot(1)))
        #expect(AnyNavigation(Here.spot(1)) == AnyNavigation(Here.spot(1)))
    }

    @Test("keeps the equality of what it wraps, which may leave a delegate out")
    func delegates() {
        let choice = AnyNavigation(Sample.chosen(identifier: 5, by: Listener()))
        let sameChoice = AnyNavigation(Sample.chosen(identifier: 5, by: Listener()))
        #expect(choice == sameChoice)
        #expect(choice.hashValue == sameChoice.hashValue)
    }
}

/// Has no identity that a navigation would care for.
final class Listener: Sendable {}

enum Sample: NavigationContract {
    case plain
    case number(Int)
    case labelled(identifier: Int)
    case several(page: Int, String, isLast: Bool)
    case fraction(Double)
    case optional(identifier: Int?)
    case delegated(Listener)
    case chosen(identifier: Int, by: Listener)

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.fullName == rhs.fullName }
    func hash(into hasher: inout Hasher) { hasher.combine(fullName) }
}

private struct Profile: NavigationContract {
    let identifier: Int
    let tab: String
}

private struct Nowhere: NavigationContract {}

private enum Here: NavigationContract {
    case spot(Int)
}

private enum There: NavigationContract {
    case spot(Int)
}
