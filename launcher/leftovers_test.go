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

func TestWhatWasToldIsNotLeft(t *testing.T) {
	text := "+1 a \"x\" was made\n+2 a \"y\" was made\n-1\n+3 cut sh"
	if left := untold(text); !reflect.DeepEqual(left, []string{`a "y" was made`, "cut sh"}) {
		t.Error(left)
	}
}

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

func loudSession(place string) *session {
	session := sessionIn(place)
	session.log.threshold = 0
	return session
}

func TestWhatIsLeftIsToldOnce(t *testing.T) {
	session := loudSession(t.TempDir())
	path := filepath.Join(session.record.place, keptName("x", "1"))
	os.WriteFile(path, []byte("+1 it was made\n"), 0o600)
	text := said(t, func() { session.tellKept(path); session.tellKept(path) })
	if strings.Count(text, "it was made") != 1 || len(names(session.record.place)) != 0 {
		t.Error(text)
	}
}

func TestWhatIsToldToNobodyIsKept(t *testing.T) {
	session := loudSession(t.TempDir())
	// The CLI was killed.
	session.parent.number++
	path := filepath.Join(session.record.place, keptName("x", "1"))
	os.WriteFile(path, []byte("+1 it was made\n"), 0o600)
	said(t, func() { session.tellKept(path) })
	if text, _ := os.ReadFile(path); string(text) != "+1 it was made\n" {
		t.Errorf("%q", text)
	}
}

func TestWhatNobodyWouldReadIsLeftToALaterSession(t *testing.T) {
	place := t.TempDir()
	path := filepath.Join(place, keptName("x", "1"))
	for _, variables := range []environment{{}, {"TF_LOG_CORE": "TRACE"}, {"TF_LOG": "off"}, {"TF_LOG": "TRACE", "TF_LOG_PROVIDER": "OFF"}, {"TF_LOG": "TRACE", "TF_LOG_PROVIDER_X": "OFF"}} {
		os.WriteFile(path, []byte("+1 it was made\n"), 0o600)
		session := sessionIn(place)
		session.log = newLog("x", variables)
		if text := said(t, func() { session.tellKept(path) }); text != "" || len(names(place)) != 1 {
			t.Errorf("%v: %q, %v", variables, text, names(place))
		}
	}
	for _, variables := range []environment{{"TF_LOG": "JSON"}, {"TF_LOG_PROVIDER": "error", "TF_LOG": "off"}} {
		os.WriteFile(path, []byte("+1 it was made\n"), 0o600)
		session := sessionIn(place)
		session.log = newLog("x", variables)
		if text := said(t, func() { session.tellKept(path) }); !strings.Contains(text, "it was made") || len(names(place)) != 0 {
			t.Errorf("%v: %q, %v", variables, text, names(place))
		}
	}
	// All of it was told already.
	os.WriteFile(path, []byte("+1 it was made\n-1\n"), 0o600)
	session := sessionIn(place)
	session.log = newLog("x", environment{})
	if session.tellKept(path); len(names(place)) != 0 {
		t.Error(names(place))
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

func TestALaunchEndsAfterItsOwnIsToldAndLeavesThatOfOthersToASession(t *testing.T) {
	session := loudSession(t.TempDir())
	session.id = "7"
	for _, id := range []string{"1", "7"} {
		os.WriteFile(filepath.Join(session.record.place, keptName("x", id)), []byte("+1 made in "+id+"\n"), 0o600)
	}
	var theirs net.Conn
	session.control, theirs = net.Pipe()
	go theirs.Write([]byte{frameEnd, 0, 0, 0, 1, 1})
	listener, _ := net.Listen("tcp", "127.0.0.1:0")
	text := said(t, func() {
		if code := session.serve(listener, nil, endingReasons{parent: ourParent()}); code != 1 {
			t.Error(code)
		}
	})
	if strings.Count(text, "made in 7") != 1 || !reflect.DeepEqual(names(session.record.place), []string{keptName("x", "1")}) {
		t.Error(text, names(session.record.place))
	}
}

func roomNamed(key, generation string) string { return key + "." + bootMark() + generation }

// place makes a place with a live session of another key, for tidying.
func sessionIn(place string) *session {
	quiet := &log{name: "x", threshold: levels["OFF"], isRead: true, trace: &trace{}}
	return &session{record: &record{Room: roomNamed("aaaaaaaaaaaaaaaa", "000000"), place: place, key: "aaaaaaaaaaaaaaaa"}, program: "x", log: quiet, parent: ourParent()}
}

func TestTheRoomOfAJvmThatWasKilledIsSweptAndItsWordsAreKept(t *testing.T) {
	place := t.TempDir()
	room := filepath.Join(place, roomNamed("bbbbbbbbbbbbbbbb", "111111"))
	os.Mkdir(room, 0o700)
	for _, name := range []string{"out", keptName("x", "1"), keptName("other", "2")} {
		os.WriteFile(filepath.Join(room, name), []byte("+1 it was made\n"), 0o600)
	}
	os.WriteFile(filepath.Join(place, "bbbbbbbbbbbbbbbb.json"), []byte(`{"room":"`+filepath.Base(room)+`","secret":"00","namespace":"`+pidNamespace()+`"}`), 0o600)
	os.WriteFile(filepath.Join(place, "cccccccccccccccc.lock"), nil, 0o600)
	sessionIn(place).tidy()
	if left := names(place); !reflect.DeepEqual(left, []string{keptName("other", "2"), keptName("x", "1")}) {
		t.Error(left)
	}
}

func TestTheRoomOfAnEarlierJvmOfTheSameKeyIsSweptAndTheOwnOneStays(t *testing.T) {
	place := t.TempDir()
	own := sessionIn(place)
	earlier := filepath.Join(place, roomNamed(own.record.key, "222222"))
	for _, room := range []string{own.record.directory(), earlier} {
		os.Mkdir(room, 0o700)
		os.WriteFile(filepath.Join(room, keptName("x", "1")), []byte("+1 it was made\n"), 0o600)
	}
	own.record.write()
	own.tidy()
	if left := names(place); !reflect.DeepEqual(left, []string{own.record.Room, own.record.key + ".json", own.record.key + ".lock", keptName("x", "1")}) {
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
	os.WriteFile(filepath.Join(other, keptName("x", "1")), []byte("+1 it was made\n"), 0o600)
	session := sessionIn(place)
	session.tidy()
	if left := names(other); len(left) != 1 {
		t.Error(left)
	}
	before := time.Now().Add(-forgotten - time.Hour)
	os.Chtimes(other, before, before)
	session.tidy()
	if left := names(place); !reflect.DeepEqual(left, []string{keptName("x", "1")}) {
		t.Error(left)
	}
}
