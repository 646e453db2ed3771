//go:build !windows

package main

import (
	"fmt"
	"os"
	"syscall"
)

// workingDirectory identifies the directory itself: a new one of the same name differs.
func workingDirectory() (string, error) { return inode(".") }

func inode(path string) (string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", err
	}
	status, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return "", fmt.Errorf("cannot identify the directory %s", path)
	}
	return fmt.Sprintf("%d:%d", status.Dev, status.Ino), nil
}
