/// The schema of what the session's own commands answer, each under its name.
nonisolated enum AnswerDefinitions {
    static let answers = #"""
            "output.echo": {
              "description": "The answer to echo.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "echo"},
                "content": {
                  "type": "object",
                  "properties": {"text": {"type": "string"}},
                  "required": ["text"],
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },
            "output.path": {
              "description": "The answer to path: the stacks from the root up, modals above.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "path"},
                "content": {
                  "type": "object",
                  "properties": {
                    "stacks": {"type": "array", "items": {"type": "array", "items": {"$ref": "#/$defs/pathEntry"}}}
                  },
                  "required": ["stacks"],
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },
            "output.routes": {
              "description": "The answer to routes.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "routes"},
                "content": {
                  "type": "object",
                  "properties": {
                    "routes": {"type": "array", "items": {"$ref": "#/$defs/route"}},
                    "redirects": {"type": "array", "items": {"$ref": "#/$defs/hop"}}
                  },
                  "required": ["routes", "redirects"],
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },
            "output.help": {
              "description": "The answer to help.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "help"},
                "content": {
                  "type": "object",
                  "properties": {
                    "groups": {
                      "type": "array",
                      "items": {
                        "type": "object",
                        "properties": {
                          "title": {"type": "string"},
                          "commands": {"type": "array", "items": {"$ref": "#/$defs/commandHelp"}}
                        },
                        "required": ["title", "commands"],
                        "additionalProperties": false
                      }
                    }
                  },
                  "required": ["groups"],
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },
            "output.help.command": {
              "description": "The answer to help about one command.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "help"},
                "content": {
                  "type": "object",
                  "properties": {"command": {"$ref": "#/$defs/commandHelp"}},
                  "required": ["command"],
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },
            "output.history": {
              "description": "The answer to history.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "history"},
                "content": {
                  "type": "object",
                  "properties": {
                    "lines": {
                      "type": "array",
                      "items": {
                        "type": "object",
                        "properties": {"number": {"type": "integer", "minimum": 1}, "text": {"type": "string"}},
                        "required": ["number", "text"],
                        "additionalProperties": false
                      }
                    }
                  },
                  "required": ["lines"],
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },
            "output.set": {
              "description": "The answer to set: the settings, or the one that was named.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "set"},
                "content": {
                  "type": "object",
                  "properties": {
                    "settings": {
                      "type": "array",
                      "items": {
                        "type": "object",
                        "properties": {"name": {"type": "string"}, "value": {"type": "string"}},
                        "required": ["name", "value"],
                        "additionalProperties": false
                      }
                    }
                  },
                  "required": ["settings"],
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },
            "output.alias": {
              "description": "The answer to alias: the aliases, or the one that was named.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "alias"},
                "content": {
                  "type": "object",
                  "properties": {
                    "aliases": {
                      "type": "array",
                      "items": {
                        "type": "object",
                        "properties": {"name": {"type": "string"}, "text": {"type": "string"}},
                        "required": ["name", "text"],
                        "additionalProperties": false
                      }
                    }
                  },
                  "required": ["aliases"],
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },
            "output.trace": {
              "description": "The answer to trace.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "trace"},
                "content": {
                  "type": "object",
                  "properties": {"on": {"type": "boolean"}},
                  "required": ["on"],
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },
            "output.states": {
              "description": "The answer to states.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "states"},
                "content": {
                  "type": "object",
                  "properties": {"on": {"type": "boolean"}},
                  "required": ["on"],
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },
            "output.time": {
              "description": "The answer to time.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "time"},
                "content": {
                  "type": "object",
                  "properties": {"on": {"type": "boolean"}},
                  "required": ["on"],
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },
            "output.events": {
              "description": "The answer to events.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "events"},
                "content": {
                  "type": "object",
                  "properties": {
                    "events": {
                      "type": "array",
                      "items": {
                        "type": "object",
                        "properties": {
                          "name": {"type": "string"},
                          "properties": {"type": "object", "additionalProperties": {"type": "string"}}
                        },
                        "required": ["name", "properties"],
                        "additionalProperties": false
                      }
                    }
                  },
                  "required": ["events"],
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },
            "output.fault": {
              "description": "The answer to fault.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "fault"},
                "content": {
                  "type": "object",
                  "properties": {
                    "fault": {"enum": ["off", "offline", "status", "delay", "garbage"]},
                    "code": {"type": "integer", "minimum": 200},
                    "seconds": {"type": "number", "minimum": 0}
                  },
                  "required": ["fault"],
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },
            "output.why": {
              "description": "The answer to why: the screen on top, then those that its modals are due to.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "why"},
                "content": {
                  "type": "object",
                  "properties": {"screens": {"type": "array", "items": {"$ref": "#/$defs/story"}}},
                  "required": ["screens"],
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },
            "output.graph": {
              "description": "The answer to graph.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "graph"},
                "content": {
                  "type": "object",
                  "properties": {"format": {"enum": ["mermaid", "dot"]}, "text": {"type": "string"}},
                  "required": ["format", "text"],
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },
            "output.program": {
              "description": "What a program has written to its standard output.",
              "type": "object",
              "properties": {
                "event": {"const": "output"},
                "id": {"$ref": "#/$defs/id"},
                "name": {"const": "program"},
                "content": {
                  "type": "object",
                  "properties": {
                    "text": {"type": "string"},
                    "cut": {"description": "There was more, beyond 16 MiB.", "const": true}
                  },
                  "required": ["text"],
                  "additionalProperties": false
                }
              },
              "required": ["event", "name", "content"],
              "additionalProperties": false
            },

        """#
}
