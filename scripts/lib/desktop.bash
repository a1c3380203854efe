# SPDX-License-Identifier: Apache-2.0
# Copyright the UIModel authors
#
# Shared by scripts/install and scripts/uninstall. Sourced, not run.

# The list of installed files, below the prefix.
record_path=share/uimodel-sandbox/installed

default_prefix() {
  if [ "$(id -u)" = 0 ]; then echo /usr/local; else echo "$HOME/.local"; fi
}

absolute() { # FOLDER, which need not be there
  case "$1" in
    /*) echo "${1%/}" ;;
    *) echo "$PWD/${1%/}" ;;
  esac
}

# Desktops read programs and file types from tables that are made from the files.
renew_databases() { # PREFIX
  if command -v update-mime-database >/dev/null; then
    update-mime-database "$1/share/mime" 2>/dev/null || true
  fi
  if command -v update-desktop-database >/dev/null; then
    update-desktop-database -q "$1/share/applications" 2>/dev/null || true
  fi
}

# Makes the tables again, or removes them if they would be empty.
drop_databases() { # PREFIX
  local mime=$1/share/mime applications=$1/share/applications
  if compgen -G "$mime/packages/*.xml" >/dev/null || compgen -G "$applications/*.desktop" >/dev/null; then
    renew_databases "$1"
  fi
  if [ -d "$mime/packages" ] && ! compgen -G "$mime/packages/*" >/dev/null; then
    rm -f "$mime"/{aliases,generic-icons,globs,globs2,icons,magic,mime.cache,subclasses,treemagic,types,version} \
      "$mime/XMLnamespaces" "$mime/application/x-uimodel-scenario+json.xml"
    rmdir "$mime/application" 2>/dev/null || true
  fi
  if [ -d "$applications" ] && ! compgen -G "$applications/*.desktop" >/dev/null; then
    rm -f "$applications/mimeinfo.cache"
  fi
}
