import ChallengeCore

/// A planet of the solar system.
nonisolated struct Planet: Identifiable, Hashable, Sendable {
    let id: Int
    let name: String
    let kind: Kind

    enum Kind: String, Sendable {
        case rocky, giant
    }
}

nonisolated enum PlanetError: Error, Hashable {
    case notFound(identifier: Int)
    case unavailable
}

nonisolated protocol PlanetRepositoryContract: Sendable {
    func getPlanets(cachePolicy: CachePolicy) async throws(PlanetError) -> [Planet]
    func getPlanet(identifier: Int, cachePolicy: CachePolicy) async throws(PlanetError) -> Planet
}

nonisolated protocol GetPlanetsUseCaseContract: Sendable {
    func execute() async throws(PlanetError) -> [Planet]
}

nonisolated struct GetPlanetsUseCase: GetPlanetsUseCaseContract {
    let repository: any PlanetRepositoryContract

    func execute() async throws(PlanetError) -> [Planet] { try await repository.getPlanets(cachePolicy: .localFirst) }
}

nonisolated struct RefreshPlanetsUseCase: GetPlanetsUseCaseContract {
    let repository: any PlanetRepositoryContract

    func execute() async throws(PlanetError) -> [Planet] { try await repository.getPlanets(cachePolicy: .remoteFirst) }
}

nonisolated protocol GetPlanetUseCaseContract: Sendable {
    func execute(identifier: Int) async throws(PlanetError) -> Planet
}

nonisolated struct GetPlanetUseCase: GetPlanetUseCaseContract {
    let repository: any PlanetRepositoryContract

    func execute(identifier: Int) async throws(PlanetError) -> Planet {
        try await repository.getPlanet(identifier: identifier, cachePolicy: .localFirst)
    }
}
