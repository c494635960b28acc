import Testing

@testable import ChallengeConsole

@Suite("The home")
struct HomeFolderTests {
    @Test(
        "is where a path leads that begins with a tilde alone",
        arguments: [
            ("~/x", "/home/me/x"), ("~", "/home/me"), ("~/", "/home/me/"), ("~you/x", "~you/x"), ("a/~/x", "a/~/x"),
            ("x", "x"), ("", ""),
        ])
    func expanding(path: String, expected: String) {
        #expect(HomeFolder(path: "/home/me").expanding(path) == expected)
    }

    @Test("leaves paths as they are where there is none", arguments: [nil, "", "relative"])
    func none(path: String?) {
        #expect(HomeFolder(path: path).expanding("~/x") == "~/x")
    }
}
