package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"syscall"
)

// processIdentity is the number and the start time of a process, in ticks since the boot. A zombie has
// none: in many containers nothing reaps it.
func processIdentity(pid int) (string, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return "", err
	}
	// The program's name is in parentheses and may contain any character.
	fields := strings.Fields(string(text[strings.LastIndex(string(text), ")")+1:]))
	const start = 19
	if len(fields) <= start {
		return "", fmt.Errorf("/proc/%d/stat is malformed", pid)
	}
	if fields[0] == "Z" || fields[0] == "X" {
		return "", fmt.Errorf("process %d has ended", pid)
	}
	return fmt.Sprintf("%d %s", pid, fields[start]), nil
}

// pidNamespace identifies the namespace of the process IDs.
func pidNamespace() string {
	namespace, _ := os.Readlink("/proc/self/ns/pid")
	return namespace
}

func bootId() string {
	boot, _ := os.ReadFile("/proc/sys/kernel/random/boot_id")
	return string(boot)
}

// processContext distinguishes boots, namespaces, containers, mounts, users and credentials.
func processContext() []string {
	facts := []string{bootId()}
	for _, kind := range []string{"cgroup", "ipc", "mnt", "net", "pid", "time", "user", "uts"} {
		link, _ := os.Readlink("/proc/self/ns/" + kind)
		facts = append(facts, link)
	}
	root, _ := inode("/")
	label, _ := os.ReadFile("/proc/self/attr/current")
	groups, _ := os.ReadFile("/proc/self/cgroup")
	return append(facts, root, string(label), credentials(), string(groups), mountOf("/"), mountOf("."), sessionKeyring())
}

// mountOf identifies the mount of a directory: another mount of it may be read-only.
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

// sessionKeyring identifies the keyring of the login session, which may hold Kerberos tickets. Many
// containers allow no access to it; then it is empty.
func sessionKeyring() string {
	const getKeyringId, ofSession = 0, ^uintptr(2)
	number, _, err := syscall.Syscall(syscall.SYS_KEYCTL, getKeyringId, ofSession, 0)
	if err != 0 {
		return ""
	}
	return strconv.Itoa(int(number))
}

func credentials() string {
	status, _ := os.ReadFile("/proc/self/status")
	var credentials []string
	for _, line := range strings.Split(string(status), "\n") {
		for _, name := range []string{"Uid:", "Gid:", "Groups:", "Umask:", "Cap", "NoNewPrivs:", "Seccomp:"} {
			if strings.HasPrefix(line, name) {
				credentials = append(credentials, line)
			}
		}
	}
	return strings.Join(credentials, "\n")
}
