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

// A record names the daemon of a key and holds its secret. Each daemon has a directory of its own in
// the base directory: KEY.BOOTGENERATION.
type record struct {
	Directory string `json:"directory"`
	Secret    string `json:"secret"`
	// The daemon's process ID and identity. The process may not listen yet.
	Process int    `json:"process"`
	Started string `json:"started"`
	// The PID namespace of the process ID; empty where there are none.
	Namespace string `json:"namespace"`

	base string
	key  string
}

const (
	bootBytes       = 3
	generationBytes = 3
)

// bootHash distinguishes the directories of this boot from those of other hosts that share the base
// directory, whose daemons cannot be reached.
func bootHash() string {
	hash := sha256.Sum256([]byte(bootId()))
	return hex.EncodeToString(hash[:bootBytes])
}

// isDaemonDirectory reports whether a suffix is that of a daemon directory.
func isDaemonDirectory(suffix string) bool { return len(suffix) == 2*(bootBytes+generationBytes) }

func newRecord(base, key string) (*record, error) {
	generation, err := randomHex(generationBytes)
	if err != nil {
		return nil, err
	}
	secret, err := randomHex(32)
	if err != nil {
		return nil, err
	}
	return &record{
		Directory: key + "." + bootHash() + generation, Secret: secret, Namespace: pidNamespace(), base: base, key: key,
	}, nil
}

// readRecord returns nil when there is no valid record.
func readRecord(base, key string) *record {
	read := &record{base: base, key: key}
	text, err := readWithin(read.file(), maxRecord)
	if err != nil || json.Unmarshal(text, read) != nil || !strings.HasPrefix(read.Directory, key+".") || strings.ContainsAny(read.Directory, `/\`) {
		return nil
	}
	return read
}

// A record has a few hundred bytes. A longer file was not written by a launcher.
const maxRecord = 4 << 10

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

// write replaces the record of an earlier daemon atomically.
func (record *record) write() error {
	text, err := json.Marshal(record)
	if err != nil {
		return err
	}
	draft := record.inDirectory(draftFile)
	if err := os.WriteFile(draft, text, 0o600); err != nil {
		return err
	}
	return os.Rename(draft, record.file())
}

func (record *record) file() string                   { return filepath.Join(record.base, record.key+".json") }
func (record *record) lock() string                   { return lockOf(record.base, record.key) }
func (record *record) directory() string              { return filepath.Join(record.base, record.Directory) }
func (record *record) inDirectory(name string) string { return filepath.Join(record.directory(), name) }
func (record *record) socket() string                 { return record.inDirectory("s") }

// markShared records that a launch that did not start the daemon uses it.
func (record *record) markShared() error {
	mark, err := os.OpenFile(record.inDirectory(sharedFile), os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	return mark.Close()
}

// isRunning reports whether the process still runs, and is the same.
func (record *record) isRunning() bool {
	now, err := processIdentity(record.Process)
	return err == nil && now == record.Started
}

// isStarting reports whether the process runs and may not listen yet. A daemon that has listened may
// have sessions, even if its socket was deleted.
func (record *record) isStarting() bool { return record.isRecent() && record.isRunning() }

func (record *record) isShared() bool {
	_, err := os.Lstat(record.inDirectory(sharedFile))
	return err == nil
}

// The files of a daemon's directory, beside its socket.
const (
	// The standard output and error of the daemon.
	outputFile = "out"
	// The JVM's report of its own crash.
	crashFile = "hs_err"
	// Present when another launch than the one that has started the daemon has opened a session.
	sharedFile = "shared"
	// The number of bytes of the output that launches have printed.
	replayedFile = "replayed"
	// The identity of the last CLI, for a daemon that outlives CLIs.
	cliFile = "cli"
	// The record, before it is renamed.
	draftFile = "record"
)

func lockOf(base, key string) string { return filepath.Join(base, key+".lock") }
