//go:build !windows

package main

import (
	"io"
	"os"
	"syscall"
)

// tryLock takes a lock that a JVM's file lock excludes, too; fails when somebody holds it. The
// system gives it back when the process ends.
func tryLock(file *os.File) error {
	whole := syscall.Flock_t{Type: syscall.F_WRLCK, Whence: io.SeekStart}
	return syscall.FcntlFlock(file.Fd(), syscall.F_SETLK, &whole)
}
