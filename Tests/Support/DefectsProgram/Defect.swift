import ArgumentParser

/// A typical mistake of developers, planted in the app by `--defect NAME`.
nonisolated enum Defect: String, CaseIterable, ExpressibleByArgument {
    /// The form offers to save a wish without a title, but refuses it.
    case refusedAction
    /// The search suggests initials, but refuses them because they are too short.
    case refusedSuggestion
    /// A book loads in a task that is older than the command. Nothing cancels this task.
    case lostCancellation
    /// An outgoing navigation is missing from the redirects.
    case missingRedirect
    /// A link to the author has no scheme.
    case deadLink
    /// The rows of the list lead to a screen of books that no longer exists.
    case deadRow
    /// The action that ends the search also opens the author of the month.
    case strayAction
    /// Opening a book resets the list to its first page.
    case forgottenPage
    /// A refresh adds books that the list already has.
    case refreshGrows
    /// A refresh empties the list before the new books arrive.
    case refreshLosesRows
    /// The error screen of a book does not offer `retry`.
    case missingRetry
    /// `retry` returns the cached failure.
    case uselessRetry
    /// The snapshot of the list has a text in place of a number.
    case snapshotType
    /// A book has a text of 100 columns that does not wrap.
    case wideText
    /// A book shows its author as `Optional(…)`.
    case optionalText
    /// A book shows its title with the escapes in which a server sent it.
    case escapedText
    /// The button to the author pushes the author's screen twice.
    case doubleLanding
    /// A recent search is stored in lower case.
    case foldedSearch
    /// Every other book in the list shows the next book's author.
    case shownAuthor
    /// A book shows its title in place of its author.
    case writtenByTitle
    /// Every book in the list shows its title in place of its author.
    case doubledTitle
    /// The filter for the author without books shows another author's books.
    case otherChoice
    /// A filter is shown as set, but is not applied.
    case ignoredFilter
    /// A search drops the books, and loads no others.
    case unloadedSearch
    /// One of the recent searches stays when they are cleared.
    case keptSearch
    /// `more 2` shows only one page.
    case oneOfTwoPages
    /// `more all` omits one book, which the next `more` shows.
    case incompleteAll
    /// An author's last book is not drawn.
    case missingRow
    /// The form sets a year before it validates the year.
    case halfDone
    /// The list shows the number of apps in the process.
    case counter
    /// A book shows the title of the next book. The last book has none, so the program crashes.
    case crash
    /// The search counts how often the text is in a title. For an empty text the count never ends.
    case endlessLoop
    /// The refresh of an author's books waits for an answer that never arrives.
    case endlessWait
    /// Every load of books tracks an event that no screen declares.
    case undeclaredEvent
    /// A screen loses its title after a refresh.
    case lostTitle
    /// While a form is open, the list shows that a wish is being written. Dismissing the form does not end this.
    case leftBehind
    /// Each row of the list leads to the next book.
    case neighbouringRow
    /// The details of one book show the previous book.
    case neighbouringBook
    /// The list shows a total that is one too high.
    case wrongTotal
    /// The search omits the last matching book.
    case lostMatch
    /// Programs get the wrong author for one book in the list.
    case otherAuthor
    /// The form's close button does nothing.
    case idleClose
    /// A recent search is suggested twice.
    case doubleSuggestion
    /// Choosing a suggested search deletes other searches that contain its text.
    case forgottenSearch
    /// The form begins with the title that any session has entered last.
    case rememberedTitle
    /// A retry of a book loads a different book.
    case otherRetry
    /// The refresh of the list tracks its event twice.
    case doubleEvent
    /// If two searches overlap, the one that is answered last wins.
    case overtakenAnswer
    /// Nothing prevents the next page from being loaded twice.
    case doubleLoad
    /// A search appends itself to the recent searches as they were before it waited.
    case lostUpdate
    /// The mark that the list is loading appears with a delay, even if the load has ended.
    case lateLoading
    /// A refresh of the list shows the books of the first load.
    case staleRefresh
    /// No event is tracked when a book is shown.
    case forgottenEvent
    /// Closing the form keeps the wish, as if it were saved.
    case appliedClose
    /// If the server refuses a request, an author has no books instead of an error.
    case swallowedStatus
    /// The search finds only titles that begin with its text.
    case prefixSearch
    /// The search shows all books.
    case idleSearch
    /// A book is redirected to its author.
    case bookToAuthor
    /// The list of books is always empty.
    case emptyShelf
    /// The recent searches are never suggested to be forgotten.
    case unsuggestedSearch
    /// The search and the refresh of the list track each other's event.
    case swappedEvents
    /// Programs get the title of a book as its author.
    case untoldAuthor

    /// True if only an exploration with faults finds the defect.
    var needsFaults: Bool {
        ["abandoned-work", "recovery", "retry", "tracking-never", "unchanged"].contains(finding.invariant)
    }

    /// True if only another process finds the defect: it ends or blocks its own.
    var needsProcess: Bool { ["crash", "hang"].contains(finding.invariant) }

    /// The invariant that finds the defect, the screen of the violation (empty for any), and the depth that an
    /// exploration needs, in commands from the first screen.
    var finding: (invariant: String, screen: String, depth: Int) {
        switch self {
        case .refusedAction: ("refused", "Wish", 2)
        case .refusedSuggestion: ("refused", "BookList", 1)
        case .lostCancellation: ("abandoned-work", "BookList", 1)
        case .missingRedirect: ("redirect", "NotFound", 1)
        case .deadLink: ("refused", "", 1)
        case .deadRow: ("not-found", "BookList", 1)
        case .strayAction: ("destination", "BookList", 2)
        case .forgottenPage: ("back", "BookList", 2)
        case .refreshGrows: ("refresh", "BookList", 1)
        case .refreshLosesRows: ("unchanged", "BookList", 1)
        case .missingRetry, .uselessRetry: ("retry", "BookList", 1)
        case .snapshotType: ("schema", "BookList", 1)
        case .undeclaredEvent: ("schema", "BookList", 1)
        case .lostTitle: ("refresh", "BookList", 1)
        case .unloadedSearch: ("refresh", "BookList", 2)
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
        case .appliedClose: ("back", "Wish", 2)
        case .swallowedStatus: ("recovery", "", 1)
        case .forgottenEvent: ("tracking-never", "BookDetail", 99)
        case .prefixSearch, .idleSearch: ("narrowing", "BookList", 1)
        case .bookToAuthor: ("misnamed", "AuthorDetail", 2)
        case .emptyShelf: ("unreachable", "", 99)
        case .unsuggestedSearch: ("remembered", "BookList", 99)
        case .swappedEvents: ("misnamed", "BookList", 99)
        case .untoldAuthor: ("one-truth", "BookDetail", 99)
        }
    }
}
