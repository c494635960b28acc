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
    /// A book shows its title in place of its author.
    case writtenByTitle
    /// A filter is shown as set, but is not applied.
    case ignoredFilter
    /// A search drops the books, and loads no others.
    case unloadedSearch
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
    /// A book has its author next to a mistyped label.
    case mistypedLabel
    /// The button to the author has a mistyped name.
    case mistypedName
    /// The search also finds the first book, whose title lacks the text.
    case surplusMatch
    /// Programs get an author without books.
    case emptyArray
    /// No screen shows the place of a book, and programs do not get it.
    case unshownPlace

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
        case .neighbouringBook: ("identity", "BookList", 1)
        case .writtenByTitle: ("identity", "BookList", 99)
        case .wrongTotal, .incompleteAll: ("pages", "BookList", 1)
        case .missingRow: ("one-truth", "AuthorDetail", 1)
        case .lostMatch, .ignoredFilter: ("narrowing", "BookList", 1)
        case .otherAuthor: ("one-truth", "BookList", 1)
        case .doubleLanding: ("destination", "BookDetail", 2)
        case .idleClose: ("effect", "Wish", 2)
        case .rememberedTitle: ("independence", "Wish", 2)
        case .otherRetry: ("recovery", "BookList", 1)
        case .doubleEvent: ("tracking-twice", "BookList", 1)
        case .overtakenAnswer, .doubleLoad, .lostUpdate, .lateLoading: ("schedule", "BookList", 1)
        case .staleRefresh: ("fresh", "BookList", 2)
        case .forgottenEvent: ("tracking-never", "BookDetail", 99)
        case .prefixSearch, .idleSearch, .surplusMatch: ("narrowing", "BookList", 1)
        case .mistypedName: ("misnamed", "BookDetail", 2)
        case .bookToAuthor: ("misnamed", "AuthorDetail", 2)
        case .emptyShelf: ("unreachable", "", 99)
        case .unsuggestedSearch: ("remembered", "BookList", 99)
        case .swappedEvents: ("misnamed", "BookList", 99)
        case .untoldAuthor, .mistypedLabel: ("one-truth", "BookDetail", 99)
        case .emptyArray: ("one-truth", "AuthorDetail", 99)
        case .unshownPlace: ("unshown", "", 99)
        }
    }
}
