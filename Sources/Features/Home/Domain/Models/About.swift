import ChallengeCore

/// The information about the app. Each text is a sentence, or a part of a sentence without a full stop.
nonisolated struct About: Sendable, Hashable {
    let version: String
    /// The source of the data: `built-in data`.
    let source: String
    /// The age of the data: `newest record: 2026-01-31`.
    let age: String
    /// The owners of the data and the pictures.
    let credits = """
        The data about the show, and its pictures with --live, come from the Rick and Morty API \
        (https://rickandmortyapi.com) and belong to the owners of Rick and Morty. The games, and the pictures that \
        are drawn without a network, are this app's own.
        """
    /// The terms of use of the app.
    let licence = "Licensed under the MIT License. Copyright (c) 2026 The Challenge authors."

    init(_ environment: AppEnvironment) {
        version = environment.version
        (source, age) = environment.dataSource
    }
}
