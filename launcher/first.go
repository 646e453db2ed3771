package main

import "os"

// isFirst tells whether this launch is the first of its CLI, which asks for the schema and nothing
// else: no JVM runs, and is started now, or one that is kept warm has not seen this CLI. A launch that
// meets another one on the way takes itself for a later one.
func (met *meeting) isFirst() bool {
	lock, err := acquireNow(lockOf(met.place, met.key))
	if lock == nil || err != nil {
		return false
	}
	// Under the lock no JVM leaves, and takes its room away.
	defer met.attempt.release(lock)
	if found := readRecord(met.place, met.key); found != nil && found.isRunning() {
		return met.isNewTo(found)
	}
	return met.startAhead()
}

// startAhead starts the JVM and does not wait for it.
func (met *meeting) startAhead() bool {
	fresh, err := newRecord(met.place, met.key)
	if err == nil {
		_, err = met.startJvm(fresh)
	}
	if err != nil {
		// What the reason is, a session finds out.
		met.attempt.undo()
		return false
	}
	met.log.debug("started a JVM")
	met.isNewTo(fresh)
	return true
}

// isNewTo tells whether a JVM outlives CLIs and another one than that of this launch has come to it
// last, and notes this one. CLIs that take turns are taken for new ones each time: then their calls
// are passed on one by one, and nothing else changes.
func (met *meeting) isNewTo(record *record) bool {
	if met.terms.parent != 0 {
		return false
	}
	cli, err := parentIdentity()
	if err != nil {
		return false
	}
	note := record.inRoom("cli")
	if noted, err := os.ReadFile(note); err == nil && string(noted) == cli {
		return false
	}
	return os.WriteFile(note, []byte(cli), 0o600) == nil
}
