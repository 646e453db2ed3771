//go:build !windows

package main

import (
	"errors"
	"net"
	"testing"
)

// A listener whose accepts fail a few times, then succeed once, then wait until it is closed.
type failingListener struct {
	failures []error
	accepted net.Conn
	closed   chan struct{}
}

func (listener *failingListener) Accept() (net.Conn, error) {
	if len(listener.failures) > 0 {
		failure := listener.failures[0]
		listener.failures = listener.failures[1:]
		return nil, &net.OpError{Op: "accept", Err: failure}
	}
	if connection := listener.accepted; connection != nil {
		listener.accepted = nil
		return connection, nil
	}
	<-listener.closed
	return nil, net.ErrClosed
}

func (listener *failingListener) Close() error   { close(listener.closed); return nil }
func (listener *failingListener) Addr() net.Addr { return &net.UnixAddr{} }

func TestOnlyAClosedListenerStopsAccepting(t *testing.T) {
	launcherNonce, daemonNonce := net.Pipe()
	defer daemonNonce.Close()
	inner := &failingListener{
		failures: []error{errors.New("too many open files"), errors.New("out of memory"), errors.New("not permitted")},
		accepted: launcherNonce, closed: make(chan struct{}),
	}
	listener := newRetryingListener(inner, silent)
	if connection, err := listener.Accept(); connection != launcherNonce || err != nil {
		t.Fatal(connection, err)
	}
	listener.Close()
	if _, err := listener.Accept(); !errors.Is(err, net.ErrClosed) {
		t.Error(err)
	}
}

func TestAListenerThatIsClosedBetweenTwoAttemptsStops(t *testing.T) {
	inner := &failingListener{failures: []error{errors.New("too many open files")}, closed: make(chan struct{})}
	listener := newRetryingListener(inner, silent)
	listener.Close()
	if _, err := listener.Accept(); !errors.Is(err, net.ErrClosed) {
		t.Error(err)
	}
}

func TestWhatTheCliConnectsToAcceptsAgain(t *testing.T) {
	tempDirectory(t)
	listener, err := listen(environment{}, silent)
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	if _, retries := listener.(*retryingListener); !retries {
		t.Errorf("%T", listener)
	}
}
