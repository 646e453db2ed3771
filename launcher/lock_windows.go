package main

import (
	"errors"
	"os"
	"syscall"
	"unsafe"
)

// tryLock takes a lock that also excludes Java's file locks; false when another process holds it. The
// system releases it when the process ends.
func tryLock(file *os.File) (bool, error) {
	const failImmediately, exclusive = 1, 2
	const lockViolation = syscall.Errno(33)
	lockFile := syscall.NewLazyDLL("kernel32.dll").NewProc("LockFileEx")
	var overlapped syscall.Overlapped
	taken, _, err := lockFile.Call(file.Fd(), failImmediately|exclusive, 0, 0xFFFFFFFF, 0x7FFFFFFF,
		uintptr(unsafe.Pointer(&overlapped)))
	if taken != 0 {
		return true, nil
	}
	if errors.Is(err, lockViolation) || errors.Is(err, syscall.ERROR_IO_PENDING) {
		return false, nil
	}
	return false, &os.PathError{Op: "lock", Path: file.Name(), Err: err}
}
