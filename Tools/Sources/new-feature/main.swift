import ArgumentParser
import FeatureGenerator
import Foundation

struct NewFeature: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new-feature", abstract: "Write a new feature, with its tests, and wire it into the app.",
        discussion: "Nothing is changed if anything fails. The templates are in Tools/Templates.")

    @Argument(help: "The feature's name in upper camel case, in the singular: Location.")
    var name: String

    @Option(help: "Its screens. A list has rows that lead to details: list,detail, and neither alone.")
    var screens: String?

    @Flag(help: "Make one screen without data, in place of a list and details.")
    var simple = false

    @Option(help: "The feature that leads there.")
    var from = "Home"

    @Option(help: "The path of the data at the API. (default: /api/ and the name)")
    var path: String?

    @Option(help: "The name in the plural: Categories. (default: as in English)")
    var plural: String?

    @Option(help: "What is found there, in a line: 'places of the show, with search'.")
    var summary: String?

    @Flag(help: "Print the change as a diff for 'git apply', and change nothing.")
    var dryRun = false

    @Flag(inversion: .prefixedNo, help: "Run 'make update', which renews the generated documentation.")
    var update = true

    @Option(help: .hidden)
    var project = "."

    func validate() throws {
        if simple, screens != nil || path != nil || plural != nil {
            throw ValidationError(
                "--simple makes one screen without data: --screens, --path and --plural have no meaning.")
        }
        guard screens == nil || Set(screens?.split(separator: ",") ?? []) == ["list", "detail"] else {
            throw ValidationError("--screens takes list,detail: one leads to the other. Use --simple for one screen.")
        }
    }

    func run() throws {
        let root = URL(filePath: project)
        let request = try FeatureRequest(
            name: FeatureName(name, plural: plural), isSimple: simple, from: from, path: path, summary: summary)
        let changes = try FeatureGenerator(root: root).changes(for: request)
        guard !dryRun else { return print(try changes.diff(), terminator: "") }
        try changes.apply()
        if update, try !Command.show(["make", "update"], in: root) {
            throw Refusal(
                "the feature is written, but its documentation is not renewed: mend what is said above, then run "
                    + "'make update'; or take the feature back with git.")
        }
        print(Summary(of: changes, for: request).text)
    }
}

NewFeature.main()
