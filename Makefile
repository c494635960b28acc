# `make run` and `make test` are enough for a newcomer. Each installs missing programs first.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=

# The oldest Swift that knows the package's tools version.
SWIFT_MINIMUM := 6.2

# Diagnostics have no colour: a build for a terminal and one for a file would otherwise have other options, and each would
# compile everything again.
COLOURLESS := --no-color-diagnostics
# Release builds carry the Swift libraries in the program, so that an installed one needs no Swift, and starts sooner; C's
# libraries too, if the system has their archives. The program is linked to fixed addresses and exports no names. Otherwise
# the loader would relocate 80,000 pointers on 200 pages, and search 28,000 names. The stack, the heap and the shared
# libraries still have random addresses.
# Unused or duplicate functions and tables are not linked, not even public ones. Of the debug information only the lines are
# made, for the places of crashes that `explore` finds. They are never loaded, and `install` leaves them out.
OPTIMISED := --configuration release $(COLOURLESS) -Xswiftc -gline-tables-only -Xcc -g0 \
	$(foreach option,-function-sections -internalize-at-link,-Xswiftc -Xfrontend -Xswiftc $(option))
BUILD := $(SWIFT) build
ifeq ($(shell uname -s),Linux)
OPTIMISED += --static-swift-stdlib --disable-local-rpath -Xlinker -no-pie -Xlinker --no-export-dynamic \
	-Xswiftc -use-ld=lld -Xlinker --icf=all
BUILD := PKG_CONFIG_PATH="$$(sh Scripts/static-libraries)" $(BUILD)
endif
# The commit that --version prints, and a mark if the files differ from it; see Sources/CVersion. An archive of sources knows
# its own commit.
ifneq ($(wildcard .git),)
COMMIT := $(shell git rev-parse HEAD | cut -c 1-7)
STAMP := -Xlinker --defsym=linked_commit=0x$(shell git diff --quiet HEAD || echo 1)$(COMMIT)
endif
RELEASE := $(OPTIMISED) $(STAMP) --product challenge
# The folders where the system searches for the manual page and the completions of each shell.
MAN_FOLDER := $(PREFIX)/share/man/man1
BASH_FOLDER := $(PREFIX)/share/bash-completion/completions
ZSH_FOLDER := $(PREFIX)/share/zsh/site-functions
FISH_FOLDER := $(PREFIX)/share/fish/vendor_completions.d
# The folder with the schema of `--format json`, and with the demonstrations of `challenge demo`.
DATA_FOLDER := $(PREFIX)/share/challenge
# The folder for packages.
PACKAGES := .build/packages
# The folder in the archive.
ARCHIVE := challenge-$(shell sed -n 's/^.define CHALLENGE_VERSION "\(.*\)"/\1/p' Sources/CVersion/include/version.h)
# The folder of the program to measure.
BENCH_FOLDER := $(CURDIR)/.build/bench
BENCH_TOOLS := hyperfine strace time valgrind
# The apps of Tests/SwiftUI are as their author wrote them.
FORMATTED := Package.swift Sources $(filter-out Tests/SwiftUI,$(wildcard Tests/*)) $(addprefix Tests/SwiftUI/,Package.swift Tests) Examples Scripts Plugins Tools/Package.swift Tools/Sources Tools/Templates Tools/Tests
# Builds of CI are never debugged.
DEBUG_OPTIONS := $(COLOURLESS) $(if $(CI),-debug-info-format none)
RUN_TESTS = SWIFT="$(SWIFT)" BUILD_TESTS="$(strip --explicit-target-dependency-import-check error $(DEBUG_OPTIONS))" sh Scripts/run-tests
# Packages of programs that some tests run if they are installed; Tests/Support/ProcessTestSupport/ChildProcess.swift lists them.
TEST_TOOLS := fish graphviz man-db mandoc sqlite3 zsh

.PHONY: run feature test examples test-tools explore fuzz bench bench-check bench-keep bench-installation demo pictures docs-site tutorial build update lint format install uninstall deb archive release clean dependencies swift help

run: build ## Start the shell (a release build)
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/challenge"

build: dependencies
	@$(BUILD) $(RELEASE)

feature: swift ## Write a new feature: NAME=Location [FROM=Home] [OPTIONS=--list | --simple]
	@$(SWIFT) run --quiet $(COLOURLESS) --package-path Tools new-feature --project . "$(NAME)" \
		$(if $(FROM),--from "$(FROM)") $(OPTIONS)

test: dependencies ## Run all tests, with those of tools and examples; list the skipped ones
	@$(RUN_TESTS)

examples: dependencies ## Build and test each example as a separate package, and the tutorial
	@$(RUN_TESTS) $(patsubst %/Package.swift,%,$(wildcard Examples/*/Package.swift)) Tests/SwiftUI tutorial

test-tools: ## Install the programs that some tests need: shells, man, graphviz and others
	@sh Scripts/install-libraries $(TEST_TOOLS)

explore: build ## Explore the whole app, without and with each fault, and check the invariants of docs/invariants.md
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/challenge" explore --faults --coverage-min 90

fuzz: dependencies ## Run libFuzzer: SECONDS=60 for each target, TARGETS='answer script' instead of all
	@SWIFT="$(SWIFT)" SECONDS_EACH="$(or $(SECONDS),60)" TARGETS="$(TARGETS)" sh Scripts/fuzz

bench: bench-installation ## Compare the speed of the installed program with other programs, and write docs/performance.md
	@Scripts/bench measure "$(BENCH_FOLDER)/bin/challenge"

