// Looks: options of views, which change nothing at a prompt.

/// Why content is concealed.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = Self(rawValue: 1), privacy = Self(rawValue: 2), invalidated = Self(rawValue: 4)
}

/// How a symbol is coloured.
public enum SymbolRenderingMode: Sendable { case monochrome, multicolor, hierarchical, palette }

/// The traits of an element.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let isButton = Self(rawValue: 1 << 0), isHeader = Self(rawValue: 1 << 1)
    public static let isSelected = Self(rawValue: 1 << 2), isLink = Self(rawValue: 1 << 3)
    public static let isSearchField = Self(rawValue: 1 << 4), isImage = Self(rawValue: 1 << 5)
    public static let playsSound = Self(rawValue: 1 << 6), isKeyboardKey = Self(rawValue: 1 << 7)
    public static let isStaticText = Self(rawValue: 1 << 8), isSummaryElement = Self(rawValue: 1 << 9)
    public static let updatesFrequently = Self(rawValue: 1 << 10), startsMediaSession = Self(rawValue: 1 << 11)
    public static let allowsDirectInteraction = Self(rawValue: 1 << 12), causesPageTurn = Self(rawValue: 1 << 13)
    public static let isModal = Self(rawValue: 1 << 14), isToggle = Self(rawValue: 1 << 15)
    public static let isTabBar = Self(rawValue: 1 << 16)
}

/// How an element's children are read.
public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }

/// The style of a quick action.
public enum AccessibilityQuickActionStyle: Sendable { case prompt, outline }

/// A column or a row of a lazy grid.
public struct GridItem: Sendable {
    /// How wide or high an item is.
    public enum Size: Sendable {
        case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// Views that a lazy stack pins.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = Self(rawValue: 1), sectionFooters = Self(rawValue: 2)
}

/// The place of a control in a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    public static let automatic = Self("automatic"), principal = Self("principal"), navigation = Self("navigation")
    public static let primaryAction = Self("primaryAction"), secondaryAction = Self("secondaryAction")
    public static let status = Self("status"), confirmationAction = Self("confirmationAction")
    public static let cancellationAction = Self("cancellationAction"), destructiveAction = Self("destructiveAction")
    public static let keyboard = Self("keyboard"), topBarLeading = Self("topBarLeading")
    public static let topBarTrailing = Self("topBarTrailing"), navigationBarLeading = Self("navigationBarLeading")
    public static let navigationBarTrailing = Self("navigationBarTrailing"), bottomBar = Self("bottomBar")
    public static let bottomOrnament = Self("bottomOrnament"), title = Self("title"), subtitle = Self("subtitle")
    public static let largeTitle = Self("largeTitle"), largeSubtitle = Self("largeSubtitle")
    public static func accessoryBar(id: some Hashable) -> Self { Self(#function) }
}

/// A navigation bar.
public struct NavigationBarItem: Sendable {
    /// How large a title is.
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// The place of a popover.
public struct PopoverAttachmentAnchor: Sendable { public static func point(_ point: UnitPoint) -> Self { Self() } }

/// A place in the menu bar.
public enum CommandGroupPlacement: Hashable, Sendable {
    case appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem, importExport, printItem
    case undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar, windowSize, windowList, singleWindowList
    case windowArrangement, help
}

/// The kind of a button.
public struct ButtonRole: Sendable, Hashable {
    private let name: String

    /// The button asks for confirmation, unless its view asks itself.
    public static let destructive = ButtonRole(name: "destructive")
    /// The button ends something without a change.
    public static let cancel = ButtonRole(name: "cancel")
    /// The button closes something.
    public static let close = ButtonRole(name: "close")
    /// The button confirms something.
    public static let confirm = ButtonRole(name: "confirm")
}
