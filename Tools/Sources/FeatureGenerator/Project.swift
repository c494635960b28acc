import Foundation

/// The project into which a feature is written.
struct Project {
    let root: URL

    /// The features, by the names of their folders.
    var features: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources/Features").path)
        }
    }

    func text(_ path: String) throws -> String {
        do { return try String(contentsOf: root.appending(path: path), encoding: .utf8) } catch {
            throw Refusal("cannot read \(path): is \(root.path) the project's folder?")
        }
    }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: root.appending(path: path).path) }

    /// Returns the path and the text of each Swift source below a folder, in the order of the paths.
    func sources(below folder: String) throws -> [(path: String, text: String)] {
        let paths = FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? []
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
            ("\(folder)/\($0)", try text("\(folder)/\($0)"))
        }
    }

    /// - Parameters:
    ///   - types: the names of the types that the feature declares.
    ///   - identifiers: the identifiers in the templates.
    /// - Throws: ``Refusal`` if a name of the feature exists already, or would have another meaning in its code.
    func check(_ request: FeatureRequest, types: Set<String>, identifiers: Set<String>) throws {
        let name = request.name
        if let same = try features.first(where: { $0.lowercased() == name.type.lowercased() }) {
            throw Refusal("the feature \(same) already exists.")
        }
        for folder in ["Sources/Features/", "Tests/Features/"] where exists(folder + name.type) {
            throw Refusal("\(folder)\(name.type) already exists.")
        }
        // A folder's name is the name of its module.
        let folders = try text("Package.swift").matches(of: /\(\s*"([\w\/-]+)"/).map { $0.1.lowercased() }
        if folders.contains(where: { $0.split(separator: "/").last ?? "" == name.type.lowercased() }) {
            throw Refusal("Package.swift already has a target Challenge\(name.type).")
        }
        guard try features.contains(request.from) else {
            throw Refusal("there is no feature \(request.from) that could lead to \(name.type).")
        }
        let words = [name.type, name.pluralType, name.variable, name.pluralVariable] + types.sorted()
        for word in words where identifiers.contains(word) {
            throw Refusal("the templates already use '\(word)' for something else; choose another name.")
        }
        let libraries = try sources(below: "Sources/Libraries")
        let declaration =
            /(?:(?:public|package) (?:[a-z]+ )*(?:struct|class|enum|actor|protocol|typealias)|associatedtype) (\w+)/
        // A search by regular expression is slow if nothing matches. Most files contain none of the words.
        for (path, text) in libraries where types.contains(where: text.contains) {
            for match in text.matches(of: declaration) where types.contains(String(match.1)) {
                throw Refusal("\(match.1) is already a type in \(path); choose another name.")
            }
        }
        try checkNavigation(request)
    }

    /// Throws if a route, an action or a link already has a name of the feature.
    private func checkNavigation(_ request: FeatureRequest) throws {
        let texts = try ["Features", "Shell", "Libraries/Listing"].flatMap { try sources(below: "Sources/\($0)") }
        let name = /(?:\.init\(|name: |route: |SessionCommand\(\s*|switching\(|static let \w+ = )"([a-z0-9-]+)"/
        let words = request.routes.map { "\"\($0)\"" } + ["://\(request.name.noun)"]
        for (path, text) in texts {
            let isOutgoing = text.contains("OutgoingNavigationContract")
            guard isOutgoing || words.contains(where: text.contains) else { continue }
            let hosts = text.matches(of: /:\/\/([A-Za-z0-9-]+)/).map { String($0.1) }
            if hosts.contains(request.name.noun) {
                throw Refusal("\(path) already has links to \(request.name.noun); choose another name.")
            }
            let quoted = text.matches(of: name).map { String($0.1) }
            let cases = text.matches(of: /\n    case ([^\n(:]+)(?=\n)/).flatMap { match in
                match.1.split(separator: ", ").map {
                    String($0.split(separator: " = ").last ?? "").replacing("\"", with: "")
                }
            }
            for route in request.routes where quoted.contains(route) || isOutgoing && cases.contains(route) {
                throw Refusal("'\(route)' is already a route or a command in \(path); choose another name.")
            }
        }
    }
}
