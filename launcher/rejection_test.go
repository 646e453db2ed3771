package main

import (
	"os"
	"strings"
	"testing"
)

const rejected = "[0.036s][warning][aot] This file is not the one used: 'modules', size has changed\n" +
	"[0.036s][error  ][aot] An error has occurred while processing the AOT cache. Run with -Xlog:aot for details.\n" +
	"[0.037s][error  ][aot] Unable to map shared spaces\n"

func TestTheReasonOfARejectedCacheIsTheWarningOfTheJvm(t *testing.T) {
	for output, wanted := range map[string][2]string{
		"":                   {"", ""},
		"a line\nwithout":    {"", "a line\nwithout"},
		rejected + "other\n": {"This file is not the one used: 'modules', size has changed", "other\n"},
		"[0.016s][warning][aot] Unable to use AOT cache.\n[         ] The saved state differs.\n[0.017s][error][aot] Loading failed.\n": {
			"Unable to use AOT cache. The saved state differs.", ""},
		"[0.004s][error][aot] An error has occurred while processing the AOT cache. Run.\n[0.004s][error][aot] Loading static archive failed.\n": {
			"Loading static archive failed.", ""},
		"[0.5s][warning][aot] the cache is used all the same\n": {"", "[0.5s][warning][aot] the cache is used all the same\n"},
		"[   ] no continuation\n":                               {"", "[   ] no continuation\n"},
	} {
		if reason, rest := cacheRejection(output); reason != wanted[0] || rest != wanted[1] {
			t.Errorf("%q: %q and %q", output, reason, rest)
		}
	}
}

func TestARejectedCacheIsOneWarning(t *testing.T) {
	session := sessionIn(t.TempDir())
	session.log.threshold = levels["WARN"]
	os.Mkdir(session.record.directory(), 0o700)
	os.WriteFile(session.record.inDirectory(outputFile), []byte(rejected+"other\n"), 0o600)
	text := said(t, func() { session.replay(os.Stderr) })
	if !strings.Contains(text, `"@level":"warn"`) || !strings.Contains(text, "'modules', size has changed") ||
		strings.Count(text, "\n") != 2 || !strings.HasSuffix(text, "\nother\n") {
		t.Error(text)
	}
	if text := said(t, func() { session.replay(os.Stderr) }); text != "" {
		t.Error(text)
	}
}

func TestATraceShowsARejectedCache(t *testing.T) {
	session := sessionIn(t.TempDir())
	session.log.trace = newTrace(environment{"TERRANE_STARTUP_TRACE": "1"})
	os.Mkdir(session.record.directory(), 0o700)
	session.markRejection()
	if len(session.log.trace.marks) != 0 {
		t.Error(session.log.trace.table())
	}
	os.WriteFile(session.record.inDirectory(outputFile), []byte(rejected), 0o600)
	session.markRejection()
	if !strings.Contains(session.log.trace.table(), "the JVM does not use its AOT cache: This file is not the one used") {
		t.Error(session.log.trace.table())
	}
}
