package main

import (
	"errors"
	"os"
	"time"
)

var errLocked = errors.New("timed out waiting for another launch of the same package")

// acquire waits for a lock file. Its holder may delete the file; then the new file counts.
func acquire(path string, deadline time.Time) (*os.File, error) {
	for {
		file, err := acquireNow(path)
		if file != nil || err != nil {
			return file, err
		}
		if time.Now().After(deadline) {
			return nil, errLocked
		}
		time.Sleep(2 * time.Millisecond)
	}
}

// acquireNow takes a lock if it is free. Else it returns neither file nor error.
func acquireNow(path string) (*os.File, error) {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	held, err := tryLock(file)
	if err == nil && held && isStillAt(file, path) {
		return file, nil
	}
	file.Close()
	return nil, err
}

func isStillAt(file *os.File, path string) bool {
	launcherNonce, err := file.Stat()
	if err != nil {
		return false
	}
	there, err := os.Lstat(path)
	return err == nil && os.SameFile(launcherNonce, there)
}
