package main

import (
	"fmt"
	"net"
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
	return placeInCache()
}

// placeInCache is for a directory for temporary files in which somebody else has taken the name
// first: nobody else can do that in the user's cache directory. It may be on a file system of a
// network that has no sockets, so one is tried.
func placeInCache() string {
	base, err := os.UserCacheDir()
	if err != nil || !fits(placePath(base)) || makeTrusted(base) != nil {
		return ""
	}
	if place := placeIn(base); place != "" && hasSockets(place) {
		return place
	}
	return ""
}

func hasSockets(place string) bool {
	random, err := randomHex(socketBytes)
	if err != nil {
		return false
	}
	listener, err := net.Listen("unix", filepath.Join(place, "probe"+random))
	if err != nil {
		return false
	}
	listener.Close()
	return true
}

func placePath(base string) string { return filepath.Join(base, "terrane-"+userId()) }

func fits(place string) bool { return len(place)+longestRoomPath <= longestSocketPath }

func placeIn(base string) string {
	path := placePath(base)
	if resolved, err := filepath.EvalSymlinks(base); err == nil {
		path = placePath(resolved)
	}
	if !fits(path) {
		return ""
	}
	place, err := privateDirectory(path)
	if err != nil {
		return ""
	}
	return place
}

// makeTrusted makes a directory that this user alone may change, or takes the one that is there.
func makeTrusted(directory string) error {
	if !filepath.IsAbs(directory) {
		return fmt.Errorf("%q is not an absolute path", directory)
	}
	// With sudo, a home may be another user's, who would be left with a directory that is not his own.
	if there := nearest(directory); !isTrusted(there) {
		return othersCouldReplace(there)
	}
	return os.MkdirAll(directory, 0o700)
}

// nearest is the directory itself, or the nearest above it that is there, without links.
func nearest(directory string) string {
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
