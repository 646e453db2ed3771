//go:build !windows

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// tempDirectory sets a directory for temporary files, and no cache directory.
func tempDirectory(t *testing.T) string {
	t.Helper()
	// Not the test's own directory, whose name is too long for a socket.
	directory, err := os.MkdirTemp("", "b")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(directory) })
	t.Setenv("TMPDIR", directory)
	t.Setenv("XDG_CACHE_HOME", "/proc/none")
	return directory
}

func TestTheBaseDirectoryIsOwnedByTheUserAndClosedToOthers(t *testing.T) {
	directory := tempDirectory(t)
	base := findBaseDirectory(environment{})
	if base != filepath.Join(directory, "terrane-"+userId()) || !isPrivate(base) {
		t.Error(base)
	}
	if again := findBaseDirectory(environment{}); again != base {
		t.Error(again)
	}
}

// occupyName creates a file with the name of this user's base directory.
func occupyName(t *testing.T) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(tempDirectory(t), "terrane-"+userId()), nil, 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestAnOccupiedNameDoesNotDisableSharing(t *testing.T) {
	occupyName(t)
	cache, err := os.MkdirTemp("", "c")
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("XDG_CACHE_HOME", filepath.Join(cache, "new"))
	base := findBaseDirectory(environment{})
	if base != filepath.Join(cache, "new", "terrane-"+userId()) || !isPrivate(base) || len(names(base)) != 0 {
		t.Error(base)
	}
	os.Chmod(filepath.Join(cache, "new"), 0o770)
	if base := findBaseDirectory(environment{}); base != "" {
		t.Error("others can take the name there, too: ", base)
	}
}

func TestACacheDirectoryThatIsTooLongIsNotCreated(t *testing.T) {
	occupyName(t)
	cache := filepath.Join(t.TempDir(), strings.Repeat("x", 90))
	t.Setenv("XDG_CACHE_HOME", cache)
	if base := findBaseDirectory(environment{}); base != "" {
		t.Error(base)
	}
	if _, err := os.Stat(cache); err == nil {
		t.Error("it was made for nothing")
	}
}

func TestTheCacheDirectoryOfAnotherUserIsNotChanged(t *testing.T) {
	occupyName(t)
	home, err := os.MkdirTemp("", "c")
	if err != nil {
		t.Fatal(err)
	}
	if os.Chown(home, 12345, 12345) != nil {
		t.Skip("only root can have the home of another user, as sudo gives it")
	}
	t.Setenv("XDG_CACHE_HOME", filepath.Join(home, ".cache"))
	if base := findBaseDirectory(environment{}); base != "" || len(names(home)) != 0 {
		t.Error(base, names(home))
	}
}

func TestABaseDirectoryOfAnotherUserIsNotUsed(t *testing.T) {
	elsewhere := t.TempDir()
	plants := map[string]func(path string) error{
		"a link":                 func(path string) error { return os.Symlink(elsewhere, path) },
		"a file":                 func(path string) error { return os.WriteFile(path, nil, 0o700) },
		"a directory of another": func(path string) error { os.Mkdir(path, 0o700); return os.Chown(path, 12345, 12345) },
		"an open directory":      func(path string) error { os.Mkdir(path, 0o700); return os.Chmod(path, 0o755) },
	}
	for name, plant := range plants {
		directory := tempDirectory(t)
		if err := plant(filepath.Join(directory, "terrane-"+userId())); err != nil {
			t.Logf("%s: only root can plant it: %v", name, err)
			continue
		}
		if base := findBaseDirectory(environment{}); base != "" {
			t.Errorf("%s: %s", name, base)
		}
	}
}

func TestADirectoryThatOthersCanChangeIsNotUsed(t *testing.T) {
	directory := tempDirectory(t)
	os.Chmod(directory, 0o777)
	if base := findBaseDirectory(environment{}); base != "" {
		t.Error(base)
	}
	os.Chmod(directory, 0o777|os.ModeSticky)
	if base := findBaseDirectory(environment{}); base == "" {
		t.Error("a sticky directory is as good as the usual one")
	}
}

func TestAnOverlongDirectoryIsNotUsed(t *testing.T) {
	directory := filepath.Join(tempDirectory(t), strings.Repeat("x", 90))
	os.Mkdir(directory, 0o700)
	t.Setenv("TMPDIR", directory)
	if base := findBaseDirectory(environment{}); base != "" {
		t.Error(base)
	}
}

func TestALinkToADirectoryIsResolved(t *testing.T) {
	directory := tempDirectory(t)
	link := filepath.Join(t.TempDir(), "link")
	os.Symlink(directory, link)
	t.Setenv("TMPDIR", link)
	resolved, _ := filepath.EvalSymlinks(directory)
	if base := findBaseDirectory(environment{}); filepath.Dir(base) != resolved {
		t.Error(base)
	}
}

func TestTheRuntimeDirectoryIsUsedFirst(t *testing.T) {
	runtime := filepath.Join(tempDirectory(t), "run")
	os.Mkdir(runtime, 0o700)
	tempDirectory(t)
	if base := findBaseDirectory(environment{"XDG_RUNTIME_DIR": runtime}); filepath.Dir(base) != runtime {
		t.Error(base)
	}
	// Of another user, as after sudo: then the usual one is taken.
	if os.Chown(runtime, 12345, 12345) == nil {
		if base := findBaseDirectory(environment{"XDG_RUNTIME_DIR": runtime}); filepath.Dir(base) == runtime {
			t.Error(base)
		}
	}
}
