// swift-tools-version: 6.2
import PackageDescription

// The targets: the folder of each, its imports of ours and of others, and whether it is presentation (main actor by default).
// `make update` makes the table in CONTRIBUTING.md, with the reason for each arrow, from this file.
let package = Package(
    name: "challenge",
    products: [
        .executable(name: "challenge", targets: ["challenge"]),
        .executable(name: "challenge-api", targets: ["challenge-api"]),
        // The libraries for apps: features, and the prompt that they run at.
        .library(name: "ChallengeCore", targets: ["ChallengeCore", "ChallengeShellRest", "ChallengeShellText"]),
        .library(name: "ChallengeDesignSystem", targets: ["ChallengeDesignSystem"]),
        .library(name: "ChallengeViews", targets: ["ChallengeViews"]),
        .library(name: "ChallengeListing", targets: ["ChallengeListing"]),
        .library(name: "ChallengeHost", targets: ["ChallengeHost", "ChallengeShellSystem"]),
        .library(name: "ChallengeShellCommand", targets: ["ChallengeShellCommand"]),
        .library(name: "ChallengeTestKit", targets: ["ChallengeTestKit", "ChallengeShellVerification"]),
        .plugin(name: "NewFeature", targets: ["NewFeature"]),
        .plugin(name: "CheckArchitecture", targets: ["CheckArchitecture"]),
    ],
    traits: [
        .default(enabledTraits: ["Server"]),
        .trait(
            name: "Server",
            description: "The program challenge-api, and the tests that need a server. The app needs nothing of it."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        // For challenge-api and the tests: real sockets on loopback.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    ],
    targets: [
        // MARK: Libraries, which know nothing of any app

        // One of each: display width, escaping, ASCII, JSON, percent coding, nearest match, abbreviation.
        .target(name: "ChallengeShellText", path: "Sources/Libraries/Text"),
        // An app's tasks: executors that know which are ready, run or sleep; virtual time; schedules.
        .target(name: "ChallengeShellRest", dependencies: ["ChallengeShellText"], path: "Sources/Libraries/Rest"),
        // Navigations and their coordinator, screens and features, views as values, tracking, caching, pages and
        // failures of a load.
        .target(
            name: "ChallengeCore", dependencies: ["ChallengeShellRest", "ChallengeShellText", .log],
            path: "Sources/Libraries/Core"),
        // The database SQLite as the system has it.
        .systemLibrary(
            name: "CChallengeSQLite", path: "Sources/Libraries/CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .yum(["sqlite-devel"])]),
        // The files of sessions: a database; files with locks, appending, replacement as a whole; writing to descriptors.
        .target(
            name: "ChallengeShellStorage", dependencies: ["CChallengeSQLite", "ChallengeShellRest"],
            path: "Sources/Libraries/Storage"),
        // The compression library zlib as the system has it.
        .systemLibrary(
            name: "CChallengeZlib", path: "Sources/Libraries/CZlib", pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"]), .yum(["zlib-devel"])]),
        // The HTTP library libcurl as the system has it, loaded on first use.
        .target(name: "CChallengeCurl", path: "Sources/Libraries/CCurl"),
        // Requests to an API over HTTP.
        .target(
            name: "ChallengeShellNetworking",
            dependencies: [
                "ChallengeCore", "ChallengeShellRest", "ChallengeShellText", "CChallengeCurl", "CChallengeZlib",
            ],
            path: "Sources/Libraries/Networking"),
        // Components that build elements; the renderer that turns elements into text.
        .target(
            name: "ChallengeDesignSystem", dependencies: ["ChallengeCore", "ChallengeShellText"],
            path: "Sources/Libraries/DesignSystem"),
        // The controls of screens, with the words of SwiftUI, and how each works at a prompt and for programs.
        .target(
            name: "ChallengeViews", dependencies: ["ChallengeCore", "ChallengeDesignSystem", "ChallengeShellText"],
            path: "Sources/Libraries/Views"),
        // The line editor libedit as the system has it.
        .systemLibrary(
            name: "CLineEdit", path: "Sources/Libraries/CLineEdit", pkgConfig: "libedit",
            providers: [.apt(["libedit-dev"]), .yum(["libedit-devel"])]),
        // Editing a line at a terminal, with history and completion.
        .target(
            name: "ChallengeShellLineEdit", dependencies: ["CLineEdit", "ChallengeShellStorage", "ChallengeShellText"],
            path: "Sources/Libraries/LineEdit"),
        // The encoding of libedit's history files, as the system has it.
        .systemLibrary(
            name: "CChallengeVis", path: "Sources/Libraries/CVis", pkgConfig: "libbsd",
            providers: [.apt(["libbsd-dev"]), .yum(["libbsd-devel"])]),
        // The needs of a program at its start.
        .target(name: "CChallengeProcess", path: "Sources/Libraries/CProcess"),
        // The manual page and completions of a command line.
        .target(
            name: "ChallengeShellCommandLine", dependencies: [.argumentParser], path: "Sources/Libraries/CommandLine"),
        // The screen of a terminal after the bytes that were sent, also as a picture or a page.
        .target(
            name: "ChallengeShellTerminal", dependencies: ["ChallengeShellText"], path: "Sources/Libraries/Terminal"),
        // Lists and details: their model, view, data and recent searches.
        .target(
            name: "ChallengeListing",
            dependencies: [
                "ChallengeCore", "ChallengeDesignSystem", "ChallengeShellStorage", "ChallengeShellText",
                "ChallengeViews",
            ],
            path: "Sources/Libraries/Listing"),
        // A running app: live views in stacks and modals.
        .target(
            name: "ChallengeHost", dependencies: ["ChallengeCore", "ChallengeShellRest"],
            path: "Sources/Libraries/Host",
            swiftSettings: .presentation),
        // A container of registrations, with scopes and overrides.
        .target(name: "ChallengeShellInjection", path: "Sources/Libraries/Injection"),
        // Core's registrations.
        .target(
            name: "ChallengeShellCoreInjection", dependencies: ["ChallengeCore", "ChallengeShellInjection", .log],
            path: "Sources/Libraries/CoreInjection"),
        // The codec libjpeg-turbo as the system has it.
        .systemLibrary(
            name: "CChallengeTurboJPEG", path: "Sources/Libraries/CTurboJPEG", pkgConfig: "libturbojpeg",
            providers: [.apt(["libturbojpeg0-dev"]), .yum(["turbojpeg-devel"])]),
        // Decoding, encoding and caching pictures.
        .target(
            name: "ChallengeShellImaging",
            dependencies: ["CChallengeTurboJPEG", "ChallengeCore", "ChallengeShellStorage"],
            path: "Sources/Libraries/Imaging"),

        // MARK: Features, none of which imports another

        // The first screen of the app.
        .target(
            name: "ChallengeShellHome", dependencies: ["ChallengeCore", "ChallengeViews"],
            path: "Sources/Features/Home", swiftSettings: .presentation),
        // List, details and advanced search.
        .target(
            name: "ChallengeShellCharacter",
            dependencies: [
                "ChallengeCore", "ChallengeListing", "ChallengeShellNetworking", "ChallengeShellStorage",
                "ChallengeShellText",
                "ChallengeViews",
            ],
            path: "Sources/Features/Character", swiftSettings: .presentation),
        // List and details, wired by registration.
        .target(
            name: "ChallengeShellGames",
            dependencies: [
                "ChallengeCore", "ChallengeDesignSystem", "ChallengeListing", "ChallengeShellNetworking",
                "ChallengeShellStorage",
                "ChallengeShellInjection", "ChallengeShellCoreInjection", "ChallengeViews",
            ],
            path: "Sources/Features/Games", swiftSettings: .presentation),
        // List with a filter, and details with the residents.
        .target(
            name: "ChallengeShellLocation",
            dependencies: [
                "ChallengeCore", "ChallengeListing", "ChallengeShellNetworking", "ChallengeShellStorage",
                "ChallengeViews",
            ],
            path: "Sources/Features/Location", swiftSettings: .presentation),
        // List, details with the cast, and the episodes of a character.
        .target(
            name: "ChallengeShellEpisode",
            dependencies: [
                "ChallengeCore", "ChallengeDesignSystem", "ChallengeListing", "ChallengeShellNetworking",
                "ChallengeShellStorage",
                "ChallengeShellText", "ChallengeViews",
            ],
            path: "Sources/Features/Episode", swiftSettings: .presentation),
        // The not-found screen.
        .target(
            name: "ChallengeShellSystem", dependencies: ["ChallengeCore", "ChallengeViews"],
            path: "Sources/Features/System", swiftSettings: .presentation),
        // A copy of an API on the disk.
        .target(
            name: "ChallengeShellSync",
            dependencies: [
                "ChallengeCore", "ChallengeDesignSystem", "ChallengeShellNetworking", "ChallengeShellStorage",
                "ChallengeShellCatalogue", "ChallengeShellText", "ChallengeViews",
            ],
            path: "Sources/Features/Sync", swiftSettings: .presentation),

        // The data within the program, with the API's semantics.
        .target(
            name: "ChallengeShellCatalogue",
            dependencies: ["ChallengeCore", "ChallengeShellNetworking", "ChallengeShellStorage", "ChallengeShellText"],
            path: "Sources/Catalogue"),

        // MARK: The composition root and the shell, which meet in the executable only

        // The composition root, and the redirects.
        .target(
            name: "ChallengeShellAppKit",
            dependencies: [
                "ChallengeCore", "ChallengeShellNetworking", "ChallengeShellStorage", "ChallengeShellImaging",
                "ChallengeShellCatalogue",
                "ChallengeShellHome", "ChallengeShellCharacter", "ChallengeShellGames", "ChallengeShellLocation",
                "ChallengeShellEpisode",
                "ChallengeShellSystem", "ChallengeShellSync",
            ],
            path: "Sources/AppKit", swiftSettings: .presentation),
        // The command language: words, lines, quoting, arguments, mistakes with their places, requests of programs. It knows
        // the descriptions of commands, and no session.
        .target(
            name: "ChallengeShellLanguage",
            dependencies: ["ChallengeCore", "ChallengeShellStorage", "ChallengeShellText"],
            path: "Sources/Shell/Language"),
        // The streams of a process and their abilities, files that the user names, programs, signals. It knows no command and
        // no app.
        .target(
            name: "ChallengeShellConsole",
            dependencies: [
                "ChallengeDesignSystem", "ChallengeShellLineEdit", "ChallengeShellStorage", "ChallengeShellText",
            ],
            path: "Sources/Shell/Console", swiftSettings: .presentation),
        // An app's navigation in words and drawn: the present place and the way there, the routes, the graph with its layout
        // and exports. It knows an app, and no session.
        .target(
            name: "ChallengeShellGraph",
            dependencies: [
                "ChallengeShellLanguage", "ChallengeCore", "ChallengeDesignSystem", "ChallengeShellTerminal",
                "ChallengeShellText",
            ],
            path: "Sources/Shell/Graph", swiftSettings: .presentation),
        // The output of a session: its events and mistakes, their listeners, and the formats that print them. It knows no
        // command and no session.
        .target(
            name: "ChallengeShellOutput",
            dependencies: [
                "ChallengeShellRest", "ChallengeShellConsole", "ChallengeShellLanguage", "ChallengeCore",
                "ChallengeDesignSystem", "ChallengeShellStorage", "ChallengeShellText",
            ],
            path: "Sources/Shell/Output", swiftSettings: .presentation),
        // A session: one command as a transaction, the table of commands, settings, the destinations of output. Clients that
        // type, read or verify give it commands and listen; it does not know them.
        .target(
            name: "ChallengeShellSession",
            dependencies: [
                "ChallengeShellRest", "ChallengeShellOutput",
                "ChallengeShellConsole", "ChallengeShellGraph", "ChallengeShellLanguage", "ChallengeCore",
                "ChallengeDesignSystem",
                "ChallengeShellStorage", "ChallengeShellText",
            ],
            path: "Sources/Shell/Session", swiftSettings: .presentation),
        // The prompt: the loop, completion, history, pace. It drives a session, and does not know transcripts.
        .target(
            name: "ChallengeShellPrompt",
            dependencies: [
                "ChallengeShellRest",
                "ChallengeShellSession", "ChallengeShellOutput", "ChallengeShellConsole", "ChallengeShellLanguage",
                "ChallengeShellLineEdit",
                "ChallengeCore",
                "ChallengeDesignSystem", "ChallengeShellStorage", "ChallengeShellText", "CChallengeProcess",
                "CChallengeVis",
            ],
            path: "Sources/Shell/Prompt", swiftSettings: .presentation),
        // Tests of scripts and apps: expectations, checks, transcripts, coverage, reports, shards, casts. It drives sessions
        // without a terminal, and does not know the prompt.
        .target(
            name: "ChallengeShellVerification",
            dependencies: [
                "ChallengeShellSession", "ChallengeShellOutput", "ChallengeShellGraph", "ChallengeShellConsole",
                "ChallengeShellLanguage",
                "ChallengeShellTerminal", "ChallengeShellLineEdit",
                "ChallengeCore", "ChallengeDesignSystem", "ChallengeShellStorage", "ChallengeShellText",
                "CChallengeProcess",
            ],
            path: "Sources/Shell/Verification", swiftSettings: .presentation),
        // The trials in one state of an app, and the invariants: the driven app, its steps, the experiments with them, the
        // findings. It knows a state by the lines that lead there, and not the exploration.
        .target(
            name: "ChallengeShellTrials",
            dependencies: [
                "ChallengeShellRest",
                "ChallengeShellVerification", "ChallengeShellPrompt", "ChallengeShellSession", "ChallengeShellOutput",
                "ChallengeShellConsole",
                "ChallengeShellLanguage", "ChallengeHost", "ChallengeCore", "ChallengeShellText", "CChallengeProcess",
            ],
            path: "Sources/Shell/Trials", swiftSettings: .presentation),
        // The exploration of an app: the states in their order, the workers, their processes and machines, and the result as a
        // whole. It does not know the program's options or the trials.
        .target(
            name: "ChallengeShellExplorer",
            dependencies: [
                "ChallengeShellTrials", "ChallengeShellVerification", "ChallengeShellSession", "ChallengeShellOutput",
                "ChallengeShellConsole",
                "ChallengeShellStorage", "ChallengeCore", "ChallengeShellText", "CChallengeProcess",
            ],
            path: "Sources/Shell/Explorer", swiftSettings: .presentation),
        // Any app as a program: assembles the modules below; the jobs, their options, the manual, the completions. It does not
        // know which app.
        .target(
            name: "ChallengeShellCommand",
            dependencies: [
                "ChallengeShellRest",
                "ChallengeShellExplorer", "ChallengeShellTrials", "ChallengeShellVerification", "ChallengeShellPrompt",
                "ChallengeShellSession", "ChallengeShellOutput",
                "ChallengeShellGraph",
                "ChallengeShellConsole", "ChallengeShellLanguage", "ChallengeHost", "ChallengeShellCommandLine",
                "ChallengeCore",
                "ChallengeDesignSystem", "ChallengeShellStorage", "ChallengeShellText", "CChallengeProcess",
                .argumentParser, .log,
            ],
            path: "Sources/Shell/Command", swiftSettings: .presentation),
        // Watches the tasks of a test bundle's apps from its start.
        .target(name: "CChallengeTestKit", path: "Sources/Libraries/CTestKit"),
        // An app without a terminal, for tests.
        .target(
            name: "ChallengeTestKit",
            dependencies: [
                "ChallengeShellRest", "CChallengeTestKit",
                "ChallengeShellExplorer", "ChallengeShellTrials", "ChallengeShellVerification", "ChallengeShellPrompt",
                "ChallengeShellSession", "ChallengeShellOutput",
                "ChallengeShellCommand", "ChallengeHost", "ChallengeCore", "ChallengeShellText", .argumentParser,
            ],
            path: "Sources/Shell/TestKit", swiftSettings: .presentation),
        // The version of the programs, and the commit that they were built from.
        .target(name: "CChallengeVersion", path: "Sources/Version"),
        // The Challenge app at the prompt.
        .executableTarget(
            name: "challenge",
            dependencies: [
                "ChallengeShellAppKit", "ChallengeShellCommand", "ChallengeShellStorage", "ChallengeCore",
                "CChallengeVersion",
                .argumentParser,
            ],
            path: "Sources/challenge", swiftSettings: .presentation),

        // The catalogue over real HTTP, with faults on request.
        .executableTarget(
            name: "challenge-api",
            dependencies: [
                "ChallengeShellCatalogue", "ChallengeShellNetworking", "ChallengeShellStorage", "ChallengeShellImaging",
                "ChallengeCore",
                "ChallengeShellText", "ChallengeShellCommandLine", "CChallengeProcess", "CChallengeVersion",
                .argumentParser, .hummingbird, .log,
                .nioCore, .nioPosix,
            ],
            path: "Sources/challenge-api"),

        // Tests: the tree of the sources, and the runner of the built program.
        .target(name: "ChallengeShellTestLimits", path: "Tests/Support/Limits"),
        .target(
            name: "ChallengeShellTestSupport",
            dependencies: [
                "ChallengeCore", "ChallengeShellNetworking", "ChallengeShellRest", "ChallengeShellText",
                "ChallengeShellTestLimits",
            ],
            path: "Tests/Support/TestSupport"),
        .target(
            name: "ChallengeShellTerminalTestSupport", dependencies: ["ChallengeShellTerminal", "ChallengeShellText"],
            path: "Tests/Support/Terminal"),
        .systemLibrary(name: "CChallengeSpawn", path: "Tests/Support/CSpawn"),
        .target(
            name: "ChallengeShellProcessTestSupport", dependencies: ["CChallengeSpawn", "ChallengeShellTestLimits"],
            path: "Tests/Support/Processes"),
        .executableTarget(
            name: "challenge-news-fixture", dependencies: ["ChallengeShellCommand", "ChallengeCore", "ChallengeViews"],
            path: "Tests/Support/NewsProgram"),
        .executableTarget(
            name: "challenge-defects-fixture",
            dependencies: [
                "ChallengeShellCommand", "ChallengeCore", "ChallengeDesignSystem", "ChallengeShellSystem",
                "ChallengeShellText",
                .argumentParser,
            ],
            path: "Tests/Support/DefectsProgram", swiftSettings: .presentation),
        .executableTarget(
            name: "challenge-large-fixture",
            dependencies: [
                "ChallengeShellCommand", "ChallengeCore", "ChallengeShellSystem", "ChallengeViews", .argumentParser,
            ],
            path: "Tests/Support/LargeProgram", swiftSettings: .presentation),
        .target(name: "ChallengeShellHTTPTestSupport", dependencies: [.hummingbird, .log], path: "Tests/Support/HTTP"),
        .testTarget(
            name: "TestSupportTests", dependencies: ["ChallengeShellTestSupport", "ChallengeShellProcessTestSupport"],
            path: "Tests/TestSupport"),
        .testTarget(
            name: "ChallengeShellTextTests", dependencies: ["ChallengeShellText", "ChallengeShellTestSupport"],
            path: "Tests/Text"),
        .testTarget(
            name: "ChallengeCoreTests",
            dependencies: ["ChallengeCore", "ChallengeShellText", "ChallengeShellTestSupport", .log],
            path: "Tests/Core"),
        .testTarget(
            name: "ChallengeShellStorageTests", dependencies: ["ChallengeShellStorage", "ChallengeShellTestSupport"],
            path: "Tests/Storage"),
        .testTarget(
            name: "ChallengeShellNetworkingTests",
            dependencies: [
                "ChallengeShellNetworking", "ChallengeCore", "ChallengeShellText", "ChallengeShellTestSupport",
                "ChallengeShellHTTPTestSupport", "ChallengeShellProcessTestSupport", "CChallengeCurl",
                .hummingbird, .nioCore,
            ],
            path: "Tests/Networking"),
        .testTarget(
            name: "ChallengeDesignSystemTests",
            dependencies: [
                "ChallengeDesignSystem", "ChallengeCore", "ChallengeShellText", "ChallengeShellTestSupport",
            ],
            path: "Tests/DesignSystem"),
        .testTarget(
            name: "ChallengeViewsTests",
            dependencies: [
                "ChallengeViews", "ChallengeHost", "ChallengeCore", "ChallengeDesignSystem", "ChallengeShellText",
                "ChallengeShellTestSupport",
            ],
            path: "Tests/Views", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellTerminalTests", dependencies: ["ChallengeShellTerminal", "ChallengeShellText"],
            path: "Tests/Terminal"
        ),
        .testTarget(
            name: "ChallengeShellLineEditTests",
            dependencies: [
                "ChallengeShellLineEdit", "ChallengeShellText", "ChallengeShellTerminalTestSupport",
                "ChallengeShellTestSupport",
            ],
            path: "Tests/LineEdit"),
        .target(
            name: "ChallengeShellInjectionTestSupport", dependencies: ["ChallengeShellInjection"],
            path: "Tests/Support/Injection"),
        .executableTarget(
            name: "challenge-injection-rounds", dependencies: ["ChallengeShellInjection"],
            path: "Tests/Support/InjectionRounds"),
        .testTarget(
            name: "ChallengeShellInjectionTests",
            dependencies: [
                "ChallengeShellInjection", "ChallengeShellInjectionTestSupport", "challenge-injection-rounds",
            ],
            path: "Tests/Injection"),
        .testTarget(
            name: "ChallengeShellImagingTests",
            dependencies: [
                "ChallengeShellImaging", "CChallengeTurboJPEG", "ChallengeCore", "ChallengeShellText",
                "ChallengeShellTestSupport",
            ],
            path: "Tests/Imaging"),
        .testTarget(
            name: "ChallengeShellRestTests", dependencies: ["ChallengeShellRest", "CChallengeTestKit"],
            path: "Tests/Rest",
            swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellCatalogueTests",
            dependencies: [
                "ChallengeShellCatalogue", "ChallengeShellNetworking", "ChallengeShellStorage", "ChallengeShellText",
                "ChallengeShellTestSupport",
            ],
            path: "Tests/Catalogue"),
        .testTarget(
            name: "ChallengeListingTests",
            dependencies: [
                "ChallengeListing", "ChallengeViews", "ChallengeCore", "ChallengeDesignSystem", "ChallengeShellStorage",
                "ChallengeShellText",
                "ChallengeShellTestSupport",
            ],
            path: "Tests/Listing"),
        .testTarget(
            name: "ChallengeHostTests", dependencies: ["ChallengeHost", "ChallengeCore", "ChallengeShellTestSupport"],
            path: "Tests/Host", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellSyncTests",
            dependencies: [
                "ChallengeShellSync", "ChallengeCore", "ChallengeShellNetworking", "ChallengeShellStorage",
                "ChallengeShellCatalogue",
                "ChallengeShellTestSupport",
            ],
            path: "Tests/Features/Sync", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellHomeTests",
            dependencies: ["ChallengeShellHome", "ChallengeCore", "ChallengeShellTestSupport"],
            path: "Tests/Features/Home", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellCharacterTests",
            dependencies: [
                "ChallengeShellCharacter", "ChallengeCore", "ChallengeDesignSystem", "ChallengeListing",
                "ChallengeViews",
                "ChallengeShellNetworking", "ChallengeShellStorage", "ChallengeShellTestSupport",
            ],
            path: "Tests/Features/Character", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellGamesTests",
            dependencies: [
                "ChallengeShellGames", "ChallengeCore", "ChallengeListing", "ChallengeViews",
                "ChallengeShellNetworking",
                "ChallengeShellStorage",
                "ChallengeShellInjection", "ChallengeShellCoreInjection", "ChallengeShellTestSupport",
                "ChallengeShellInjectionTestSupport",
            ],
            path: "Tests/Features/Games", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellLocationTests",
            dependencies: [
                "ChallengeShellLocation", "ChallengeCore", "ChallengeListing", "ChallengeViews",
                "ChallengeShellNetworking",
                "ChallengeShellTestSupport",
            ],
            path: "Tests/Features/Location", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellEpisodeTests",
            dependencies: [
                "ChallengeShellEpisode", "ChallengeCore", "ChallengeListing", "ChallengeViews",
                "ChallengeShellNetworking",
                "ChallengeShellTestSupport",
            ],
            path: "Tests/Features/Episode", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellSystemTests",
            dependencies: ["ChallengeShellSystem", "ChallengeCore", "ChallengeShellTestSupport"],
            path: "Tests/Features/System", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellAppKitTests",
            dependencies: [
                "ChallengeShellAppKit", "ChallengeHost", "ChallengeCore", "ChallengeShellNetworking",
                "ChallengeShellStorage",
                "ChallengeShellImaging", "ChallengeShellCatalogue", "ChallengeShellCharacter", "ChallengeShellEpisode",
                "ChallengeShellGames",
                "ChallengeShellHome", "ChallengeShellLocation", "ChallengeShellText", "ChallengeShellTestSupport",
            ],
            path: "Tests/AppKit", swiftSettings: .presentation),
        // The app that tests of the shell drive, without a screen of its own, and a session over it.
        .target(
            name: "ShellTestSupport",
            dependencies: [
                "ChallengeShellLanguage", "ChallengeShellConsole", "ChallengeShellLineEdit", "ChallengeCore",
                "ChallengeShellTestSupport",
            ],
            path: "Tests/Support/Shell", swiftSettings: .presentation),
        .target(
            name: "SessionTestSupport",
            dependencies: [
                "ShellTestSupport", "ChallengeShellCommand", "ChallengeShellVerification", "ChallengeShellPrompt",
                "ChallengeShellSession", "ChallengeShellOutput",
                "ChallengeShellConsole", "ChallengeShellLanguage", "ChallengeShellStorage", "ChallengeCore",
                "ChallengeShellTestSupport",
            ],
            path: "Tests/Support/Session", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellLanguageTests",
            dependencies: [
                "ChallengeShellLanguage", "ShellTestSupport", "ChallengeCore", "ChallengeDesignSystem",
                "ChallengeShellLineEdit",
                "ChallengeShellStorage", "ChallengeShellText", "ChallengeShellTestSupport",
                "ChallengeShellProcessTestSupport",
            ],
            path: "Tests/Language", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellConsoleTests",
            dependencies: [
                "ChallengeShellConsole", "ShellTestSupport", "ChallengeCore", "ChallengeDesignSystem",
                "ChallengeShellLineEdit",
                "ChallengeShellStorage", "ChallengeShellText", "ChallengeShellTestSupport",
                "ChallengeShellProcessTestSupport",
            ],
            path: "Tests/Console", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellGraphTests",
            dependencies: [
                "ChallengeShellGraph", "ChallengeShellVerification",
                "SessionTestSupport",
                "ShellTestSupport",
                "ChallengeCore", "ChallengeDesignSystem", "ChallengeShellLineEdit", "ChallengeShellStorage",
                "ChallengeShellText",
                "ChallengeShellTestSupport", "ChallengeShellProcessTestSupport",
            ],
            path: "Tests/Graph", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellOutputTests",
            dependencies: [
                "ChallengeShellOutput", "ChallengeShellConsole", "ChallengeShellLanguage", "SessionTestSupport",
                "ShellTestSupport", "ChallengeCore", "ChallengeDesignSystem", "ChallengeShellRest",
                "ChallengeShellText",
            ],
            path: "Tests/Output", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellSessionTests",
            dependencies: [
                "ChallengeShellRest",
                "ChallengeShellSession", "ChallengeShellOutput", "ChallengeShellVerification", "ChallengeShellPrompt",
                "ChallengeShellCommand",
                "ChallengeShellConsole", "ChallengeShellLanguage", "SessionTestSupport", "ShellTestSupport",
                "ChallengeCore",
                "ChallengeDesignSystem", "ChallengeShellLineEdit", "ChallengeShellStorage", "ChallengeShellText",
                "ChallengeShellTestSupport", "ChallengeShellProcessTestSupport",
            ],
            path: "Tests/Session", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellPromptTests",
            dependencies: [
                "ChallengeShellPrompt", "ChallengeShellSession", "ChallengeShellCommand",
                "ChallengeShellConsole",
                "ChallengeShellLanguage",
                "SessionTestSupport", "ShellTestSupport", "ChallengeCore", "ChallengeDesignSystem",
                "ChallengeShellLineEdit",
                "ChallengeShellStorage", "ChallengeShellText", "ChallengeShellTestSupport",
                "ChallengeShellProcessTestSupport",
            ],
            path: "Tests/Prompt", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellVerificationTests",
            dependencies: [
                "ChallengeShellVerification", "ChallengeShellGraph", "ChallengeShellSession", "ChallengeShellOutput",
                "ChallengeShellPrompt",
                "ChallengeShellCommand", "ChallengeShellConsole", "ChallengeShellLanguage", "SessionTestSupport",
                "ShellTestSupport", "ChallengeCore", "ChallengeDesignSystem", "ChallengeShellLineEdit",
                "ChallengeShellStorage",
                "ChallengeShellText", "ChallengeShellTestSupport", "ChallengeShellProcessTestSupport",
            ],
            path: "Tests/Verification", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellCommandTests",
            dependencies: [
                "ChallengeShellCommand", "ChallengeShellVerification", "ChallengeShellPrompt", "ChallengeShellSession",
                "ChallengeShellOutput",
                "ChallengeShellConsole", "ChallengeShellLanguage", "ChallengeShellCommandLine", "SessionTestSupport",
                "ShellTestSupport", "ChallengeCore",
                "ChallengeDesignSystem", "ChallengeShellText", "challenge", "ChallengeShellTestSupport",
                .argumentParser,
            ],
            path: "Tests/ShellCommand", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellExplorerTests",
            dependencies: [
                "ChallengeShellExplorer", "ChallengeShellTrials", "ChallengeHost", "ChallengeShellSession",
                "ChallengeShellVerification", "ChallengeShellCommand", "ChallengeCore",
                "ChallengeShellText", "ChallengeViews", "ChallengeShellSystem", "challenge-defects-fixture",
                "ChallengeShellTestSupport", .argumentParser,
            ],
            path: "Tests/Explorer", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeTestKitTests",
            dependencies: [
                "ChallengeTestKit", "ChallengeShellRest", "ChallengeShellLanguage", "ChallengeShellConsole",
                "ChallengeShellGraph",
                "ChallengeShellPrompt", "ChallengeShellVerification", "ChallengeShellCommand", "ChallengeCore",
                "ChallengeShellText",
                "ChallengeShellSystem", "ChallengeViews", "challenge",
                "ChallengeShellTestSupport",
            ],
            path: "Tests/TestKit", swiftSettings: .presentation),
        // An app as the documents write it, which imports the libraries as any package does.
        .testTarget(
            name: "DocumentsTests",
            dependencies: [
                "ChallengeCore", "ChallengeViews", "ChallengeShellSystem", "ChallengeShellCommand", "ChallengeTestKit",
            ],
            path: "Tests/Documents", packageAccess: false, swiftSettings: .presentation),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "challenge", "challenge-api", "challenge-defects-fixture", "challenge-news-fixture",
                "ChallengeShellCatalogue",
                "ChallengeShellNetworking", "ChallengeShellStorage", "ChallengeShellImaging", "ChallengeShellInjection",
                "ChallengeShellGames",
                "ChallengeCore", "ChallengeShellText", "CChallengeVersion", "ChallengeShellTestSupport",
                "ChallengeShellProcessTestSupport",
                "ChallengeShellTerminalTestSupport", "ChallengeShellHTTPTestSupport", .hummingbird,
            ],
            path: "Tests/EndToEnd", exclude: ["Golden", "Contract/Rows.md"]),

        // Tests of code that reads untrusted bytes, with a corpus; `make fuzz` makes a program of it, see below.
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "ChallengeShellAppKit", "ChallengeShellCatalogue", "ChallengeShellCharacter", "ChallengeCore",
                "ChallengeDesignSystem", "ChallengeShellEpisode", "ChallengeShellGames", "ChallengeHost",
                "ChallengeShellLineEdit",
                "ChallengeShellLocation", "ChallengeShellNetworking", "ChallengeShellCommand", "ChallengeShellLanguage",
                "ChallengeShellConsole", "ChallengeShellSession", "ChallengeShellOutput", "ChallengeShellGraph",
                "ChallengeShellPrompt",
                "ChallengeShellVerification",
                "ChallengeShellStorage", "ChallengeShellText",
                "ChallengeShellTestSupport", "ChallengeShellTerminalTestSupport",
            ],
            path: "Tests/Fuzz", exclude: ["main.swift"]),

        // Commands of the package manager, which run the programs of Tools, a separate package.
        .plugin(
            name: "NewFeature",
            capability: .command(
                intent: .custom(verb: "new-feature", description: "Write a new feature, with its tests and wiring."),
                permissions: [.writeToPackageDirectory(reason: "It writes the feature, and wires it into the app.")])),
        .plugin(
            name: "CheckArchitecture",
            capability: .command(
                intent: .custom(
                    verb: "check-architecture", description: "Check sources against the architecture's rules."))),

        // The program of `make bench`; nothing of it ships.
        .executableTarget(
            name: "challenge-bench",
            dependencies: ["ChallengeShellCatalogue", "ChallengeShellStorage", "ChallengeShellTerminalTestSupport"],
            path: "Benchmarks", exclude: ["counts.json", "results.json"]),
        .testTarget(name: "BenchmarksTests", dependencies: ["challenge-bench"], path: "Tests/Benchmarks"),
    ]
)

