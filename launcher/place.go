package main

import (
	"fmt"
	"os"
	"path/filepath"
)

// Socket paths end at 104 bytes on some systems; this is what a room adds to its place.
const (
	longestSocketPath = 103
	longestRoomPath   = len("/0123456789abcdef.0123456789ab/s")
)

// findPlace returns the directory in which this user's launches and JVMs find each other: the
// user's own, closed to all others. Returns "" when no such directory can be had; then nothing is
// shared and no secret leaves the process.
func findPlace(environment environment) string {
	for _, base := range []string{environment["XDG_RUNTIME_DIR"], os.TempDir()} {
		if path := placeIn(base); path != "" {
			return path
		}
	}
	return ""
}

func placeIn(base string) string {
	path := filepath.Join(base, "terrane-"+userId())
	if resolved, err := filepath.EvalSymlinks(base); err == nil {
		path = filepath.Join(resolved, filepath.Base(path))
	}
	if len(path)+longestRoomPath > longestSocketPath {
		return ""
	}
	place, err := privateDirectory(path)
	if err != nil {
		return ""
	}
	return place
}

func othersCouldReplace(directory string) error {
	return fmt.Errorf("others could replace what is in %s", directory)
}

// privateDirectory makes a directory that is the user's own and closed to all others, or takes the
// one that is there; fails when somebody else has a hand in it.
func privateDirectory(path string) (string, error) {
	if !filepath.IsAbs(path) {
		return "", fmt.Errorf("%q is not an absolute path", path)
	}
	// Links are followed once, here; what they lead to is what gets judged.
	base, err := filepath.EvalSymlinks(filepath.Dir(path))
	if err != nil {
		return "", err
	}
	if !isTrusted(base) {
		return "", othersCouldReplace(base)
	}
	path = filepath.Join(base, filepath.Base(path))
	if err := os.Mkdir(path, 0o700); err != nil && !os.IsExist(err) {
		return "", err
	}
	if !isPrivate(path) {
		return "", fmt.Errorf("%s is no directory of this user's own with mode 0700", path)
	}
	return path, nil
}
