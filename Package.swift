// swift-tools-version: 6.2
import PackageDescription

// Each line names the folder of a target, then the modules and packages that it imports. A folder's name with the prefix
// `Challenge` is the module's name: `Sources/Shell/Session` is ChallengeSession. The README in the folder describes it.
let package = Package(
    name: "challenge",
    products: [
        .executable(name: "challenge", targets: ["challenge"]),
        // The libraries for apps: features, and the prompt that they run at.
        .library(name: "ChallengeCore", targets: ["ChallengeCore", "ChallengeTaskTracking", "ChallengeText"]),
        .library(name: "ChallengeDesignSystem", targets: ["ChallengeDesignSystem"]),
        .library(name: "ChallengeViews", targets: ["ChallengeViews"]),
        .library(name: "ChallengeListing", targets: ["ChallengeListing"]),
        .library(name: "ChallengeHost", targets: ["ChallengeHost", "ChallengeSystem"]),
        .library(name: "ChallengeCommand", targets: ["ChallengeCommand"]),
        .library(name: "ChallengeTestKit", targets: ["ChallengeTestKit", "ChallengeVerification"]),
        .plugin(name: "NewFeature", targets: ["NewFeature"]),
        .plugin(name: "CheckArchitecture", targets: ["CheckArchitecture"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        // For tests only: servers on loopback.
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        // MARK: Libraries, which know nothing of any app

        library("Text"),
        library("TaskTracking", "Text"),
        library("Core", "TaskTracking", "Text", "Logging"),
        library("Storage", "TaskTracking"),
        library("CCurl"),
        library("Networking", "CCurl", "Core", "TaskTracking", "Text"),
        library("DesignSystem", "Core", "Text"),
        library("Views", "Core", "DesignSystem", "Text"),
        systemLibrary("CLineEdit", pkgConfig: "libedit", apt: "libedit-dev"),
        library("LineEdit", "CLineEdit", "Storage", "Text"),
        library("CProcess"),
        library("CommandLine", "ArgumentParser"),
        library("Terminal", "Text"),
        library("Listing", "Core", "DesignSystem", "Storage", "Text", "Views"),
        presentation("Sources/Libraries/Host", "Core", "TaskTracking"),
        library("Injection"),
        systemLibrary("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
        library("Imaging", "CTurboJPEG", "Core", "Storage", "Text"),
        library("CTestKit"),

        // MARK: Features, none of which imports another

        presentation("Sources/Features/Home", "Core", "Views"),
        presentation("Sources/Features/Character", "Core", "Listing", "Networking", "Text", "Views"),
        presentation(
            "Sources/Features/Games", "Core", "DesignSystem", "Injection", "Listing", "Networking",
            "Views", "Logging"),
        presentation("Sources/Features/Location", "Core", "Listing", "Networking", "Views"),
        presentation("Sources/Features/Episode", "Core", "DesignSystem", "Listing", "Networking", "Text", "Views"),
        presentation("Sources/Features/System", "Core", "Views"),

        // MARK: The data, the composition root and the shell, which meet in the executable only

        module("Sources/Catalogue", "Core", "Imaging", "Networking", "Text"),
        presentation(
            "Sources/AppKit", "Catalogue", "Character", "Core", "Episode", "Games", "Home", "Imaging", "Listing",
            "Location", "Networking", "System"),
        module("Sources/Shell/Language", "Core", "Storage", "Text"),
        presentation("Sources/Shell/Console", "DesignSystem", "LineEdit", "Storage", "Text"),
        presentation("Sources/Shell/Graph", "Core", "DesignSystem", "Text"),
        presentation(
            "Sources/Shell/Session", "Console", "Core", "DesignSystem", "Graph", "Language", "Storage", "TaskTracking",
            "Text"),
        presentation(
            "Sources/Shell/Prompt", "Console", "Core", "DesignSystem", "Language", "LineEdit", "Session",
            "Storage", "TaskTracking", "Text"),
        presentation(
            "Sources/Shell/Verification", "Console", "Core", "DesignSystem", "Graph", "Language", "LineEdit", "Session",
            "Storage", "Text"),
        presentation(
            "Sources/Shell/Recording", "CProcess", "Console", "Core", "DesignSystem", "Language", "LineEdit", "Prompt",
            "Session", "Storage", "Terminal", "Text", "Verification"),
        presentation(
            "Sources/Shell/Explorer", "CProcess", "Console", "Core", "DesignSystem", "Host", "Language", "Prompt", "Session",
            "Storage", "TaskTracking", "Text", "Verification"),
        presentation(
            "Sources/Shell/Command", "CProcess", "CommandLine", "Console", "Core", "Explorer", "Graph", "Host",
            "Language", "Prompt", "Recording", "Session", "Storage", "TaskTracking", "Text", "Verification",
            "ArgumentParser",
            "Logging"),
        presentation(
            "Sources/Shell/TestKit", "Command", "Core", "Explorer", "Host", "Prompt", "Session", "Text", "Verification",
            "CTestKit", "ArgumentParser"),
        module("Sources/CVersion"),
        program(
            "Sources/challenge", "CVersion", "AppKit", "Command", "Core", "ArgumentParser",
            isPresentation: true),

        // MARK: Tests

        module("Tests/Support/TestLimits"),
        module("Tests/Support/TestSupport", "Core", "Networking", "TaskTracking", "TestLimits", "Text"),
        module("Tests/Support/TerminalTestSupport", "Terminal", "Text"),
        .systemLibrary(name: "CChallengeSpawn", path: "Tests/Support/CSpawn"),
        module("Tests/Support/ProcessTestSupport", "CSpawn", "TestLimits"),
        program("Tests/Support/NewsProgram", named: "challenge-news-fixture", "Command", "Core", "Views"),
        program(
            "Tests/Support/DefectsProgram", named: "challenge-defects-fixture", "Command", "Core", "DesignSystem",
            "System", "Text", "ArgumentParser", isPresentation: true),
        module("Tests/Support/HTTPTestSupport", "FlyingFox", "FlyingSocks"),
        module("Tests/Support/InjectionTestSupport", "Injection"),
        presentation("Tests/Support/ShellTestSupport", "Console", "Core", "Language", "LineEdit", "TestSupport"),
        presentation(
            "Tests/Support/SessionTestSupport", "Command", "Console", "Core", "Language", "Prompt", "Recording",
            "Session",
            "ShellTestSupport", "Storage", "TestSupport", "Verification"),
        tests("TestSupport", "ProcessTestSupport", "TestSupport", "TestLimits"),
        tests("Text", "TestSupport", "Text"),
        tests("Core", "Core", "TestSupport", "Text", "Logging", "TestLimits"),
        tests("Storage", "Storage", "TestSupport"),
        tests(
            "Networking", "CCurl", "Core", "HTTPTestSupport", "Networking", "ProcessTestSupport", "TestSupport",
            "FlyingFox",
            "FlyingSocks", "TestLimits"),
        tests("DesignSystem", "Core", "DesignSystem", "TestSupport"),
        presentationTests("Views", "Core", "DesignSystem", "TestSupport", "Views"),
        tests("Terminal", "Terminal", "Text", "TestLimits"),
        tests("LineEdit", "LineEdit", "TerminalTestSupport", "TestSupport", "TestLimits"),
        tests("Injection", "Injection", "InjectionTestSupport", "TestLimits"),
        tests("Imaging", "CTurboJPEG", "Imaging", "TestSupport"),
        presentationTests("TaskTracking", "TaskTracking", "CTestKit", "TestLimits"),
        tests("Catalogue", "Catalogue", "Core", "Networking", "Text", "TestLimits"),
        tests("Listing", "Core", "DesignSystem", "Listing", "TestSupport", "Views", "TestLimits"),
        presentationTests("Host", "Host", "TestSupport"),
        presentationTests("Features/Home", "Home", "TestSupport"),
        presentationTests("Features/Character", "Character", "Core", "DesignSystem", "Listing", "TestSupport", "Views"),
        presentationTests(
            "Features/Games", "Games", "Injection", "InjectionTestSupport", "Listing",
            "TestSupport", "Views"),
        presentationTests("Features/Location", "Listing", "Location", "TestSupport", "Views"),
        presentationTests("Features/Episode", "Episode", "Listing", "TestSupport", "Views"),
        presentationTests("Features/System", "System", "TestSupport"),
        presentationTests(
            "AppKit", "AppKit", "Catalogue", "Character", "Episode", "Games", "Home", "Host", "Imaging", "Location",
            "TestSupport"),
        presentationTests("Language", "Language", "ShellTestSupport", "Storage"),
        presentationTests("Console", "Console", "DesignSystem", "LineEdit", "ShellTestSupport", "Storage"),
        presentationTests(
            "Graph", "Console", "Core", "DesignSystem", "Graph", "ProcessTestSupport", "SessionTestSupport",
            "ShellTestSupport", "Text", "Verification"),
        presentationTests(
            "Session", "Command", "Console", "Core", "DesignSystem", "Language", "LineEdit", "Prompt", "Session",
            "SessionTestSupport", "ShellTestSupport", "Storage", "TaskTracking", "TestSupport", "Text", "Verification"),
        presentationTests(
            "Prompt", "Command", "Console", "Core", "Language", "LineEdit", "Prompt", "Session", "SessionTestSupport",
            "ShellTestSupport", "Storage", "TestSupport"),
        presentationTests(
            "Verification", "Command", "Console", "DesignSystem", "Language", "Prompt", "Session", "SessionTestSupport",
            "ShellTestSupport", "Storage", "TestSupport", "Verification"),
        presentationTests("Recording", "Recording", "SessionTestSupport", "ShellTestSupport"),
        presentationTests(
            "Command", "Command", "CommandLine", "Console", "DesignSystem", "Language", "Session", "ShellTestSupport",
            "TestSupport", "Verification", "challenge", "ArgumentParser", "TestLimits"),
        presentationTests(
            "Explorer", "Command", "Core", "Explorer", "Host", "Session", "System", "TestSupport", "Verification",
            "Views", "challenge-defects-fixture", "ArgumentParser"),
        presentationTests(
            "TestKit", "Command", "Core", "System", "TaskTracking", "TestKit", "TestSupport", "Text", "Verification",
            "Views", "challenge", "ArgumentParser", "TestLimits"),
        // An app as the documents write it, which imports the libraries as any package does.
        presentationTests(
            "Documents", "Command", "Core", "System", "TestKit", "Views", "TestLimits", packageAccess: false),
        tests(
            "EndToEnd", "CVersion", "Catalogue", "Games", "HTTPTestSupport", "Imaging", "Injection",
            "ProcessTestSupport", "TerminalTestSupport", "TestSupport", "challenge-defects-fixture",
            "challenge", "challenge-news-fixture", "FlyingFox", "FlyingSocks", "TestLimits",
            exclude: ["Golden", "Contract/Rows.md"]),
        // Code that reads untrusted bytes, with a corpus. `make fuzz` makes a program of it, see below.
        tests(
            "Fuzz", "AppKit", "Character", "Command", "Core", "DesignSystem", "Episode", "Games", "Host",
            "Language", "LineEdit", "Location", "Networking", "Prompt", "Session", "Storage", "TerminalTestSupport",
            "TestSupport", "Verification", exclude: ["main.swift"]),

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
    ]
)

// MARK: A target from its folder

/// The name of the module in a folder: `Challenge`, or `CChallenge` for C, and the name of the folder. CLineEdit keeps its own.
func moduleName(_ path: String) -> String {
    let folder = path.split(separator: "/").last.map(String.init) ?? path
    let second = folder.dropFirst().first
    if folder == "CLineEdit" { return folder }
    return folder.first == "C" && second?.isUppercase == true ? "CChallenge\(folder.dropFirst())" : "Challenge\(folder)"
}

/// Creates a dependency: a program of ours (`challenge-…`), a product of a package, or the module in a folder of that name.
func dependency(_ name: String) -> Target.Dependency {
    switch name {
    case "ArgumentParser": .product(name: name, package: "swift-argument-parser")
    case "Logging": .product(name: name, package: "swift-log")
    case "FlyingFox", "FlyingSocks": .product(name: name, package: "FlyingFox")
    default: .target(name: name.hasPrefix("challenge") ? name : moduleName(name))
    }
}

func module(_ path: String, _ dependencies: String...) -> Target { regular(path, dependencies) }

func library(_ folder: String, _ dependencies: String...) -> Target {
    regular("Sources/Libraries/\(folder)", dependencies)
}

/// A module whose views, view models and sessions live on the main actor; other code in it is `nonisolated`.
func presentation(_ path: String, _ dependencies: String...) -> Target {
    regular(path, dependencies, settings: [.defaultIsolation(MainActor.self)])
}

func regular(_ path: String, _ dependencies: [String], settings: [SwiftSetting] = []) -> Target {
    .target(
        name: moduleName(path), dependencies: dependencies.map(dependency), path: path, exclude: documents(path),
        swiftSettings: settings)
}

/// Modules that ship have a README.
func documents(_ path: String) -> [String] { path.hasPrefix("Sources/") ? ["README.md"] : [] }

func systemLibrary(_ folder: String, pkgConfig: String, apt package: String) -> Target {
    .systemLibrary(
        name: moduleName(folder), path: "Sources/Libraries/\(folder)", pkgConfig: pkgConfig,
        providers: [.apt([package])])
}

func program(
    _ path: String, named name: String? = nil, _ dependencies: String..., isPresentation: Bool = false
) -> Target {
    .executableTarget(
        name: name ?? path.split(separator: "/").last.map(String.init) ?? path,
        dependencies: dependencies.map(dependency), path: path, exclude: documents(path),
        swiftSettings: isPresentation ? [.defaultIsolation(MainActor.self)] : [])
}

func tests(_ folder: String, _ dependencies: String..., exclude: [String] = []) -> Target {
    .testTarget(
        name: "\(moduleName(folder))Tests", dependencies: dependencies.map(dependency),
        path: "Tests/\(folder)", exclude: exclude)
}

func presentationTests(_ folder: String, _ dependencies: String..., packageAccess: Bool = true) -> Target {
    .testTarget(
        name: "\(moduleName(folder))Tests", dependencies: dependencies.map(dependency),
        path: "Tests/\(folder)", packageAccess: packageAccess, swiftSettings: [.defaultIsolation(MainActor.self)])
}

// MARK: Settings of all targets

// With libFuzzer: the targets of Tests/Fuzz as a program, with instrumentation in all our code.
if Context.environment["CHALLENGE_FUZZ"] != nil,
    let tests = package.targets.first(where: { $0.name == "ChallengeFuzzTests" })
{
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
