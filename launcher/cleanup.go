package main

import (
	"os"
	"path/filepath"
	"strings"
	"time"
)

// cleanUp deletes the directories of daemons that were killed, and locks without a daemon.
func (session *session) cleanUp() {
	for _, name := range names(session.record.base) {
		key, suffix, _ := strings.Cut(name, ".")
		// An earlier daemon of the same key had a directory of its own.
		directory := filepath.Join(session.record.base, name)
		if isDaemonDirectory(suffix) && name != session.record.Directory && (strings.HasPrefix(suffix, bootHash()) || isExpired(directory)) {
			session.sweep(key, directory)
		}
		if suffix == "lock" && key != session.record.key {
			session.sweepLock(key)
		}
	}
}

func names(directory string) []string {
	entries, _ := os.ReadDir(directory)
	var names []string
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	return names
}

// After which time the directory of another boot is deleted. It may belong to another host that shares
// the base directory.
const expiry = 7 * 24 * time.Hour

func isExpired(directory string) bool {
	info, err := os.Lstat(directory)
	return err == nil && time.Since(info.ModTime()) > expiry
}

// sweep deletes the directory of a daemon that has ended.
func (session *session) sweep(key, directory string) {
	lock, err := acquireNow(lockOf(session.record.base, key))
	if lock == nil || err != nil {
		return
	}
	defer lock.Close()
	if !hasEnded(session.record.base, key, directory) {
		return
	}
	os.RemoveAll(directory)
	if found := readRecord(session.record.base, key); found == nil || found.directory() == directory {
		os.Remove(filepath.Join(session.record.base, key+".json"))
		os.Remove(lock.Name())
	}
}

// sweepLock deletes a lock that is free and whose key has no other file.
func (session *session) sweepLock(key string) {
	for _, name := range names(session.record.base) {
		if strings.HasPrefix(name, key+".") && name != key+".lock" {
			return
		}
	}
	if lock, err := acquireNow(lockOf(session.record.base, key)); lock != nil && err == nil {
		os.Remove(lock.Name())
		lock.Close()
	}
}
