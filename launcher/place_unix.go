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
	return err == nil && info.IsDir() && info.Mode().Perm() == 0o700 && owner(info) == os.Geteuid()
}

// isTrusted tells whether nobody but this user and root can put another directory in the place of
// what this user makes in a directory: not in it, and in none above. Root is whoever owns the root
// of all directories: in a user namespace it may have another number, which nobody here has.
func isTrusted(directory string) bool {
	root := 0
	if info, err := os.Lstat("/"); err == nil {
		root = owner(info)
	}
	for {
		info, err := os.Lstat(directory)
		if err != nil || !info.IsDir() {
			return false
		}
		if holder := owner(info); holder != 0 && holder != root && holder != os.Geteuid() {
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

func owner(info os.FileInfo) int {
	if status, ok := info.Sys().(*syscall.Stat_t); ok {
		return int(status.Uid)
	}
	return -1
}

func isOwn(info os.FileInfo) bool { return owner(info) == os.Geteuid() }
