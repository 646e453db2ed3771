//go:build !windows

package main

import (
	"os"
	"strconv"
	"syscall"
)

// ownSession keeps what a terminal sends to CLI and provider away from a JVM that serves several.
func ownSession() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setsid: true} }

// keepDescriptors makes sure that no descriptor above 2 is inherited, neither: a lock or a pipe of
// whoever started the CLI would be held for as long as the JVM lives.
func keepDescriptors() {
	for _, list := range []string{"/proc/self/fd", "/dev/fd"} {
		entries, err := os.ReadDir(list)
		if err != nil {
			continue
		}
		for _, entry := range entries {
			if number, err := strconv.Atoi(entry.Name()); err == nil && number > 2 {
				syscall.CloseOnExec(number)
			}
		}
		return
	}
}

// killAll kills a process that has a session of its own, and all that it has started in it.
func killAll(process *os.Process) { syscall.Kill(-process.Pid, syscall.SIGKILL) }

// become replaces this process by another program.
func become(command, environment []string) error {
	return syscall.Exec(command[0], command, environment)
}
