import ChallengeCore
import Foundation

/// The app's own networking module, abridged.
nonisolated protocol SkyClientContract: AnyObject, Sendable {
    func data(of path: String) async throws -> Data
}

nonisolated struct PlanetDTO: Decodable, Sendable {
    let id: Int
    let name: String
    let gas: Bool
}

nonisolated struct PlanetMapper: MapperContract {
    func map(_ input: PlanetDTO) -> Planet {
        Planet(id: input.id, name: input.name, kind: input.gas ? .giant : .rocky)
    }
}

nonisolated protocol PlanetRemoteDataSourceContract: Sendable {
    func fetchPlanets() async throws -> [PlanetDTO]
}

nonisolated struct PlanetRemoteDataSource: PlanetRemoteDataSourceContract {
    let client: any SkyClientContract

    func fetchPlanets() async throws -> [PlanetDTO] {
        try JSONDecoder().decode([PlanetDTO].self, from: try await client.data(of: "/planets"))
    }
}

actor PlanetMemoryDataSource {
    private var planets: [Planet]?

    func getPlanets() -> [Planet]? { planets }
    func savePlanets(_ planets: [Planet]) { self.planets = planets }
}

nonisolated struct PlanetRepository: PlanetRepositoryContract {
    private let remoteDataSource: any PlanetRemoteDataSourceContract
    private let memoryDataSource: PlanetMemoryDataSource
    private let mapper: any MapperContract<PlanetDTO, Planet> = PlanetMapper()

    init(remoteDataSource: any PlanetRemoteDataSourceContract, memoryDataSource: PlanetMemoryDataSource) {
        self.remoteDataSource = remoteDataSource
        self.memoryDataSource = memoryDataSource
    }

    func getPlanets(cachePolicy: CachePolicy) async throws(PlanetError) -> [Planet] {
        do {
            return try await cachePolicy.fetch(
                fromRemote: { try await remoteDataSource.fetchPlanets().map(mapper.map) },
                fromCache: { await memoryDataSource.getPlanets() },
                saveToCache: { await memoryDataSource.savePlanets($0) }
            )
        } catch {
            throw .unavailable
        }
    }

    func getPlanet(identifier: Int, cachePolicy: CachePolicy) async throws(PlanetError) -> Planet {
        let planets = try await getPlanets(cachePolicy: cachePolicy)
        guard let planet = planets.first(where: { $0.id == identifier }) else {
            throw .notFound(identifier: identifier)
        }
        return planet
    }
}
