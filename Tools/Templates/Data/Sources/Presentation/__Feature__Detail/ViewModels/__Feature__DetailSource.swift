import ChallengeCore
import ChallengeListing

/// The use cases of the details, as their model needs them.
nonisolated struct __Feature__DetailSource: DetailSource {
    let get__Feature__UseCase: any Get__Feature__UseCaseContract
    let refresh__Feature__UseCase: any Refresh__Feature__UseCaseContract

    func item(_ identifier: Int) async throws(LoadFailure) -> __Feature__ {
        do throws(__Feature__Error) { return try await get__Feature__UseCase.execute(identifier: identifier) } catch {
            throw error.failure
        }
    }

    func freshItem(_ identifier: Int) async throws(LoadFailure) -> Fetched<__Feature__, LoadFailure> {
        do throws(__Feature__Error) {
            let fetched = try await refresh__Feature__UseCase.execute(identifier: identifier)
            return Fetched(fetched.value, fallbackReason: fetched.fallbackReason?.failure)
        } catch {
            throw error.failure
        }
    }
}
