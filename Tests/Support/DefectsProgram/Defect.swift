import ArgumentParser

/// A typical mistake of developers, planted in the app by `--defect NAME`.
nonisolated enum Defect: String, CaseIterable, ExpressibleByArgument {
    /// The form offers to save a wish without a title, and refuses.
    case refusedAction
    /// The search suggests initials, but refuses them as too short.
    case refusedSuggestion
    /// The load of a book runs in a task that is older than the command, and that nothing cancels.
    case lostCancellation
    /// An outgoing navigation is missing from the redirects.
    case missingRedirect
    /// A link of the author has no scheme.
    case deadLink
    /// The route of the shops has no screen.
    case deadRoute
    /// The rows of the list lead to a former screen of a book.
    case deadRow
    /// The rows of the list lead to the form for wishes.
    case wrongRow
    /// The end of the search also leads to the author of the month.
    case strayAction
    /// Opening a book resets the list to its first page.
    case forgottenPage
    /// A refresh returns the books in another order than the first load.
    case refreshReorders
    /// A refresh adds books that are already there.
    case refreshGrows
    /// A refresh empties the list before the new books arrive.
    case refreshLosesRows
    /// The error screen of a book does not offer `retry`.
    case missingRetry
    /// `retry` returns the cached failure.
    case uselessRetry
    /// The snapshot of the list has a number as text.
    case snapshotType
    /// The snapshot of a book lacks a key.
    case snapshotKey
    /// The list has a state for search results that its declaration lacks.
    case undeclaredState
    /// The list has an action that its declaration lacks.
    case undeclaredAction
    /// A book has an unwrapped text, 100 columns wide.
    case wideText
    /// A book shows its author as an optional value of Swift.
    case optionalText
    /// A book shows its title with a server's escapes.
    case escapedText
    /// The way to the author pushes it twice.
    case doubleLanding
    /// A search is kept in lower case.
    case foldedSearch
    /// Every other book in the list shows the author of the next one.
    case shownAuthor
    /// A book shows its title as its author.
    case writtenByTitle
    /// The books in the list show their titles in place of their authors.
    case doubledTitle
    /// A filter for the author without books keeps the books of another one.
    case otherChoice
    /// A filter is announced, but not applied.
    case ignoredFilter
    /// One of the recent searches stays when they are cleared.
    case keptSearch
    /// `more 2` shows only one page.
    case oneOfTwoPages
    /// `more all` omits one book, which the next `more` shows.
    case incompleteAll
    /// An author's last book is not drawn.
    case missingRow
    /// The form accepts a year before it validates it.
    case halfDone
    /// The list shows the number of apps in the process.
    case counter
    /// A book shows the title of the next one, which the last one lacks.
    case crash
    /// The search counts the occurrences of the text in a title, which never ends for an empty text.
    case endlessLoop
    /// The refresh of an author's books waits for an answer that never comes.
    case endlessWait
    /// Every load of books tracks an event that no screen declares.
    case undeclaredEvent
    /// A screen loses its title after a refresh.
    case lostTitle
    /// The list shows that a wish is being written until the form is saved or closed, but not until it is dismissed.
    case leftBehind
    /// The rows of the list lead to the next book.
    case neighbouringRow
    /// The details of one book show the book before.
    case neighbouringBook
    /// The list shows a total that is one too high.
    case wrongTotal
    /// The search omits the last matching book.
    case lostMatch
    /// Programs get another author of one book in the list.
    case otherAuthor
    /// The form's close button does nothing.
    case idleClose
    /// A recent search is suggested twice.
    case doubleSuggestion
    /// Choosing a suggested search deletes the other searches that contain it.
    case forgottenSearch
    /// The form begins with the last title of any session.
    case rememberedTitle
    /// A retry of a book loads another one.
    case otherRetry
    /// The refresh of the list is tracked twice.
    case doubleEvent
    /// Of two searches the one with the last answer wins.
    case overtakenAnswer
    /// Nothing prevents loading the next page twice.
    case doubleLoad
    /// A search adds itself to the recent ones from before its wait.
    case lostUpdate
    /// The loading mark is set after a while, even if the load has ended.
    case lateLoading
    /// The refresh of the list shows the books of the first load.
    case staleRefresh
    /// Each refresh of the list retains the books before.
    case keptBooks
    /// Each refresh of the list takes longer than the one before.
    case slowingRefresh
    /// One book takes long to open.
    case slowBook
    /// The view of a book is not tracked.
    case forgottenEvent
    /// The form keeps the wish even when it is closed.
    case appliedClose
    /// If the server refuses, an author has no books.
    case swallowedStatus

    /// The invariant that finds the defect, the screen of the violation (empty for any), and the necessary depth of an
    /// exploration in commands from the first screen.
    var finding: (invariant: String, screen: String, depth: Int) {
        switch self {
        case .refusedAction: ("refused", "Wish", 2)
        case .refusedSuggestion: ("refused", "BookList", 1)
        case .lostCancellation: ("abandoned-work", "BookList", 1)
        case .missingRedirect: ("redirect", "NotFound", 1)
        case .deadLink: ("refused", "", 1)
        case .deadRoute: ("not-found", "", 1)
        case .deadRow: ("not-found", "BookList", 1)
        case .wrongRow: ("destination", "BookList", 1)
        case .strayAction: ("destination", "BookList", 2)
        case .forgottenPage: ("back", "BookList", 2)
        case .refreshReorders, .refreshGrows: ("refresh", "BookList", 1)
        case .refreshLosesRows: ("unchanged", "BookList", 1)
        case .missingRetry, .uselessRetry: ("retry", "BookList", 1)
        case .snapshotType, .undeclaredState, .undeclaredAction: ("schema", "BookList", 1)
        case .undeclaredEvent: ("schema", "BookList", 1)
        case .lostTitle: ("refresh", "BookList", 1)
        case .snapshotKey: ("schema", "BookDetail", 1)
        case .wideText: ("width", "BookDetail", 1)
        case .optionalText, .escapedText: ("one-truth", "BookDetail", 1)
        case .halfDone: ("unchanged", "Wish", 2)
        case .counter: ("determinism", "BookList", 1)
        case .crash: ("crash", "BookList", 2)
        case .endlessLoop: ("hang", "BookList", 1)
        case .endlessWait: ("hang", "AuthorDetail", 2)
        case .leftBehind: ("back", "BookList", 1)
        case .neighbouringRow: ("destination", "BookList", 1)
        case .neighbouringBook, .writtenByTitle: ("identity", "BookList", 1)
        case .wrongTotal, .incompleteAll, .oneOfTwoPages: ("pages", "BookList", 1)
        case .missingRow: ("one-truth", "AuthorDetail", 1)
        case .lostMatch, .ignoredFilter, .otherChoice: ("narrowing", "BookList", 1)
        case .otherAuthor, .shownAuthor, .doubledTitle: ("one-truth", "BookList", 1)
        case .doubleLanding: ("destination", "BookDetail", 2)
        case .idleClose: ("effect", "Wish", 2)
        case .doubleSuggestion, .keptSearch, .forgottenSearch, .foldedSearch: ("remembered", "BookList", 1)
        case .rememberedTitle: ("independence", "Wish", 2)
        case .otherRetry: ("recovery", "BookList", 1)
        case .doubleEvent: ("tracking-twice", "BookList", 1)
        case .overtakenAnswer, .doubleLoad, .lostUpdate, .lateLoading: ("schedule", "BookList", 1)
        case .staleRefresh: ("fresh", "BookList", 2)
        case .keptBooks, .slowingRefresh, .slowBook: ("cost", "BookList", 1)
        case .appliedClose: ("back", "Wish", 2)
        case .swallowedStatus: ("recovery", "", 1)
        case .forgottenEvent: ("tracking-never", "BookDetail", 99)
        }
    }
}
