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

// Base directories are not shared between hosts on Windows.
func bootId() string { return "" }

// Process identities are unique on Windows, and the base directory belongs to the user.
func processContext() []string { return []string{userId()} }

func workingDirectory() (string, error) { return os.Getwd() }

func pidNamespace() string { return "" }
