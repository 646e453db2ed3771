//go:build !windows

package main

import (
	"os"
	"strconv"
	"syscall"
)

// newProcessSession keeps signals of the terminal from the daemon, which serves several launches.
func newProcessSession() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setsid: true} }

// closeDescriptorsOnExec keeps descriptors above 2 from the daemon: it would hold locks and pipes of
// the process that started the CLI.
func closeDescriptorsOnExec() {
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

// killGroup kills a process with a session of its own, and all processes that it has started in it.
func killGroup(process *os.Process) { syscall.Kill(-process.Pid, syscall.SIGKILL) }

// replaceProcess replaces this process by another program.
func replaceProcess(command, environment []string) error {
	return syscall.Exec(command[0], command, environment)
}