bench-check: bench-installation ## Compare instructions, system calls and memory with Scripts/bench-counts.json or AGAINST=COMMIT
	@$(if $(AGAINST),MAKE="$(MAKE)" sh Scripts/install-commit "$(AGAINST)" "$(BENCH_FOLDER)/before")
	@Scripts/bench check "$(BENCH_FOLDER)/bin/challenge" $(if $(AGAINST),"$(BENCH_FOLDER)/before/bin/challenge")

bench-keep: bench-installation ## Write these counts to Scripts/bench-counts.json
	@Scripts/bench keep "$(BENCH_FOLDER)/bin/challenge"

bench-installation:
	@sh Scripts/install-libraries $(BENCH_TOOLS)
	@$(MAKE) --no-print-directory install PREFIX="$(BENCH_FOLDER)" DESTDIR=

demo: build ## Play the demonstrations as if typed live; DEMO=2 or a part of a name selects one
	@CHALLENGE_DEMOS=Demos "$$($(SWIFT) build $(RELEASE) --show-bin-path)/challenge" demo $(or $(DEMO),all)

pictures: build ## Update the pictures in docs/pictures from the scripts next to them
	@sh Scripts/make-pictures "$$($(SWIFT) build $(RELEASE) --show-bin-path)/challenge"

docs-site: dependencies ## Build the website with the documentation of the libraries, in .build/docs-site
	@SWIFT="$(SWIFT)" BUILD_OPTIONS="$(DEBUG_OPTIONS)" sh Scripts/make-docs-site

tutorial: dependencies ## Build the app of the tutorial in .build/tutorial, and check its sessions
	@$(RUN_TESTS) tutorial

update: dependencies ## Update the generated files: manual, completions, transcripts, golden files, docs, pictures
	@$(SWIFT) build $(COLOURLESS) $(BUILD_OPTIONS) --product challenge
	@sh Scripts/update "$$($(SWIFT) build $(BUILD_OPTIONS) --show-bin-path)/challenge"

lint: swift ## Check the format, the architecture, the names in its description and the time limits of tests
	$(SWIFT) format lint --strict --recursive --parallel $(FORMATTED)
	@SWIFT="$(SWIFT)" Scripts/list-modules --check
	@sh Scripts/check-limits
	@sh Scripts/check-design
	@sh Scripts/check-version
	@$(SWIFT) run --quiet $(DEBUG_OPTIONS) --package-path Tools check-architecture

format: swift ## Format the sources
	$(SWIFT) format --in-place --recursive --parallel $(FORMATTED)

install: build ## Install below PREFIX (/usr/local)
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(MAN_FOLDER)" "$(DESTDIR)$(BASH_FOLDER)" "$(DESTDIR)$(ZSH_FOLDER)" \
		"$(DESTDIR)$(FISH_FOLDER)" "$(DESTDIR)$(DATA_FOLDER)/demos"
	install -s -m 755 "$$($(SWIFT) build $(RELEASE) --show-bin-path)/challenge" "$(DESTDIR)$(PREFIX)/bin/challenge"
	install -m 644 man/challenge.1 "$(DESTDIR)$(MAN_FOLDER)/challenge.1"
	install -m 644 completions/challenge.bash "$(DESTDIR)$(BASH_FOLDER)/challenge"
	install -m 644 completions/_challenge "$(DESTDIR)$(ZSH_FOLDER)/_challenge"
	install -m 644 completions/challenge.fish "$(DESTDIR)$(FISH_FOLDER)/challenge.fish"
	install -m 644 docs/events.schema.json "$(DESTDIR)$(DATA_FOLDER)/events.schema.json"
	install -m 644 Demos/* "$(DESTDIR)$(DATA_FOLDER)/demos"

uninstall: ## Delete the installed files
	rm -f "$(DESTDIR)$(PREFIX)/bin/challenge" "$(DESTDIR)$(MAN_FOLDER)/challenge.1" "$(DESTDIR)$(BASH_FOLDER)/challenge" \
		"$(DESTDIR)$(ZSH_FOLDER)/_challenge" "$(DESTDIR)$(FISH_FOLDER)/challenge.fish"
	rm -rf "$(DESTDIR)$(DATA_FOLDER)/events.schema.json" "$(DESTDIR)$(DATA_FOLDER)/demos"
	@rmdir "$(DESTDIR)$(DATA_FOLDER)" 2>/dev/null || true

deb: build ## Build the Debian package, in .build/packages
	@sh Scripts/install-libraries debhelper
	mkdir -p $(PACKAGES)
	dpkg-buildpackage --build=binary --no-sign --post-clean --buildinfo-option=-u$(PACKAGES) --changes-option=-u$(PACKAGES) \
		--buildinfo-file=$(PACKAGES)/challenge.buildinfo --changes-file=$(PACKAGES)/challenge.changes

archive: build ## Build an archive that runs anywhere without Swift, in .build/packages
	rm -rf $(PACKAGES)/$(ARCHIVE)
	@$(MAKE) --no-print-directory install DESTDIR=$(PACKAGES)/ PREFIX=$(ARCHIVE)
	cp LICENSE $(PACKAGES)/$(ARCHIVE)/LICENSE
	tar --directory $(PACKAGES) --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$$(git log -1 --format=%ct)" \
		--create --gzip --file $(PACKAGES)/$(ARCHIVE)-linux-$$(uname -m).tar.gz $(ARCHIVE)
	rm -rf $(PACKAGES)/$(ARCHIVE)

release: ## Check the tag, and make the package, the archive, the sources, the checksums and the notes of a release
	@MAKE="$(MAKE)" sh Scripts/release

clean: ## Delete the build folders
	rm -rf .build Examples/*/.build Tests/SwiftUI/.build Tools/.build

dependencies: swift
	@sh Scripts/install-libraries

swift:
	@SWIFT="$(SWIFT)" MINIMUM="$(SWIFT_MINIMUM)" sh Scripts/check-swift

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 14
