import ChallengeTestSupport
import Foundation
import TestLimits
import Testing

@Suite("A query in GraphQL", .startsPrograms)
struct GraphQLTests {
    private let api: APIProgram

    init() async throws {
        api = try await APIProgram.shared()
    }

    private func post(_ members: [String: Any]) async throws -> RawAnswer {
        let body = try JSONSerialization.data(withJSONObject: members)
        return try await api.ask(
            "POST", "/graphql", ["Content-Type: application/json"], body: String(decoding: body, as: UTF8.self))
    }

    private func text(_ query: String, _ variables: [String: Any] = [:]) async throws -> String {
        try await post(["query": query, "variables": variables]).text
    }

    @Test("gives a character with its episodes and who is in them, in the order of the query")
    func character() async throws {
        let query = """
            query Episodes($id: ID!) {
              character(id: $id) {
                id name
                episode { id name air_date episode characters { id name image } }
              }
            }
            """
        let answer = try await post(["query": query, "variables": ["id": "126"], "operationName": "Episodes"])
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"] == "application/json; charset=utf-8")
        let character = try #require(try answer.json["data"]?["character"])
        #expect(character.members.map(\.key) == ["id", "name", "episode"])
        #expect(character["id"] == .string("126"))
        let episode = try #require(character["episode"]?.elements.first)
        #expect(episode.members.map(\.key) == ["id", "name", "air_date", "episode", "characters"])
        let id = try #require(episode["id"]?.string)
        let rest = try await api.ask("GET", "/api/episode/\(id)").json
        for key in ["name", "air_date", "episode"] { #expect(episode[key] == rest[key]) }
        let people = try #require(episode["characters"]?.elements)
        #expect(!people.isEmpty)
        for person in people {
            let id = try #require(person["id"]?.string)
            #expect(person.members.map(\.key) == ["id", "name", "image"])
            #expect(person["image"]?.string == "\(api.address)/api/character/avatar/\(id).jpeg")
        }
    }

    @Test(
        "is answered as the public API answers it",
        arguments: [
            (#"{ character(id: 1) { name } }"#, #"{"character":{"name":"Rick Sanchez"}}"#),
            (#"{ character(id: "2") { id name } }"#, #"{"character":{"id":"2","name":"Morty Smith"}}"#),
            (#"{ character(id: 9999999) { id } }"#, #"{"character":null}"#),
            (#"{ character(id: "x") { id } }"#, #"{"character":null}"#),
            (
                #"{ character(id: 1) { origin { name id } } }"#,
                #"{"character":{"origin":{"name":"Earth (C-137)","id":"1"}}}"#
            ),
            (
                #"{ character(id: 2) { origin { name id residents { id } } } }"#,
                #"{"character":{"origin":{"name":"unknown","id":null,"residents":null}}}"#
            ),
            (
                #"{ charactersByIds(ids: [2, 1, 2, 999]) { name } }"#,
                #"{"charactersByIds":[{"name":"Rick Sanchez"},{"name":"Morty Smith"}]}"#
            ),
            (#"{ charactersByIds(ids: 1) { id } }"#, #"{"charactersByIds":[{"id":"1"}]}"#),
            (#"{ charactersByIds(ids: [9999999]) { id } }"#, #"{"charactersByIds":[]}"#),
            (
                #"{ characters { info { count pages next prev } } }"#,
                #"{"characters":{"info":{"count":126,"pages":7,"next":2,"prev":null}}}"#
            ),
            (#"{ characters(page: 7) { info { next prev } } }"#, #"{"characters":{"info":{"next":null,"prev":6}}}"#),
            (
                #"{ characters(page: 2000) { info { count next } results { id } } }"#,
                #"{"characters":{"info":{"count":null,"next":null},"results":[]}}"#
            ),
            (
                #"{ characters(filter: {name: "rick" status: "dead", species: "humanoid"}) { results { id } } }"#,
                #"{"characters":{"results":[{"id":"86"},{"id":"119"}]}}"#
            ),
            (#"{ characters(filter: {name: "nobody at all"}) { results { id } } }"#, #"{"characters":{"results":[]}}"#),
            (
                #"{ episode(id: 1) { name episode air_date } }"#,
                #"{"episode":{"name":"Pilot","episode":"S01E01","air_date":"December 2, 2013"}}"#
            ),
            (
                #"{ episodes(filter: {episode: "S05E10"}) { results { id } } }"#,
                #"{"episodes":{"results":[{"id":"51"}]}}"#
            ),
            (
                #"{ locationsByIds(ids: [3]) { name type } }"#,
                #"{"locationsByIds":[{"name":"Citadel of Ricks","type":"Space station"}]}"#
            ),
            (
                #"{ locations(filter: {dimension: "cronenberg"}) { results { id } } }"#,
                #"{"locations":{"results":[{"id":"12"}]}}"#
            ),
            (
                #"{ a: character(id: 1) { n: name } b: character(id: 2) { n: name } }"#,
                #"{"a":{"n":"Rick Sanchez"},"b":{"n":"Morty Smith"}}"#
            ),
            (
                #"{ character(id: 1) { id ...F ... on Character { name } ... { species } } } fragment F on Character { id gender }"#,
                #"{"character":{"id":"1","gender":"Male","name":"Rick Sanchez","species":"Human"}}"#
            ),
            (
                #"{ __typename characters { __typename info { __typename } } character(id: 2) { origin { __typename } } }"#,
                #"{"__typename":"Query","characters":{"__typename":"Characters","info":{"__typename":"Info"}},"character":{"origin":{"__typename":"Location"}}}"#
            ),
            (
                #"{ character(id: 1) { id } character(id: 1) { name } }"#,
                #"{"character":{"id":"1","name":"Rick Sanchez"}}"#
            ),
            ("# a comment\n\u{FEFF}query,{,character(id:1)\r\n{id}}#", #"{"character":{"id":"1"}}"#),
            (
                #"{ characters(filter: {name: "\u0052\u0069ck \u0053an\u0063hez"}) { results { id } } }"#,
                #"{"characters":{"results":[{"id":"1"}]}}"#
            ),
            (
                #"{ character(id: 1) { id @skip(if: true) name @include(if: true) type @include(if: false) } }"#,
                #"{"character":{"name":"Rick Sanchez"}}"#
            ),
        ])
    func answers(query: String, data: String) async throws {
        #expect(try await text(query) == #"{"data":\#(data)}"#)
    }

    @Test(
        "takes variables",
        arguments: [
            ("query($id: ID!) { character(id: $id) { id } }", #"{"id":1}"#, #"{"character":{"id":"1"}}"#),
            ("query($id: ID! = 2) { character(id: $id) { id } }", "{}", #"{"character":{"id":"2"}}"#),
            (
                "query($p: Int) { characters(page: $p) { info { prev } } }", "{}",
                #"{"characters":{"info":{"prev":null}}}"#
            ),
            (
                "query($p: Int) { characters(page: $p) { info { prev } } }", #"{"p":3}"#,
                #"{"characters":{"info":{"prev":2}}}"#
            ),
            (
                "query($n: String) { characters(filter: {name: $n}) { results { id } } }", #"{"n":"birdperson"}"#,
                #"{"characters":{"results":[{"id":"47"}]}}"#
            ),
            (
                "query($f: FilterEpisode) { episodes(filter: $f) { results { id } } }", #"{"f":{"name":"pickle"}}"#,
                #"{"episodes":{"results":[{"id":"24"}]}}"#
            ),
            (
                "query($i: [ID!]!) { episodesByIds(ids: $i) { id } }", #"{"i":["3",1]}"#,
                #"{"episodesByIds":[{"id":"1"},{"id":"3"}]}"#
            ),
            (
                "query($s: Boolean!) { character(id: 1) { id name @skip(if: $s) } }", #"{"s":true}"#,
                #"{"character":{"id":"1"}}"#
            ),
        ])
    func variables(query: String, variables: String, data: String) async throws {
        let object = try #require(try JSONSerialization.jsonObject(with: Data(variables.utf8)) as? [String: Any])
        #expect(try await text(query, object) == #"{"data":\#(data)}"#)
        let encoded = { (text: String) in text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" }
        let target = "/graphql?query=\(encoded(query))&variables=\(encoded(variables))"
        #expect(try await api.ask("GET", target).text == #"{"data":\#(data)}"#)
    }

    @Test("is one of several in a document if it is named")
    func operationName() async throws {
        let document = "query A { character(id: 1) { id } } query B { character(id: 2) { id } }"
        #expect(
            try await post(["query": document, "operationName": "B"]).text == #"{"data":{"character":{"id":"2"}}}"#)
        #expect(try await post(["query": document]).text.contains("'operationName' has to say which"))
        #expect(try await post(["query": document, "operationName": "C"]).text.contains("no query is named 'C'"))
    }

    @Test(
        "that is wrong is refused with the place",
        arguments: [
            ("", "there is no query", nil),
            ("{", "'}' was expected, not the end", (1, 2)),
            ("{ }", "nothing is selected", (1, 1)),
            ("{\n  character(id: 1) {\n    nome\n  }\n}", "the type 'Character' has no field 'nome'", (3, 5)),
            ("{ character { id } }", "'character' needs the argument 'id'", (1, 3)),
            ("{ character(id: null) { id } }", "'character' needs the argument 'id'", (1, 3)),
            ("{ character(id: 1.5) { id } }", "'id' takes an id", (1, 13)),
            ("{ character(id: 1, ID: 1) { id } }", "'character' has no argument 'ID'", (1, 20)),
            ("{ character(id: 1) }", "'character' needs a selection of its fields in braces", (1, 3)),
            ("{ character(id: 1) { id { x } } }", "'id' has no fields", (1, 22)),
            ("{ characters(page: \"2\") { info { count } } }", "'page' takes a whole number", (1, 14)),
            (
                "{ characters(filter: {episode: \"x\"}) { info { count } } }",
                "'filter' takes an object of texts with some of the names gender, name, species, status, type", (1, 14)
            ),
            ("{ character(id: $x) { id } }", "the variable '$x' is not declared", (1, 13)),
            ("query($x: ID!) { character(id: $x) { id } }", "the variable '$x' has no value", (1, 7)),
            ("{ ...F }", "no fragment is named 'F'", (1, 3)),
            ("{ ...F } fragment F on Episode { id }", "what is a 'Query' is no 'Episode'", (1, 3)),
            (
                "{ character(id: 1) { ...A } } fragment A on Character { ...B } fragment B on Character { ...A }",
                "the fragment 'A' contains itself", (1, 31)
            ),
            ("{ character(id: 1) { a: id a: name } }", "'a' is asked for twice, and not the same", (1, 28)),
            ("{ character(id: 1) { id @lower } }", "no directive is named 'lower'", (1, 25)),
            ("{ __schema { types { name } } }", "the type 'Query' has no field '__schema'", (1, 3)),
            ("mutation { character(id: 1) { id } }", "nothing can be changed or subscribed to", (1, 1)),
            ("{ character(id: \"1\n\") { id } }", "a string does not end", (1, 17)),
            ("{ character(id: \"\\q\") { id } }", "there is no such escape", (1, 18)),
            ("{ character(id: \"\\ud800\") { id } }", "an escape is no character", (1, 18)),
            ("{ character(id: \"\"\"1\"\"\") { id } }", "block strings are not understood", (1, 17)),
            ("{ character(id: 01) { id } }", "'01' is no number", (1, 17)),
            ("{ é }", "there is no such sign in a query", (1, 3)),
            (
                "{ characters { results { origin { residents { name origin { name } } } } } }",
                "the query is deeper than 4", (1, 61)
            ),
        ])
    func mistakes(query: String, message: String, place: (line: Int, column: Int)?) async throws {
        let answer = try await post(["query": query])
        #expect(answer.status == 400)
        #expect(answer.headers["access-control-allow-origin"] == "*")
        #expect(try answer.json.members.map(\.key) == ["errors"])
        let errors = try #require(try answer.json["errors"]?.elements)
        #expect(errors.count == 1)
        #expect(errors.first?["message"]?.string == message)
        let location = errors.first?["locations"]?.elements.first
        #expect(location?["line"] == place.map { .number(String($0.line)) })
        #expect(location?["column"] == place.map { .number(String($0.column)) })
    }

    @Test("as deep as the limit is answered")
    func depth() async throws {
        let answer = try await text("{ characters { results { origin { residents { name } } } } }")
        #expect(answer.hasPrefix(#"{"data":{"characters":{"results":[{"origin":{"residents":[{"name":"#))
    }

    @Test(
        "that is not sent as one is refused",
        arguments: ["", "x", "[]", "{}", #"{"query":1}"#, #"{"query":"{ __typename }","variables":[]}"#, "\u{1}"])
    func bodies(body: String) async throws {
        let answer = try await api.ask("POST", "/graphql", body: body)
        #expect(answer.status == 400)
        #expect(
            try answer.json["errors"]?.elements.first?["message"]?.string == "the body is no JSON object with a 'query'"
        )
        #expect(try await api.ask("GET", "/graphql").text == #"{"errors":[{"message":"there is no 'query'"}]}"#)
    }

    /// Queries that would cost too much, and what is said of them.
    private static let expensive: [(String, String)] = [
        ("{" + String(repeating: " ", count: 70_000) + "__typename}", "the query is longer than 65536 bytes"),
        (String(repeating: "{a", count: 1000), "this is nested too deep"),
        ("{ character(id: " + String(repeating: "[", count: 1000), "this is nested too deep"),
        (wide, "the answer would be too large"),
        (multiplying, "the query asks for too much"),
    ]

    /// Asks for everybody in all episodes of twenty people, three hundred times.
    private static let wide =
        "{" + (1...300).map { "a\($0): characters { results { episode { characters { id name } } } }" }.joined() + "}"

    /// Makes a million fields of some hundred.
    private static let multiplying =
        "{ ...A }" + fragment("A", "Query", "characters { ...B }") + fragment("B", "Characters", "results { ...C }")
        + fragment("C", "Character", "id")

    private static func fragment(_ name: String, _ type: String, _ field: String) -> String {
        "fragment \(name) on \(type) {" + (0..<100).map { "a\($0): \(field) " }.joined() + "}"
    }

    @Test("that would cost too much is refused", arguments: expensive)
    func tooMuch(query: String, message: String) async throws {
        let answer = try await post(["query": query])
        #expect(answer.status == 400)
        #expect(try answer.json["errors"]?.elements.first?["message"]?.string == message)
    }

    @Test("of any kind is answered or refused, in JSON, and the server goes on")
    func fuzz() async throws {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        let pieces = [
            "{", "}", "(", ")", "[", "]", "...", ":", "$", "!", "=", "@", "query ", "fragment ", "on ", "Character ",
            "F ", "character(id: 1)", "characters ", "results ", "episode ", "{ id }", "{ name }", "name ", "id ",
            "page: 2 ", "filter: {name: \"r\"} ", "$x ", "\"", "\\", "\"\\u00e9\"", "#", "\n", "1.5e3 ", "-0 ",
            "true ", "null ", "é", "\u{0}", "...F ", "@skip(if: true) ", "99999999999999999999 ",
        ]
        let whole =
            "query Q($x: ID) { character(id: $x) { ...F episode { characters { id } } } } fragment F on Character { name }"
        let documents = (0..<1500).map { _ -> String in
            if Bool.random(using: &generator) {
                return (0..<Int.random(in: 1...25, using: &generator))
                    .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            }
            var bytes = Array(whole.unicodeScalars)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0...2, using: &generator) {
                case 0: bytes.remove(at: place)
                case 1:
                    bytes.insert(contentsOf: (pieces.randomElement(using: &generator) ?? "").unicodeScalars, at: place)
                default: bytes = Array(bytes.prefix(place + 1))
                }
                if bytes.isEmpty { bytes = ["{"] }
            }
            return String(String.UnicodeScalarView(bytes))
        }
        // A connection for a hundred of them: what is asked before the last one must not break it.
        for start in stride(from: 0, to: documents.count, by: 100) {
            let some = documents[start..<start + 100]
            var requests = ""
            for document in some {
                let body = String(
                    decoding: try JSONSerialization.data(withJSONObject: ["query": document]), as: UTF8.self)
                requests += "POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
            }
            requests += "GET /api/character/1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
            let text = String(decoding: try await api.send(requests), as: UTF8.self)
            let statuses = text.matches(of: /HTTP\/1\.1 ([0-9]+)/).map { String($0.1) }
            #expect(statuses.count == some.count + 1, "seed \(seed)")
            #expect(Set(statuses).isSubset(of: ["200", "400"]), "seed \(seed)")
            #expect(statuses.last == "200", "seed \(seed)")
        }
    }
}
