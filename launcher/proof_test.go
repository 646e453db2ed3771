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

// roomOf makes a room in which something listens.
func roomOf(t *testing.T, listen func(net.Conn)) *record {
	t.Helper()
	place, err := os.MkdirTemp("", "p")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(place) })
	made, err := newRecord(place, "0123456789abcdef")
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

func TestAnImpostorLearnsNothing(t *testing.T) {
	heard := make(chan []byte, 1)
	made := roomOf(t, func(connection net.Conn) {
		nonce := make([]byte, nonceBytes)
		io.ReadFull(connection, nonce)
		// It answers with something of the right length, and listens to what comes.
		connection.Write(bytes.Repeat([]byte{7}, 2*nonceBytes))
		rest, _ := io.ReadAll(connection)
		heard <- append(nonce, rest...)
	})
	if _, err := announce(made, "session=1\n"); err == nil || !strings.Contains(err.Error(), "does not know our secret") {
		t.Error(err)
	}
	secret, _ := hex.DecodeString(made.Secret)
	if all := <-heard; len(all) != nonceBytes || bytes.Contains(all, secret) {
		t.Errorf("it has heard %d bytes", len(all))
	}
}

func TestAJvmThatRefusesIsTakenForGone(t *testing.T) {
	var made *record
	made = roomOf(t, func(connection net.Conn) {
		secret, _ := hex.DecodeString(made.Secret)
		theirs, ours := make([]byte, nonceBytes), make([]byte, nonceBytes)
		io.ReadFull(connection, theirs)
		connection.Write(append(ours, proof(secret, "jvm", theirs, ours)...))
		connection.Write([]byte{frameRefused, 0, 0, 0, 0})
	})
	if _, err := announce(made, "session=1\n"); err != errRefused {
		t.Error(err)
	}
}

func TestAHostileLengthIsRefused(t *testing.T) {
	if _, _, err := readFrame(bytes.NewReader([]byte{'L', 0xFF, 0xFF, 0xFF, 0xFF})); err == nil {
		t.Error("four gigabytes of log")
	}
}

func TestARecordIsReadUpToALimit(t *testing.T) {
	place := t.TempDir()
	record := `{"room":"k.1","secret":"s"}`
	path := filepath.Join(place, "k.json")
	os.WriteFile(path, []byte(record), 0o600)
	if readRecord(place, "k") == nil {
		t.Error("a record")
	}
	os.WriteFile(path, []byte(record+strings.Repeat(" ", longestRecord)), 0o600)
	if readRecord(place, "k") != nil {
		t.Error("a file of any size")
	}
	os.Remove(path)
	os.WriteFile(path+".other", []byte(record), 0o600)
	if os.Symlink(path+".other", path) == nil && readRecord(place, "k") != nil {
		t.Error("a link")
	}
}

func TestARecordOfAnotherShapeIsNoRecord(t *testing.T) {
	place := t.TempDir()
	for _, text := range []string{"", "{", `{"room":"other.1"}`, `{"room":"k.1/../../x","secret":"s"}`} {
		os.WriteFile(filepath.Join(place, "k.json"), []byte(text), 0o600)
		if readRecord(place, "k") != nil {
			t.Error(text)
		}
	}
}
