package main

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// What a provider has made and could not tell its CLI of stands in a file for each session: a line
// "+NUMBER TEXT" when it is made, a line "-NUMBER" when the CLI knows of it. The launcher tells its
// own when its session is over, and takes it away. What it cannot tell, a later session warns of.

func keptName(program, id string) string { return "kept-" + program + "-" + id }

// tellKept tells what a file says to be untold, and removes it then. Whoever is killed in between
// has it told once more; it is never lost. Where nobody would read it, it is left to a later session.
func (session *session) tellKept(path string) {
	session.telling.Lock()
	defer session.telling.Unlock()
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return
	}
	defer file.Close()
	text, err := io.ReadAll(file)
	left := untold(string(text))
	if len(left) > 0 && !session.log.isRead {
		return
	}
	session.log.errors(left)
	if err != nil || !session.parent.isThere() {
		// Nobody has read that.
		return
	}
	// A later session may have taken it meanwhile; then it has another name, and nothing in it.
	file.Truncate(0)
	file.Close()
	os.Remove(path)
}

func untold(text string) []string {
	var order []string
	open := map[string]string{}
	for _, line := range strings.Split(text, "\n") {
		if number, said, ok := strings.Cut(strings.TrimPrefix(line, "+"), " "); ok && strings.HasPrefix(line, "+") {
			order = append(order, number)
			open[number] = said
		} else if strings.HasPrefix(line, "-") {
			delete(open, line[1:])
		}
	}
	var texts []string
	for _, number := range order {
		if said, ok := open[number]; ok {
			texts = append(texts, said)
		}
	}
	return texts
}

// tidy removes the rooms of JVMs that were killed. What was left untold there, sessions tell.
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

// sweep removes a room whose JVM is not there any more; what it kept moves to the place.
func (session *session) sweep(key, room string) {
	lock, err := acquireNow(lockOf(session.record.place, key))
	if lock == nil || err != nil {
		return
	}
	defer lock.Close()
	if !isGone(session.record.place, key, room) {
		return
	}
	for _, name := range names(room) {
		if strings.HasPrefix(name, "kept-") {
			os.Rename(filepath.Join(room, name), filepath.Join(session.record.place, name))
		}
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
