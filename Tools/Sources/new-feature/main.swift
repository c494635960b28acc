import ArgumentParser
import FeatureGenerator
import Foundation

struct NewFeature: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new-feature", abstract: "Write a new feature, with its tests, and wire it into the app.",
        discussion: "If the feature cannot be written, no file changes. The templates are in Tools/Templates.")

    @Argument(help: "The feature's name in upper camel case, in the singular: Location.")
    var name: String

    @Flag(help: "Make a list and details in the short form, whose layers come from ChallengeListing.")
    var list = false

    @Flag(help: "Make one screen without data instead of a list and details.")
    var simple = false

    @Option(help: "The feature that leads to the new one.")
    var from = "Home"

    @Option(help: "The API path of the data. (default: /api/ and the name)")
    var path: String?

    @Option(help: "The plural of the name: Categories. (default: the regular English plural)")
    var plural: String?

    @Option(help: "A description in one line: 'places of the show, with search'.")
    var summary: String?

    @Flag(help: "Print the change as a diff for 'git apply' without writing files.")
    var dryRun = false

    @Flag(inversion: .prefixedNo, help: "Run 'make update', which renews the generated documentation.")
    var update = true

    @Option(help: .hidden)
    var project = "."

    func validate() throws {
        if simple, list { throw ValidationError("--simple makes one screen, and --list a list with details.") }
        if simple, path != nil || plural != nil {
            throw ValidationError("--simple makes one screen without data, and takes no --path or --plural.")
        }
    }

    func run() throws {
        let root = URL(filePath: project)
        let request = try FeatureRequest(
            name: FeatureName(name, plural: plural), form: simple ? .simple : list ? .list : .layers,
            from: from, path: path, summary: summary)
        let changes = try FeatureGenerator(root: root).changes(for: request)
        guard !dryRun else { return print(try changes.diff(), terminator: "") }
        try changes.apply()
        if update, try !Command.show(["make", "update"], in: root) {
            throw Refusal(
                "the feature is written, but its documentation is not updated: fix the error above and run "
                    + "'make update', or revert the feature with git.")
        }
        print(Summary(of: changes, for: request).text)
    }
}

NewFeature.main()
