//go:build !windows

package main

import (
	"fmt"
	"os"
	"syscall"
)

// A directory that was replaced by another of the same name is another one.
func workingDirectory() (string, error) { return inode(".") }

func inode(path string) (string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", err
	}
	status, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return "", fmt.Errorf("the system does not tell what %s is", path)
	}
	return fmt.Sprintf("%d:%d", status.Dev, status.Ino), nil
}
