package main

import (
	"os"
	"os/user"
	"strings"
)

// The directory for temporary files belongs to the user on Windows, and only the user can write to it.
func isPrivate(path string) bool {
	info, err := os.Lstat(path)
	return err == nil && info.IsDir()
}

func isTrusted(directory string) bool { return isPrivate(directory) }

func userId() string {
	current, err := user.Current()
	if err != nil {
		return "0"
	}
	return current.Uid[strings.LastIndex(current.Uid, "-")+1:]
}

// Other users cannot write to the directories of this user.
func isOwn(os.FileInfo) bool { return true }
