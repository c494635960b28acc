enum ArchitectureRules {}
