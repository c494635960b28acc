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
            (["XDG_DATA_HOME": "/data", "HOME": "/home/rick"], "/data/notes"),
            (["XDG_DATA_HOME": "/data"], "/data/notes"),
            (["XDG_DATA_HOME": "data", "HOME": "/home/rick"], "/home/rick/.local/share/notes"),
            (["XDG_DATA_HOME": "~/data", "HOME": "/home/rick"], "/home/rick/.local/share/notes"),
            (["XDG_DATA_HOME": "", "HOME": "/home/rick"], "/home/rick/.local/share/notes"),
            (["XDG_STATE_HOME": "/state", "HOME": "/home/rick"], "/home/rick/.local/share/notes"),
        ])
    func folder(variables: [String: String], expected: String) {
        #expect(AppEnvironment(variables: variables).folder(.data, of: "notes") == expected)
    }

    @Test(
        "has a folder in each base directory, by its variable and below the home",
        arguments: [
            (AppEnvironment.BaseFolder.cache, "XDG_CACHE_HOME", ".cache"),
            (.configuration, "XDG_CONFIG_HOME", ".config"), (.data, "XDG_DATA_HOME", ".local/share"),
            (.state, "XDG_STATE_HOME", ".local/state"),
        ])
    func base(base: AppEnvironment.BaseFolder, variable: String, fallback: String) {
        #expect(AppEnvironment(variables: [variable: "/other"]).folder(base, of: "notes") == "/other/notes")
        #expect(AppEnvironment(variables: ["HOME": "/rick"]).folder(base, of: "notes") == "/rick/\(fallback)/notes")
    }

    @Test(
        "has no folder for the program without an absolute variable and an absolute home",
        arguments: [[:], ["HOME": ""], ["HOME": "home/rick"], ["XDG_DATA_HOME": "data"]])
    func noFolder(variables: [String: String]) {
        #expect(AppEnvironment(variables: variables).folder(.data, of: "notes") == nil)
    }
}
