package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"syscall"
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
// containers, mounts, users, what they may do and use.
func whereWeRun() []string {
	facts := []string{bootId()}
	for _, kind := range []string{"cgroup", "ipc", "mnt", "net", "pid", "time", "user", "uts"} {
		link, _ := os.Readlink("/proc/self/ns/" + kind)
		facts = append(facts, link)
	}
	root, _ := inode("/")
	label, _ := os.ReadFile("/proc/self/attr/current")
	groups, _ := os.ReadFile("/proc/self/cgroup")
	return append(facts, root, string(label), rights(), string(groups), mountOf("/"), mountOf("."), sessionKeyring())
}

// mountOf tells by which mount a directory is seen: the same one may be read-only in another place.
func mountOf(directory string) string {
	const onlyPath = 0x200000
	opened, err := syscall.Open(directory, onlyPath|syscall.O_CLOEXEC, 0)
	if err != nil {
		return ""
	}
	defer syscall.Close(opened)
	text, _ := os.ReadFile("/proc/self/fdinfo/" + strconv.Itoa(opened))
	return string(text)
}

// sessionKeyring names the keyring of the login session, which may hold tickets of Kerberos. Where
// the system tells nothing, as in many containers, nobody gets at one.
func sessionKeyring() string {
	const getKeyringId, ofSession = 0, ^uintptr(2)
	number, _, err := syscall.Syscall(syscall.SYS_KEYCTL, getKeyringId, ofSession, 0)
	if err != 0 {
		return ""
	}
	return strconv.Itoa(int(number))
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
