package main

import (
	"os"
	"path/filepath"
)

// Socket paths end at 104 bytes on some systems; this is what a room adds to its place.
const (
	longestSocketPath = 103
	longestRoomPath   = len("/0123456789abcdef.01234567/s")
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
	// Links are followed once, here; what they lead to is what gets judged.
	base, err := filepath.EvalSymlinks(base)
	if err != nil || !filepath.IsAbs(base) {
		return ""
	}
	path := filepath.Join(base, "terrane-"+userId())
	if len(path)+longestRoomPath > longestSocketPath || !isTrusted(base) {
		return ""
	}
	if err := os.Mkdir(path, 0o700); err != nil && !os.IsExist(err) {
		return ""
	}
	if !isPrivate(path) {
		return ""
	}
	return path
}
