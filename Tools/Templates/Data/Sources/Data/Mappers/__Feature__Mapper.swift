import ChallengeCore

nonisolated struct __Feature__Mapper: MapperContract {
    func map(_ dto: __Feature__DTO) -> __Feature__ { __Feature__(id: dto.id, name: dto.name ?? "") }
}
