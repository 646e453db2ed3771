package main

import (
	"io"
	"os"
	"strconv"
	"strings"
)

// How much of what a JVM prints one launch passes on.
const mostReplayed = 64 << 10

// replay passes on what the JVM has printed by itself, outside of any session, and no other launch
// has passed on: that it refuses its cache, for instance. It waits for a launch of which the CLI
// shows the log.
func (session *session) replay() {
	if !session.log.isRead || !session.parent.isThere() {
		return
	}
	passed, err := os.OpenFile(session.record.inRoom("passed"), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return
	}
	defer passed.Close()
	if held, err := tryLock(passed); err != nil || !held {
		return
	}
	text, _ := io.ReadAll(passed)
	before, _ := strconv.ParseInt(strings.TrimSpace(string(text)), 10, 64)
	printed := printedSince(session.record, before)
	if len(printed) == 0 {
		return
	}
	os.Stderr.Write(printed)
	passed.WriteAt([]byte(strconv.FormatInt(before+int64(len(printed)), 10)), 0)
}

// printedSince ends with a whole line, or with as much as is passed on at once.
func printedSince(record *record, before int64) []byte {
	out, err := os.Open(record.inRoom("out"))
	if err != nil {
		return nil
	}
	defer out.Close()
	printed, _ := io.ReadAll(io.NewSectionReader(out, before, mostReplayed))
	if end := strings.LastIndexByte(string(printed), '\n'); end >= 0 {
		return printed[:end+1]
	}
	if len(printed) == mostReplayed {
		return printed
	}
	return nil
}
