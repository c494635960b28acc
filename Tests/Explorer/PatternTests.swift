import Testing

@testable import ChallengeExplorer

@Suite("The pattern of what an explorer finds")
struct PatternTests {
    @Test(
        "is without the names of its place, where they are words, without indices and paths of links",
        arguments: [
            ("Book shows 'The Book' of Books", "… shows 'The …' of Books"),
            ("My Book, a Book and BookList", "…, a … and BookList"),
            ("/books[12]/id[0] is no [a] number 7", "/books[]/id[] is no [a] number 7"),
            ("nothing is at app://book/a%20b?c=d or 'app://x/'", "nothing is at app://book or 'app://x"),
            ("", ""),
        ])
    func names(text: String, pattern: String) {
        #expect(Pattern.text(text, without: ["Book", "My Book", ""]) == pattern)
    }

    @Test(
        "of a change has the words that differ",
        arguments: [
            ("Home › Books 25 books", "Home › 25 books", "Books", ""), ("a", "a b", "", "b"), ("a a", "a", "a", ""),
            ("a b c", "a x c", "b", "x"), ("", "a", "", "a"), ("a", "a", "", ""),
        ])
    func change(old: String, new: String, lost: String, added: String) {
        #expect(Pattern.change(from: old, to: new) == (lost, added))
    }
}
