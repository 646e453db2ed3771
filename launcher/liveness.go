package main

import (
	"os"
	"path/filepath"
	"time"
)

// hasEnded reports whether the daemon of a directory has ended. The caller holds the lock of its key,
// so no launch starts one meanwhile. A daemon whose state is unknown counts as running.
func hasEnded(base, key, directory string) bool {
	found := readRecord(base, key)
	isRecorded := found != nil && found.directory() == directory
	if isRecorded && found.mayRun() {
		return false
	}
	switch probe(filepath.Join(directory, "s")) {
	case socketRefuses:
		return true
	case noSocket:
		// A daemon that does not listen and has no record never will.
		return !isRecorded || found.isVisible() || isExpired(directory)
	}
	return false
}

// mayRun reports whether the process may still run. In another PID namespace it counts as running
// until it should listen.
func (record *record) mayRun() bool {
	if record.isVisible() {
		return record.isRunning()
	}
	return record.isRecent()
}

// isVisible reports whether the process ID is valid in this PID namespace.
func (record *record) isVisible() bool { return record.Namespace == pidNamespace() }

// isRecent reports whether the daemon may still be starting.
func (record *record) isRecent() bool {
	info, err := os.Lstat(record.file())
	return err == nil && time.Since(info.ModTime()) < startTimeout
}
