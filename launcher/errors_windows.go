package main

import (
	"errors"
	"syscall"
)

// Error numbers of Windows sockets, which Go's standard library does not name.
const (
	addressInUse      = syscall.Errno(10048)
	connectionRefused = syscall.Errno(10061)
)

func isRefused(err error) bool { return errors.Is(err, connectionRefused) }

// A full backlog is reported as a refusal on Windows.
func isFull(error) bool { return false }

func isTaken(err error) bool { return errors.Is(err, addressInUse) }
