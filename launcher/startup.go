package main

import (
	"os"
	"sync"
	"time"
)

// The time for all steps up to the handshake. A CLI waits one minute for it, and then kills the
// provider without an explanation.
const startTimeout = 50 * time.Second

// The additional time that a launch waits for a step that exceeds the deadline.
const hangTimeout = 2 * time.Second

// A startup is the time of a launch before it serves. It owns a daemon that this launch has started,
// and ends it when the launch fails. Safe for several goroutines.
type startup struct {
	deadline time.Time

	lock sync.Mutex
	// The daemon that ends with this launch, or nil.
	daemon *daemon
	// Whether other launches may open sessions in it.
	isJoinable  bool
	isAbandoned bool
}

func newStartup(since time.Time) *startup { return &startup{deadline: since.Add(startTimeout)} }

// spawn starts a daemon, unless the launch was abandoned meanwhile.
func (startup *startup) spawn(spawn func() (*daemon, error)) (*daemon, error) {
	startup.lock.Lock()
	defer startup.lock.Unlock()
	if startup.isAbandoned {
		return nil, errAbandoned
	}
	started, err := spawn()
	startup.daemon = started
	return started, err
}

// adopt takes ownership of a daemon that another launch has started: it has no session until it listens,
// and the other launch may have ended.
func (startup *startup) adopt(starting *daemon) error {
	startup.lock.Lock()
	defer startup.lock.Unlock()
	if startup.isAbandoned {
		return errAbandoned
	}
	startup.daemon = starting
	return nil
}

// disown gives up ownership: the daemon continues if this launch fails.
func (startup *startup) disown() {
	startup.lock.Lock()
	defer startup.lock.Unlock()
	startup.daemon = nil
}

// rollBack ends the daemon that this launch has started. The caller holds the lock of its key, so it
// has no other session.
func (startup *startup) rollBack() {
	startup.lock.Lock()
	defer startup.lock.Unlock()
	startup.endDaemon()
}

// release releases the lock of the key. Other launches may use the daemon from now on.
func (startup *startup) release(lock *os.File) {
	startup.lock.Lock()
	defer startup.lock.Unlock()
	lock.Close()
	startup.isJoinable = true
}

// abandon ends the daemon that this launch has started, unless other launches use it, and prevents
// another start. Returns its last output.
func (startup *startup) abandon() string {
	startup.lock.Lock()
	defer startup.lock.Unlock()
	startup.isAbandoned = true
	if startup.daemon == nil {
		return noOutput
	}
	words := lastOutput(startup.daemon.record)
	if !startup.isJoinable {
		// This process still holds the lock.
		startup.endDaemon()
		return words
	}
	lock, err := acquire(startup.daemon.record.lock(), time.Now().Add(time.Second))
	if err != nil {
		// Another launch is connecting to it.
		return words
	}
	defer lock.Close()
	if !startup.daemon.record.isShared() {
		startup.endDaemon()
	}
	return words
}

func (startup *startup) endDaemon() {
	if startup.daemon == nil {
		return
	}
	startup.daemon.end()
	os.Remove(startup.daemon.record.lock())
	startup.daemon = nil
}
