/// The schema of the session's events but for screens and answers, each under its name; below them the parts that others
/// refer to.
nonisolated enum EventDefinitions {
    static let events = #"""
            "command": {
              "description": "A command begins.",
              "type": "object",
              "properties": {
                "event": {"const": "command"},
                "id": {"$ref": "#/$defs/id"},
                "source": {"description": "The script's name; <prompt> for what is typed.", "type": "string"},
                "line": {"$ref": "#/$defs/line"},
                "text": {"type": "string"}
              },
              "required": ["event", "source", "line", "text"],
              "additionalProperties": false
            },
            "redirect": {
              "description": "A navigation is turned into another one.",
              "type": "object",
              "properties": {
                "event": {"const": "redirect"},
                "id": {"$ref": "#/$defs/id"},
                "from": {"$ref": "#/$defs/navigation"},
                "to": {"$ref": "#/$defs/navigation"}
              },
              "required": ["event", "from", "to"],
              "additionalProperties": false
            },
            "navigate": {
              "description": "The stacks have changed.",
              "type": "object",
              "properties": {
                "event": {"const": "navigate"},
                "id": {"$ref": "#/$defs/id"},
                "kind": {"enum": ["push", "pop", "present", "dismiss", "root"]},
                "destination": {"$ref": "#/$defs/navigation"},
                "depth": {
                  "description": "How many screens are above the root of the stack, afterwards.",
                  "type": "integer",
                  "minimum": 0
                }
              },
              "required": ["event", "kind", "destination", "depth"],
              "additionalProperties": false
            },
            "navigate.deliver": {
              "description": "A screen is asked to do something. It is the one on top of its stack.",
              "type": "object",
              "properties": {
                "event": {"const": "navigate"},
                "id": {"$ref": "#/$defs/id"},
                "kind": {"const": "deliver"},
                "destination": {"$ref": "#/$defs/navigation"},
                "depth": {
                  "description": "How many screens are above the root of the stack.",
                  "type": "integer",
                  "minimum": 0
                },
                "intent": {"description": "The name of the command that asks for it.", "type": "string"},
                "text": {"description": "Its arguments, as one types them.", "type": "string"}
              },
              "required": ["event", "kind", "destination", "depth", "intent", "text"],
              "additionalProperties": false
            },
            "state": {
              "description": "A view's state went from one case to another. With trace only.",
              "type": "object",
              "properties": {
                "event": {"const": "state"},
                "id": {"$ref": "#/$defs/id"},
                "screen": {"type": "string"},
                "from": {"type": "string"},
                "to": {"type": "string"}
              },
              "required": ["event", "screen", "from", "to"],
              "additionalProperties": false
            },
            "request.answered": {
              "description": "A request that was answered. With trace only.",
              "type": "object",
              "properties": {
                "event": {"const": "request"},
                "id": {"$ref": "#/$defs/id"},
                "method": {"type": "string"},
                "target": {"type": "string"},
                "status": {"type": "integer", "minimum": 100},
                "bytes": {"type": "integer", "minimum": 0},
                "milliseconds": {"description": "With time only.", "type": "number", "minimum": 0}
              },
              "required": ["event", "method", "target", "status", "bytes"],
              "additionalProperties": false
            },
            "request.failed": {
              "description": "A request that was not answered. With trace only.",
              "type": "object",
              "properties": {
                "event": {"const": "request"},
                "id": {"$ref": "#/$defs/id"},
                "method": {"type": "string"},
                "target": {"type": "string"},
                "failure": {"type": "string"},
                "milliseconds": {"description": "With time only.", "type": "number", "minimum": 0}
              },
              "required": ["event", "method", "target", "failure"],
              "additionalProperties": false
            },
            "pause": {
              "description": "A request waits before it is retried. With trace only.",
              "type": "object",
              "properties": {
                "event": {"const": "pause"},
                "id": {"$ref": "#/$defs/id"},
                "reason": {"type": "string"},
                "method": {"type": "string"},
                "target": {"type": "string"},
                "milliseconds": {"description": "How long it waits. With time only.", "type": "number", "minimum": 0}
              },
              "required": ["event", "reason", "method", "target"],
              "additionalProperties": false
            },
            "cache": {
              "description": "Something was looked for among what is kept. With trace only.",
              "type": "object",
              "properties": {
                "event": {"const": "cache"},
                "id": {"$ref": "#/$defs/id"},
                "outcome": {"enum": ["hit", "miss", "stored", "fallback"]},
                "key": {"type": "string"}
              },
              "required": ["event", "outcome", "key"],
              "additionalProperties": false
            },
            "track": {
              "description": "An event was tracked. With trace only.",
              "type": "object",
              "properties": {
                "event": {"const": "track"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"type": "string"},
                "properties": {"type": "object", "additionalProperties": {"type": "string"}}
              },
              "required": ["event", "name", "properties"],
              "additionalProperties": false
            },
            "result": {
              "description": "The command that began last is over; or a line that holds only a mistake, which was told, is.",
              "type": "object",
              "properties": {
                "event": {"const": "result"},
                "id": {"$ref": "#/$defs/id"},
                "source": {"type": "string"},
                "line": {"$ref": "#/$defs/line"},
                "column": {"$ref": "#/$defs/column"},
                "ok": {"type": "boolean"},
                "milliseconds": {"description": "With time only.", "type": "number", "minimum": 0}
              },
              "required": ["event", "source", "line", "column", "ok"],
              "additionalProperties": false
            },
            "diagnostic.placed": {
              "description": "What is wrong, and where.",
              "type": "object",
              "properties": {
                "event": {"enum": ["error", "warning"]},
                "id": {"$ref": "#/$defs/id"},
                "source": {"type": "string"},
                "line": {"$ref": "#/$defs/line"},
                "column": {"$ref": "#/$defs/column"},
                "message": {"type": "string"}
              },
              "required": ["event", "source", "line", "column", "message"],
              "additionalProperties": false
            },
            "diagnostic": {
              "description": "What is wrong in no place of a script.",
              "type": "object",
              "properties": {"event": {"enum": ["error", "warning"]}, "id": {"$ref": "#/$defs/id"}, "message": {"type": "string"}},
              "required": ["event", "message"],
              "additionalProperties": false
            },
            "cancel": {
              "description": "A line that was to interrupt a command.",
              "type": "object",
              "properties": {
                "event": {"const": "cancel"},
                "target": {"description": "The id of the command.", "type": "string"},
                "source": {"type": "string"},
                "line": {"$ref": "#/$defs/line"},
                "column": {"$ref": "#/$defs/column"},
                "ok": {"description": "Whether it will fail because of this; false where there is none, or it is over.", "type": "boolean"}
              },
              "required": ["event", "target", "source", "line", "column", "ok"],
              "additionalProperties": false
            },

        """#

    static let parts = #"""
            "line": {"description": "The number of a line of the script.", "type": "integer", "minimum": 1},
            "navigation": {"description": "A navigation: its name, and what it carries.", "type": "string"},
            "delivered": {"description": "The intent that was delivered to the screen last, as one types it.", "type": "string"},
            "hop": {
              "type": "object",
              "properties": {"from": {"$ref": "#/$defs/navigation"}, "to": {"$ref": "#/$defs/navigation"}},
              "required": ["from", "to"],
              "additionalProperties": false
            },
            "pathEntry": {
              "description": "A screen, and how it was reached: the first one has always been there.",
              "type": "object",
              "properties": {
                "screen": {"type": "string"},
                "title": {"type": "string"},
                "navigation": {"$ref": "#/$defs/navigation"},
                "reached": {"$ref": "#/$defs/arrival"},
                "delivered": {"$ref": "#/$defs/delivered"}
              },
              "required": ["screen", "title", "navigation"],
              "additionalProperties": false
            },
            "arrival": {
              "type": "object",
              "properties": {
                "kind": {"enum": ["push", "sheet", "fullScreenCover"]},
                "command": {"type": "string"},
                "redirects": {"type": "array", "items": {"$ref": "#/$defs/hop"}}
              },
              "required": ["kind", "command", "redirects"],
              "additionalProperties": false
            },
            "story": {
              "description": "How a screen came to be where it is; the first one has always been there.",
              "type": "object",
              "properties": {
                "screen": {"type": "string"},
                "title": {"type": "string"},
                "feature": {"type": "string"},
                "navigation": {"$ref": "#/$defs/navigation"},
                "modal": {
                  "description": "The modals that the screen's stack is in.",
                  "type": "integer",
                  "minimum": 0
                },
                "depth": {"type": "integer", "minimum": 0},
                "reached": {"$ref": "#/$defs/arrival"},
                "asked": {"$ref": "#/$defs/navigation"},
                "isOutgoing": {"type": "boolean"},
                "failure": {"type": "string"},
                "delivered": {"$ref": "#/$defs/delivered"}
              },
              "required": ["screen", "title", "feature", "navigation", "modal", "depth"],
              "additionalProperties": false
            },
            "route": {
              "type": "object",
              "properties": {
                "name": {"type": "string"},
                "usage": {"type": "string"},
                "help": {"type": "string"},
                "feature": {"type": "string"},
                "navigation": {"$ref": "#/$defs/navigation"},
                "destination": {"$ref": "#/$defs/navigation"},
                "deepLink": {"type": "string"}
              },
              "required": ["name", "usage", "help", "feature", "navigation", "destination"],
              "additionalProperties": false
            },
            "commandHelp": {
              "type": "object",
              "properties": {
                "name": {"type": "string"},
                "usage": {"type": "string"},
                "help": {"type": "string"},
                "examples": {"type": "array", "items": {"type": "string"}}
              },
              "required": ["name", "usage", "help", "examples"],
              "additionalProperties": false
            },
            "id": {"description": "That of the object which this is due to; only where there is one.", "type": "string"},
            "column": {"description": "In characters; with an object, of its command.", "type": "integer", "minimum": 1},
            "input.command": {
              "description": "A line of the input: a command, whose events then have the id, of 1 to 200 characters.",
              "type": "object",
              "properties": {"id": {"type": "string"}, "command": {"type": "string"}},
              "required": ["id", "command"],
              "additionalProperties": false
            },
            "input.cancel": {
              "description": "A line of the input: the command with this id is to be interrupted.",
              "type": "object",
              "properties": {"cancel": {"type": "string"}},
              "required": ["cancel"],
              "additionalProperties": false
            },

        """#
}
