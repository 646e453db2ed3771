package main

import (
	"io"
	"net"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"
)

// said returns the standard error of an action.
func said(t *testing.T, action func()) string {
	t.Helper()
	reader, writer, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	before := os.Stderr
	os.Stderr = writer
	text := make(chan string, 1)
	// Meanwhile, because a pipe holds no more than 64 KiB.
	go func() {
		all, _ := io.ReadAll(reader)
		text <- string(all)
	}()
	action()
	os.Stderr = before
	writer.Close()
	return <-text
}

func TestACliShowsItsUserALogThatHasALevel(t *testing.T) {
	for _, variables := range []environment{{}, {"TF_LOG_CORE": "TRACE"}, {"TF_LOG": "off"}, {"TF_LOG": "TRACE", "TF_LOG_PROVIDER": "OFF"}, {"TF_LOG": "TRACE", "TF_LOG_PROVIDER_X": "OFF"}} {
		if newLog("x", variables).isShown {
			t.Error(variables)
		}
	}
	for _, variables := range []environment{{"TF_LOG": "JSON"}, {"TF_LOG_PROVIDER": "error", "TF_LOG": "off"}} {
		if !newLog("x", variables).isShown {
			t.Error(variables)
		}
	}
}

func TestASessionThatEndsBeforeItServesIsAnError(t *testing.T) {
	launcherNonce, daemonNonce := net.Pipe()
	go daemonNonce.Write([]byte{frameEnd, 0, 0, 0, 1, 1})
	waiting := &session{control: launcherNonce, record: &record{base: t.TempDir(), Directory: "none"}}
	if err := waiting.awaitReady(time.Now().Add(time.Minute)); err == nil || !strings.HasPrefix(err.Error(), "the JVM was terminated before") {
		t.Error(err)
	}
}

func directoryNamed(key, generation string) string { return key + "." + bootHash() + generation }

// sessionIn makes a session of another key in a base directory, to clean up.
func sessionIn(base string) *session {
	quiet := &log{name: "x", threshold: levels["OFF"], isShown: true, trace: &trace{}}
	return &session{record: &record{Directory: directoryNamed("aaaaaaaaaaaaaaaa", "000000"), base: base, key: "aaaaaaaaaaaaaaaa"}, log: quiet, parent: ourParent()}
}

func TestTheDirectoryOfAKilledDaemonIsDeleted(t *testing.T) {
	base := t.TempDir()
	directory := filepath.Join(base, directoryNamed("bbbbbbbbbbbbbbbb", "111111"))
	os.Mkdir(directory, 0o700)
	for _, name := range []string{"out", "s"} {
		os.WriteFile(filepath.Join(directory, name), []byte("it was said\n"), 0o600)
	}
	os.WriteFile(filepath.Join(base, "bbbbbbbbbbbbbbbb.json"), []byte(`{"directory":"`+filepath.Base(directory)+`","secret":"00","namespace":"`+pidNamespace()+`"}`), 0o600)
	os.WriteFile(filepath.Join(base, "cccccccccccccccc.lock"), nil, 0o600)
	sessionIn(base).cleanUp()
	if left := names(base); len(left) != 0 {
		t.Error(left)
	}
}

func TestTheDirectoryOfAnEarlierDaemonOfTheSameKeyIsDeleted(t *testing.T) {
	base := t.TempDir()
	own := sessionIn(base)
	earlier := filepath.Join(base, directoryNamed(own.record.key, "222222"))
	for _, directory := range []string{own.record.directory(), earlier} {
		os.Mkdir(directory, 0o700)
		os.WriteFile(filepath.Join(directory, "out"), []byte("it was said\n"), 0o600)
	}
	own.record.write()
	own.cleanUp()
	if left := names(base); !reflect.DeepEqual(left, []string{own.record.Directory, own.record.key + ".json", own.record.key + ".lock"}) {
		t.Error(left)
	}
	if left := names(own.record.directory()); len(left) != 1 {
		t.Error(left)
	}
}

func TestTheDirectoryOfAnotherHostIsKept(t *testing.T) {
	base := t.TempDir()
	other := filepath.Join(base, "bbbbbbbbbbbbbbbb.ffffff111111")
	os.Mkdir(other, 0o700)
	// No process listens that this one could reach.
	os.WriteFile(filepath.Join(other, "out"), []byte("it was said\n"), 0o600)
	session := sessionIn(base)
	session.cleanUp()
	if left := names(other); len(left) != 1 {
		t.Error(left)
	}
	before := time.Now().Add(-expiry - time.Hour)
	os.Chtimes(other, before, before)
	session.cleanUp()
	if left := names(base); len(left) != 0 {
		t.Error(left)
	}
}
