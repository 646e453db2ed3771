//go:build !windows

package main

import (
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// deadSocket creates the socket of a killed process.
func deadSocket(t *testing.T, path string) {
	t.Helper()
	listener, err := net.ListenUnix("unix", &net.UnixAddr{Name: path, Net: "unix"})
	if err != nil {
		t.Fatal(err)
	}
	listener.SetUnlinkOnClose(false)
	listener.Close()
}

func age(t *testing.T, path string, by time.Duration) {
	t.Helper()
	then := time.Now().Add(-by)
	if err := os.Chtimes(path, then, then); err != nil {
		t.Fatal(err)
	}
}

func TestSocketsOfKilledLaunchersAreRemovedAndNoOthers(t *testing.T) {
	directory := tempDirectory(t)
	named := func(rest string) string { return filepath.Join(directory, socketPrefix+rest) }
	dead, young, otherBoot, oldBoot := named(bootHash()+"000001"), named(bootHash()+"000002"), named("abcdef000003"), named("abcdef000004")
	alive, other, file, others := named(bootHash()+"000005"), named("1234567890"), named(bootHash()+"000006"), named(bootHash()+"000007")
	for _, path := range []string{dead, young, otherBoot, oldBoot, other, others} {
		deadSocket(t, path)
	}
	listener, err := net.Listen("unix", alive)
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	os.WriteFile(file, nil, 0o600)
	for _, path := range []string{dead, otherBoot, alive, other, file, others} {
		age(t, path, time.Hour)
	}
	age(t, oldBoot, 8*24*time.Hour)
	kept := []string{young, otherBoot, alive, other, file}
	if os.Lchown(others, 12345, 12345) == nil {
		kept = append(kept, others)
	}
	sweepSockets(directory)
	for _, path := range kept {
		if _, err := os.Lstat(path); err != nil {
			t.Error(err)
		}
	}
	if left := names(directory); len(left) != len(kept) {
		t.Error(left)
	}
}

func TestTheSocketOfALauncherIsKnownByItsName(t *testing.T) {
	directory := tempDirectory(t)
	listener, err := listen(environment{"PLUGIN_UNIX_SOCKET_DIR": directory}, silent)
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	name := filepath.Base(listener.Addr().String())
	if !socketName.MatchString(name) || !strings.HasPrefix(name, socketPrefix+bootHash()) || filepath.Dir(listener.Addr().String()) != directory {
		t.Error(listener.Addr())
	}
}

func TestAnExistingNameIsNotUsedForASocket(t *testing.T) {
	path := filepath.Join(tempDirectory(t), "s")
	deadSocket(t, path)
	if _, err := net.Listen("unix", path); err == nil || !isTaken(err) {
		t.Error(err)
	}
	if _, err := net.Listen("unix", filepath.Join(tempDirectory(t), "none", "s")); err == nil || isTaken(err) {
		t.Error(err)
	}
}
