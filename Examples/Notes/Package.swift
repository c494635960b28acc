// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "notes",
    platforms: [.iOS(.v18), .macOS(.v15)],
    dependencies: [
        .package(name: "challenge", path: "../..", traits: ["Foundation"])
    ],
    targets: [
        .executableTarget(
            name: "Notes",
            dependencies: [.product(name: "SwiftUI", package: "challenge", condition: .when(platforms: [.linux]))],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(name: "NotesTests", dependencies: ["Notes"]),
    ]
)
