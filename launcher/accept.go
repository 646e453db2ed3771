package main

import (
	"errors"
	"net"
	"sync"
	"time"
)

// The pause of a listener after an error: the first one, and the longest.
const (
	firstAcceptPause   = 5 * time.Millisecond
	longestAcceptPause = 200 * time.Millisecond
)

// A retryingListener accepts until it is closed. Any other error (no free descriptor, no memory, a
// peer that has disconnected) concerns one connection, so it accepts again.
type retryingListener struct {
	net.Listener
	log    *log
	once   sync.Once
	closed chan struct{}
}

func newRetryingListener(listener net.Listener, log *log) *retryingListener {
	return &retryingListener{Listener: listener, log: log, closed: make(chan struct{})}
}

// Accept returns an error only when the listener is closed.
func (listener *retryingListener) Accept() (net.Conn, error) {
	pause := firstAcceptPause
	for {
		connection, err := listener.Listener.Accept()
		if err == nil || errors.Is(err, net.ErrClosed) {
			return connection, err
		}
		if pause == firstAcceptPause {
			listener.log.debug("cannot accept a connection, trying again: " + err.Error())
		}
		select {
		case <-listener.closed:
			return nil, net.ErrClosed
		case <-time.After(pause):
		}
		pause = min(2*pause, longestAcceptPause)
	}
}

func (listener *retryingListener) Close() error {
	listener.once.Do(func() { close(listener.closed) })
	return listener.Listener.Close()
}
