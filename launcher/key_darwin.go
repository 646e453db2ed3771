package main

import (
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
)

// processIdentity is the number and the start time of a process. The system call for it is not in Go's
// standard library.
func processIdentity(pid int) (string, error) {
	started, err := exec.Command("/bin/ps", "-o", "lstart=", "-p", strconv.Itoa(pid)).Output()
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%d %s", pid, strings.TrimSpace(string(started))), nil
}

func bootId() string {
	boot, _ := syscall.Sysctl("kern.bootsessionuuid")
	return boot
}

func processContext() []string {
	groups, _ := os.Getgroups()
	root, _ := inode("/")
	mask := syscall.Umask(0)
	syscall.Umask(mask)
	return []string{bootId(), root, fmt.Sprint(os.Getuid(), os.Geteuid(), os.Getgid(), os.Getegid(), groups, mask)}
}

func pidNamespace() string { return "" }
