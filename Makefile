# serve: build and serve, watching · test: everything · build: a finished site/ · bench: speed, as ratios · lock: new lock files
# bench-browser: how soon Python answers in three browsers
# prove: the proofs by example at length, the players' ladder · mutants: does a test fail for every change of the rules' code?
# audit: known vulnerabilities in what the lock files name · test-under-load: do the tests race?

PYTHON := $(shell for p in python3.13 python3 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info[:2] != (3, 13))' 2>/dev/null && echo $$p && break; done)
NODE := $(shell node -e 'process.exit(+(parseInt(process.versions.node) < 20))' 2>/dev/null && npm --version >/dev/null 2>&1 && echo node)
RUN := .venv/bin/python

# What the tests need from the system, programs and files, each with the Debian package that brings it.
PROGRAMS := chromium:chromium firefox-esr:firefox-esr WebKitWebDriver:webkit2gtk-driver Xvfb:xvfb hunspell:hunspell /usr/sbin/nginx:nginx-light \
	/usr/share/hunspell/sv_SE.dic:hunspell-sv /usr/share/hunspell/en_GB.dic:hunspell-en-gb
there = $(shell { command -v $(1) || test -e $(1); } >/dev/null && echo yes)
missing = $(if $(call there,$(firstword $(1))),,$(lastword $(1)))
MISSING := $(foreach pair,$(PROGRAMS),$(call missing,$(subst :, ,$(pair))))
INSTALL := apt-get update && apt-get install -y --no-install-recommends $(strip $(MISSING))

.PHONY: serve test lint test-under-load build bench bench-browser prove mutants audit lock ready programs

serve: ready
	@$(RUN) -m widgets.build serve

build: ready
	@$(RUN) -m widgets.build

# First what the engine's coverage is measured with, then all else: what throws dice often, which tracing would slow
# threefold, and what shares a finished site and browsers, a module's tests together.
test: ready programs audit lint
	$(RUN) -m pytest -n 2 -m "engine and not long" --cov=engine --cov-branch --cov-report= --cov-fail-under=98 --durations=10
	$(RUN) -m pytest -n 2 -m "long or not engine" --dist loadscope --no-loadscope-reorder --one-site --durations=10

lint: ready
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy --strict
	.venv/bin/lint-imports
	node_modules/.bin/biome check --error-on-warnings .
	node_modules/.bin/tsc --project .

# The whole suite so many times beside so many busy loops: a test that fails once is a race, in the test or in the page.
TIMES := 10
LOOPS := 2
test-under-load: ready programs
	@$(RUN) -m tests.tools.under_load --times $(TIMES) --loops $(LOOPS)

bench: ready
	@$(RUN) -m tests.bench

bench-browser: ready programs
	@$(RUN) -m tests.bench.browsers

prove: ready
	@TALONG_PROVE=1 $(RUN) -m pytest -q -n 2 -m long tests/engine
	@TALONG_PROVE=1 $(RUN) -m pytest -q tests/pyodide/test_suite.py tests/pyodide/test_choices.py tests/browsers/test_games.py tests/site/test_accessibility.py
	@$(RUN) -m tests.tools.prove
	@$(RUN) -m tests.tools.ladder

mutants: ready
	@$(RUN) -m tests.tools.mutants

audit: ready
	@$(RUN) -m tests.tools.audit

lock: ready
	.venv/bin/pip-compile --quiet --upgrade --allow-unsafe --generate-hashes --strip-extras \
		--no-emit-index-url --no-emit-find-links --output-file requirements.txt requirements.in
	npm install --package-lock-only --no-audit --no-fund

ready: .venv/ready node_modules/ready

.venv/ready: requirements.txt
ifeq ($(PYTHON),)
	@echo "Talong needs Python 3.13: install it as python3.13 or python3 (on Debian: apt-get install python3 python3-venv) and try again." >&2; exit 1
else
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { echo "Talong needs Python's venv module: install it (on Debian: apt-get install python3-venv) and try again." >&2; exit 1; }
	$(PYTHON) -m venv .venv
	.venv/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@
endif

node_modules/ready: package-lock.json
ifeq ($(NODE),)
	@echo "Talong needs Node 20 or newer with npm: install them (on Debian: apt-get install nodejs npm) and try again." >&2; exit 1
else
	npm ci --no-audit --no-fund
	@touch $@
endif

programs:
ifneq ($(strip $(MISSING)),)
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then $(INSTALL); \
	else echo "The tests need programs that are not here. Run: sudo sh -c '$(INSTALL)'" >&2; exit 1; fi
endif
