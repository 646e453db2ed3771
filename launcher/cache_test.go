//go:build !windows

package main

import (
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// homeOf sets a home and a directory for temporary files for this test.
func homeOf(t *testing.T) string {
	t.Helper()
	home := tempDirectory(t)
	t.Setenv("HOME", home)
	t.Setenv("XDG_CACHE_HOME", "")
	temporary := filepath.Join(home, "tmp")
	os.Mkdir(temporary, 0o700)
	t.Setenv("TMPDIR", temporary)
	return home
}

func archived(t *testing.T) *packageFile {
	t.Helper()
	folder := t.TempDir()
	archive := archiveOf(t, folder, file("runtime/bin/java", "java"), file("classpath/a.jar", "jar"))
	return &packageFile{Name: "x", Archive: archive, folder: folder, ClassPath: []string{"${runtime}/classpath/a.jar"}}
}

var silent = &log{name: "x", threshold: levels["OFF"], trace: &trace{}}

func prepared(t *testing.T, pack *packageFile, variables environment) string {
	t.Helper()
	if err := pack.prepare(variables, silent); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(pack.resolve(pack.ClassPath[0])); err != nil || string(text) != "jar" {
		t.Fatal("not unpacked:", string(text), err)
	}
	return pack.runtime
}

func TestThereIsOneUnpackedCopyForAUserAndContent(t *testing.T) {
	home := homeOf(t)
	pack := archived(t)
	runtime := prepared(t, pack, environment{})
	usual, _ := os.UserCacheDir()
	if filepath.Dir(runtime) != filepath.Join(usual, "terrane") || !strings.HasPrefix(runtime, home) {
		t.Error(runtime)
	}
	if !isPrivate(runtime) || !isPrivate(filepath.Dir(runtime)) {
		t.Error("others can look into", runtime)
	}
	os.WriteFile(filepath.Join(pack.folder, pack.Archive.File), nil, 0o644)
	if again := prepared(t, pack, environment{}); again != runtime {
		t.Error("unpacked again, to", again)
	}
	if other := archived(t); prepared(t, other, environment{}) != runtime {
		t.Error("the same content in another package is the same")
	}
}

func TestTheUserNamesTheDirectory(t *testing.T) {
	home := homeOf(t)
	named := filepath.Join(home, "a", "b")
	if runtime := prepared(t, archived(t), environment{cacheVariable: named}); filepath.Dir(runtime) != filepath.Join(named, "terrane") {
		t.Error(runtime)
	}
	for _, bad := range []string{"relative", "/proc/none"} {
		err := archived(t).prepare(environment{cacheVariable: bad}, silent)
		if err == nil || !strings.Contains(err.Error(), "set TERRANE_CACHE_DIR to a directory of your own") {
			t.Error(bad, err)
		}
	}
}

func TestWithoutAUsableHomeTheDirectoryForTemporaryFilesIsTaken(t *testing.T) {
	for name, spoil := range map[string]func(home string){
		"no home":   func(string) { t.Setenv("HOME", "") },
		"not there": func(string) { t.Setenv("HOME", "/proc/none") },
		"a file":    func(home string) { os.WriteFile(filepath.Join(home, ".cache"), nil, 0o600) },
		"open to all": func(home string) {
			os.Mkdir(filepath.Join(home, ".cache"), 0)
			os.Chmod(filepath.Join(home, ".cache"), 0o777)
		},
		"planted link": func(home string) {
			os.Mkdir(filepath.Join(home, ".cache"), 0o700)
			os.Symlink(home, filepath.Join(home, ".cache/terrane"))
		},
		"planted dir": func(home string) { os.MkdirAll(filepath.Join(home, ".cache/terrane"), 0o755) },
		"somebody else": func(home string) {
			os.MkdirAll(filepath.Join(home, ".cache/terrane"), 0o700)
			own(filepath.Join(home, ".cache/terrane"))
		},
	} {
		home := homeOf(t)
		spoil(home)
		if runtime := prepared(t, archived(t), environment{}); !strings.HasPrefix(runtime, filepath.Join(home, "tmp", "terrane-cache-"+userId())) {
			t.Errorf("%s: %s", name, runtime)
		}
	}
}

func TestNothingIsCreatedInAnUnusableDirectory(t *testing.T) {
	home := homeOf(t)
	if os.Chown(home, 12345, 12345) != nil {
		t.Skip("only root can have the home of another user, as sudo gives it")
	}
	if pack := archived(t); pack.prepare(environment{}, silent) == nil {
		t.Error(pack.runtime)
	}
	if left := names(home); len(left) != 1 {
		t.Error("the other user will find", left)
	}
}

// own changes the owner of a directory, or its permissions if this user may not change the owner.
func own(path string) {
	if os.Chown(path, 12345, 12345) != nil {
		os.Chmod(path, 0o755)
	}
}

func TestAMessageNamesTheVariableWhenNothingCanBeUnpacked(t *testing.T) {
	home := homeOf(t)
	t.Setenv("HOME", "/proc/none")
	os.Chmod(filepath.Join(home, "tmp"), 0o777)
	err := archived(t).prepare(environment{}, silent)
	if err == nil || !strings.Contains(err.Error(), "cannot unpack the package (1 MB): ") || !strings.Contains(err.Error(), "set TERRANE_CACHE_DIR to") {
		t.Error(err)
	}
}

func TestADamagedArchiveIsNotTriedElsewhere(t *testing.T) {
	home := homeOf(t)
	pack := archived(t)
	os.WriteFile(filepath.Join(pack.folder, pack.Archive.File), []byte("hello"), 0o644)
	err := pack.prepare(environment{}, silent)
	if err == nil || !strings.Contains(err.Error(), "install the package again") || strings.Contains(err.Error(), cacheVariable) {
		t.Error(err)
	}
	if _, err := os.Stat(filepath.Join(home, "tmp", "terrane-cache-"+userId())); err == nil {
		t.Error("it was tried in the directory for temporary files")
	}
}

func TestACopyThatIsNotWholeIsNeverUsed(t *testing.T) {
	for name, spoil := range map[string]func(runtime string) error{
		"a file is missing": func(runtime string) error { return os.Remove(filepath.Join(runtime, "runtime/bin/java")) },
		"a file is cut off": func(runtime string) error { return os.Truncate(filepath.Join(runtime, "classpath/a.jar"), 1) },
		"a file is another one": func(runtime string) error {
			return os.WriteFile(filepath.Join(runtime, "classpath/a.jar"), []byte("???"), 0o600)
		},
		"a file is a link now": func(runtime string) error {
			jar := filepath.Join(runtime, "classpath/a.jar")
			os.Rename(jar, jar+".moved")
			return os.Symlink(jar+".moved", jar)
		},
		"a file has other rights": func(runtime string) error { return os.Chmod(filepath.Join(runtime, "runtime/bin/java"), 0o400) },
		"the list is missing":     func(runtime string) error { return os.Remove(filepath.Join(runtime, "content.list")) },
		"the list is cut off":     func(runtime string) error { return os.Truncate(filepath.Join(runtime, "content.list"), 20) },
		"there is but an empty":   func(runtime string) error { os.RemoveAll(runtime); return os.Mkdir(runtime, 0o700) },
	} {
		homeOf(t)
		runtime := prepared(t, archived(t), environment{})
		if err := spoil(runtime); err != nil {
			t.Fatal(name, err)
		}
		if again := prepared(t, archived(t), environment{}); again != runtime {
			t.Error(name, again)
		}
		if info, err := os.Stat(filepath.Join(runtime, "runtime/bin/java")); err != nil || info.Mode().Perm() != 0o600 {
			t.Error(name, info, err)
		}
	}
}

func TestADraftOfAKilledLaunchIsDeleted(t *testing.T) {
	homeOf(t)
	runtime := prepared(t, archived(t), environment{})
	os.Rename(runtime, runtime+".draft")
	os.WriteFile(filepath.Join(runtime+".draft", "evil.jar"), nil, 0o600)
	prepared(t, archived(t), environment{})
	if left := strings.Join(names(runtime), " "); strings.Contains(left, "evil") {
		t.Error(left)
	}
	if left := names(filepath.Dir(runtime)); len(left) != 2 {
		t.Error(left)
	}
}

func TestLaunchesAtOnceUnpackOnce(t *testing.T) {
	homeOf(t)
	pack := archived(t)
	text := fmt.Sprint(pack.Archive.Sha256, " ", pack.Archive.Size, " ", pack.Archive.Unpacked)
	os.WriteFile(filepath.Join(pack.folder, "archive.txt"), []byte(text), 0o600)
	said := make(chan string)
	const launches = 8
	for range make([]int, launches) {
		go func() {
			launch := exec.Command(os.Args[0])
			launch.Env = append(os.Environ(), "UNPACK_FROM="+pack.folder)
			output, _ := launch.CombinedOutput()
			said <- string(output)
		}()
	}
	all := ""
	for range make([]int, launches) {
		all += <-said
	}
	if count := strings.Count(all, "unpacking into"); count != 1 || strings.Count(all, "\n") != 1 {
		t.Error(all)
	}
	prepared(t, pack, environment{})
}

// pausing replaces an archive with a pipe that stops in the middle the first time that it is read, when
// most of it must have been unpacked, and calls a function. Afterwards the archive is a file again.
func pausing(t *testing.T, path string, meanwhile func()) {
	t.Helper()
	content, err := os.ReadFile(path)
	if err == nil {
		err = os.Remove(path)
	}
	if err == nil {
		err = syscall.Mkfifo(path, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	go func() {
		pipe, _ := os.OpenFile(path, os.O_WRONLY, 0)
		defer pipe.Close()
		// A pipe holds 64 kB, and what reads it as much.
		pipe.Write(content[:len(content)-1000])
		os.WriteFile(path+".file", content, 0o600)
		os.Rename(path+".file", path)
		meanwhile()
		pipe.Write(content[len(content)-1000:])
	}()
}

func TestContentThatIsDeletedMeanwhileIsUnpackedAgain(t *testing.T) {
	noise := make([]byte, 400<<10)
	rand.New(rand.NewSource(1)).Read(noise)
	for name, remove := range map[string]func(cache, content string) error{
		"the cache":     func(cache, _ string) error { return os.RemoveAll(cache) },
		"the draft":     func(_, content string) error { return os.RemoveAll(content + ".draft") },
		"the first":     func(_, content string) error { return os.Remove(content + ".draft/classpath/a.jar") },
		"and made anew": func(_, content string) error { return os.MkdirAll(content, 0o700) },
	} {
		home := homeOf(t)
		folder := t.TempDir()
		archive := archiveOf(t, folder, file("classpath/a.jar", "jar"), file("noise", string(noise)), file("last", "last"))
		failed := make(chan error, 1)
		pausing(t, filepath.Join(folder, archive.File), func() {
			cache := filepath.Join(home, ".cache", "terrane")
			failed <- remove(cache, filepath.Join(cache, "x-"+archive.Sha256[:hashInName]))
		})
		pack := &packageFile{Name: "x", Archive: archive, folder: folder, ClassPath: []string{"${runtime}/classpath/a.jar"}}
		runtime := prepared(t, pack, environment{cacheVariable: filepath.Join(home, ".cache")})
		if err := <-failed; err != nil {
			t.Fatal(name, err)
		}
		if last, err := os.ReadFile(filepath.Join(runtime, "last")); err != nil || string(last) != "last" {
			t.Error(name, string(last), err)
		}
	}
}

func TestUnusedContentIsDeletedAfterAMonth(t *testing.T) {
	homeOf(t)
	used := prepared(t, archived(t), environment{})
	cache := filepath.Dir(used)
	old := time.Now().Add(-31 * 24 * time.Hour)
	content := func(first string) cached { return cached{cache, "x-" + strings.Repeat(first, hashInName)} }
	os.Mkdir(content("1").folder(), 0o700)
	os.WriteFile(content("1").list(content("1").folder()), nil, 0o600)
	os.Chtimes(content("1").list(content("1").folder()), old, old)
	os.Mkdir(content("2").draft(), 0o700)
	os.Chtimes(content("2").draft(), old, old)
	os.Mkdir(content("3").gone(), 0o700)
	os.Mkdir(content("0").draft(), 0o700)
	os.Mkdir(filepath.Join(cache, "not-ours"), 0o700)
	sweepCache(cache)
	want := fmt.Sprintf("[not-ours %[1]s %[2]s %[2]s.lock]", filepath.Base(content("0").draft()), filepath.Base(used))
	if left := fmt.Sprint(names(cache)); left != want {
		t.Errorf("%s, not %s", left, want)
	}
	prepared(t, archived(t), environment{})
}

func TestTheLastUseIsRecorded(t *testing.T) {
	homeOf(t)
	runtime := prepared(t, archived(t), environment{})
	list := filepath.Join(runtime, "content.list")
	old := time.Now().Add(-29 * 24 * time.Hour)
	os.Chtimes(list, old, old)
	pack := archived(t)
	prepared(t, pack, environment{})
	if info, err := os.Stat(list); err != nil || time.Since(info.ModTime()) > useInterval || !pack.hasRecordedUse {
		t.Error(info, err)
	}
	next := archived(t)
	prepared(t, next, environment{})
	if next.hasRecordedUse {
		t.Error("once a day is enough")
	}
}

func TestAColonInTheCachePathIsReported(t *testing.T) {
	home := homeOf(t)
	err := archived(t).prepare(environment{cacheVariable: filepath.Join(home, "a:b")}, silent)
	if err == nil || !strings.Contains(err.Error(), "set TERRANE_CACHE_DIR to another directory") {
		t.Error(err)
	}
}
