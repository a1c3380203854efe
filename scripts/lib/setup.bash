# SPDX-License-Identifier: Apache-2.0
# Copyright the UIModel authors
#
# What the scripts that build share: a Swift toolchain, the packages it builds against, and how the program is built.
# Sourced, not run. Everything said here goes to standard error; standard output is the program's.

# The same things by the names of Debian, Fedora and Arch.
build_packages="\
libsdl2-dev        SDL2-devel             sdl2
libcairo2-dev      cairo-devel            cairo
fonts-dejavu-core  dejavu-sans-fonts      ttf-dejavu"
screen_packages="\
xserver-xorg-core         xorg-x11-server-Xorg  xorg-server
xserver-xorg-video-dummy  xorg-x11-drv-dummy    xf86-video-dummy
sway                      sway                  sway"

say() {
  printf '%s\n' "$*" >&2
}

# One line on what to do, and exit status 2: nothing was tried.
stop() {
  say "$*"
  exit 2
}

# The column of a table above, on one line.
names() { # TABLE COLUMN
  awk -v column="$2" '{ printf "%s%s", gap, $column; gap = " " }' <<<"$1"
}

need_swift() {
  local newer="install Swift 6.0 or newer (https://swift.org/install)" answer
  command -v swift >/dev/null || stop "Swift is missing: $newer and put it on the PATH."
  answer=$(swift --version 2>/dev/null) || true
  [[ $answer =~ Swift\ version\ ([0-9]+)\.([0-9]+) ]] ||
    stop "'swift --version' does not work here: $newer."
  [ "${BASH_REMATCH[1]}" -ge 6 ] ||
    stop "Swift ${BASH_REMATCH[1]}.${BASH_REMATCH[2]} is too old: $newer."
}

has_apt() {
  command -v apt-get >/dev/null && command -v dpkg-query >/dev/null
}

# Those of the given Debian packages that are not installed, on one line.
missing_packages() {
  local package
  local missing=()
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed$' ||
      missing+=("$package")
  done
  printf '%s' "${missing[*]-}"
}

# Installs those Debian packages that are missing; says nothing when none is.
install_packages() { # PURPOSE PACKAGE...
  local purpose=$1 missing as_root=() log
  shift
  missing=$(missing_packages "$@")
  [ -n "$missing" ] || return 0
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null ||
      stop "Missing: $missing ($purpose). Neither root nor sudo here: have an administrator run 'apt-get install $missing'."
    as_root=(sudo)
  fi
  say "Installing $missing ($purpose), with ${as_root[*]:+sudo }apt-get ..."
  log=$(mktemp)
  # The package lists are fetched only when the ones at hand are absent or out of date.
  # shellcheck disable=SC2086 # the names are words
  if ! apt_get install --no-install-recommends $missing >"$log" 2>&1; then
    if ! { apt_get update && apt_get install --no-install-recommends $missing; } >"$log" 2>&1; then
      tail -n 15 "$log" >&2
      rm -f "$log"
      stop "apt-get could not install $missing; its last lines are above."
    fi
  fi
  rm -f "$log"
}

# apt-get as root, without questions; waits if another one is at work. Uses as_root of its caller.
apt_get() {
  ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive \
    apt-get -y -qq -o DPkg::Lock::Timeout=300 "$@" </dev/null
}

# What the Sandbox is built with. Without apt: names the packages and stops, unless they are there.
need_build_packages() {
  if has_apt; then
    # shellcheck disable=SC2046 # the names are words
    install_packages "to build and draw the Sandbox" $(names "$build_packages" 1)
  elif ! pkg-config --exists sdl2 cairo-ft 2>/dev/null; then
    say "No apt-get here. Install these, and pkg-config, then run this again:"
    say "  dnf install $(names "$build_packages" 2)"
    stop "  pacman -S $(names "$build_packages" 3)"
  fi
}

# What reads the tables and pages of the repository.
need_python() {
  command -v python3 >/dev/null && return
  has_apt || stop "Python 3 is missing: it reads the tables and pages that are checked."
  install_packages "to check tables and pages" python3
}

# What the tests with a screen of their own need. They are skipped by name where it can't be had.
want_screen_packages() {
  if has_apt; then
    # shellcheck disable=SC2046 # the names are words
    install_packages "for tests with a screen of their own" $(names "$screen_packages" 1)
  else
    say "Tests with a screen of their own need: dnf install $(names "$screen_packages" 2)," \
      "or pacman -S $(names "$screen_packages" 3); what is missing is skipped by name."
  fi
}

# The folder of the compiler's own files.
runtime_resources() {
  swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath" *: *"(.*)".*/\1/p'
}

# Whether the toolchain has LLVM's linker.
has_lld() {
  local resources
  resources=$(runtime_resources)
  [ -x "${resources%/lib/swift}/bin/ld.lld" ]
}

# Builds a program as the Sandbox is handed out, in a folder of its own below .build, and puts its path into "program".
#
# Where the toolchain has Swift's libraries to be linked in, they are: the program starts sooner, takes less memory
# and runs where there is no toolchain. Elsewhere it finds them beside the compiler.
build_program() { # PACKAGE [PRODUCT]
  local product=${2:-Sandbox}
  local resources options=(--package-path "$1" --scratch-path "$1/.build/program" -c release --product "$product")
  program=$1/.build/program/release/$product
  resources=$(runtime_resources)
  if [ -f "${resources}_static/linux/libFoundation.a" ]; then
    options+=(--static-swift-stdlib)
    # Nobody links against the program, so it names nothing to others. 120,000 addresses that the loader would have
    # to read make 20 KB when packed, which loaders can undo since glibc 2.36.
    if has_lld; then
      options+=(-Xswiftc -use-ld=lld -Xlinker -O2 -Xlinker --no-export-dynamic)
      if unpacks_addresses; then options+=(-Xlinker -z -Xlinker pack-relative-relocs); fi
    fi
  fi
  [ -x "$program" ] || say "Building $product; the first time takes a few minutes ..."
  swift build --quiet "${options[@]}" >&2
}

# Whether the loader of this system is glibc's, 2.36 or newer.
unpacks_addresses() {
  [[ $(getconf GNU_LIBC_VERSION 2>/dev/null) =~ ^glibc\ ([0-9]+)\.([0-9]+) ]] || return
  [ "${BASH_REMATCH[1]}" -gt 2 ] || [ "${BASH_REMATCH[2]}" -ge 36 ]
}
