//go:build !windows

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// base is a directory for temporary files, as a user may have one. There is no other.
func base(t *testing.T) string {
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

func TestThePlaceIsTheUsersOwnAndClosedToOthers(t *testing.T) {
	directory := base(t)
	place := findPlace(environment{})
	if place != filepath.Join(directory, "terrane-"+userId()) || !isPrivate(place) {
		t.Error(place)
	}
	if again := findPlace(environment{}); again != place {
		t.Error(again)
	}
}

// plantPlace takes the name of this user's place in the directory for temporary files.
func plantPlace(t *testing.T) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(base(t), "terrane-"+userId()), nil, 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestWhoTakesTheNameInTheSharedDirectoryDoesNotDisableSharing(t *testing.T) {
	plantPlace(t)
	cache, err := os.MkdirTemp("", "c")
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("XDG_CACHE_HOME", filepath.Join(cache, "new"))
	place := findPlace(environment{})
	if place != filepath.Join(cache, "new", "terrane-"+userId()) || !isPrivate(place) || len(names(place)) != 0 {
		t.Error(place)
	}
	os.Chmod(filepath.Join(cache, "new"), 0o770)
	if place := findPlace(environment{}); place != "" {
		t.Error("others can take the name there, too: ", place)
	}
}

func TestACacheDirectoryThatIsTooLongIsNotMade(t *testing.T) {
	plantPlace(t)
	cache := filepath.Join(t.TempDir(), strings.Repeat("x", 90))
	t.Setenv("XDG_CACHE_HOME", cache)
	if place := findPlace(environment{}); place != "" {
		t.Error(place)
	}
	if _, err := os.Stat(cache); err == nil {
		t.Error("it was made for nothing")
	}
}

func TestTheCacheDirectoryOfAnotherUserIsLeftAsItIs(t *testing.T) {
	plantPlace(t)
	home, err := os.MkdirTemp("", "c")
	if err != nil {
		t.Fatal(err)
	}
	if os.Chown(home, 12345, 12345) != nil {
		t.Skip("only root can have the home of another user, as sudo gives it")
	}
	t.Setenv("XDG_CACHE_HOME", filepath.Join(home, ".cache"))
	if place := findPlace(environment{}); place != "" || len(names(home)) != 0 {
		t.Error(place, names(home))
	}
}

func TestAPlantedPlaceIsNotUsed(t *testing.T) {
	elsewhere := t.TempDir()
	plants := map[string]func(path string) error{
		"a link":                 func(path string) error { return os.Symlink(elsewhere, path) },
		"a file":                 func(path string) error { return os.WriteFile(path, nil, 0o700) },
		"a directory of another": func(path string) error { os.Mkdir(path, 0o700); return os.Chown(path, 12345, 12345) },
		"an open directory":      func(path string) error { os.Mkdir(path, 0o700); return os.Chmod(path, 0o755) },
	}
	for name, plant := range plants {
		directory := base(t)
		if err := plant(filepath.Join(directory, "terrane-"+userId())); err != nil {
			t.Logf("%s: only root can plant it: %v", name, err)
			continue
		}
		if place := findPlace(environment{}); place != "" {
			t.Errorf("%s: %s", name, place)
		}
	}
}

func TestADirectoryInWhichOthersCanReplaceOursIsNotUsed(t *testing.T) {
	directory := base(t)
	os.Chmod(directory, 0o777)
	if place := findPlace(environment{}); place != "" {
		t.Error(place)
	}
	os.Chmod(directory, 0o777|os.ModeSticky)
	if place := findPlace(environment{}); place == "" {
		t.Error("a sticky directory is as good as the usual one")
	}
}

func TestAnOverlongDirectoryIsNotUsed(t *testing.T) {
	directory := filepath.Join(base(t), strings.Repeat("x", 90))
	os.Mkdir(directory, 0o700)
	t.Setenv("TMPDIR", directory)
	if place := findPlace(environment{}); place != "" {
		t.Error(place)
	}
}

func TestALinkToAGoodDirectoryIsFollowedOnce(t *testing.T) {
	directory := base(t)
	link := filepath.Join(t.TempDir(), "link")
	os.Symlink(directory, link)
	t.Setenv("TMPDIR", link)
	resolved, _ := filepath.EvalSymlinks(directory)
	if place := findPlace(environment{}); filepath.Dir(place) != resolved {
		t.Error(place)
	}
}

func TestTheDirectoryOfTheUsersSessionComesFirst(t *testing.T) {
	runtime := filepath.Join(base(t), "run")
	os.Mkdir(runtime, 0o700)
	base(t)
	if place := findPlace(environment{"XDG_RUNTIME_DIR": runtime}); filepath.Dir(place) != runtime {
		t.Error(place)
	}
	// Of another user, as after sudo: then the usual one is taken.
	if os.Chown(runtime, 12345, 12345) == nil {
		if place := findPlace(environment{"XDG_RUNTIME_DIR": runtime}); filepath.Dir(place) == runtime {
			t.Error(place)
		}
	}
}
