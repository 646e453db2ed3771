//go:build !windows

package main

import (
	"encoding/json"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// A java that starts something else, and never listens.
const neverListens = "#!/bin/sh\nsleep 600 &\necho $! $$ >> \"$STARTED\"\nsleep 600\n"

// A launch of a real process, started by a shell in the place of a CLI.
type realLaunch struct {
	cli     *exec.Cmd
	started string
	place   string
}

func launchUnderShell(t *testing.T, kind packageFile) *realLaunch {
	t.Helper()
	temporary, folder := base(t), t.TempDir()
	executable, _ := os.ReadFile(os.Args[0])
	os.WriteFile(filepath.Join(folder, "terraform-provider-x"), executable, 0o755)
	os.Mkdir(filepath.Join(folder, "lib"), 0o700)
	kind.Name, kind.Java, kind.Main, kind.Build, kind.Protocols = "x", script(t, neverListens), "a.Main", "1", []int{6}
	settings, _ := json.Marshal(kind)
	os.WriteFile(filepath.Join(folder, "lib", "launch.json"), settings, 0o600)
	launch := &realLaunch{started: filepath.Join(folder, "started"), place: filepath.Join(temporary, "terrane-"+userId())}
	launch.cli = exec.Command("/bin/sh", "-c", `"$0" & echo $! > "$STARTED"; wait`, filepath.Join(folder, "terraform-provider-x"))
	launch.cli.Env = append(os.Environ(), "LAUNCH=1", "STARTED="+launch.started, "TF_PLUGIN_MAGIC_COOKIE="+cookie,
		"PLUGIN_PROTOCOL_VERSIONS=6", "XDG_RUNTIME_DIR=", "TERRANE_KEEP_WARM="+strconv.Itoa(kind.KeepWarm))
	if err := launch.cli.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		launch.cli.Process.Kill()
		launch.cli.Wait()
		for _, pid := range launch.pids() {
			syscall.Kill(pid, syscall.SIGKILL)
		}
	})
	if !happens(time.Minute, func() bool { return len(launch.pids()) == 3 }) {
		t.Fatal("it does not start: ", launch.left())
	}
	return launch
}

// pids are those of the launcher, of what its JVM has started, and of the JVM.
func (launch *realLaunch) pids() []int {
	text, _ := os.ReadFile(launch.started)
	var pids []int
	for _, field := range strings.Fields(string(text)) {
		pid, _ := strconv.Atoi(field)
		pids = append(pids, pid)
	}
	return pids
}

func (launch *realLaunch) isGone() bool {
	for _, pid := range launch.pids() {
		if state, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat"); err == nil && !strings.Contains(string(state), ") Z ") {
			return false
		}
	}
	return len(names(launch.place)) == 0
}

func (launch *realLaunch) awaitEnd(t *testing.T) {
	t.Helper()
	const soon = 5 * time.Second
	if !happens(soon, launch.isGone) {
		t.Error("left behind:", launch.left())
	}
}

// left tells what of it is still there.
func (launch *realLaunch) left() string {
	text := fmt.Sprint(names(launch.place))
	for _, pid := range launch.pids() {
		state, _ := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
		text += "\n" + string(state)
	}
	return text
}

func happens(limit time.Duration, condition func() bool) bool {
	for until := time.Now().Add(limit); !condition(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(until) {
			return false
		}
	}
	return true
}

func TestNothingIsLeftOfALaunchThatEndsWhileItsJvmStarts(t *testing.T) {
	if _, err := os.Stat("/proc/self/stat"); err != nil {
		t.Skip("needs to see processes")
	}
	for name, kind := range map[string]packageFile{
		"shared": {Sharing: true}, "sharing off": {}, "keep-warm": {Sharing: true, KeepWarm: 300},
	} {
		t.Run(name+", CLI killed", func(t *testing.T) {
			launch := launchUnderShell(t, kind)
			launch.cli.Process.Kill()
			launch.awaitEnd(t)
		})
		t.Run(name+", launcher asked to end", func(t *testing.T) {
			launch := launchUnderShell(t, kind)
			syscall.Kill(launch.pids()[0], syscall.SIGTERM)
			launch.awaitEnd(t)
		})
	}
}

// attemptWith is one whose JVM sleeps, in a room of its own.
func attemptWith(t *testing.T) *attempt {
	t.Helper()
	t.Setenv("STARTED", filepath.Join(t.TempDir(), "started"))
	record, err := newRecord(t.TempDir(), "0123456789abcdef")
	if err != nil {
		t.Fatal(err)
	}
	met := &meeting{
		pack: &packageFile{Name: "x", Java: script(t, neverListens), Main: "a.Main"}, environment: readEnvironment(os.Environ()),
		attempt: &attempt{until: time.Now()},
	}
	if _, err := met.startIn(record, 6); err == nil || !strings.Contains(err.Error(), "its JVM does not listen after") {
		t.Fatal(err)
	}
	t.Cleanup(met.attempt.jvm.end)
	return met.attempt
}

func TestWhoFailsLeavesTheJvmToThoseWhoAreInIt(t *testing.T) {
	attempt := attemptWith(t)
	place := attempt.jvm.record.place
	lock, _ := acquireNow(attempt.jvm.record.lock())
	attempt.release(lock)
	if err := readRecord(place, "0123456789abcdef").share(); err != nil {
		t.Fatal(err)
	}
	attempt.giveUp()
	if attempt.jvm == nil {
		t.Fatal("somebody was in it")
	}
	os.Remove(attempt.jvm.record.inRoom(sharedMark))
	attempt.giveUp()
	if left := names(place); len(left) != 0 {
		t.Error("left behind:", left)
	}
}

func TestWhereTheRecordCannotBeReplacedNothingIsShared(t *testing.T) {
	t.Setenv("STARTED", filepath.Join(t.TempDir(), "started"))
	place, key := t.TempDir(), "0123456789abcdef"
	// A directory that is not empty stands where the record has to be.
	os.MkdirAll(filepath.Join(place, key+".json", "x"), 0o700)
	met := &meeting{
		pack:        &packageFile{Name: "x", Java: script(t, neverListens), Main: "a.Main"},
		environment: readEnvironment(os.Environ()), attempt: newAttempt(time.Now()),
		place: place, key: key, shared: true, log: silent,
	}
	if met.isFirst() {
		t.Error("no later launch would find the JVM")
	}
	if _, err := met.openSession(6); err != errNoMeetingPlace {
		t.Error(err)
	}
	if left := names(place); len(left) != 1 {
		t.Error("left behind:", left)
	}
}

func TestWhoWasGivenUpStartsNothing(t *testing.T) {
	attempt := &attempt{until: time.Now().Add(time.Minute)}
	attempt.giveUp()
	if _, err := attempt.begin(func() (*jvm, error) { t.Error("started"); return nil, nil }); err != errGivenUp {
		t.Error(err)
	}
}

func TestAProviderThatIsNotMadeInTimeIsToldInOneSentence(t *testing.T) {
	ours, theirs := net.Pipe()
	defer theirs.Close()
	waiting := &session{control: ours, record: &record{place: t.TempDir(), Room: "none"}}
	if err := waiting.awaitReady(time.Now()); err == nil || !strings.HasPrefix(err.Error(), "its JVM runs, and has not made the provider") {
		t.Error(err)
	}
}
