package main

import (
	"sort"
	"strings"
)

// The variables of this launch. The last of several with one name counts, as for a Go program.
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

// What is meant for other Java programs would change this one, or keep it from starting.
var foreign = map[string]bool{
	"JAVA_TOOL_OPTIONS": true, "JDK_JAVA_OPTIONS": true, "_JAVA_OPTIONS": true, "JDK_AOT_VM_OPTIONS": true,
	"CLASSPATH": true, "JAVA_OPTIONS": true,
}

// forJvm is what a JVM may see that serves several launches: all but what differs between them.
// The variables by which a CI finds what its jobs left behind stay.
func (variables environment) forJvm() []string {
	return variables.list(func(name string) bool {
		return !foreign[name] && !strings.HasPrefix(name, "PLUGIN_") && name != "TF_PLUGIN_MAGIC_COOKIE"
	})
}

// forServer is what a JVM may see that serves this launch alone, handshake included.
func (variables environment) forServer() []string {
	return variables.list(func(name string) bool { return !foreign[name] })
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

// isOff reads a switch that is on unless the user says otherwise.
func (variables environment) isOff(name string) bool {
	switch strings.ToLower(strings.TrimSpace(variables[name])) {
	case "0", "off", "false", "no":
		return true
	}
	return false
}
