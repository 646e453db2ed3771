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

// said is what the launcher says on its standard error meanwhile.
func said(t *testing.T, action func()) string {
	t.Helper()
	reader, writer, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	before := os.Stderr
	os.Stderr = writer
	action()
	os.Stderr = before
	writer.Close()
	text, _ := io.ReadAll(reader)
	return string(text)
}

func TestACliShowsItsUserALogThatHasALevel(t *testing.T) {
	for _, variables := range []environment{{}, {"TF_LOG_CORE": "TRACE"}, {"TF_LOG": "off"}, {"TF_LOG": "TRACE", "TF_LOG_PROVIDER": "OFF"}, {"TF_LOG": "TRACE", "TF_LOG_PROVIDER_X": "OFF"}} {
		if newLog("x", variables).isRead {
			t.Error(variables)
		}
	}
	for _, variables := range []environment{{"TF_LOG": "JSON"}, {"TF_LOG_PROVIDER": "error", "TF_LOG": "off"}} {
		if !newLog("x", variables).isRead {
			t.Error(variables)
		}
	}
}

func TestASessionThatEndsBeforeItServesIsAFailedStart(t *testing.T) {
	ours, theirs := net.Pipe()
	go theirs.Write([]byte{frameEnd, 0, 0, 0, 1, 1})
	waiting := &session{control: ours, record: &record{place: t.TempDir(), Room: "none"}}
	if err := waiting.awaitReady(time.Now().Add(time.Minute)); err == nil || !strings.HasPrefix(err.Error(), "its JVM was asked to end before") {
		t.Error(err)
	}
}

func roomNamed(key, generation string) string { return key + "." + bootMark() + generation }

// place makes a place with a live session of another key, for tidying.
func sessionIn(place string) *session {
	quiet := &log{name: "x", threshold: levels["OFF"], isRead: true, trace: &trace{}}
	return &session{record: &record{Room: roomNamed("aaaaaaaaaaaaaaaa", "000000"), place: place, key: "aaaaaaaaaaaaaaaa"}, log: quiet, parent: ourParent()}
}

func TestTheRoomOfAJvmThatWasKilledIsSwept(t *testing.T) {
	place := t.TempDir()
	room := filepath.Join(place, roomNamed("bbbbbbbbbbbbbbbb", "111111"))
	os.Mkdir(room, 0o700)
	for _, name := range []string{"out", "s"} {
		os.WriteFile(filepath.Join(room, name), []byte("it was said\n"), 0o600)
	}
	os.WriteFile(filepath.Join(place, "bbbbbbbbbbbbbbbb.json"), []byte(`{"room":"`+filepath.Base(room)+`","secret":"00","namespace":"`+pidNamespace()+`"}`), 0o600)
	os.WriteFile(filepath.Join(place, "cccccccccccccccc.lock"), nil, 0o600)
	sessionIn(place).tidy()
	if left := names(place); len(left) != 0 {
		t.Error(left)
	}
}

func TestTheRoomOfAnEarlierJvmOfTheSameKeyIsSweptAndTheOwnOneStays(t *testing.T) {
	place := t.TempDir()
	own := sessionIn(place)
	earlier := filepath.Join(place, roomNamed(own.record.key, "222222"))
	for _, room := range []string{own.record.directory(), earlier} {
		os.Mkdir(room, 0o700)
		os.WriteFile(filepath.Join(room, "out"), []byte("it was said\n"), 0o600)
	}
	own.record.write()
	own.tidy()
	if left := names(place); !reflect.DeepEqual(left, []string{own.record.Room, own.record.key + ".json", own.record.key + ".lock"}) {
		t.Error(left)
	}
	if left := names(own.record.directory()); len(left) != 1 {
		t.Error(left)
	}
}

func TestTheRoomOfAnotherHostThatSharesThePlaceStays(t *testing.T) {
	place := t.TempDir()
	other := filepath.Join(place, "bbbbbbbbbbbbbbbb.ffffff111111")
	os.Mkdir(other, 0o700)
	// Nobody listens that could be reached from here.
	os.WriteFile(filepath.Join(other, "out"), []byte("it was said\n"), 0o600)
	session := sessionIn(place)
	session.tidy()
	if left := names(other); len(left) != 1 {
		t.Error(left)
	}
	before := time.Now().Add(-forgotten - time.Hour)
	os.Chtimes(other, before, before)
	session.tidy()
	if left := names(place); len(left) != 0 {
		t.Error(left)
	}
}
