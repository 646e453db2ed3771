package main

import (
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"os"
	"runtime"
	"time"
)

// Exit codes: that of Go after a panic, that of a shell after SIGTERM, and that after the CLI has
// died.
const (
	exitCrashed    = 2
	exitTerminated = 143
	exitOrphaned   = 1
)

// The time in which a daemon must end a cancelled session; CLIs kill after two seconds.
const endTimeout = 1200 * time.Millisecond

// A session is a provider instance in the daemon that serves this launch. It ends with its control
// connection.
type session struct {
	record  *record
	log     *log
	id      string
	control net.Conn
	// The CLI, which reads the standard error.
	parent parent
	// The connections and calls that are being copied.
	active counter
}

func newSession(control net.Conn, record *record, connector *connector, version int) (*session, error) {
	id, err := randomHex(16)
	if err != nil {
		return nil, err
	}

	if err := sendRequest(control, record, sessionRequest(id, version)); err != nil {
		return nil, err
	}
	return &session{record: record, log: connector.log, id: id, control: control}, nil
}

// awaitReady waits until the session serves, and passes on its log meanwhile.
func (session *session) awaitReady(deadline time.Time) error {
	session.control.SetReadDeadline(deadline)
	for {
		kind, content, err := readFrame(session.control)
		if errors.Is(err, os.ErrDeadlineExceeded) {
			return fmt.Errorf("the JVM did not create the provider within %v: %s", startTimeout, lastOutput(session.record))
		}
		if err != nil {
			return fmt.Errorf("the JVM ended before the provider was created (%w): %s", err, lastOutput(session.record))
		}
		switch kind {
		case frameReady:
			return session.control.SetReadDeadline(time.Time{})
		case frameFailed:
			return errors.New(string(content))
		case frameEnd:
			return errors.New("the JVM was terminated before the provider was created: " + lastOutput(session.record))
		case frameLog:
			os.Stderr.Write(content)
		}
	}
}

// serve copies between CLI and daemon until one of them ends the session; returns the exit code.
func (session *session) serve(listener net.Listener, tlsConfig *tls.Config, reasons endReasons) int {
	go session.acceptAll(listener, tlsConfig)
	return session.supervise(listener, reasons)
}

// supervise cleans up and passes on output, and waits for the end of the session; returns the exit
// code.
func (session *session) supervise(listener net.Listener, reasons endReasons) int {
	session.parent = reasons.parent
	cleaned := make(chan struct{})
	go func() {
		session.replay(os.Stderr)
		session.cleanUp()
		close(cleaned)
	}()
	code := session.awaitEnd(listener, reasons)
	if code != exitCrashed {
		session.replay(os.Stderr)
	}
	await(cleaned, endTimeout)
	return code
}

func (session *session) awaitEnd(listener net.Listener, reasons endReasons) int {
	ended := make(chan int, 1)
	go func() { ended <- session.readFrames() }()
	select {
	case code := <-ended:
		listener.Close()
		// Waits for the last responses. Calls that begin meanwhile are not waited for.
		session.active.awaitZero(lastResponseTimeout)
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

// readFrames passes on log lines until the end of the session, and returns the exit code.
func (session *session) readFrames() int {
	for {
		kind, content, err := readFrame(session.control)
		if err != nil {
			return session.daemonDied()
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

// daemonDied reports that the JVM was killed or has crashed. CLIs show the text after "panic".
func (session *session) daemonDied() int {
	fmt.Fprintf(os.Stderr, "panic: the JVM of this provider ended unexpectedly: %s\n", lastOutput(session.record))
	return exitCrashed
}

// cancel closes the control connection, and passes on the log for a limited time.
func (session *session) cancel(ended <-chan int, code int) int {
	if half, ok := session.control.(interface{ CloseWrite() error }); ok {
		half.CloseWrite()
	}
	select {
	case <-ended:
	case <-time.After(endTimeout):
	}
	return code
}

// The process that has started this one. It ends without notice when it is killed.
type parent struct {
	number   int
	identity string
}

func ourParent() parent {
	parent := parent{number: os.Getppid()}
	if runtime.GOOS == "windows" {
		// An orphan keeps the process ID of its parent on Windows, which may be reused.
		parent.identity, _ = processIdentity(parent.number)
	}
	return parent
}

// isThere is false when the process has ended: an orphan has another parent.
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

// gone returns a channel that is closed when the process has ended.
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
