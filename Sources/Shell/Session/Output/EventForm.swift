import ChallengeText
import SwiftUI

/// The form of an event for programs: the keys of its object in their order, each with its schema and its value.
struct EventForm<Event> {
    struct Member {
        let key: String
        let schema: ContentSchema
        /// Returns the value; nil if the object has no such key.
        let value: (Event, JSONFormat) -> JSON?

        /// Describes a value whose type gives its schema, unless the schema says more.
        init<Value: ContentValue>(
            _ key: String, _ schema: ContentSchema = Value.contentSchema, _ value: @escaping (Event) -> Value
        ) {
            self.init(key, schema) { event, _ in
                let value = value(event)
                return value.isMissing ? nil : value.json
            }
        }

        init(_ key: String, _ schema: ContentSchema, _ value: @escaping (Event, JSONFormat) -> JSON?) {
            self.key = key
            self.schema = schema
            self.value = value
        }
    }

    let name: String
    /// The values of the key `event`.
    let kinds: [String]
    let help: String?
    /// True if the object has the id of the request that causes the event.
    let hasID: Bool
    let members: [Member]

    /// Describes events with the name of the form, unless `kinds` has other names.
    init(_ name: String, as kinds: [String]? = nil, _ help: String?, hasID: Bool = true, _ members: [Member]) {
        self.name = name
        self.kinds = kinds ?? [name]
        self.help = help
        self.hasID = hasID
        self.members = members
    }

    var definition: EventSchema.Definition {
        EventSchema.event(name, as: kinds, help, hasID: hasID, of: members.map { ($0.key, $0.schema) })
    }

    func object(of event: Event, as kind: String? = nil, in format: JSONFormat) -> JSON {
        var object = [(key: "event", value: JSON.string(kind ?? kinds[0]))]
        if hasID, let request = format.request { object.append(("id", .string(request))) }
        for member in members {
            if let value = member.value(event, format) { object.append((member.key, value)) }
        }
        return .object(object)
    }
}
