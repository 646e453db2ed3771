//go:build !windows

package main

import (
	"errors"
	"syscall"
)

// isRefused reports whether a socket refuses connections. On macOS a full backlog is reported in the
// same way.
func isRefused(err error) bool { return errors.Is(err, syscall.ECONNREFUSED) }

// isFull reports whether the backlog is full.
func isFull(err error) bool { return errors.Is(err, syscall.EAGAIN) }

// isTaken reports whether the name of a socket exists.
func isTaken(err error) bool { return errors.Is(err, syscall.EADDRINUSE) }
