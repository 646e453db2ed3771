package main

import (
	"os"
	"testing"
)

func keyOf(t *testing.T, pack *packageFile, variables environment, parent string) string {
	t.Helper()
	key, err := sharingKey(pack, variables, parent)
	if err != nil {
		t.Fatal(err)
	}
	return key
}

func TestOnlyLaunchesThatAreAlikeShareAJvm(t *testing.T) {
	pack := &packageFile{folder: "/p", text: "build 1"}
	variables := environment{"A": "1", "PLUGIN_CLIENT_CERT": "one"}
	key := keyOf(t, pack, variables, "7 1000")
	if keyOf(t, pack, environment{"A": "1", "PLUGIN_CLIENT_CERT": "two"}, "7 1000") != key {
		t.Error("what differs at every launch does not count")
	}
	others := map[string]string{
		"environment":         keyOf(t, pack, environment{"A": "2"}, "7 1000"),
		"one variable more":   keyOf(t, pack, environment{"A": "1", "B": ""}, "7 1000"),
		"build":               keyOf(t, &packageFile{folder: "/p", text: "build 2"}, variables, "7 1000"),
		"package":             keyOf(t, &packageFile{folder: "/q", text: "build 1"}, variables, "7 1000"),
		"parent":              keyOf(t, pack, variables, "8 1000"),
		"parent's start":      keyOf(t, pack, variables, "7 1001"),
		"facts that run over": keyOf(t, &packageFile{folder: "/pb", text: "uild 1"}, variables, "7 1000"),
	}
	home, _ := os.Getwd()
	os.Chdir(t.TempDir())
	defer os.Chdir(home)
	others["directory"] = keyOf(t, pack, variables, "7 1000")
	for name, other := range others {
		if other == key {
			t.Errorf("another %s, and the same JVM", name)
		}
	}
}

func TestAProcessIdentityIsUnique(t *testing.T) {
	own, err := processIdentity(os.Getpid())
	if err != nil {
		t.Fatal(err)
	}
	again, _ := processIdentity(os.Getpid())
	parent, _ := processIdentity(os.Getppid())
	if own != again || own == parent {
		t.Error(own, again, parent)
	}
	if _, err := processIdentity(1 << 30); err == nil {
		t.Error("there is no such process")
	}
}
