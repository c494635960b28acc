import ArgumentParser

/// A mistake as developers make it, planted in the app by `--defect NAME`.
nonisolated enum Defect: String, CaseIterable, ExpressibleByArgument {
    /// The form offers to save a wish without a title, and refuses.
    case refusedAction
    /// The search suggests initials, which it finds too short.
    case refusedSuggestion
    /// The load of a book runs in a task that is older than the command, and that nobody cancels.
    case lostCancellation
    /// An outgoing navigation was left out of the redirects.
    case missingRedirect
    /// A link of the author has no scheme.
    case deadLink
    /// The route of the shops is there, and their screen is not.
    case deadRoute
    /// The rows of the list lead to what was once the screen of a book.
    case deadRow
    /// The rows of the list lead to the form for wishes.
    case wrongRow
    /// The end of the search leads to the author of the month besides.
    case strayAction
    /// Opening a book puts the list back to its first page.
    case forgottenPage
    /// A refresh leaves the books in another order than the first load.
    case refreshReorders
    /// A refresh adds what is there already.
    case refreshGrows
    /// A refresh empties the list before it has new books.
    case refreshLosesRows
    /// The error screen of a book does not offer `retry`.
    case missingRetry
    /// `retry` answers with the failure, which is cached.
    case uselessRetry
    /// The snapshot of the list has a number as text.
    case snapshotType
    /// The snapshot of a book lacks a key.
    case snapshotKey
    /// The list has a state for what was found that its declaration does not have.
    case undeclaredState
    /// The list has an action that its declaration does not have.
    case undeclaredAction
    /// A book has a text that is drawn as it is, 100 columns wide.
    case wideText
    /// A book has its author as Swift writes an optional value.
    case optionalText
    /// A book has its title as a server has escaped it.
    case escapedText
    /// The way to the author puts it in the stack twice.
    case doubleLanding
    /// What was searched for is kept in lower case.
    case foldedSearch
    /// Every other book in the list shows the author of the next one.
    case shownAuthor
    /// A book shows its title as what it is written by.
    case writtenByTitle
    /// The books in the list show their titles in place of their authors.
    case doubledTitle
    /// A filter for the author without a book keeps those of another one.
    case otherChoice
    /// A filter is told, and not applied.
    case ignoredFilter
    /// One of the recent searches stays when they are cleared.
    case keptSearch
    /// `more 2` shows one page.
    case oneOfTwoPages
    /// `more all` leaves one book out, which the next one shows.
    case incompleteAll
    /// An author's last book is not drawn.
    case missingRow
    /// The form takes a year before it looks whether that is one.
    case halfDone
    /// The list says how many apps the process has had.
    case counter
    /// A book shows the title of the next one, which the last one has not.
    case crash
    /// The search counts how often a title has the text, which has no end where that is empty.
    case endlessLoop
    /// The refresh of an author's books waits for an answer that never comes.
    case endlessWait
    /// Whatever loads books tracks an event that no screen declares.
    case undeclaredEvent
    /// A screen that was refreshed has lost its title.
    case lostTitle
    /// The list says that a wish is being written until the form is saved or closed, but not when it is dismissed.
    case leftBehind
    /// The rows of the list lead to the book behind.
    case neighbouringRow
    /// The details of one book are those of the book before.
    case neighbouringBook
    /// The list says that there is one book more.
    case wrongTotal
    /// The search leaves out the last book that fits.
    case lostMatch
    /// Programs are told another author of one book in the list.
    case otherAuthor
    /// The form is closed by a button that does nothing.
    case idleClose
    /// What was searched for before is suggested once more.
    case doubleSuggestion
    /// A search that is taken from the suggestions takes those with it that contain it.
    case forgottenSearch
    /// The form begins with the last title that was written, in whatever session.
    case rememberedTitle
    /// What could not be loaded of a book is loaded as that of another one.
    case otherRetry
    /// The refresh of the list is tracked twice.
    case doubleEvent
    /// Of two searches the one counts whose answer comes last.
    case overtakenAnswer
    /// Nothing keeps the next page from being loaded twice.
    case doubleLoad
    /// A search adds itself to the recent ones as they were before it waited.
    case lostUpdate
    /// The mark that the books are being loaded is set after a while, whether or not they still are.
    case lateLoading
    /// The refresh of the list shows the books that were loaded first.
    case staleRefresh
    /// Each refresh of the list keeps the books before.
    case keptBooks
    /// Each refresh of the list takes longer than the one before.
    case slowingRefresh
    /// One book takes long to open.
    case slowBook
    /// Nothing tracks that a book was viewed.
    case forgottenEvent
    /// The form keeps the wish when it is closed, too.
    case appliedClose
    /// Where the server refuses, an author has no books.
    case swallowedStatus

    /// The invariant that finds it, the screen that is found to break it, which is empty where any does, and how many
    /// commands from the first screen an exploration has to go for that.
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
