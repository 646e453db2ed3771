package main

import (
	"fmt"
	"os"
	"strings"
	"sync"
	"time"
)

var processStart = time.Now()

// A trace measures the steps of a launch, as the Java server does for its own start. Without
// TERRANE_STARTUP_TRACE it does nothing.
type trace struct {
	wanted string
	lock   sync.Mutex
	marks  []mark
}

type mark struct {
	step string
	at   time.Duration
}

func newTrace(environment environment) *trace {
	return &trace{wanted: strings.TrimSpace(environment["TERRANE_STARTUP_TRACE"])}
}

// mark records the end of a step.
func (trace *trace) mark(step string) {
	if trace.wanted == "" {
		return
	}
	trace.lock.Lock()
	defer trace.lock.Unlock()
	trace.marks = append(trace.marks, mark{step, time.Since(processStart)})
}

// publish writes a table to standard error, or appends a line with process ID and milliseconds to the
// file that the user has named.
func (trace *trace) publish() {
	switch trace.wanted {
	case "":
	case "1", "true", "on":
		os.Stderr.WriteString(trace.table())
	default:
		if err := appendLine(trace.wanted, fmt.Sprintf("%d %d\n", os.Getpid(), time.Since(processStart).Milliseconds())); err != nil {
			fmt.Fprintf(os.Stderr, "cannot write the startup trace: %v\n", err)
		}
	}
}

func (trace *trace) table() string {
	trace.lock.Lock()
	defer trace.lock.Unlock()
	text := "launch, milliseconds since it began (and since the step before):\n"
	before := time.Duration(0)
	for _, mark := range trace.marks {
		text += fmt.Sprintf("  %8.1f (%6.1f) %s\n", milliseconds(mark.at), milliseconds(mark.at-before), mark.step)
		before = mark.at
	}
	return text
}

func milliseconds(duration time.Duration) float64 { return float64(duration.Microseconds()) / 1000 }

func appendLine(path, line string) error {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer file.Close()
	_, err = file.WriteString(line)
	return err
}
