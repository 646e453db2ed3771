package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

const (
	userInNamespace = 12345
	userOutside     = 54321
)

// placeInNamespace returns the base directory of a process in a user namespace that maps only its user,
// or no user.
func placeInNamespace(t *testing.T, runtime string, mapped bool) string {
	t.Helper()
	directory, err := os.MkdirTemp("/tmp", "n")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(directory) })
	// The test program itself has to be where users without a number may look.
	os.Chmod(directory, 0o755)
	program := filepath.Join(directory, "place.test")
	if err := exec.Command("cp", os.Args[0], program).Run(); err != nil {
		t.Fatal(err)
	}
	os.Chmod(program, 0o755)
	inside := exec.Command(program)
	inside.SysProcAttr = &syscall.SysProcAttr{Cloneflags: syscall.CLONE_NEWUSER}
	if mapped {
		only := []syscall.SysProcIDMap{{ContainerID: 0, HostID: userInNamespace, Size: 1}}
		inside.SysProcAttr.UidMappings, inside.SysProcAttr.GidMappings = only, only
		inside.SysProcAttr.Credential = &syscall.Credential{}
	}
	inside.Env = append(os.Environ(), "FIND_PLACE=yes", "TMPDIR=/proc/none", "HOME=/proc/none", "XDG_CACHE_HOME=", "XDG_RUNTIME_DIR="+runtime)
	inside.Dir = directory
	found, err := inside.Output()
	if err != nil {
		t.Skip("no user namespace can be had: ", err)
	}
	return string(found)
}

// ownedBy is a directory among those of all users.
func ownedBy(t *testing.T, user int, mode os.FileMode) string {
	t.Helper()
	directory, err := os.MkdirTemp("/tmp", "o")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(directory) })
	os.Chmod(directory, mode)
	if os.Chown(directory, user, user) != nil {
		t.Skip("only root can give it away")
	}
	return directory
}

func TestABaseDirectoryIsFoundInAUserNamespaceWithoutRoot(t *testing.T) {
	own := ownedBy(t, userInNamespace, 0o700)
	if base := placeInNamespace(t, own, true); base != filepath.Join(own, "terrane-0") {
		t.Error(base)
	}
}

func TestAnotherUserIsNotRootInAUserNamespace(t *testing.T) {
	others := ownedBy(t, userOutside, 0o777|os.ModeSticky)
	if base := placeInNamespace(t, others, true); base != "" {
		t.Error(base)
	}
}

func TestAUserWithoutANumberOwnsNoFile(t *testing.T) {
	others := ownedBy(t, userOutside, 0o777|os.ModeSticky)
	number := "65534"
	if text, err := os.ReadFile("/proc/sys/kernel/overflowuid"); err == nil {
		number = strings.TrimSpace(string(text))
	}
	planted := filepath.Join(others, "terrane-"+number)
	os.Mkdir(planted, 0o700)
	os.Chown(planted, userOutside, userOutside)
	if base := placeInNamespace(t, others, false); base != "" {
		t.Error(base)
	}
}

func TestAFileSystemWithoutSocketsIsNotUsed(t *testing.T) {
	occupyName(t)
	cache, err := os.MkdirTemp("", "c")
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("XDG_CACHE_HOME", cache)
	// Full: the directory itself and the place in it.
	if err := syscall.Mount("tmpfs", cache, "tmpfs", 0, "nr_inodes=2,mode=700"); err != nil {
		t.Skip("only root can mount: ", err)
	}
	defer syscall.Unmount(cache, 0)
	if base := findBaseDirectory(environment{}); base != "" {
		t.Error(base)
	}
}

func TestTheOverflowUserIsOrdinaryOutsideOfNamespaces(t *testing.T) {
	if !isEveryUserKnown() {
		t.Skip("this is a user namespace")
	}
	if standsForOthers(overflowUser()) {
		t.Error("an ordinary user")
	}
}
