package main

import (
	"errors"
	"os"
	"time"
)

var errLocked = errors.New("another launch of this provider takes too long to make ready what both need")

// acquire waits for a lock, which is a file. Whoever held it may have removed the file; then it is
// another file that counts.
func acquire(path string, until time.Time) (*os.File, error) {
	for {
		file, err := acquireNow(path)
		if file != nil || err != nil {
			return file, err
		}
		if time.Now().After(until) {
			return nil, errLocked
		}
		time.Sleep(2 * time.Millisecond)
	}
}

// acquireNow takes a lock if it is free, else returns neither file nor error.
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
	ours, err := file.Stat()
	if err != nil {
		return false
	}
	there, err := os.Lstat(path)
	return err == nil && os.SameFile(ours, there)
}
