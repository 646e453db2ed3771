package main

import (
	"os"
	"strings"
	"testing"
)

func TestTheOutputOfTheDaemonIsPassedOnOnce(t *testing.T) {
	session := sessionIn(t.TempDir())
	os.Mkdir(session.record.directory(), 0o700)
	out := session.record.inDirectory(outputFile)
	expect := func(wanted string) {
		t.Helper()
		var errors strings.Builder
		session.replay(&errors)
		if text := errors.String(); text != wanted {
			t.Errorf("%q, not %q", text, wanted)
		}
	}
	expect("")
	os.WriteFile(out, []byte("[warning][aot] refused\nhalf a"), 0o600)
	session.log.isShown = false
	expect("")
	session.log.isShown = true
	expect("[warning][aot] refused\n")
	expect("")
	os.WriteFile(out, []byte("[warning][aot] refused\nhalf a line\n"), 0o600)
	expect("half a line\n")
	long := strings.Repeat("x", maxReplayed)
	os.WriteFile(out, []byte("[warning][aot] refused\nhalf a line\n"+long+"end\n"), 0o600)
	expect(long)
	expect("end\n")
}
