enum TestSessionPlaceholder {}
