/// An app that runs at a prompt.
enum ShellAppPlaceholder {}
