# SPDX-License-Identifier: Apache-2.0
# Copyright the UIModel authors
#
# Shared by the scripts that build: the Swift toolchain, the packages that the build needs, and the build of the program.
# Sourced, not run. Messages go to standard error; standard output is the program's.

# The same packages by their names in Debian, Fedora and Arch.
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

# Prints one line that says what to do, and exits with status 2: nothing was tried.
stop() {
  say "$*"
  exit 2
}

# Prints a column of the table above, on one line.
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

# Prints the given Debian packages that are not installed, on one line.
missing_packages() {
  local package
  local missing=()
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed$' ||
      missing+=("$package")
  done
  printf '%s' "${missing[*]-}"
}

# Installs the Debian packages that are missing. Prints nothing if none is missing.
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
  # The package lists are fetched only if the local ones are missing or out of date.
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

# Runs apt-get as root, without questions. Waits while another apt-get runs. Uses as_root of its caller.
apt_get() {
  ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive \
    apt-get -y -qq -o DPkg::Lock::Timeout=300 "$@" </dev/null
}

# Installs the packages that the build of the Sandbox needs. Without apt, prints their names and stops if they are missing.
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

# Installs the packages that read the tables and pages of the repository.
need_python() {
  command -v python3 >/dev/null && return
  has_apt || stop "Python 3 is missing: it reads the tables and pages that are checked."
  install_packages "to check tables and pages" python3
}

# Installs the packages that tests on a virtual display need. If they can't be installed, these tests are skipped by name.
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

# Returns whether the toolchain has LLVM's linker.
has_lld() {
  local resources
  resources=$(runtime_resources)
  [ -x "${resources%/lib/swift}/bin/ld.lld" ]
}

# Builds a program like the installed Sandbox, in its own folder below .build, and puts its path into "program".
#
# If the toolchain has Swift's static libraries, they are linked in: the program then starts faster, needs less memory and
# runs without a toolchain. Otherwise it loads the libraries from the compiler's folder.
build_program() { # PACKAGE [PRODUCT]
  local product=${2:-Sandbox}
  local resources options=(--package-path "$1" --scratch-path "$1/.build/program" -c release --product "$product")
  program=$1/.build/program/release/$product
  resources=$(runtime_resources)
  if [ -f "${resources}_static/linux/libFoundation.a" ]; then
    options+=(--static-swift-stdlib)
    # No other program links against this one, so it exports no symbols. The loader would have to read 120,000
    # relocations; packed they take 20 KB, and loaders can unpack them since glibc 2.36.
    if has_lld; then
      options+=(-Xswiftc -use-ld=lld -Xlinker -O2 -Xlinker --no-export-dynamic)
      if unpacks_addresses; then options+=(-Xlinker -z -Xlinker pack-relative-relocs); fi
    fi
  fi
  [ -x "$program" ] || say "Building $product; the first time takes a few minutes ..."
  swift build --quiet "${options[@]}" >&2
}

# Returns whether the loader of this system is glibc's, 2.36 or newer.
unpacks_addresses() {
  [[ $(getconf GNU_LIBC_VERSION 2>/dev/null) =~ ^glibc\ ([0-9]+)\.([0-9]+) ]] || return
  [ "${BASH_REMATCH[1]}" -gt 2 ] || [ "${BASH_REMATCH[2]}" -ge 36 ]
}
