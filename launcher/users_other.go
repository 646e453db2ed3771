//go:build !windows && !linux

package main

// User namespaces exist on Linux only.
func standsForOthers(int) bool { return false }
