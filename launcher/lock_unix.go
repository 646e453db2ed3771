//go:build !windows

package main

import (
	"errors"
	"io"
	"os"
	"syscall"
)

// tryLock takes a lock that also excludes Java's file locks; false when another process holds it. The
// system releases it when the process ends.
func tryLock(file *os.File) (bool, error) {
	whole := syscall.Flock_t{Type: syscall.F_WRLCK, Whence: io.SeekStart}
	err := syscall.FcntlFlock(file.Fd(), syscall.F_SETLK, &whole)
	if errors.Is(err, syscall.EAGAIN) || errors.Is(err, syscall.EACCES) {
		return false, nil
	}
	if err != nil {
		// Some file systems do not support locks.
		return false, &os.PathError{Op: "lock", Path: file.Name(), Err: err}
	}
	return true, nil
}
