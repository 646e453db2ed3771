package main

import (
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"syscall"
	"testing"
)

func TestAnotherMountOfTheSameDirectoryHasAnotherJvm(t *testing.T) {
	directory, other := filepath.Join(tempDirectory(t), "a"), filepath.Join(tempDirectory(t), "b")
	os.Mkdir(directory, 0o700)
	os.Mkdir(other, 0o700)
	if err := syscall.Mount(directory, other, "", syscall.MS_BIND, ""); err != nil {
		t.Skip("only root can mount: ", err)
	}
	defer syscall.Unmount(other, 0)
	keys := map[string]string{}
	for _, path := range []string{directory, other} {
		t.Chdir(path)
		keys[path] = keyOf(t, &packageFile{}, environment{}, "")
		if again := keyOf(t, &packageFile{}, environment{}, ""); again != keys[path] {
			t.Error("one launch and the next one differ")
		}
	}
	if keys[directory] == keys[other] {
		t.Error("the same directory by two mounts, and the same JVM")
	}
	// Not in it any more: it could not be unmounted.
	t.Chdir("/")
}

func TestAnotherSessionKeyringHasAnotherJvm(t *testing.T) {
	const join = 1
	done := make(chan error)
	go func() {
		// This thread is not given back, so it ends with its keyring.
		runtime.LockOSThread()
		before := keyOf(t, &packageFile{}, environment{}, "")
		if _, _, err := syscall.Syscall(syscall.SYS_KEYCTL, join, 0, 0); err != 0 {
			done <- err
			return
		}
		if keyOf(t, &packageFile{}, environment{}, "") == before {
			t.Error("another session keyring, and the same JVM")
		}
		done <- nil
	}()
	if err := <-done; err != nil {
		t.Skip("no keyring can be had: ", err)
	}
}

func TestTheControlGroupCounts(t *testing.T) {
	groups, err := os.ReadFile("/proc/self/cgroup")
	if err != nil {
		t.Skip("there are none: ", err)
	}
	if !slices.Contains(processContext(), string(groups)) {
		t.Error(processContext())
	}
}
