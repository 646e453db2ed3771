//go:build !windows

package main

import (
	"errors"
	"syscall"
)

// isRefused tells whether nobody listens on a socket. macOS says so of a full backlog, too.
func isRefused(err error) bool { return errors.Is(err, syscall.ECONNREFUSED) }

// isFull tells whether too many connections wait to be accepted.
func isFull(err error) bool { return errors.Is(err, syscall.EAGAIN) }

// isTaken tells whether the name of a socket exists already.
func isTaken(err error) bool { return errors.Is(err, syscall.EADDRINUSE) }
