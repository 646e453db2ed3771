package main

import (
	"encoding/json"
	"os"
	"strings"
	"time"
)

// A log writes lines to standard error in the form that CLIs expect of a plugin.
type log struct {
	name      string
	threshold int
	// Whether the CLI shows the errors of this log to its user.
	isShown bool
	trace   *trace
}

var levels = map[string]int{"TRACE": 0, "DEBUG": 1, "INFO": 2, "WARN": 3, "ERROR": 4, "OFF": 5}

func newLog(name string, environment environment) *log {
	variable := "TF_LOG_PROVIDER_" + strings.ToUpper(strings.ReplaceAll(name, "-", "_"))
	threshold := levels[strings.ToUpper(strings.TrimSpace(environment[variable]))]
	isShown := threshold <= levels["ERROR"] && cliShows(environment)
	return &log{name: name, threshold: threshold, isShown: isShown, trace: newTrace(environment)}
}

// cliShows reports whether a CLI shows the errors of its providers: with any log level for them.
func cliShows(environment environment) bool {
	level := strings.TrimSpace(environment["TF_LOG_PROVIDER"])
	if level == "" {
		level = strings.TrimSpace(environment["TF_LOG"])
	}
	return level != "" && !strings.EqualFold(level, "OFF")
}

func (log *log) debug(message string) { log.write("DEBUG", message) }

func (log *log) write(level, message string) {
	if levels[level] < log.threshold {
		return
	}
	line, err := json.Marshal(map[string]string{
		"@level":     strings.ToLower(level),
		"@message":   message,
		"@module":    log.name + ".launcher",
		"@timestamp": time.Now().UTC().Format("2006-01-02T15:04:05.000000Z"),
	})
	if err == nil {
		os.Stderr.Write(append(line, '\n'))
	}
}
