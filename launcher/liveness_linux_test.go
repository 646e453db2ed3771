package main

import (
	"net"
	"os"
	"syscall"
	"testing"
	"time"
)

const otherKey = "bbbbbbbbbbbbbbbb"

// otherRoom is that of a JVM of another key, with its record.
func otherRoom(t *testing.T, namespace string) *record {
	t.Helper()
	made, err := newRecord(base(t), otherKey)
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

func TestAJvmThatStartsInAnotherPidNamespaceStays(t *testing.T) {
	starting := otherRoom(t, otherNamespace)
	sessionIn(starting.place).tidy()
	if !isThere(starting) || readRecord(starting.place, otherKey) == nil {
		t.Error("it was removed")
	}
	// It may have bound its socket, and not listen yet.
	deadSocket(t, starting.socket())
	sessionIn(starting.place).tidy()
	if !isThere(starting) {
		t.Error("it was removed with its socket")
	}
}

func TestAJvmOfAnotherPidNamespaceThatRefusesConnectionsIsRemoved(t *testing.T) {
	gone := otherRoom(t, otherNamespace)
	age(t, gone.file(), time.Hour)
	sessionIn(gone.place).tidy()
	if !isThere(gone) {
		t.Error("it was removed without a socket that refuses")
	}
	age(t, gone.directory(), forgotten+time.Hour)
	sessionIn(gone.place).tidy()
	if isThere(gone) {
		t.Error("it stays for ever")
	}
	refusing := otherRoom(t, otherNamespace)
	age(t, refusing.file(), time.Hour)
	deadSocket(t, refusing.socket())
	sessionIn(refusing.place).tidy()
	if isThere(refusing) {
		t.Error("it refuses, and stays")
	}
}

func TestAJvmOfThisPidNamespaceThatHasEndedIsRemoved(t *testing.T) {
	gone := otherRoom(t, pidNamespace())
	sessionIn(gone.place).tidy()
	if isThere(gone) {
		t.Error("it stays")
	}
}

// fullListener listens, accepts nothing, and has no room for more connections.
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

func TestAJvmWithAFullBacklogIsAlive(t *testing.T) {
	busy := otherRoom(t, otherNamespace)
	age(t, busy.file(), time.Hour)
	fullListener(t, busy.socket())
	sessionIn(busy.place).tidy()
	if !isThere(busy) {
		t.Error("it was removed")
	}
}

func TestALaunchTriesAgainWhileABacklogIsFull(t *testing.T) {
	full := otherRoom(t, pidNamespace()).socket()
	listener := fullListener(t, full)
	attempts := 0
	connection, err := unlessFull(func() (net.Conn, error) {
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
	if made := otherRoom(t, pidNamespace()); pidNamespace() == "" || !readRecord(made.place, otherKey).isVisible() {
		t.Error(made)
	}
}
