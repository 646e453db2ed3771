package main

import (
	"errors"
	"syscall"
)

// Windows has numbers of its own for sockets, which the standard library does not name.
const (
	addressInUse      = syscall.Errno(10048)
	connectionRefused = syscall.Errno(10061)
)

func isRefused(err error) bool { return errors.Is(err, connectionRefused) }

// A full backlog is a refusal there.
func isFull(error) bool { return false }

func isTaken(err error) bool { return errors.Is(err, addressInUse) }
