package main

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"
)

func TestWhatWasToldIsNotLeft(t *testing.T) {
	text := "+1 a \"x\" was made\n+2 a \"y\" was made\n-1\n+3 cut sh"
	if left := untold(text); !reflect.DeepEqual(left, []string{`a "y" was made`, "cut sh"}) {
		t.Error(left)
	}
}

func TestWhatIsLeftIsToldOnce(t *testing.T) {
	path := filepath.Join(t.TempDir(), keptName("x", "1"))
	os.WriteFile(path, []byte("+1 it was made\n"), 0o600)
	if left := takeKept(path); len(left) != 1 {
		t.Error(left)
	}
	if left := takeKept(path); left != nil {
		t.Error(left)
	}
}

// place makes a place with a live session of another key, for tidying.
func sessionIn(place string) *session {
	quiet := &log{name: "x", threshold: levels["OFF"], trace: &trace{}}
	return &session{record: &record{Room: "aaaaaaaaaaaaaaaa.00000000", place: place, key: "aaaaaaaaaaaaaaaa"}, program: "x", log: quiet}
}

func TestTheRoomOfAJvmThatWasKilledIsSweptAndItsWordsAreKept(t *testing.T) {
	place := t.TempDir()
	room := filepath.Join(place, "bbbbbbbbbbbbbbbb.11111111")
	os.Mkdir(room, 0o700)
	for _, name := range []string{"out", keptName("x", "1"), keptName("other", "2")} {
		os.WriteFile(filepath.Join(room, name), []byte("+1 it was made\n"), 0o600)
	}
	os.WriteFile(filepath.Join(place, "bbbbbbbbbbbbbbbb.json"), []byte(`{"room":"bbbbbbbbbbbbbbbb.11111111","secret":"00"}`), 0o600)
	os.WriteFile(filepath.Join(place, "cccccccccccccccc.lock"), nil, 0o600)
	sessionIn(place).tidy()
	// What belongs to another provider waits for that one.
	if left := names(place); !reflect.DeepEqual(left, []string{keptName("other", "2")}) {
		t.Error(left)
	}
}

func TestTheRoomOfAnEarlierJvmOfTheSameKeyIsSweptAndTheOwnOneStays(t *testing.T) {
	place := t.TempDir()
	own := sessionIn(place)
	earlier := filepath.Join(place, own.record.key+".22222222")
	for _, room := range []string{own.record.directory(), earlier} {
		os.Mkdir(room, 0o700)
		os.WriteFile(filepath.Join(room, keptName("x", "1")), []byte("+1 it was made\n"), 0o600)
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
