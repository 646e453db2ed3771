package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// A record tells where the JVM of a key listens, and how to prove oneself to it. Each JVM has a
// room, a directory of its own in the place: KEY.BOOTGENERATION.
type record struct {
	Room   string `json:"room"`
	Secret string `json:"secret"`
	// The JVM's process, which may not listen yet.
	Process int    `json:"process"`
	Started string `json:"started"`
	// In which that number is the process's; empty where there are none.
	Namespace string `json:"namespace"`

	place string
	key   string
}

const (
	bootBytes       = 3
	generationBytes = 3
)

// bootMark tells the rooms of this boot of this host from those of other hosts that share the
// place, whose JVMs cannot be reached from here.
func bootMark() string {
	hash := sha256.Sum256([]byte(bootId()))
	return hex.EncodeToString(hash[:bootBytes])
}

// isRoom tells whether the second part of a name is that of a room.
func isRoom(rest string) bool { return len(rest) == 2*(bootBytes+generationBytes) }

func newRecord(place, key string) (*record, error) {
	generation, err := randomHex(generationBytes)
	if err != nil {
		return nil, err
	}
	secret, err := randomHex(32)
	if err != nil {
		return nil, err
	}
	return &record{
		Room: key + "." + bootMark() + generation, Secret: secret, Namespace: pidNamespace(), place: place, key: key,
	}, nil
}

// readRecord returns nil when there is none, or none of use.
func readRecord(place, key string) *record {
	read := &record{place: place, key: key}
	text, err := readWithin(read.file(), longestRecord)
	if err != nil || json.Unmarshal(text, read) != nil || !strings.HasPrefix(read.Room, key+".") || strings.ContainsAny(read.Room, `/\`) {
		return nil
	}
	return read
}

// A record has a few hundred bytes. What is longer, or no file, was not written by a launcher.
const longestRecord = 4 << 10

func readWithin(path string, longest int64) ([]byte, error) {
	info, err := os.Lstat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() > longest {
		return nil, fmt.Errorf("%s is not a file of at most %d bytes", path, longest)
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, longest))
}

// write replaces the record of an earlier JVM, in one step.
func (record *record) write() error {
	text, err := json.Marshal(record)
	if err != nil {
		return err
	}
	draft := record.inRoom("record")
	if err := os.WriteFile(draft, text, 0o600); err != nil {
		return err
	}
	return os.Rename(draft, record.file())
}

func (record *record) file() string              { return filepath.Join(record.place, record.key+".json") }
func (record *record) lock() string              { return lockOf(record.place, record.key) }
func (record *record) directory() string         { return filepath.Join(record.place, record.Room) }
func (record *record) inRoom(name string) string { return filepath.Join(record.directory(), name) }
func (record *record) socket() string            { return record.inRoom("s") }

// share notes that another launch than the one that has started the JVM is in it.
func (record *record) share() error {
	mark, err := os.OpenFile(record.inRoom(sharedMark), os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	return mark.Close()
}

// isRunning tells whether the process is there still, and the same.
func (record *record) isRunning() bool {
	now, err := processIdentity(record.Process)
	return err == nil && now == record.Started
}

// isStarting tells whether the process is there and may not listen yet. If it did, and somebody has
// taken its socket away, others may be in it.
func (record *record) isStarting() bool { return record.isYoung() && record.isRunning() }

func (record *record) isShared() bool {
	_, err := os.Lstat(record.inRoom(sharedMark))
	return err == nil
}

const sharedMark = "shared"

func lockOf(place, key string) string { return filepath.Join(place, key+".lock") }
