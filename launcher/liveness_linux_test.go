package main

import (
	"net"
	"os"
	"syscall"
	"testing"
	"time"
)

const otherKey = "bbbbbbbbbbbbbbbb"

// otherDaemon makes the directory and the record of a daemon of another key.
func otherDaemon(t *testing.T, namespace string) *record {
	t.Helper()
	made, err := newRecord(tempDirectory(t), otherKey)
	if err != nil {
		t.Fatal(err)
	}
	// No process has this number here.
	made.Process, made.Started, made.Namespace = 1<<30, "long ago", namespace
	os.Mkdir(made.directory(), 0o700)
	if err := made.write(); err != nil {
		t.Fatal(err)
	}
	return made
}

func isThere(made *record) bool {
	_, err := os.Lstat(made.directory())
	return err == nil
}

const otherNamespace = "pid:[1]"

func TestADaemonThatStartsInAnotherPidNamespaceIsKept(t *testing.T) {
	starting := otherDaemon(t, otherNamespace)
	sessionIn(starting.base).cleanUp()
	if !isThere(starting) || readRecord(starting.base, otherKey) == nil {
		t.Error("it was removed")
	}
	// It may have bound its socket, and not listen yet.
	deadSocket(t, starting.socket())
	sessionIn(starting.base).cleanUp()
	if !isThere(starting) {
		t.Error("it was removed with its socket")
	}
}

func TestADaemonOfAnotherPidNamespaceThatRefusesConnectionsIsDeleted(t *testing.T) {
	gone := otherDaemon(t, otherNamespace)
	age(t, gone.file(), time.Hour)
	sessionIn(gone.base).cleanUp()
	if !isThere(gone) {
		t.Error("it was removed without a socket that refuses")
	}
	age(t, gone.directory(), expiry+time.Hour)
	sessionIn(gone.base).cleanUp()
	if isThere(gone) {
		t.Error("it is kept for ever")
	}
	refusing := otherDaemon(t, otherNamespace)
	age(t, refusing.file(), time.Hour)
	deadSocket(t, refusing.socket())
	sessionIn(refusing.base).cleanUp()
	if isThere(refusing) {
		t.Error("it refuses connections, and is kept")
	}
}

func TestADaemonOfThisPidNamespaceThatHasEndedIsDeleted(t *testing.T) {
	gone := otherDaemon(t, pidNamespace())
	sessionIn(gone.base).cleanUp()
	if isThere(gone) {
		t.Error("it is kept")
	}
}

// fullListener listens, accepts no connection, and has a full backlog.
func fullListener(t *testing.T, path string) int {
	t.Helper()
	listener, err := syscall.Socket(syscall.AF_UNIX, syscall.SOCK_STREAM, 0)
	if err == nil {
		err = syscall.Bind(listener, &syscall.SockaddrUnix{Name: path})
	}
	if err == nil {
		err = syscall.Listen(listener, 0)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { syscall.Close(listener) })
	for {
		connection, err := net.Dial("unix", path)
		if err != nil {
			if !isFull(err) {
				t.Fatal(err)
			}
			return listener
		}
		t.Cleanup(func() { connection.Close() })
	}
}

func TestADaemonWithAFullBacklogIsKept(t *testing.T) {
	busy := otherDaemon(t, otherNamespace)
	age(t, busy.file(), time.Hour)
	fullListener(t, busy.socket())
	sessionIn(busy.base).cleanUp()
	if !isThere(busy) {
		t.Error("it was removed")
	}
}

func TestALaunchTriesAgainWhileABacklogIsFull(t *testing.T) {
	full := otherDaemon(t, pidNamespace()).socket()
	listener := fullListener(t, full)
	attempts := 0
	connection, err := retryWhileFull(func() (net.Conn, error) {
		if attempts++; attempts == 3 {
			// The JVM accepts one.
			accepted, _, _ := syscall.Accept(listener)
			syscall.Close(accepted)
		}
		return net.Dial("unix", full)
	})
	if err != nil || attempts != 3 {
		t.Fatal(attempts, err)
	}
	connection.Close()
}

func TestARecordNamesThePidNamespace(t *testing.T) {
	if made := otherDaemon(t, pidNamespace()); pidNamespace() == "" || !readRecord(made.base, otherKey).isVisible() {
		t.Error(made)
	}
}
