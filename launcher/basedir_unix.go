//go:build !windows

package main

import (
	"os"
	"path/filepath"
	"strconv"
	"syscall"
)

func userId() string { return strconv.Itoa(os.Geteuid()) }

// isPrivate reports whether a path is a directory, not a link, that this user owns and no other user
// can enter.
func isPrivate(path string) bool {
	info, err := os.Lstat(path)
	return err == nil && info.IsDir() && info.Mode().Perm() == 0o700 && isOwn(info)
}

// isTrusted reports whether only this user and root can replace an entry of a directory, or one of the
// directories above it.
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

// isOwn reports whether this user owns a file. A user without a number of its own owns no file.
func isOwn(info os.FileInfo) bool {
	holder := owner(info)
	return holder == os.Geteuid() && !standsForOthers(holder)
}

// Directories that root creates on every system. Directories in them may belong to any user.
var madeByRoot = map[string]bool{
	"/": true, "/tmp": true, "/var": true, "/var/tmp": true, "/run": true, "/run/user": true,
	"/dev": true, "/dev/shm": true, "/home": true,
}

// isOfRoot reports whether root owns a directory. Root is the owner of "/": in a user namespace it may
// have another number, or none. All users without a number look alike there; then the name of the
// directory decides.
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
