package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
)

func TestAUserNamespaceThatDoesNotKnowRootHasAPlace(t *testing.T) {
	const user = 12345
	directory := base(t)
	// The test program itself is where only this user may look.
	program := filepath.Join(directory, "place.test")
	if err := exec.Command("cp", os.Args[0], program).Run(); err != nil {
		t.Fatal(err)
	}
	os.Chmod(program, 0o755)
	if os.Chown(directory, user, user) != nil {
		t.Skip("only root can be another user")
	}
	inside := exec.Command(program)
	inside.Env = append(os.Environ(), "FIND_PLACE=yes", "XDG_RUNTIME_DIR=")
	inside.Dir = directory
	only := []syscall.SysProcIDMap{{ContainerID: 0, HostID: user, Size: 1}}
	inside.SysProcAttr = &syscall.SysProcAttr{
		Cloneflags: syscall.CLONE_NEWUSER, UidMappings: only, GidMappings: only, Credential: &syscall.Credential{},
	}
	found, err := inside.Output()
	if err != nil {
		t.Skip("no user namespace can be had: ", err)
	}
	if place := filepath.Join(directory, "terrane-0"); string(found) != place {
		t.Errorf("%q, not %q", found, place)
	}
}
