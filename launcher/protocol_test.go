package main

import (
	"bytes"
	"encoding/hex"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// protocolCases reads a table that the module daemon tests, too. A dash stands for nothing.
func protocolCases(t *testing.T, name string) [][]string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", "protocol", name))
	if err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		if strings.HasPrefix(line, "#") {
			continue
		}
		row := strings.Split(line, "\t")
		for at, cell := range row {
			if cell == "-" {
				cell = ""
			}
			row[at] = strings.ReplaceAll(cell, `\n`, "\n")
		}
		rows = append(rows, row)
	}
	return rows
}

func unhex(t *testing.T, text string) []byte {
	t.Helper()
	bytes, err := hex.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	return bytes
}

var frameTypes = map[string]byte{
	"accepted": frameAccepted, "refused": frameRefused, "ready": frameReady,
	"failed": frameFailed, "log": frameLog, "end": frameEnd,
}

func TestFramesAreReadAsSpecified(t *testing.T) {
	seen := map[string]bool{}
	for _, row := range protocolCases(t, "frames.tsv") {
		kind, content, err := readFrame(bytes.NewReader(unhex(t, row[2])))
		if err != nil || kind != frameTypes[row[0]] || hex.EncodeToString(content) != row[1] {
			t.Error(row, string(kind), content, err)
		}
		seen[row[0]] = true
	}
	if len(seen) != len(frameTypes) {
		t.Error("types without a case: ", seen)
	}
}

func TestInvalidFramesAreErrors(t *testing.T) {
	for _, row := range protocolCases(t, "invalid-frames.tsv") {
		if _, _, err := readFrame(bytes.NewReader(unhex(t, row[1]))); err == nil {
			t.Error(row)
		}
	}
}

func TestRequestsAreWrittenAsSpecified(t *testing.T) {
	for _, row := range protocolCases(t, "requests.tsv") {
		version, _ := strconv.Atoi(row[2])
		written := map[string]string{"session": sessionRequest(row[1], version), "connection": connectionRequest(row[1])}[row[0]]
		if written != row[3] {
			t.Errorf("%q %q", row, written)
		}
	}
}

func TestProofsAreComputedAsSpecified(t *testing.T) {
	for _, row := range protocolCases(t, "proofs.tsv") {
		secret, launcherNonce, daemonNonce := unhex(t, row[0]), unhex(t, row[1]), unhex(t, row[2])
		for at, role := range map[int]string{3: "daemon", 4: "launcher"} {
			if shown := hex.EncodeToString(proof(secret, role, launcherNonce, daemonNonce)); shown != row[at] {
				t.Error(role, row, shown)
			}
		}
	}
}

func TestOptionsAreWrittenAsSpecified(t *testing.T) {
	for _, row := range protocolCases(t, "options.tsv") {
		record := &record{Secret: row[0], base: row[1], key: row[2], Directory: row[3]}
		var lifetime lifetime
		for at, number := range map[int]*int{4: &lifetime.parent, 5: &lifetime.idle, 6: &lifetime.maxAge} {
			*number, _ = strconv.Atoi(row[at])
		}
		if written := daemonOptions(record, lifetime); written != row[7] {
			t.Errorf("%q %q", row, written)
		}
	}
}

func TestRecordsAreReadAsSpecified(t *testing.T) {
	base := t.TempDir()
	for _, row := range protocolCases(t, "records.tsv") {
		os.WriteFile(filepath.Join(base, row[0]+".json"), []byte(row[2]), 0o600)
		directory := ""
		if read := readRecord(base, row[0]); read != nil {
			directory = read.Directory
		}
		if directory != row[1] {
			t.Errorf("%q %q", row, directory)
		}
	}
}

func TestPathsAreAsSpecified(t *testing.T) {
	paths := map[string]string{}
	for _, row := range protocolCases(t, "paths.tsv") {
		paths[row[0]] = row[1]
	}
	record := &record{base: "base", key: paths["key"], Directory: paths["directory"]}
	for name, path := range map[string]string{
		"directory": record.directory(), "socket": record.socket(), "output": record.inDirectory(outputFile),
		"record": record.file(), "lock": record.lock(),
	} {
		if path != filepath.Join("base", filepath.FromSlash(paths[name])) {
			t.Error(name, path)
		}
	}
	if !isDaemonDirectory(strings.TrimPrefix(paths["directory"], paths["key"]+".")) || len(paths["key"]) != 2*keyBytes {
		t.Error(paths)
	}
}

func TestLimitsAreAsSpecified(t *testing.T) {
	limits := map[string]int{
		"longest content that the launcher accepts": maxFrame, "nonce": nonceBytes, "longest record": maxRecord,
		"authentication": int(authenticationTimeout.Seconds()), "exit code without a socket": exitNoSocket,
	}
	for _, row := range protocolCases(t, "limits.tsv") {
		if limit, ours := limits[row[0]]; ours && strconv.Itoa(limit) != row[1] {
			t.Error(row, limit)
		}
		delete(limits, row[0])
	}
	if len(limits) != 0 {
		t.Error("limits that are not specified: ", limits)
	}
}
