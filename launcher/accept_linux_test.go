package main

import (
	"net"
	"path/filepath"
	"syscall"
	"testing"
)

// notedErrors notifies a test that an accept has failed.
type notedErrors struct {
	net.Listener
	failed chan error
}

func (hasRecordedUse notedErrors) Accept() (net.Conn, error) {
	connection, err := hasRecordedUse.Listener.Accept()
	if err != nil {
		select {
		case hasRecordedUse.failed <- err:
		default:
		}
	}
	return connection, err
}

func TestALauncherAcceptsAgainWhenDescriptorsAreFree(t *testing.T) {
	path := filepath.Join(tempDirectory(t), "s")
	inner, err := net.Listen("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	hasRecordedUse := notedErrors{inner, make(chan error, 1)}
	listener := newRetryingListener(hasRecordedUse, silent)
	defer listener.Close()
	client, err := syscall.Socket(syscall.AF_UNIX, syscall.SOCK_STREAM, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer syscall.Close(client)
	var limit syscall.Rlimit
	syscall.Getrlimit(syscall.RLIMIT_NOFILE, &limit)
	syscall.Setrlimit(syscall.RLIMIT_NOFILE, &syscall.Rlimit{Cur: 0, Max: limit.Max})
	defer syscall.Setrlimit(syscall.RLIMIT_NOFILE, &limit)
	if err := syscall.Connect(client, &syscall.SockaddrUnix{Name: path}); err != nil {
		t.Fatal(err)
	}
	accepted := make(chan error, 1)
	go func() {
		connection, err := listener.Accept()
		if err == nil {
			connection.Close()
		}
		accepted <- err
	}()
	if failure := <-hasRecordedUse.failed; failure == nil {
		t.Error("no descriptor was free")
	}
	syscall.Setrlimit(syscall.RLIMIT_NOFILE, &limit)
	if err := <-accepted; err != nil {
		t.Error(err)
	}
}
