//go:build !windows && !linux

package main

// User namespaces are Linux's alone.
func standsForOthers(int) bool { return false }
