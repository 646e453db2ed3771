package main

import (
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"os"
	"runtime"
	"strconv"
	"time"
)

// Exit codes: as Go's runtime ends after a panic, as a shell reports a process that SIGTERM ended,
// and when the CLI has gone.
const (
	exitCrashed    = 2
	exitTerminated = 143
	exitOrphaned   = 1
)

// How long a JVM may take to end a session that is cancelled; CLIs kill after two seconds.
const farewell = 1200 * time.Millisecond

// A session is this launch's part of a JVM: a provider instance of its own. It lives as long as
// the control connection does.
type session struct {
	record  *record
	log     *log
	id      string
	control net.Conn
	// Who reads what this launch says.
	parent parent
	// How many connections and calls are being copied.
	splices tally
}

func newSession(control net.Conn, record *record, met *meeting, version int) (*session, error) {
	id, err := randomHex(16)
	if err != nil {
		return nil, err
	}
	announcement := "session=" + id + "\nprotocol=" + strconv.Itoa(version) + "\n"
	if err := announceOn(control, record, announcement); err != nil {
		return nil, err
	}
	return &session{record: record, log: met.log, id: id, control: control}, nil
}

// awaitReady waits until the provider is made and serves.
func (session *session) awaitReady(until time.Time) error {
	session.control.SetReadDeadline(until)
	for {
		kind, content, err := readFrame(session.control)
		if errors.Is(err, os.ErrDeadlineExceeded) {
			return fmt.Errorf("its JVM runs, and has not made the provider after %v: %s", startTimeout, lastWords(session.record))
		}
		if err != nil {
			return fmt.Errorf("its JVM has ended while starting (%w): %s", err, lastWords(session.record))
		}
		switch kind {
		case frameReady:
			return session.control.SetReadDeadline(time.Time{})
		case frameFailed:
			return errors.New(string(content))
		case frameEnd:
			return errors.New("its JVM was asked to end before the provider was made: " + lastWords(session.record))
		case frameLog:
			os.Stderr.Write(content)
		}
	}
}

// serve copies between the CLI and the JVM until one of them ends it; returns the exit code.
func (session *session) serve(listener net.Listener, protection *tls.Config, reasons endingReasons) int {
	go session.acceptAll(listener, protection)
	return session.stay(listener, reasons)
}

// stay does what there is to do beside copying.
func (session *session) stay(listener net.Listener, reasons endingReasons) int {
	session.parent = reasons.parent
	tidied := make(chan struct{})
	go func() {
		session.replay()
		session.tidy()
		close(tidied)
	}()
	code := session.awaitEnd(listener, reasons)
	if code != exitCrashed {
		session.replay()
	}
	await(tidied, farewell)
	return code
}

func (session *session) awaitEnd(listener net.Listener, reasons endingReasons) int {
	ended := make(chan int, 1)
	go func() { ended <- session.follow() }()
	select {
	case code := <-ended:
		listener.Close()
		// The last answers reach the CLI. Others may begin meanwhile; nobody counts on them.
		session.splices.awaitNone(lastAnswer)
		return code
	case <-reasons.terminated:
		return session.cancel(ended, exitTerminated)
	case <-reasons.orphaned:
		return session.cancel(ended, exitOrphaned)
	}
}

func await(done <-chan struct{}, limit time.Duration) {
	select {
	case <-done:
	case <-time.After(limit):
	}
}

// follow passes log lines on until the session's end, and returns the exit code.
func (session *session) follow() int {
	for {
		kind, content, err := readFrame(session.control)
		if err != nil {
			return session.jvmDied()
		}
		switch kind {
		case frameLog:
			os.Stderr.Write(content)
		case frameEnd:
			return endCode(content)
		}
	}
}

func endCode(content []byte) int {
	if len(content) == 1 {
		return int(content[0])
	}
	return exitCrashed
}

// jvmDied tells what a JVM that was killed, or crashed, cannot tell any more. CLIs show what
// follows the word panic.
func (session *session) jvmDied() int {
	fmt.Fprintf(os.Stderr, "panic: the JVM of this provider has died: %s\n", lastWords(session.record))
	return exitCrashed
}

// cancel ends the session from this side. What the provider's code still says is passed on.
func (session *session) cancel(ended <-chan int, code int) int {
	if half, ok := session.control.(interface{ CloseWrite() error }); ok {
		half.CloseWrite()
	}
	select {
	case <-ended:
	case <-time.After(farewell):
	}
	return code
}

// The process that has started this one. A CLI that was killed tells nobody.
type parent struct {
	number   int
	identity string
}

func ourParent() parent {
	parent := parent{number: os.Getppid()}
	if runtime.GOOS == "windows" {
		// An orphan keeps its parent's number there, which may belong to another process later.
		parent.identity, _ = processIdentity(parent.number)
	}
	return parent
}

// isThere is false once the process has ended: an orphan gets another parent.
func (parent parent) isThere() bool {
	if os.Getppid() != parent.number {
		return false
	}
	if parent.identity == "" {
		return true
	}
	now, err := processIdentity(parent.number)
	return err == nil && now == parent.identity
}

// gone is closed when the process has ended.
func (parent parent) gone() <-chan struct{} {
	gone := make(chan struct{})
	go func() {
		for parent.isThere() {
			time.Sleep(200 * time.Millisecond)
		}
		close(gone)
	}()
	return gone
}
