package main

import (
	"os"
	"syscall"
	"unsafe"
)

// tryLock takes a lock that a JVM's file lock excludes, too; fails when somebody holds it. The
// system gives it back when the process ends.
func tryLock(file *os.File) error {
	const failImmediately, exclusive = 1, 2
	lockFile := syscall.NewLazyDLL("kernel32.dll").NewProc("LockFileEx")
	var overlapped syscall.Overlapped
	taken, _, err := lockFile.Call(file.Fd(), failImmediately|exclusive, 0, 0xFFFFFFFF, 0x7FFFFFFF,
		uintptr(unsafe.Pointer(&overlapped)))
	if taken == 0 {
		return err
	}
	return nil
}
