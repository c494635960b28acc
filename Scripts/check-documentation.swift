// Lists the public declarations without a documentation comment, given the folder of the modules' symbol graphs. An
// implementation of a protocol's requirement inherits its comment. SwiftUI's reference documents the values of its types, and
// its looks, which do nothing here. `make docs-site` runs this.
import Foundation

struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { let displayName: String }
        struct Identifier: Decodable { let precise: String }
        struct Comment: Decodable {}
        struct Location: Decodable {
            struct Position: Decodable { let line: Int }
            let uri: String
            let position: Position
        }
        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let docComment: Comment?
        let location: Location?
    }
    struct Relationship: Decodable {
        struct Origin: Decodable {}
        let source: String
        /// The declaration whose documentation this one inherits.
        let sourceOrigin: Origin?
    }
    let symbols: [Symbol]
    let relationships: [Relationship]
}

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
let graphs = try files.filter { $0.lastPathComponent.hasSuffix(".symbols.json") }.map {
    try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0))
}
let inheriting = Set(graphs.flatMap(\.relationships).filter { $0.sourceOrigin != nil }.map(\.source))
let symbols = graphs.flatMap(\.symbols)
/// True for each file that begins with `// Looks`.
var looks: [String: Bool] = [:]
/// True for a declaration that does as SwiftUI's reference says: a case, or one in a file of looks.
func isOfSwiftUI(_ symbol: SymbolGraph.Symbol) -> Bool {
    guard let uri = symbol.location?.uri, uri.contains("/Libraries/SwiftUI/") else { return false }
    if ["Case", "Type Property"].contains(symbol.kind.displayName) { return true }
    if let known = looks[uri] { return known }
    let text = URL(string: uri).flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    looks[uri] = text?.hasPrefix("// Looks") == true
    return looks[uri] == true
}

let missing = symbols.filter {
    $0.docComment == nil && !inheriting.contains($0.identifier.precise) && !isOfSwiftUI($0)
}.map { symbol in
    let place = symbol.location.map { "\($0.uri.replacing("file://", with: "")):\($0.position.line + 1): " } ?? ""
    let name = symbol.pathComponents.joined(separator: ".")
    return
        "\(place)error: the \(symbol.kind.displayName.lowercased()) \(name) is public and has no documentation comment"
}
for line in missing.sorted() { print(line) }
guard missing.isEmpty, !symbols.isEmpty else { exit(1) }
print("\(symbols.count) public declarations, all documented")
