package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

func TestATraceIsATableOrALineInAFile(t *testing.T) {
	asked := newTrace(environment{"TERRANE_STARTUP_TRACE": " 1 "})
	asked.mark("one step")
	asked.mark("another")
	table := regexp.MustCompile(`^launch, .*:\n +\d+\.\d \( *\d+\.\d\) one step\n +\d+\.\d \( *\d+\.\d\) another\n$`)
	if !table.MatchString(asked.table()) {
		t.Error(asked.table())
	}
	path := filepath.Join(t.TempDir(), "starts")
	for range make([]int, 2) {
		newTrace(environment{"TERRANE_STARTUP_TRACE": path}).publish()
	}
	text, err := os.ReadFile(path)
	if line := fmt.Sprintf(`(%d \d+\n){2}`, os.Getpid()); err != nil || !regexp.MustCompile(line).Match(text) {
		t.Error(string(text), err)
	}
	unasked := newTrace(environment{})
	if unasked.mark("a step"); len(unasked.marks) != 0 {
		t.Error("nobody wants to know")
	}
}
