import Testing

@testable import FeatureGenerator

@Suite("The name of a feature")
struct FeatureNameTests {
    @Test(
        "A name has forms for Swift, people and events",
        arguments: [
            ("Location", ["location", "locations", "location", "locations", "Location", "Locations", "location"]),
            (
                "SpaceShip",
                ["spaceShip", "spaceShips", "space-ship", "space-ships", "Space ship", "Space ships", "space_ship"]
            ),
            ("TVShow", ["tvShow", "tvShows", "tv-show", "tv-shows", "Tv show", "Tv shows", "tv_show"]),
            ("Area51", ["area51", "area51s", "area51", "area51s", "Area51", "Area51s", "area51"]),
        ])
    func forms(name: String, forms: [String]) throws {
        let name = try FeatureName(name)
        #expect(
            [
                name.variable, name.pluralVariable, name.noun, name.plural, name.title, name.pluralTitle, name.event,
            ] == forms)
    }

    @Test(
        "A name has the English plural, or the given one",
        arguments: [
            ("Location", "Locations"), ("Category", "Categories"), ("Day", "Days"), ("Box", "Boxes"),
            ("Branch", "Branches"), ("Wish", "Wishes"), ("Bus", "Buses"),
        ])
    func plural(name: String, plural: String) throws {
        #expect(try FeatureName(name).pluralType == plural)
        #expect(try FeatureName(name, plural: "Others").pluralType == "Others")
        #expect(throws: Refusal.self) { try FeatureName(name, plural: name) }
    }

    @Test("A name begins with its English article")
    func article() throws {
        #expect(try FeatureName("Location").nounWithArticle == "a location")
        #expect(try FeatureName("Episode").nounWithArticle == "an episode")
    }

    @Test(
        "A name is an identifier in upper camel case",
        arguments: ["", "location", "Space Ship", "Space-Ship", "Space_Ship", "Ümlaut", "2Do", "A.B", "../Up", "X\n"])
    func identifiers(name: String) {
        #expect(throws: Refusal.self) { try FeatureName(name) }
        #expect(throws: Refusal.self) { try FeatureName("Location", plural: name) }
    }

    @Test("A name in another form is refused with a valid one", arguments: ["planetX", "Planet-x", "planet x"])
    func nearest(name: String) {
        let refusal = #expect(throws: Refusal.self) { try FeatureName(name) }
        #expect(refusal?.description.hasSuffix(", such as PlanetX.") == true)
    }

    @Test(
        "A name and its plural are no word and no type of Swift",
        arguments: ["Class", "Default", "Protocol", "Type", "Self", "Any", "In", "Error", "String", "URL", "Task"])
    func words(name: String) {
        #expect(throws: Refusal.self) { try FeatureName(name) }
        #expect(throws: Refusal.self) { try FeatureName("Location", plural: name) }
    }
}
