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

// startOf starts another program as the JVM, and returns why it cannot serve.
func startOf(t *testing.T, java string) string {
	t.Helper()
	base, err := os.MkdirTemp("", "p")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(base) })
	record, err := newRecord(base, "0123456789abcdef")
	if err != nil {
		t.Fatal(err)
	}
	pack := &packageFile{Name: "x", Java: java, Main: "a.Main", Options: []string{"-Xmx1g"}}
	connector := &connector{
		pack: pack, environment: environment{"TERRANE_JAVA_OPTIONS": " -Xmore  -Xmost "},
		startup: &startup{deadline: time.Now().Add(time.Minute)}, base: base, key: record.key,
	}
	_, err = connector.startIn(record, 6)
	connector.startup.rollBack()
	if err == nil {
		t.Fatal("it serves")
	}
	if left := names(base); len(left) != 0 {
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

func TestAnotherCLibraryIsReported(t *testing.T) {
	// A program whose loader is missing, as on Alpine; a script if there is no program to copy.
	program := "#!/lib64/ld-linux-x86-64.so.0\n"
	if text, err := os.ReadFile("/bin/sh"); err == nil && bytes.Contains(text, []byte("/ld-linux")) {
		program = strings.Replace(string(text), "/ld-linux", "/ld-other", 1)
	}
	for _, text := range []string{
		program,
		"#!/no/such/loader\n",
		"#!/bin/sh\necho 'Error relocating /x/libjvm.so: __vsnprintf_chk: symbol not found' >&2\nexit 127\n",
	} {
		if said := startOf(t, script(t, text)); said != wrongLibrary {
			t.Error(said)
		}
	}
}

func TestTheLastOutputIsTheReason(t *testing.T) {
	said := startOf(t, script(t, "#!/bin/sh\necho out of order: \"$@\"\nexit 7\n"))
	if !strings.HasPrefix(said, "the JVM ended during its start (exit status 7): out of order: -Xmx1g -XX:ErrorFile=") {
		t.Error(said)
	}
	// The user's options follow the package's, so that they override them.
	if !strings.HasSuffix(said, " -Xmore -Xmost a.Main daemon") {
		t.Error(said)
	}
}

func TestAJavaThatCannotBeExecutedIsReported(t *testing.T) {
	path := script(t, "#!/bin/sh\n")
	os.Chmod(path, 0o644)
	if said := startOf(t, path); !strings.Contains(said, "programs cannot be executed in "+filepath.Dir(path)) || !strings.Contains(said, cacheVariable) {
		t.Error(said)
	}
	if said := startOf(t, filepath.Join(t.TempDir(), "java")); !strings.Contains(said, "cannot start the JVM: ") {
		t.Error(said)
	}
}
