package main

import (
	"fmt"
	"os"
	"strings"
)

// processIdentity is the number and the start time of a process, in ticks since the boot. A process
// that has ended and was not asked how, as nobody asks in many containers, has none.
func processIdentity(pid int) (string, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return "", err
	}
	// The program's name stands in parentheses and may hold anything.
	fields := strings.Fields(string(text[strings.LastIndex(string(text), ")")+1:]))
	const start = 19
	if len(fields) <= start {
		return "", fmt.Errorf("/proc/%d/stat has another form", pid)
	}
	if fields[0] == "Z" || fields[0] == "X" {
		return "", fmt.Errorf("process %d has ended", pid)
	}
	return fmt.Sprintf("%d %s", pid, fields[start]), nil
}

// pidNamespace tells in which namespace processes have the numbers that are seen here.
func pidNamespace() string {
	namespace, _ := os.Readlink("/proc/self/ns/pid")
	return namespace
}

func bootId() string {
	boot, _ := os.ReadFile("/proc/sys/kernel/random/boot_id")
	return string(boot)
}

// whereWeRun tells apart what a number of a process or a path may hide: boots, namespaces,
// containers, users and what they may do.
func whereWeRun() []string {
	facts := []string{bootId()}
	for _, kind := range []string{"cgroup", "ipc", "mnt", "net", "pid", "time", "user", "uts"} {
		link, _ := os.Readlink("/proc/self/ns/" + kind)
		facts = append(facts, link)
	}
	root, _ := inode("/")
	label, _ := os.ReadFile("/proc/self/attr/current")
	return append(facts, root, string(label), rights())
}

func rights() string {
	status, _ := os.ReadFile("/proc/self/status")
	var rights []string
	for _, line := range strings.Split(string(status), "\n") {
		for _, name := range []string{"Uid:", "Gid:", "Groups:", "Umask:", "Cap", "NoNewPrivs:", "Seccomp:"} {
			if strings.HasPrefix(line, name) {
				rights = append(rights, line)
			}
		}
	}
	return strings.Join(rights, "\n")
}