extension Target.Dependency {
    static var argumentParser: Self { .product(name: "ArgumentParser", package: "swift-argument-parser") }
    static var hummingbird: Self { .server("Hummingbird", package: "hummingbird") }
    static var nioCore: Self { .server("NIOCore", package: "swift-nio") }
    static var nioPosix: Self { .server("NIOPosix", package: "swift-nio") }
    static var log: Self { .product(name: "Logging", package: "swift-log") }

    /// Without the trait Server its packages are not fetched.
    private static func server(_ name: String, package: String) -> Self {
        .product(name: name, package: package, condition: .when(traits: ["Server"]))
    }
}

extension [SwiftSetting] {
    /// Views, view models and the session live on the main actor; anything else says `nonisolated`.
    static var presentation: Self { [.defaultIsolation(MainActor.self)] }
}

for target in package.targets where target.type == .test {
    target.dependencies.append("ChallengeShellTestLimits")
}

// With libFuzzer: the targets of Tests/Fuzz as a program, with instrumentation in all our code.
if Context.environment["CHALLENGE_FUZZ"] != nil, let tests = package.targets.first(where: { $0.name == "FuzzTests" }) {
    let sanitized = ["-sanitize=fuzzer,address"]
    package.targets.removeAll { $0.type == .test || $0.type == .plugin }
    package.targets.append(
        .executableTarget(
            name: "challenge-fuzz", dependencies: tests.dependencies, path: "Tests/Fuzz",
            exclude: ["CorpusTests.swift"],
            linkerSettings: [.unsafeFlags(sanitized + ["-use-ld=lld"])]))
    package.products = []
    for target in package.targets where target.type == .regular || target.type == .executable {
        target.swiftSettings =
            (target.swiftSettings ?? []) + [.unsafeFlags(sanitized + ["-enable-testing", "-assert-config", "Debug"])]
    }
}

// The documents' app is compiled as any other package.
for target in package.targets where target.type != .system && target.type != .plugin && target.packageAccess {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            // `any` is explicit, so that a reader sees where a call is dynamic.
            .enableUpcomingFeature("ExistentialAny"),
            // A dependency's types must not leak into ours by accident.
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            // An async function stays on its caller's actor unless it is marked @concurrent.
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .enableUpcomingFeature("InferIsolatedConformances"),
        ]
    // Warnings are errors for us, but not for users of a newer compiler.
    if Context.environment["CI"] != nil {
        target.swiftSettings?.append(.treatAllWarnings(as: .error))
    }
}
