import Combine
import Observation
import Testing

private class Model: ObservableObject {
    @Published var first = 1
    @Published var second = 2
}

private final class Special: Model {
    @Published var third = 3
    var plain = 4 { willSet { objectWillChange.send() } }
}

private final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
}

@Suite("Observable objects")
struct ObservableObjectTests {
    @Test("A published property's publisher starts with the value, and publishes each other value before it is set")
    func published() {
        let model = Model()
        var seen: [[Int]] = []
        let work = model.$first.sink { seen.append([$0, model.first]) }
        model.first = 5
        model.first = 5
        #expect(seen == [[1, 1], [5, 1], [5, 5]])
        work.cancel()
    }

    @Test("An object tells of a change before it happens, also of a subclass's properties and by hand")
    func objectWillChange() {
        let model = Special()
        var seen: [Int] = []
        let work = model.objectWillChange.sink { seen.append(model.first + model.second + model.third + model.plain) }
        model.first = 11
        model.third = 13
        model.plain = 14
        #expect(seen == [10, 20, 30])
        #expect(model.objectWillChange === model.objectWillChange)
        #expect(model.objectWillChange !== Special().objectWillChange)
        work.cancel()
    }

    @Test("Values are assigned to a published property for as long as it exists, and its object tells of them")
    func assign() {
        let source = PassthroughSubject<Int, Never>()
        var model: Model? = Model()
        var (changes, cancels) = (0, 0)
        let work = model?.objectWillChange.sink { changes += 1 }
        if let model { source.handleEvents(receiveCancel: { cancels += 1 }).assign(to: &model.$first) }
        source.send(7)
        #expect(model?.first == 7)
        #expect(changes == 1)
        model = nil
        #expect(cancels == 1)
        work?.cancel()
    }

    @Test("An observation that accessed an object notices its next change")
    func observation() {
        func changes(_ object: any ObservableObject, _ change: () -> Void) -> Bool {
            nonisolated(unsafe) var isChanged = false
            withObservationTracking {
                object.accessForRendering()
            } onChange: {
                isChanged = true
            }
            #expect(!isChanged)
            change()
            return isChanged
        }
        let (model, other, custom) = (Model(), Model(), Custom())
        #expect(changes(model) { model.second = 0 })
        #expect(changes(model) { model.first = 0 })
        #expect(!changes(model) { other.first = 0 })
        #expect(changes(custom) { custom.objectWillChange.send() })
    }

    @Test("An object is released although it is observed, and another one at its address is another one")
    func release() {
        for _ in 0..<1_000 {
            let model = Model()
            weak let released: Model? = model
            var changes = 0
            let work = model.objectWillChange.sink { changes += 1 }
            model.accessForRendering()
            model.first = 2
            #expect(changes == 1)
            work.cancel()
            _ = released
        }
        weak var released: Model?
        do {
            let model = Model()
            released = model
            model.accessForRendering()
        }
        #expect(released == nil)
    }
}
