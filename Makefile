# What a newcomer needs: `make run` and `make test`. Each installs what is missing first.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=

# The oldest Swift that knows the package's tools version.
SWIFT_MINIMUM := 6.2

# Release builds carry the Swift libraries in the program, so that an installed one needs no Swift, and starts sooner; C's
# libraries too, where the system has their archives. The program is linked to its addresses, and has no names for other
# programs: the loader would relocate 80,000 pointers on 200 pages, and look among 28,000 names. Its stack, its heap and
# the libraries that it shares have random addresses all the same.
# Nothing of a function or a table that is used by none, or that another has alike, is linked; and no debug information is made,
# as no symbols are kept.
OPTIMISED := --configuration release -Xlinker -s -Xswiftc -gnone -Xcc -g0 -Xswiftc -Xfrontend -Xswiftc -function-sections
BUILD := $(SWIFT) build
ifeq ($(shell uname -s),Linux)
OPTIMISED += --static-swift-stdlib --disable-local-rpath -Xlinker -no-pie -Xlinker --no-export-dynamic \
	-Xswiftc -use-ld=lld -Xlinker --icf=all -Xlinker --no-eh-frame-hdr -Xlinker -T$(CURDIR)/Scripts/no-unwinding.ld
BUILD := PKG_CONFIG_PATH="$$(sh Scripts/static-libraries)" $(BUILD)
endif
# What --version tells beside the version: the commit, and whether the files are not those of it; see Sources/Version. An
# archive of sources knows its own.
ifneq ($(wildcard .git),)
COMMIT := $(shell git rev-parse HEAD | cut -c 1-7)
STAMP := -Xlinker --defsym=linked_commit=0x$(shell git diff --quiet HEAD || echo 1)$(COMMIT)
endif
# The app needs no server, so that nothing is fetched for one; and a build with it has a folder of its own, as all is
# compiled with the names of the traits.
APP := $(OPTIMISED) --disable-default-traits
RELEASE := $(APP) $(STAMP) --product challenge
API := $(OPTIMISED) $(STAMP) --scratch-path .build/api --product challenge-api
# Where the manual page and the completions of each shell are looked for.
MAN_FOLDER := $(PREFIX)/share/man/man1
BASH_FOLDER := $(PREFIX)/share/bash-completion/completions
ZSH_FOLDER := $(PREFIX)/share/zsh/site-functions
FISH_FOLDER := $(PREFIX)/share/fish/vendor_completions.d
# Where programs find the schema of what `--format json` prints, and `challenge demo` its demonstrations.
DATA_FOLDER := $(PREFIX)/share/challenge
# Where packages are written, and what they are dated: when the commit was made.
PACKAGES := .build/packages
VERSION = $(shell sed -n 's/^.define CHALLENGE_VERSION "\(.*\)"/\1/p' Sources/Version/include/version.h)
DATE = $$($(if $(COMMIT),git log -1 --format=%ct,stat --format %Y Makefile))
DATED = SWIFT="$(SWIFT)" MAKE="$(MAKE)" SOURCE_DATE_EPOCH="$${SOURCE_DATE_EPOCH:-$(DATE)}"
# Where the archive of `make dist` will be, for the Homebrew formula.
DIST_URL ?= file://$(CURDIR)/$(PACKAGES)
# Where what is measured is installed.
BENCH_FOLDER := $(CURDIR)/.build/bench
# What it has freed goes back to the system, as the memory that it has itself counts as that of what it starts.
BENCHMARKS = GLIBC_TUNABLES=glibc.malloc.mmap_threshold=131072 "$$($(SWIFT) build $(RELEASE) --show-bin-path)/challenge-bench"
FORMATTED := Package.swift Sources Tests Benchmarks Examples Scripts Plugins Tools/Package.swift Tools/Sources Tools/Templates Tools/Tests
# Nobody debugs what CI builds.
DEBUG_OPTIONS := $(if $(CI),-debug-info-format none)
RUN_TESTS = SWIFT="$(SWIFT)" BUILD_TESTS="$(strip --explicit-target-dependency-import-check error $(DEBUG_OPTIONS))" sh Scripts/run-tests
# Packages of programs that tests run where they are installed; Tests/Support/Processes/ChildProcess.swift has them.
TEST_TOOLS := fish graphviz man-db mandoc redis-server sqlite3 zsh

.PHONY: run api feature test examples test-tools test-release explore fuzz bench bench-check bench-keep bench-installation demo pictures docs-site tutorial build build-api update lint format install install-challenge install-challenge-api uninstall deb dist dist-binary clean dependencies swift help

