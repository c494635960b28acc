// Makes a store with a copy of made-up characters, the same ones every time, for tests of scale:
//
//     made-up-copy COUNT PATH

import ChallengeCatalogue
import ChallengeNetworking
import ChallengeStorage
import Foundation

/// The words of names: what is common, rare, short, long, and beyond ASCII.
let words = [
    "Rick", "Morty", "Summer", "Beth", "Jerry", "Sanchez", "Smith", "Alien", "Cop", "Doctor", "King", "Queen", "Robot",
    "Ghost", "Zombie", "Pirate", "Teacher", "Giant", "Tiny", "Old", "Young", "Evil", "Cool", "Toxic", "Cyborg", "Ant",
    "in a Jar", "of the Citadel", "Johnson", "Guard", "Zeta-7", "Ímpar", "J19ζ7", "’s Clone",
]
let pageSize = 20

func body(page: Int, of count: Int) -> Data {
    let first = (page - 1) * pageSize + 1
    let rows = (first...min(first + pageSize - 1, count)).map { id in
        // A permutation without an order that the eye sees.
        let hash = (id &* 2_654_435_761) & 0xFFFF_FFFF
        func word(_ place: Int) -> String { words[(hash >> (place * 6)) % words.count] }
        let status = ["Alive", "Dead", "unknown"][hash % 3]
        let gender = ["Male", "Female", "Genderless", "unknown"][hash % 4]
        let species = ["Human", "Alien", "Humanoid", "Robot", "Mythological Creature"][hash % 5]
        let episode = "https://rickandmortyapi.com/api/episode/\(hash % 51 + 1)"
        return """
            {"id":\(id),"name":"\(word(0)) \(word(1)) \(word(2)) \(id)","status":"\(status)","species":"\(species)",\
            "type":"\(hash % 7 == 0 ? word(3) : "")","gender":"\(gender)",\
            "origin":{"name":"Earth (C-\(hash % 500))","url":"https://rickandmortyapi.com/api/location/1"},\
            "location":{"name":"Citadel of Ricks","url":"https://rickandmortyapi.com/api/location/3"},\
            "episode":["\(episode)"],"created":"2017-11-04T18:48:46.250Z"}
            """
    }
    let pages = (count + pageSize - 1) / pageSize
    return Data(#"{"info":{"count":\#(count),"pages":\#(pages)},"results":[\#(rows.joined(separator: ","))]}"#.utf8)
}

guard CommandLine.arguments.count == 3, let count = Int(CommandLine.arguments[1]), count > 0 else {
    print("usage: made-up-copy COUNT PATH")
    exit(2)
}
let copies = CopyStore(Store(path: URL(fileURLWithPath: CommandLine.arguments[2]).path))
var partial = PartialCopy(source: "https://made-up.example", date: .now)
while let (kind, number) = partial.next {
    let answer =
        kind == .character
        ? body(page: number, of: count) : Catalogue.embedded.respond(to: kind.endpoint(page: number)).body
    try copies.add(try CataloguePage(kind, number: number, reading: answer), to: &partial)
}
_ = try copies.finish(partial, at: .now)
copies.store.close()
