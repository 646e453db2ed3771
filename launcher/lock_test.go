package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// Locks are between processes: another one holds it.
func TestMain(m *testing.M) {
	if path := os.Getenv("LOCK_TO_HOLD"); path != "" {
		lock, err := acquire(path, time.Now().Add(time.Minute))
		if err != nil {
			os.Exit(1)
		}
		os.Stdout.WriteString("held\n")
		os.Stdin.Read(make([]byte, 1))
		os.Remove(path)
		lock.Close()
		return
	}
	if folder := os.Getenv("UNPACK_FROM"); folder != "" {
		unpackHere(folder)
		return
	}
	if os.Getenv("FIND_PLACE") != "" {
		os.Stdout.WriteString(findBaseDirectory(readEnvironment(os.Environ())))
		return
	}
	if os.Getenv("LAUNCH") != "" {
		os.Exit(run(nil))
	}
	os.Exit(m.Run())
}

func TestALockIsWaitedForAlsoWhenItsHolderRemovesIt(t *testing.T) {
	path := filepath.Join(t.TempDir(), "lock")
	holder := exec.Command(os.Args[0])
	holder.Env = append(os.Environ(), "LOCK_TO_HOLD="+path)
	release, _ := holder.StdinPipe()
	said, _ := holder.StdoutPipe()
	if err := holder.Start(); err != nil {
		t.Fatal(err)
	}
	said.Read(make([]byte, 5))
	if lock, err := acquireNow(path); lock != nil || err != nil {
		t.Fatal("another process holds it", err)
	}
	if _, err := acquire(path, time.Now()); err != errLocked {
		t.Error(err)
	}
	release.Close()
	lock, err := acquire(path, time.Now().Add(time.Minute))
	if err != nil || !isStillAt(lock, path) {
		t.Error("not the lock that the next one will see", err)
	}
	holder.Wait()
}
