package main

import (
	"fmt"
	"net"
	"os"
	"path/filepath"
)

// Socket paths are limited to 104 bytes on some systems; a daemon adds this much to its base
// directory.
const (
	longestSocketPath = 103
	longestDaemonPath = len("/0123456789abcdef.0123456789ab/s")
)

// findBaseDirectory returns the directory in which the launchers and daemons of this user find each
// other: owned by the user, and inaccessible to all others. Returns "" if there is none; then nothing is
// shared.
func findBaseDirectory(environment environment) string {
	for _, parent := range []string{environment["XDG_RUNTIME_DIR"], os.TempDir()} {
		if path := baseDirectoryIn(parent); path != "" {
			return path
		}
	}
	return baseDirectoryInCache()
}

// baseDirectoryInCache is used when another user has created the name in the directory for temporary
// files, which cannot happen in the cache directory of this user. A network file system may not
// support sockets, so one is created first.
func baseDirectoryInCache() string {
	parent, err := os.UserCacheDir()
	if err != nil || !fits(baseDirectoryPath(parent)) || ensureTrusted(parent) != nil {
		return ""
	}
	if base := baseDirectoryIn(parent); base != "" && hasSockets(base) {
		return base
	}
	return ""
}

func hasSockets(base string) bool {
	random, err := randomHex(socketBytes)
	if err != nil {
		return false
	}
	listener, err := net.Listen("unix", filepath.Join(base, "probe"+random))
	if err != nil {
		return false
	}
	listener.Close()
	return true
}

func baseDirectoryPath(parent string) string { return filepath.Join(parent, "terrane-"+userId()) }

func fits(base string) bool { return len(base)+longestDaemonPath <= longestSocketPath }

func baseDirectoryIn(parent string) string {
	path := baseDirectoryPath(parent)
	if resolved, err := filepath.EvalSymlinks(parent); err == nil {
		path = baseDirectoryPath(resolved)
	}
	if !fits(path) {
		return ""
	}
	base, err := privateDirectory(path)
	if err != nil {
		return ""
	}
	return base
}

// ensureTrusted creates a directory that only this user can change, or checks an existing one.
func ensureTrusted(directory string) error {
	if !filepath.IsAbs(directory) {
		return fmt.Errorf("%q is not an absolute path", directory)
	}
	// With sudo, HOME may be that of another user, who must not get a directory of root in it.
	if there := nearestExisting(directory); !isTrusted(there) {
		return othersCouldReplace(there)
	}
	return os.MkdirAll(directory, 0o700)
}

// nearestExisting returns the directory, or the nearest one above it that exists, without links.
func nearestExisting(directory string) string {
	for {
		there, err := filepath.EvalSymlinks(directory)
		above := filepath.Dir(directory)
		if err == nil || above == directory {
			return there
		}
		directory = above
	}
}

func othersCouldReplace(directory string) error {
	return fmt.Errorf("other users can replace files in %s", directory)
}

// privateDirectory creates a directory that is owned by the user and closed to all others, or checks
// an existing one.
func privateDirectory(path string) (string, error) {
	if !filepath.IsAbs(path) {
		return "", fmt.Errorf("%q is not an absolute path", path)
	}
	// Links are resolved once, and the result is checked.
	parent, err := filepath.EvalSymlinks(filepath.Dir(path))
	if err != nil {
		return "", err
	}
	if !isTrusted(parent) {
		return "", othersCouldReplace(parent)
	}
	path = filepath.Join(parent, filepath.Base(path))
	if err := os.Mkdir(path, 0o700); err != nil && !os.IsExist(err) {
		return "", err
	}
	if !isPrivate(path) {
		return "", fmt.Errorf("%s is not a directory of this user with mode 0700", path)
	}
	return path, nil
}