run: build ## Start the shell (a release build)
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/challenge"

api: build-api ## Serve the catalogue as the public API does, at a port of this machine
	@exec "$$($(SWIFT) build $(API) --show-bin-path)/challenge-api"

build: dependencies
	@$(BUILD) $(RELEASE)

build-api: dependencies
	@$(BUILD) $(API)

feature: swift ## Write a new feature: NAME=Location [FROM=Home] [OPTIONS=--simple]
	@$(SWIFT) run --quiet --package-path Tools new-feature --project . "$(NAME)" \
		$(if $(FROM),--from "$(FROM)") $(OPTIONS)

test: dependencies ## Run all the tests, those of the tools and the examples too; tell which could not run
	@$(RUN_TESTS)

examples: dependencies ## Build the examples, each as a package of somebody else's, and run their tests; and the tutorial's
	@$(RUN_TESTS) $(patsubst %/Package.swift,%,$(wildcard Examples/*/Package.swift)) tutorial

test-tools: ## Install the programs that some tests run besides: other shells, readers of what is printed
	@sh Scripts/install-libraries $(TEST_TOOLS)

test-release: build ## Run what depends on the optimiser: what two threads may do to each other
	@$(BUILD) $(APP) --product challenge-injection-rounds
	@"$$($(SWIFT) build $(APP) --show-bin-path)/challenge-injection-rounds"

explore: build ## Walk the whole app, with each fault too, and hold the invariants of docs/exploration.md
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/challenge" explore --faults --coverage-min 90

fuzz: dependencies ## Look with libFuzzer for bytes that break a rule: SECONDS=60 for each target, TARGETS='answer script'
	@SWIFT="$(SWIFT)" SECONDS_EACH="$(or $(SECONDS),60)" TARGETS="$(TARGETS)" sh Scripts/fuzz

bench: bench-installation ## Measure an installed program beside others, and write docs/performance.md
	@$(BENCHMARKS) measure "$(BENCH_FOLDER)/bin"

bench-check: bench-installation ## Compare what the program does, counted, with Benchmarks/counts.json, or AGAINST=COMMIT
	@$(if $(AGAINST),sh Scripts/install-libraries valgrind strace)
	@$(if $(AGAINST),SWIFT="$(SWIFT)" MAKE="$(MAKE)" sh Scripts/install-commit "$(AGAINST)" "$(BENCH_FOLDER)/before")
	@$(BENCHMARKS) check "$(BENCH_FOLDER)/bin" $(if $(AGAINST),"$(BENCH_FOLDER)/before/bin")

bench-keep: bench-installation ## Keep the counts, for later ones to be compared with
	@$(BENCHMARKS) keep "$(BENCH_FOLDER)/bin"

bench-installation:
	@$(MAKE) --no-print-directory install PREFIX="$(BENCH_FOLDER)" DESTDIR=
	@$(BUILD) $(APP) --product challenge-bench
	@$(BUILD) $(APP) --product challenge-large-fixture

demo: build ## Play the demonstrations, paced as if someone typed them; DEMO=2, or a part of a name, plays one
	@CHALLENGE_DEMOS=Demos "$$($(SWIFT) build $(RELEASE) --show-bin-path)/challenge" demo $(or $(DEMO),all)

pictures: build ## Make the pictures in docs/pictures anew, from the scripts beside them
	@sh Scripts/make-pictures "$$($(SWIFT) build $(RELEASE) --show-bin-path)/challenge"

docs-site: dependencies ## Build the documentation of the libraries as a site, in .build/docs-site
	@SWIFT="$(SWIFT)" BUILD_OPTIONS="$(DEBUG_OPTIONS)" sh Scripts/make-docs-site

tutorial: dependencies ## Do what the tutorial says, in .build/tutorial
	@$(RUN_TESTS) tutorial

# Without the trait Server, which BUILD_OPTIONS may leave out, there is no server to be built.
update: UPDATED = challenge $(if $(findstring --disable-default-traits,$(BUILD_OPTIONS)),,challenge-api)
update: dependencies ## Renew what is made from the program: manual, completions, transcripts, golden files, docs, pictures
	@for program in $(UPDATED); do $(SWIFT) build $(BUILD_OPTIONS) --product $$program || exit; done
	@sh Scripts/update "$$($(SWIFT) build $(BUILD_OPTIONS) --show-bin-path)" $(UPDATED)

lint: swift ## Check the format, the rules of the architecture and the limits of tests
	$(SWIFT) format lint --strict --recursive --parallel $(FORMATTED)
	@sh Scripts/check-modules
	@sh Scripts/check-limits
	@sh Scripts/check-version
	@$(SWIFT) run --quiet $(DEBUG_OPTIONS) --package-path Tools check-architecture

format: swift ## Format the sources
	$(SWIFT) format --in-place --recursive --parallel $(FORMATTED)

install: install-challenge install-challenge-api ## Install below PREFIX (/usr/local)

install-challenge: build
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(MAN_FOLDER)" "$(DESTDIR)$(BASH_FOLDER)" "$(DESTDIR)$(ZSH_FOLDER)" \
		"$(DESTDIR)$(FISH_FOLDER)" "$(DESTDIR)$(DATA_FOLDER)/demos"
	install -m 755 "$$($(SWIFT) build $(RELEASE) --show-bin-path)/challenge" "$(DESTDIR)$(PREFIX)/bin/challenge"
	install -m 644 man/challenge.1 "$(DESTDIR)$(MAN_FOLDER)/challenge.1"
	install -m 644 completions/challenge.bash "$(DESTDIR)$(BASH_FOLDER)/challenge"
	install -m 644 completions/_challenge "$(DESTDIR)$(ZSH_FOLDER)/_challenge"
	install -m 644 completions/challenge.fish "$(DESTDIR)$(FISH_FOLDER)/challenge.fish"
	install -m 644 docs/events.schema.json "$(DESTDIR)$(DATA_FOLDER)/events.schema.json"
	install -m 644 Demos/* "$(DESTDIR)$(DATA_FOLDER)/demos"

install-challenge-api: build-api
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(MAN_FOLDER)" "$(DESTDIR)$(BASH_FOLDER)" "$(DESTDIR)$(ZSH_FOLDER)" \
		"$(DESTDIR)$(FISH_FOLDER)"
	install -m 755 "$$($(SWIFT) build $(API) --show-bin-path)/challenge-api" "$(DESTDIR)$(PREFIX)/bin/challenge-api"
	install -m 644 man/challenge-api.1 "$(DESTDIR)$(MAN_FOLDER)/challenge-api.1"
	install -m 644 completions/challenge-api.bash "$(DESTDIR)$(BASH_FOLDER)/challenge-api"
	install -m 644 completions/_challenge-api "$(DESTDIR)$(ZSH_FOLDER)/_challenge-api"
	install -m 644 completions/challenge-api.fish "$(DESTDIR)$(FISH_FOLDER)/challenge-api.fish"

uninstall: ## Take away what install installed
	for program in challenge challenge-api; do \
		rm -f "$(DESTDIR)$(PREFIX)/bin/$$program" "$(DESTDIR)$(MAN_FOLDER)/$$program.1" "$(DESTDIR)$(BASH_FOLDER)/$$program" \
			"$(DESTDIR)$(ZSH_FOLDER)/_$$program" "$(DESTDIR)$(FISH_FOLDER)/$$program.fish"; \
	done
	rm -rf "$(DESTDIR)$(DATA_FOLDER)/events.schema.json" "$(DESTDIR)$(DATA_FOLDER)/demos"
	@rmdir "$(DESTDIR)$(DATA_FOLDER)" 2>/dev/null || true

deb: build build-api ## Make the packages for Debian, in .build/packages
	@sh Scripts/install-libraries debhelper
	mkdir -p $(PACKAGES)
	dpkg-buildpackage --build=binary --no-sign --post-clean --buildinfo-option=-u$(PACKAGES) --changes-option=-u$(PACKAGES) \
		--buildinfo-file=$(PACKAGES)/challenge.buildinfo --changes-file=$(PACKAGES)/challenge.changes

dist: dependencies ## Make the archive of the sources of the last commit, with its checksum, in .build/packages
	@# A build without the server has written it without the server's packages.
	@rm -f Package.resolved
	@$(SWIFT) package resolve
	@sh Scripts/make-dist "$(VERSION)" "$(PACKAGES)" "$(DIST_URL)"

dist-binary: build build-api ## Make an archive of each built program and what belongs to it, in .build/packages
	@for program in challenge challenge-api; do \
		$(DATED) sh Scripts/make-archive $$program "$(VERSION)" "$(COMMIT)" $(PACKAGES) || exit; \
	done

clean: ## Delete what was built
	rm -rf .build Examples/*/.build Tools/.build

dependencies: swift
	@sh Scripts/install-libraries

swift:
	@SWIFT="$(SWIFT)" MINIMUM="$(SWIFT_MINIMUM)" sh Scripts/check-swift

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 14
