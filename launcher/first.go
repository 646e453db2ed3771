package main

import "os"

// A JVM that is kept warm serves one CLI after the other. The first launch of each asks for the
// schema and nothing else, so it is answered from what was recorded, as where no JVM runs.

// isFirstOfItsCli tells whether this launch finds a JVM that is kept warm, and another CLI has come
// to it last. CLIs that take turns are taken for new ones each time: then their calls are passed on
// one by one, and nothing else changes.
func (met *meeting) isFirstOfItsCli() bool {
	if !met.outlivesCli() {
		return false
	}
	found := readRecord(met.place, met.key)
	return found != nil && found.isRunning() && met.isNewTo(found)
}

// isNewTo tells whether the CLI of this launch is not noted in the JVM's room, and notes it.
func (met *meeting) isNewTo(record *record) bool {
	if !met.outlivesCli() {
		return false
	}
	cli, err := parentIdentity()
	if err != nil {
		return false
	}
	note := record.inRoom("cli")
	if noted, err := os.ReadFile(note); err == nil && string(noted) == cli {
		return false
	}
	return os.WriteFile(note, []byte(cli), 0o600) == nil
}

func (met *meeting) outlivesCli() bool { return met.shared && met.terms.parent == 0 }
