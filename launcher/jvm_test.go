//go:build !windows

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// startOf starts something in the place of a JVM and returns why it cannot serve.
func startOf(t *testing.T, java string) string {
	t.Helper()
	place, err := os.MkdirTemp("", "p")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(place) })
	record, err := newRecord(place, "0123456789abcdef")
	if err != nil {
		t.Fatal(err)
	}
	pack := &packageFile{Name: "x", Java: java, Main: "a.Main", Options: []string{"-Xmx1g"}}
	met := &meeting{
		pack: pack, environment: environment{"TERRANE_JAVA_OPTIONS": " -Xmore  -Xmost "},
		attempt: &attempt{until: time.Now().Add(time.Minute)}, place: place, key: record.key,
	}
	_, err = met.startIn(record, 6)
	met.attempt.undo()
	if err == nil {
		t.Fatal("it serves")
	}
	if left := names(place); len(left) != 0 {
		t.Error("left behind:", left)
	}
	return err.Error()
}

func script(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "java")
	if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestAnotherCLibraryIsToldInOneSentence(t *testing.T) {
	// A program whose loader is not there, as on Alpine; where there is none to copy, a script.
	program := "#!/lib64/ld-linux-x86-64.so.0\n"
	if text, err := os.ReadFile("/bin/sh"); err == nil && bytes.Contains(text, []byte("/ld-linux")) {
		program = strings.Replace(string(text), "/ld-linux", "/ld-other", 1)
	}
	for _, text := range []string{
		program,
		"#!/no/such/loader\n",
		"#!/bin/sh\necho 'Error relocating /x/libjvm.so: __vsnprintf_chk: symbol not found' >&2\nexit 127\n",
	} {
		if said := startOf(t, script(t, text)); said != otherLibrary {
			t.Error(said)
		}
	}
}

func TestWhatAJvmSaidLastIsTheReason(t *testing.T) {
	said := startOf(t, script(t, "#!/bin/sh\necho out of order: \"$@\"\nexit 7\n"))
	if !strings.HasPrefix(said, "its JVM has ended at once (exit status 7): out of order: -Xmx1g -XX:ErrorFile=") {
		t.Error(said)
	}
	// The user's options come after the package's, so that they win.
	if !strings.HasSuffix(said, " -Xmore -Xmost a.Main host") {
		t.Error(said)
	}
}

func TestAJavaThatMayNotBeStartedIsToldWithTheCure(t *testing.T) {
	path := script(t, "#!/bin/sh\n")
	os.Chmod(path, 0o644)
	if said := startOf(t, path); !strings.Contains(said, "nothing may be started from "+filepath.Dir(path)) || !strings.Contains(said, cacheVariable) {
		t.Error(said)
	}
	if said := startOf(t, filepath.Join(t.TempDir(), "java")); !strings.Contains(said, "cannot start its JVM: ") {
		t.Error(said)
	}
}
