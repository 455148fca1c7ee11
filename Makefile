# SPDX-License-Identifier: GPL-2.0-only
#
# The human side: what one types. The kernel side is in Kbuild.

# The kernel to build for: its build folder, as installed by its headers package.
KDIR ?= /lib/modules/$(shell uname -r)/build
BOARD ?=

# On the command line ARCH and CROSS_COMPILE reach the kernel's own makefiles by themselves.
KBUILD = $(MAKE) -C "$(KDIR)" M="$(CURDIR)"

.DEFAULT_GOAL := modules

.PHONY: modules
modules: need-kdir	## build for this machine, or for KDIR= ARCH= CROSS_COMPILE=
	$(KBUILD) modules

# The kernel's makefile leaves depmod out where there is no System.map, as in Debian's headers.
.PHONY: modules_install
modules_install: need-kdir	## install under INSTALL_MOD_PATH, run depmod
	@[ -e fastalg.ko ] || { echo "fastalg: nothing is built yet; run make first." >&2; exit 2; }
	$(KBUILD) modules_install
	-@[ -e "$(KDIR)/System.map" ] || { \
		PATH="$$PATH:/usr/sbin:/sbin"; \
		depmod $(if $(INSTALL_MOD_PATH),-b "$(INSTALL_MOD_PATH)") \
			"$$(modinfo -F vermagic ./fastalg.ko | cut -d ' ' -f 1)"; \
	}

# Not the kernel's own clean: it would search build/ as well, and take modules and libraries there.
.PHONY: clean
clean:	## remove what `make modules` built
	@find . \( -path ./build -o -path ./.git \) -prune -o -type f \( \
		-name '*.[ios]' -o -name '*.ko' -o -name '*.mod' -o -name '*.mod.c' -o \
		-name '*.lst' -o -name '*.symtypes' -o -name '.*.cmd' -o -name '.*.d' -o \
		-name '.*.tmp' -o -name 'modules.order' -o -name 'Module.symvers' -o \
		-path './module/compat/facts.h' -o -path './module/compat/*.fact' \) \
		-exec rm -f {} +
	@rm -rf .tmp_versions

.PHONY: distclean
distclean: clean	## the same, and the build folder with all its downloads
	rm -rf build

.PHONY: need-kdir
need-kdir:
	@[ -e "$(KDIR)/Makefile" ] || { exec >&2; \
		echo "fastalg: no kernel build folder at $(KDIR)."; \
		echo "Install the headers of your kernel (Debian: linux-headers-\$$(uname -r)),"; \
		echo "or name them: make KDIR=/path/to/linux [ARCH=arm CROSS_COMPILE=...]."; \
		exit 2; }

.PHONY: demo
demo:	## boot BOARD=armv7 (list) and show the gain
	@tools/demo $(BOARD)

.PHONY: bench
bench: $(if $(filter list,$(BOARD)),,setup-check)	## count instructions (BOARD=armv7; list)
	@tools/bench $(BOARD)

.PHONY: bench-model
bench-model: setup-check	## llvm-mca cycles a byte of the hot loops
	@tools/bench-model

.PHONY: check
check: setup-check	## all tests but check-fuzz (about 50 minutes)
	@selftests/run-all -j2 lint run-all tools sources unit build vm

.PHONY: check-quick
check-quick: setup-check	## the short part, for daily work
	@selftests/run-all --quick lint run-all tools unit build

.PHONY: check-unit check-build check-vm check-tools check-sources check-fuzz
check-fuzz: setup-check	## the kernel's own randomized tests, in full
	@selftests/run-all fuzz
check-unit: setup-check	## every implementation, under qemu-user
	@selftests/run-all unit
check-build: setup-check	## the module, for every supported kernel
	@selftests/run-all build
check-vm: setup-check	## the module, in real kernels
	@selftests/run-all vm
check-tools: setup-check	## the command line tools
	@selftests/run-all tools
check-sources: setup-check	## fetching and building source packages
	@selftests/run-all sources

.PHONY: lint
lint: setup-check	## style, contracts, licences, spelling
	@tools/lint

.PHONY: format
format: setup-check	## rewrite the C files in the project's style
	@git ls-files '*.[ch]' | xargs clang-format -i

.PHONY: setup
setup:			## install what demo and check need (they do it themselves)
	@tools/setup-host demo
	@tools/setup-host check

.PHONY: setup-check
setup-check:
	@tools/setup-host check

.PHONY: help
help:	## this text
	@echo "make             build fastalg.ko on the board itself"
	@sed -n 's/^\([a-z_-]*\):[^#]*## \(.*\)/\1\t\2/p' Makefile | \
		while IFS='	' read -r goal text; do \
			printf 'make %-15s %s\n' "$$goal" "$$text"; \
		done
	@echo
	@echo "KDIR=$(KDIR)"
