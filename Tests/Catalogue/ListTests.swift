import Foundation
import Testing

@testable import ChallengeCatalogue

@Suite("A list of the catalogue")
struct ListTests {
    @Test("The first page holds the first twenty by id, with totals of what is embedded")
    func firstPage() {
        let answer = Answer("/api/character")
        #expect(answer.status == 200)
        #expect(answer.ids == Array(1...20))
        #expect(answer.count == 126)
        #expect(answer.pages == 7)
        #expect(answer.next == "https://rickandmortyapi.com/api/character?page=2")
        #expect(answer.previous == nil)
    }

    @Test("The info comes first, its fields in the API's order, and a link that leads nowhere is null")
    func infoText() {
        let next = "https://rickandmortyapi.com/api/episode?page=2"
        let start = #"{"info":{"count":51,"pages":3,"next":"\#(next)","prev":null},"results":[{"id":1,"#
        #expect(Answer("/api/episode").text.hasPrefix(start))
    }

    @Test("The last page holds the rest and has no next one")
    func lastPage() {
        let answer = Answer("/api/character", [("page", "7")])
        #expect(answer.ids == Array(121...126))
        #expect(answer.next == nil)
        #expect(answer.previous == "https://rickandmortyapi.com/api/character?page=6")
    }

    @Test("A page past the end is 404 with the API's words", arguments: ["8", "99999999999999999999999999"])
    func pastTheEnd(page: String) {
        let answer = Answer("/api/character", [("page", page)])
        #expect(answer.status == 404)
        #expect(answer.text == #"{"error":"There is nothing here"}"#)
    }

    @Test("A page that is not a positive number is page 1", arguments: ["0", "-3", "two", "", "1.5"])
    func badPage(page: String) {
        #expect(Answer("/api/character", [("page", page)]).text == Answer("/api/character").text)
    }

    @Test("A search that finds nothing is 404 with the same words as a page past the end")
    func nothingFound() {
        let answer = Answer("/api/character", [("name", "nobody of that name")])
        #expect(answer.status == 404)
        #expect(answer.text == #"{"error":"There is nothing here"}"#)
    }

    @Test(
        "Every record is on exactly one page",
        arguments: [("character", 126), ("episode", 51), ("location", 126), ("game", 72)])
    func allPages(resource: String, total: Int) {
        let pages = (total + 19) / 20
        let ids = (1...pages).flatMap { Answer("/api/\(resource)", [("page", String($0))]).ids }
        #expect(ids == Array(1...total))
    }

    @Test("Links repeat the filters in the query's order, trimmed and not percent-encoded")
    func linksWithFilters() {
        let query = [("status", " alive "), ("page", "2"), ("name", "e"), ("type", ""), ("other", "x")]
        let character = Answer("/api/character", query)
        let base = "https://rickandmortyapi.com/api/character?page="
        #expect(character.previous == base + "1&status=alive&name=e")
        let location = Answer("/api/location", [("dimension", "Replacement Dimension")])
        #expect(location.next == "https://rickandmortyapi.com/api/location?page=2&dimension=Replacement Dimension")
    }
}
