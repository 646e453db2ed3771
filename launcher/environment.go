package main

import (
	_ "embed"
	"slices"
	"sort"
	"strings"
)

// The environment variables of this launch. Of several with one name the last counts, as in Go.
type environment map[string]string

func readEnvironment(variables []string) environment {
	read := environment{}
	for _, variable := range variables {
		// On Windows names may begin with an equals sign.
		if at := strings.Index(variable[min(1, len(variable)):], "="); at >= 0 {
			read[variable[:at+1]] = variable[at+2:]
		}
	}
	return read
}

// Variables for other Java programs, which would change the JVM or keep it from starting. The start
// scripts unset the same variables.
//
//go:embed foreign-variables.txt
var foreignVariables string

func isForeign(name string) bool {
	return slices.Contains(strings.Fields(foreignVariables), name)
}

// forDaemon returns the environment of a daemon: without the variables that differ between its
// launches. Variables by which a CI finds the processes of its jobs stay.
func (variables environment) forDaemon() []string {
	return variables.list(func(name string) bool {
		return !isForeign(name) && !strings.HasPrefix(name, "PLUGIN_") && name != "TF_PLUGIN_MAGIC_COOKIE"
	})
}

// forStandalone returns the environment of a JVM that serves this launch alone, handshake included.
func (variables environment) forStandalone() []string {
	return variables.list(func(name string) bool { return !isForeign(name) })
}

func (variables environment) list(wanted func(string) bool) []string {
	var list []string
	for name, value := range variables {
		if wanted(name) {
			list = append(list, name+"="+value)
		}
	}
	sort.Strings(list)
	return list
}

// isOff reads a switch that is on by default.
func (variables environment) isOff(name string) bool {
	switch strings.ToLower(strings.TrimSpace(variables[name])) {
	case "0", "off", "false", "no":
		return true
	}
	return false
}
