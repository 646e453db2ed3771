package main

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

func TestAFullDiskIsLeftAsItWas(t *testing.T) {
	home := homeOf(t)
	full := filepath.Join(home, "full")
	os.Mkdir(full, 0o700)
	// The directory, the cache, its lock and a draft.
	if err := syscall.Mount("tmpfs", full, "tmpfs", 0, "nr_inodes=5,mode=700"); err != nil {
		t.Skip("only root can mount: ", err)
	}
	defer syscall.Unmount(full, 0)
	t.Setenv("XDG_CACHE_HOME", full)
	if runtime := prepared(t, archived(t), environment{}); strings.HasPrefix(runtime, full) {
		t.Error(runtime)
	}
	if left := names(filepath.Join(full, "terrane")); len(left) != 1 || !strings.HasSuffix(left[0], ".lock") {
		t.Error(left)
	}
}

func TestAReadOnlyCacheIsUsed(t *testing.T) {
	homeOf(t)
	runtime := prepared(t, archived(t), environment{})
	cache := filepath.Dir(runtime)
	if err := syscall.Mount(cache, cache, "", syscall.MS_BIND, ""); err != nil {
		t.Skip("only root can mount: ", err)
	}
	defer syscall.Unmount(cache, 0)
	old := time.Now().Add(-29 * 24 * time.Hour)
	os.Chtimes(filepath.Join(runtime, "content.list"), old, old)
	if err := syscall.Mount("", cache, "", syscall.MS_BIND|syscall.MS_REMOUNT|syscall.MS_RDONLY, ""); err != nil {
		t.Skip("cannot mount it again: ", err)
	}
	if again := prepared(t, archived(t), environment{}); again != runtime {
		t.Error(again)
	}
}
