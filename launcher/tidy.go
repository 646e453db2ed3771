package main

import (
	"os"
	"path/filepath"
	"strings"
	"time"
)

// tidy removes the rooms of JVMs that were killed.
func (session *session) tidy() {
	for _, name := range names(session.record.place) {
		key, rest, _ := strings.Cut(name, ".")
		// An earlier JVM of the same key has left a room of its own.
		room := filepath.Join(session.record.place, name)
		if isRoom(rest) && name != session.record.Room && (strings.HasPrefix(rest, bootMark()) || isForgotten(room)) {
			session.sweep(key, room)
		}
		if rest == "lock" && key != session.record.key {
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

// After which time the room of another boot is taken for one of this host, which was switched off.
const forgotten = 7 * 24 * time.Hour

func isForgotten(room string) bool {
	info, err := os.Lstat(room)
	return err == nil && time.Since(info.ModTime()) > forgotten
}

// sweep removes a room whose JVM is not there any more.
func (session *session) sweep(key, room string) {
	lock, err := acquireNow(lockOf(session.record.place, key))
	if lock == nil || err != nil {
		return
	}
	defer lock.Close()
	if !isGone(session.record.place, key, room) {
		return
	}
	os.RemoveAll(room)
	if found := readRecord(session.record.place, key); found == nil || found.directory() == room {
		os.Remove(filepath.Join(session.record.place, key+".json"))
		os.Remove(lock.Name())
	}
}

// sweepLock removes a lock that nobody holds and that guards nothing any more.
func (session *session) sweepLock(key string) {
	for _, name := range names(session.record.place) {
		if strings.HasPrefix(name, key+".") && name != key+".lock" {
			return
		}
	}
	if lock, err := acquireNow(lockOf(session.record.place, key)); lock != nil && err == nil {
		os.Remove(lock.Name())
		lock.Close()
	}
}
