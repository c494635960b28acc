import ChallengeCore
import Foundation
import Testing

@Suite struct Probe {
    enum N: NavigationContract {
        case plain
        case one(Int)
        case labelled(identifier: Int)
        case opt(Int?)
        case two(a: Int, String)
        case dbl(Double)
    }
    struct S: NavigationContract { let identifier = 5; let name = "x" }
    @Test func probe() throws {
        for n in [N.plain, .one(1), .labelled(identifier: 5), .opt(4), .opt(nil), .two(a: 1, "b"), .dbl(1.5)] { print(n.name, n.fullName) }
        print(S().name, S().fullName)
        for u in ["challenge://character/detail/5", "challenge://c/a%2Fb/x", "challenge://c//a//b/", "challenge://c/%2F/x", "challenge://c/a%20b", "challenge://c", "challenge://c/%E2%80%99/%FF/x", "challenge://c/a?x=1%26&y=%20+&x=2&z&w=", "challenge:/a/b", "challenge://c/a/../b/./c"] {
            let url = try #require(URL(string: u))
            print(u, url.pathSegments, ["x","y","z","w"].map { url.queryParameter($0) as Any }, url.host() as Any)
        }
        func f(_ v: Any) { print(v is any Numeric, (v as? any Numeric).map { "\($0)" } as Any) }
        f(Optional(5) as Any); f(1.5); f(true); f("x"); f(Optional<Int>.none as Any)
    }
}
