import ChallengeCore
import Testing

@Suite("The environment")
struct AppEnvironmentTests {
    @Test("takes an empty variable for a missing one")
    func emptyVariables() {
        let environment = AppEnvironment(variables: ["EMPTY": "", "BLANK": " ", "SET": "value"])
        #expect(environment["EMPTY"] == nil)
        #expect(environment["MISSING"] == nil)
        #expect(environment["BLANK"] == " ")
        #expect(environment["SET"] == "value")
    }

    @Test(
        "puts the program's folder below the variable's, or the home's where that is not absolute",
        arguments: [
            (["XDG_DATA_HOME": "/data", "HOME": "/home/rick"], "/data/challenge"),
            (["XDG_DATA_HOME": "/data"], "/data/challenge"),
            (["XDG_DATA_HOME": "data", "HOME": "/home/rick"], "/home/rick/.local/share/challenge"),
            (["XDG_DATA_HOME": "~/data", "HOME": "/home/rick"], "/home/rick/.local/share/challenge"),
            (["XDG_DATA_HOME": "", "HOME": "/home/rick"], "/home/rick/.local/share/challenge"),
            (["XDG_STATE_HOME": "/state", "HOME": "/home/rick"], "/home/rick/.local/share/challenge"),
        ])
    func folder(variables: [String: String], expected: String) {
        #expect(AppEnvironment(variables: variables).folder("XDG_DATA_HOME", below: ".local/share") == expected)
    }

    @Test(
        "has no folder for the program without an absolute variable and an absolute home",
        arguments: [[:], ["HOME": ""], ["HOME": "home/rick"], ["XDG_DATA_HOME": "data"]])
    func noFolder(variables: [String: String]) {
        #expect(AppEnvironment(variables: variables).folder("XDG_DATA_HOME", below: ".local/share") == nil)
    }
}
