extension ChallengeApp {
    /// The schema of what the app's commands answer, beside screens.
    static let answerSchemas = #"""
            "output.recent": {
              "description": "The answer to search alone, and to recent.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "recent"},
                "content": {
                  "type": "object",
                  "properties": {"searches": {"type": "array", "items": {"type": "string"}}},
                  "required": ["searches"],
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },
            "output.image": {
              "description": "A character's picture, or a game's cover. The size is that of its file, in pixels.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "image"},
                "content": {
                  "type": "object",
                  "properties": {
                    "url": {"type": "string"},
                    "width": {"type": "integer", "minimum": 1},
                    "height": {"type": "integer", "minimum": 1}
                  },
                  "required": ["url", "width", "height"],
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },
            "output.sync": {
              "description": "The answer to sync: what was copied. How far that has come is said on standard error.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "sync"},
                "content": {
                  "type": "object",
                  "properties": {
                    "counts": {"$ref": "#/$defs/counts"},
                    "source": {"description": "The API's base URL.", "type": "string"},
                    "bytes": {"type": "integer", "minimum": 1}
                  },
                  "required": ["counts", "source", "bytes"],
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },
            "output.sync.status": {
              "description": "The answer to sync --status. What is not there is left out.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "sync"},
                "content": {
                  "type": "object",
                  "properties": {
                    "copy": {
                      "type": "object",
                      "properties": {
                        "source": {"type": "string"},
                        "date": {"description": "When it was complete, as ISO 8601 has it.", "type": "string"},
                        "counts": {"$ref": "#/$defs/counts"},
                        "bytes": {"type": "integer", "minimum": 1}
                      },
                      "required": ["source", "date", "counts", "bytes"],
                      "additionalProperties": false
                    },
                    "unusable": {"description": "Why the copy cannot be used.", "type": "string"},
                    "partial": {
                      "description": "A copy that was begun.",
                      "type": "object",
                      "properties": {
                        "source": {"type": "string"},
                        "date": {"description": "When it was begun, as ISO 8601 has it.", "type": "string"},
                        "pages": {"type": "integer", "minimum": 0},
                        "of": {"description": "How many there are, where that is known.", "type": "integer", "minimum": 1}
                      },
                      "required": ["source", "date", "pages"],
                      "additionalProperties": false
                    }
                  },
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },
            "output.sync.removed": {
              "description": "The answer to sync --remove: what there was.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "sync"},
                "content": {
                  "type": "object",
                  "properties": {"removedCopy": {"type": "boolean"}, "removedPartial": {"type": "boolean"}},
                  "required": ["removedCopy", "removedPartial"],
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },

        """#

    /// What these refer to.
    static let answerParts = #"""
            "counts": {
              "description": "How many records a copy has.",
              "type": "object",
              "properties": {
                "characters": {"type": "integer", "minimum": 0},
                "episodes": {"type": "integer", "minimum": 0},
                "locations": {"type": "integer", "minimum": 0}
              },
              "required": ["characters", "episodes", "locations"],
              "additionalProperties": false
            },

        """#
}
