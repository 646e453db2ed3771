package main

import (
	"os"
	"path/filepath"
	"time"
)

// isGone tells whether the JVM of a room does not run any more. The caller holds the lock of its key,
// so no launch starts one meanwhile. A JVM that cannot be judged counts as running.
func isGone(place, key, room string) bool {
	found := readRecord(place, key)
	isRecorded := found != nil && found.directory() == room
	if isRecorded && found.mayRun() {
		return false
	}
	switch probe(filepath.Join(room, "s")) {
	case nobodyListens:
		return true
	case noSocket:
		// Whoever has not begun to listen, and is not recorded, never will.
		return !isRecorded || found.isVisible() || isForgotten(room)
	}
	return false
}

// mayRun tells whether the process is there still, as far as that can be seen. One in another PID
// namespace is judged by its socket, once it has had the time to listen.
func (record *record) mayRun() bool {
	if record.isVisible() {
		return record.isRunning()
	}
	return record.isYoung()
}

// isVisible tells whether the number of the process means the same here.
func (record *record) isVisible() bool { return record.Namespace == pidNamespace() }

// isYoung tells whether the process may not listen yet. What has not listened in time never will.
func (record *record) isYoung() bool {
	info, err := os.Lstat(record.file())
	return err == nil && time.Since(info.ModTime()) < startTimeout
}
