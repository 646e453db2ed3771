package main

import (
	"bytes"
	"encoding/hex"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// listeningDaemon makes a daemon directory with a socket, whose connections a function handles.
func listeningDaemon(t *testing.T, listen func(net.Conn)) *record {
	t.Helper()
	base, err := os.MkdirTemp("", "p")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(base) })
	made, err := newRecord(base, "0123456789abcdef")
	if err != nil {
		t.Fatal(err)
	}
	os.Mkdir(made.directory(), 0o700)
	listener, err := net.Listen("unix", made.socket())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { listener.Close() })
	go func() {
		for {
			connection, err := listener.Accept()
			if err != nil {
				return
			}
			go listen(connection)
		}
	}()
	return made
}

func TestTheProofIsNotSentToAnUnauthenticatedProcess(t *testing.T) {
	heard := make(chan []byte, 1)
	made := listeningDaemon(t, func(connection net.Conn) {
		nonce := make([]byte, nonceBytes)
		io.ReadFull(connection, nonce)
		// It responds with random bytes of the right length, and reads the response.
		connection.Write(bytes.Repeat([]byte{7}, 2*nonceBytes))
		rest, _ := io.ReadAll(connection)
		heard <- append(nonce, rest...)
	})
	if _, err := openConnection(made, "session=1\n"); err == nil || !strings.Contains(err.Error(), "failed to authenticate") {
		t.Error(err)
	}
	secret, _ := hex.DecodeString(made.Secret)
	if all := <-heard; len(all) != nonceBytes || bytes.Contains(all, secret) {
		t.Errorf("it has heard %d bytes", len(all))
	}
}

func TestARefusedRequestIsAnError(t *testing.T) {
	var made *record
	made = listeningDaemon(t, func(connection net.Conn) {
		secret, _ := hex.DecodeString(made.Secret)
		daemonNonce, launcherNonce := make([]byte, nonceBytes), make([]byte, nonceBytes)
		io.ReadFull(connection, daemonNonce)
		connection.Write(append(launcherNonce, proof(secret, "daemon", daemonNonce, launcherNonce)...))
		connection.Write([]byte{frameRefused, 0, 0, 0, 0})
	})
	if _, err := openConnection(made, "session=1\n"); err != errRefused {
		t.Error(err)
	}
}

func TestAFrameHasAMaximumLength(t *testing.T) {
	if _, _, err := readFrame(bytes.NewReader([]byte{'L', 0xFF, 0xFF, 0xFF, 0xFF})); err == nil {
		t.Error("four gigabytes of log")
	}
}

func TestARecordHasAMaximumLength(t *testing.T) {
	base := t.TempDir()
	record := `{"directory":"k.1","secret":"s"}`
	path := filepath.Join(base, "k.json")
	os.WriteFile(path, []byte(record), 0o600)
	if readRecord(base, "k") == nil {
		t.Error("a record")
	}
	os.WriteFile(path, []byte(record+strings.Repeat(" ", maxRecord)), 0o600)
	if readRecord(base, "k") != nil {
		t.Error("a file of any size")
	}
	os.Remove(path)
	os.WriteFile(path+".other", []byte(record), 0o600)
	if os.Symlink(path+".other", path) == nil && readRecord(base, "k") != nil {
		t.Error("a link")
	}
}

func TestAnInvalidRecordIsIgnored(t *testing.T) {
	base := t.TempDir()
	for _, text := range []string{"", "{", `{"directory":"other.1"}`, `{"directory":"k.1/../../x","secret":"s"}`} {
		os.WriteFile(filepath.Join(base, "k.json"), []byte(text), 0o600)
		if readRecord(base, "k") != nil {
			t.Error(text)
		}
	}
}
