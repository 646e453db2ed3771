//go:build !windows

package main

import (
	"os"
	"path/filepath"
	"strconv"
	"syscall"
)

func userId() string { return strconv.Itoa(os.Geteuid()) }

// isPrivate tells whether a path is a directory, and no link to one, that this user owns and
// nobody else can look into.
func isPrivate(path string) bool {
	info, err := os.Lstat(path)
	return err == nil && info.IsDir() && info.Mode().Perm() == 0o700 && isOwn(info)
}

// isTrusted tells whether nobody but this user and root can put another directory in the place of
// what this user makes in a directory: not in it, and in none above.
func isTrusted(directory string) bool {
	for {
		info, err := os.Lstat(directory)
		if err != nil || !info.IsDir() || !isOwn(info) && !isOfRoot(directory, info) {
			return false
		}
		if info.Mode().Perm()&0o022 != 0 && info.Mode()&os.ModeSticky == 0 {
			return false
		}
		above := filepath.Dir(directory)
		if above == directory {
			return true
		}
		directory = above
	}
}

// isOwn tells whether a file is this user's. Who has no number of his own owns nothing.
func isOwn(info os.FileInfo) bool {
	holder := owner(info)
	return holder == os.Geteuid() && !standsForOthers(holder)
}

// Directories that root alone makes on every system. They are named in full: a directory in one of
// them may be anybody's.
var madeByRoot = map[string]bool{
	"/": true, "/tmp": true, "/var": true, "/var/tmp": true, "/run": true, "/run/user": true,
	"/dev": true, "/dev/shm": true, "/home": true,
}

// isOfRoot tells whether root owns a directory. Root is whoever owns the root of all directories: in
// a user namespace it may have another number, which nobody here has, or none. All users without a
// number there look alike; then the directory's name decides.
func isOfRoot(directory string, info os.FileInfo) bool {
	holder := owner(info)
	if standsForOthers(holder) {
		return madeByRoot[directory]
	}
	if holder == 0 {
		return true
	}
	root, err := os.Lstat("/")
	return err == nil && holder == owner(root)
}

func owner(info os.FileInfo) int {
	if status, ok := info.Sys().(*syscall.Stat_t); ok {
		return int(status.Uid)
	}
	return -1
}
