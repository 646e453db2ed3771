package main

import (
	"os"
	"sync"
	"time"
)

// A CLI waits one minute for a handshake, and then kills without a word. All that a launch does up
// to its handshake has this long together.
const startTimeout = 50 * time.Second

// How much later a launch gives up that hangs where nothing has a limit of its own.
const lastMoment = 2 * time.Second

// An attempt is a launch that has not served yet. When it fails, the JVM that it has started ends
// with it: nobody else would end it.
type attempt struct {
	until time.Time

	lock sync.Mutex
	// What this launch has started; nil when it has started nothing.
	jvm *jvm
	// Whether other launches can get into it.
	isOpen bool
	isOver bool
}

func newAttempt(since time.Time) *attempt { return &attempt{until: since.Add(startTimeout)} }

// begin starts a JVM, unless this launch was given up meanwhile.
func (attempt *attempt) begin(spawn func() (*jvm, error)) (*jvm, error) {
	attempt.lock.Lock()
	defer attempt.lock.Unlock()
	if attempt.isOver {
		return nil, errGivenUp
	}
	started, err := spawn()
	attempt.jvm = started
	return started, err
}

// await makes a JVM that another launch has started the affair of this one: as long as it does not
// listen nobody is in it, and nobody else may be left who would end it.
func (attempt *attempt) await(starting *jvm) error {
	attempt.lock.Lock()
	defer attempt.lock.Unlock()
	if attempt.isOver {
		return errGivenUp
	}
	attempt.jvm = starting
	return nil
}

// arrived tells that the JVM does not depend on this launch any more.
func (attempt *attempt) arrived() {
	attempt.lock.Lock()
	defer attempt.lock.Unlock()
	attempt.jvm = nil
}

// undo ends the JVM that this launch has started. The caller holds the lock of its key, so nobody
// else is in it.
func (attempt *attempt) undo() {
	attempt.lock.Lock()
	defer attempt.lock.Unlock()
	attempt.end()
}

// release gives the lock of the key back. Others may get into the JVM from now on.
func (attempt *attempt) release(lock *os.File) {
	attempt.lock.Lock()
	defer attempt.lock.Unlock()
	lock.Close()
	attempt.isOpen = true
}

// giveUp ends the JVM that this launch has started, unless others are in it, and lets it start no
// more. Returns what that JVM said last.
func (attempt *attempt) giveUp() string {
	attempt.lock.Lock()
	defer attempt.lock.Unlock()
	attempt.isOver = true
	if attempt.jvm == nil {
		return nothingSaid
	}
	words := lastWords(attempt.jvm.record)
	if !attempt.isOpen {
		// This process holds the lock still.
		attempt.end()
		return words
	}
	lock, err := acquire(attempt.jvm.record.lock(), time.Now().Add(time.Second))
	if err != nil {
		// Somebody is on his way into it.
		return words
	}
	defer lock.Close()
	if !attempt.jvm.record.isShared() {
		attempt.end()
	}
	return words
}

func (attempt *attempt) end() {
	if attempt.jvm == nil {
		return
	}
	attempt.jvm.end()
	os.Remove(attempt.jvm.record.lock())
	attempt.jvm = nil
}
