extension NavigationCoordinator {
    private enum Verdict {
        case stays, leaves
        case redirects(RedirectChain, awaited: String)

        var redirects: Bool { if case .redirects = self { true } else { false } }
        var leaves: Bool { if case .leaves = self { true } else { false } }
    }

    /// Follows the guards that block the chain's destination now. Returns the chain with their redirects at its end.
    func blocked(_ chain: RedirectChain) -> RedirectChain {
        guard !guards.isEmpty else { return chain }
        let blocked = chain.blocked(by: guards, with: redirector)
        for hop in blocked.hops.dropFirst(chain.navigations.count - 1) {
            if let awaited = hop.awaited {
                onEvent(.guarded(from: hop.from, to: hop.to, awaiting: awaited, passes: false))
            } else {
                onEvent(.redirect(from: hop.from, to: hop.to))
            }
        }
        return blocked
    }

    /// The chain from the root to the screen that guards show instead of the root; nil if no guard blocks the root.
    var blockedRoot: RedirectChain? {
        let chain = RedirectChain(following: root, with: nil).blocked(by: guards, with: redirector)
        return chain.pendingGuard == nil ? nil : chain
    }

    private func verdict(of entry: NavigationEntry) -> Verdict {
        guard let (awaited, _) = entry.chain.pendingGuard else {
            let users = users(of: entry.navigation)
            return users.contains(nil) || users != entry.users ? .leaves : .stays
        }
        let chain = RedirectChain(following: entry.chain.navigations[0], with: redirector)
            .blocked(by: guards, with: redirector)
        let isSame = AnyNavigation(chain.destination) == AnyNavigation(entry.navigation)
        return isSame ? .stays : .redirects(chain, awaited: awaited)
    }

    /// The users for whom the guards of a navigation pass now; nil for each guard that does not pass.
    func users(of navigation: any NavigationContract) -> [String?] {
        guards.filter { $0.covers(navigation) }.map { $0.user() }
    }

    /// Applies the guards again to this stack and its modal. Returns true if anything changes. If a pending guard passes,
    /// the requested destination replaces its screen. If a guard no longer passes for the same user, its screen leaves. In
    /// both cases, all higher screens leave too.
    package func reevaluateGuards() -> Bool {
        guard !guards.isEmpty else { return false }
        return (outermost == nil && reevaluateGuardsAtRoot()) || reevaluateGuardsAboveRoot()
            || reevaluateGuardsOfModal()
    }

    private func reevaluateGuardsAtRoot() -> Bool {
        let (old, new) = (rootInstead, blockedRoot)
        guard old.map({ AnyNavigation($0.navigation) }) != new.map({ AnyNavigation($0.destination) }) else {
            return false
        }
        empty(to: 0)
        // Users cannot see changes in a tab that is not selected, so these changes send no event.
        let isShown = tabs.map { $0.stacks[$0.selected] === self } ?? true
        if isShown, let (awaited, _) = new?.pendingGuard ?? old?.chain.pendingGuard {
            let (from, to) = (old?.navigation ?? root, new?.destination ?? root)
            onEvent(.guarded(from: from, to: to, awaiting: awaited, passes: new == nil))
        }
        rootInstead = new.map { makeEntry($0, presentation: .root) }
        if isShown { onEvent(.root(new?.destination ?? root)) }
        return true
    }

    private func reevaluateGuardsAboveRoot() -> Bool {
        let verdicts = entries.map(verdict)
        let leaving = verdicts.firstIndex(where: \.leaves)
        let staying = verdicts[..<(leaving ?? verdicts.endIndex)]
        guard let last = staying.lastIndex(where: \.redirects), let first = staying.firstIndex(where: \.redirects)
        else {
            guard let leaving else { return false }
            empty(to: leaving)
            return true
        }
        empty(to: last + 1)
        let old = Array(entries[first...last])
        entries.removeLast(old.count)
        for (entry, verdict) in zip(old, verdicts[first...last]) {
            guard case .redirects(let chain, let awaited) = verdict else {
                entries.append(entry)
                continue
            }
            onEvent(.guarded(from: entry.navigation, to: chain.destination, awaiting: awaited, passes: true))
            entries.append(
                makeEntry(chain, presentation: entry.presentation, with: entry.pendingIntent, satisfying: awaited))
            onEvent(.replace(chain.destination, depth: entries.count))
        }
        return true
    }

    private func reevaluateGuardsOfModal() -> Bool {
        guard let modal else { return false }
        switch verdict(of: modal) {
        case .stays: return false
        case .leaves: dismiss()
        case .redirects(let chain, let awaited):
            onEvent(.guarded(from: modal.navigation, to: chain.destination, awaiting: awaited, passes: true))
            replace(modal, by: chain, satisfying: awaited)
        }
        return true
    }

    private func empty(to depth: Int) {
        if modal != nil { dismiss() }
        pop(to: depth)
    }
}
