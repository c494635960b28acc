// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Each line names the folder of a target, then the modules and packages that it imports. A folder's name with the prefix
// `Challenge` is the module's name: `Sources/Shell/Session` is ChallengeSession. The README in the folder describes it.
let package = Package(
    name: "challenge",
    products: [
        .executable(name: "challenge", targets: ["challenge"]),
        // The libraries for apps: features, and the prompt that they run at.
        // For platforms without SwiftUI. It brings the prompt, on which an `App` runs.
        .library(name: "SwiftUI", targets: ["SwiftUI", "Combine", "ChallengeCommand"]),
        .library(name: "ChallengeCore", targets: ["ChallengeCore", "ChallengeTaskTracking"]),
        .library(name: "ChallengeViews", targets: ["ChallengeViews", "ChallengeActions", "ChallengeText"]),
        .library(name: "ChallengeDesignSystem", targets: ["ChallengeDesignSystem"]),
        .library(name: "ChallengeListing", targets: ["ChallengeListing"]),
        .library(name: "ChallengeHost", targets: ["ChallengeHost", "ChallengeSystem"]),
        .library(name: "ChallengeCommand", targets: ["ChallengeCommand"]),
        .library(name: "ChallengeTestKit", targets: ["ChallengeTestKit", "ChallengeVerification"]),
        .plugin(name: "NewFeature", targets: ["NewFeature"]),
        .plugin(name: "CheckArchitecture", targets: ["CheckArchitecture"]),
    ],
    traits: [
        // An app's files rely on SwiftUI to bring Foundation along. Our own program starts sooner without it.
        .trait(name: "Foundation", description: "The module SwiftUI exports Foundation.")
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
        library("CDispatch"),
        library("TaskTracking", "CDispatch", "Text"),
        library("DesignSystem", "Text"),
        library("Actions", "DesignSystem", "Text"),
        library("MacroExpansion"),
        macro("PreviewMacro", "MacroExpansion"),
        library("CSwiftUI"),
        library("Combine"),
        library("SwiftUI", "Actions", "Combine", "CSwiftUI", "DesignSystem", "PreviewMacro", "Text"),
        library("Core", "Actions", "DesignSystem", "Injection", "SwiftUI", "TaskTracking", "Text", "Logging"),
        library("Views", "Actions", "Core", "DesignSystem", "SwiftUI", "Text"),
        library("Storage", "TaskTracking"),
        library("CCurl"),
        library("Networking", "Actions", "CCurl", "Core", "TaskTracking", "Text"),
        systemLibrary("CLineEdit", pkgConfig: "libedit", apt: "libedit-dev"),
        library("LineEdit", "CLineEdit", "Storage", "Text"),
        library("CProcess"),
        library("Terminal", "Text"),
        library("Listing", "Actions", "Core", "DesignSystem", "Storage", "SwiftUI", "Text", "Views"),
        presentation("Sources/Libraries/Host", "Actions", "Core", "SwiftUI", "TaskTracking", "Text"),
        library("Injection"),
        systemLibrary("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
        library("Imaging", "Core", "CTurboJPEG", "DesignSystem", "Injection", "Networking", "Storage", "Text"),
        library("CTestKit"),

        // MARK: Features, none of which imports another

        presentation("Sources/Features/Home", "Actions", "Core", "SwiftUI", "Views"),
        presentation(
            "Sources/Features/Character", "Actions", "Core", "DesignSystem", "Listing", "Networking", "SwiftUI", "Text",
            "Views"),
        presentation(
            "Sources/Features/Games", "Core", "DesignSystem", "Injection", "Listing", "Networking", "SwiftUI", "Text",
            "Views"),
        presentation(
            "Sources/Features/Location", "Actions", "Core", "DesignSystem", "Listing", "Networking", "SwiftUI", "Text",
            "Views"),
        presentation(
            "Sources/Features/Episode", "Actions", "Core", "DesignSystem", "Listing", "Networking", "SwiftUI", "Text",
            "Views"),
        presentation("Sources/Features/System", "Actions", "Core", "DesignSystem", "SwiftUI", "Text", "Views"),

        // MARK: The data, the composition root and the shell, which meet in the executable only

        module("Sources/Catalogue", "Core", "DesignSystem", "Imaging", "Networking", "Text"),
        presentation(
            "Sources/AppKit", "Catalogue", "Character", "Core", "DesignSystem", "Episode", "Games", "Home", "Imaging",
            "Location", "Networking", "SwiftUI", "System", "Text"),
        module("Sources/Shell/Language", "Actions", "Core", "Host", "Storage", "SwiftUI", "Text"),
        presentation("Sources/Shell/Console", "CProcess", "DesignSystem", "LineEdit", "Storage", "Text"),
        presentation("Sources/Shell/Graph", "Actions", "Core", "DesignSystem", "Host", "SwiftUI", "Text"),
        presentation(
            "Sources/Shell/Session", "Actions", "Console", "Core", "DesignSystem", "Graph", "Host", "Language",
            "Storage", "SwiftUI", "TaskTracking", "Text"),
        presentation(
            "Sources/Shell/Prompt", "Actions", "Console", "Core", "DesignSystem", "Host", "Language", "LineEdit",
            "Session", "Storage", "SwiftUI", "TaskTracking", "Text"),
        presentation(
            "Sources/Shell/Verification", "Actions", "Console", "Core", "DesignSystem", "Graph", "Host", "Language",
            "LineEdit", "Session", "Storage", "SwiftUI", "Text"),
        presentation(
            "Sources/Shell/Recording", "Actions", "Console", "CProcess", "DesignSystem", "Host", "Language", "LineEdit",
            "Prompt", "Session", "Storage", "Terminal", "Text", "Verification"),
        presentation(
            "Sources/Shell/Explorer", "Actions", "Console", "Core", "CProcess", "DesignSystem", "Graph", "Host",
            "Language", "Prompt", "Session", "Storage", "SwiftUI", "TaskTracking", "Terminal", "Text", "Verification"),
        presentation(
            "Sources/Shell/Command", "Actions", "Console", "Core", "CProcess", "Explorer", "Graph", "Host", "Language",
            "Prompt", "Recording", "Session", "Storage", "SwiftUI", "TaskTracking", "Text", "Verification",
            "ArgumentParser", "Logging"),
        presentation(
            "Sources/Shell/TestKit", "Actions", "Command", "Core", "Explorer", "Host", "Prompt", "Session", "SwiftUI",
            "Text", "Verification", "CTestKit", "ArgumentParser"),
        module("Sources/CVersion"),
        program(
            "Sources/challenge", "Actions", "AppKit", "Command", "Core", "CVersion", "SwiftUI", "Text",
            "ArgumentParser", isPresentation: true),

        // MARK: Tests

        module("Tests/Support/TestLimits", "TaskTracking"),
        module(
            "Tests/Support/TestSupport", "Actions", "Core", "DesignSystem", "Injection", "Networking", "SwiftUI",
            "TaskTracking", "TestLimits", "Text", "Views"),
        .systemLibrary(name: "CChallengeSpawn", path: "Tests/Support/CSpawn"),
        module(
            "Tests/Support/ProcessTestSupport", "CSpawn", "Terminal", "TestLimits", "Text", "FlyingFox", "FlyingSocks"),
        program(
            "Tests/Support/NewsProgram", named: "challenge-news-fixture", "Actions", "Command", "Core", "SwiftUI",
            "Views"),
        program(
            "Tests/Support/DefectsProgram", named: "challenge-defects-fixture", "Actions", "Command", "Core",
            "DesignSystem", "SwiftUI", "System", "Text", "Views", "ArgumentParser", isPresentation: true),
        presentation(
            "Tests/Support/ShellTestSupport", "Actions", "Command", "Console", "Core", "DesignSystem", "Host",
            "Language", "LineEdit", "Prompt", "Recording", "Session", "Storage", "SwiftUI", "TestSupport",
            "Verification", "Views"),
        tests(
            "Libraries", "CCurl", "Core", "CTurboJPEG", "DesignSystem", "Imaging", "Injection", "LineEdit",
            "Networking", "ProcessTestSupport", "Storage", "TaskTracking", "Terminal", "TestLimits", "TestSupport",
            "Text", "FlyingSocks"),
        tests(
            "Core", "Actions", "Core", "DesignSystem", "Host", "SwiftUI", "TaskTracking", "TestLimits", "TestSupport",
            "Text", "Views", "Logging"),
        presentationTests("Views", "Actions", "Core", "DesignSystem", "SwiftUI", "TestSupport", "Text", "Views"),
        tests("PreviewMacro", "MacroExpansion", "SwiftUI"),
        presentationTests("Combine", "Combine", "TaskTracking", "TestLimits", "CTestKit"),
        tests("SwiftUIStrings", "SwiftUI", "TestSupport"),
        presentationTests("TaskTracking", "TaskTracking", "TestLimits", "CTestKit"),
        tests("Catalogue", "Catalogue", "Core", "DesignSystem", "Networking", "TestLimits", "Text"),
        tests("Listing", "Actions", "Core", "DesignSystem", "Listing", "SwiftUI", "TestLimits", "TestSupport", "Views"),
        presentationTests("Host", "Actions", "DesignSystem", "Host", "SwiftUI", "TaskTracking", "TestSupport", "Views"),
        presentationTests(
            "Features", "Actions", "Character", "Core", "DesignSystem", "Episode", "Games", "Home", "Injection",
            "Listing", "Location", "SwiftUI", "System", "TestSupport", "Views"),
        presentationTests(
            "AppKit", "Actions", "AppKit", "Catalogue", "Character", "Core", "DesignSystem", "Episode", "Games", "Home",
            "Host", "Imaging", "Location", "SwiftUI", "TestSupport", "Views"),
        presentationTests("Language", "Language", "ShellTestSupport"),
        presentationTests("Console", "Console", "ShellTestSupport"),
        presentationTests(
            "Graph", "Actions", "Core", "Graph", "Host", "ProcessTestSupport", "ShellTestSupport", "Text",
            "Verification"),
        presentationTests("Session", "Prompt", "Session", "ShellTestSupport", "TaskTracking"),
        presentationTests("Prompt", "Actions", "Prompt", "Session", "ShellTestSupport"),
        presentationTests(
            "Verification", "Console", "Session", "ShellTestSupport", "Storage", "TestSupport", "Verification"),
        presentationTests("Recording", "Recording", "ShellTestSupport"),
        presentationTests(
            "Command", "Command", "Core", "Session", "ShellTestSupport", "TestLimits", "TestSupport", "Verification",
            "challenge", "ArgumentParser"),
        presentationTests(
            "Explorer", "Actions", "Command", "Core", "DesignSystem", "Explorer", "Host", "Session", "SwiftUI",
            "System", "TestSupport", "Text", "Verification", "Views", "challenge-defects-fixture", "ArgumentParser"),
        presentationTests(
            "TestKit", "Actions", "Command", "Core", "DesignSystem", "SwiftUI", "System", "TaskTracking", "TestKit",
            "TestLimits", "TestSupport", "Text", "Verification", "Views", "challenge", "ArgumentParser"),
        // An app as the documents write it, which imports the libraries as any package does.
        presentationTests(
            "Documents", "Actions", "Command", "Core", "DesignSystem", "SwiftUI", "System", "TestKit", "TestLimits",
            "Views", packageAccess: false),
        tests(
            "EndToEnd", "Catalogue", "CVersion", "DesignSystem", "Games", "Imaging", "Injection", "ProcessTestSupport",
            "TestLimits", "TestSupport", "challenge-defects-fixture", "challenge", "challenge-news-fixture",
            "FlyingFox", exclude: ["Golden", "Contract/Rows.md"]),
        // Code that reads untrusted bytes, with a corpus. `make fuzz` makes a program of it, see below.
        tests(
            "Fuzz", "AppKit", "Character", "Command", "Core", "DesignSystem", "Episode", "Games", "Host", "Language",
            "LineEdit", "Location", "Networking", "ProcessTestSupport", "Prompt", "Session", "Storage", "SwiftUI",
            "TestSupport", "Verification", "Views", exclude: ["main.swift"]),

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
    if ["CLineEdit", "Combine", "SwiftUI"].contains(folder) { return folder }
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

/// A program that expands macros for the compiler.
func macro(_ folder: String, _ dependencies: String...) -> Target {
    .macro(
        name: moduleName(folder), dependencies: dependencies.map(dependency), path: "Sources/Libraries/\(folder)",
        exclude: ["README.md"])
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
