package main

import (
	"io"
	"os"
	"strconv"
	"strings"
)

// The maximum output of a daemon that one launch prints.
const maxReplayed = 64 << 10

// replay passes on to errors the daemon's own output, outside of sessions, that no other launch has passed on:
// that it does not use its cache, for instance. It does so only if the CLI shows the log.
func (session *session) replay(errors io.Writer) {
	if !session.log.isShown || !session.parent.isThere() {
		return
	}
	passed, err := os.OpenFile(session.record.inDirectory(replayedFile), os.O_CREATE|os.O_RDWR, 0o600)
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
	reason, rest := cacheRejection(string(printed))
	if reason != "" {
		session.log.write("WARN", "the JVM does not use the AOT cache of the package, so it starts more slowly: "+reason+
			". Remove the options in TERRANE_JAVA_OPTIONS; if there are none, install the package again.")
	}
	io.WriteString(errors, rest)
	passed.WriteAt([]byte(strconv.FormatInt(before+int64(len(printed)), 10)), 0)
}

// printedSince returns whole lines, or as much as one launch passes on.
func printedSince(record *record, before int64) []byte {
	out, err := os.Open(record.inDirectory(outputFile))
	if err != nil {
		return nil
	}
	defer out.Close()
	printed, _ := io.ReadAll(io.NewSectionReader(out, before, maxReplayed))
	if end := strings.LastIndexByte(string(printed), '\n'); end >= 0 {
		return printed[:end+1]
	}
	if len(printed) == maxReplayed {
		return printed
	}
	return nil
}

// markRejection adds to a trace why the daemon does not use its AOT cache.
func (session *session) markRejection() {
	if session.log.trace.wanted == "" {
		return
	}
	if reason, _ := cacheRejection(head(session.record.inDirectory(outputFile), maxReplayed)); reason != "" {
		session.log.trace.mark("the JVM does not use its AOT cache: " + reason)
	}
}
