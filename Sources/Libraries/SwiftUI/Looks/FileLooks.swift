// Looks: they change nothing at a prompt.
#if Foundation
nonisolated extension View {
    public func fileDialogMessage(_ message: LocalizedStringKey) -> Self { self }
    public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> Self { self }
    public func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> Self { self }
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> Self { self }
    public func fileDialogCustomizationID(_ id: String) -> Self { self }
    public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> Self { self }
}
#endif
