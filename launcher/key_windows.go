package main

import (
	"fmt"
	"os"
	"syscall"
)

// processIdentity is the number and the start time of a process.
func processIdentity(pid int) (string, error) {
	const queryLimitedInformation = 0x1000
	handle, err := syscall.OpenProcess(queryLimitedInformation, false, uint32(pid))
	if err != nil {
		return "", err
	}
	defer syscall.CloseHandle(handle)
	var started, ended, kernel, user syscall.Filetime
	if err := syscall.GetProcessTimes(handle, &started, &ended, &kernel, &user); err != nil {
		return "", err
	}
	return fmt.Sprintf("%d %d", pid, started.Nanoseconds()), nil
}

// The directory for temporary files is this host's own there.
func bootId() string { return "" }

// Numbers and start times of processes do not repeat there, and the user has a directory of his own.
func whereWeRun() []string { return []string{userId()} }

func workingDirectory() (string, error) { return os.Getwd() }

func pidNamespace() string { return "" }
