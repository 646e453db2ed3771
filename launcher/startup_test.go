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

// A launch of a real process, started by a shell as its CLI.
type realLaunch struct {
	cli     *exec.Cmd
	started string
	base    string
}

func launchUnderShell(t *testing.T, kind packageFile) *realLaunch {
	t.Helper()
	temporary, folder := tempDirectory(t), t.TempDir()
	executable, _ := os.ReadFile(os.Args[0])
	os.WriteFile(filepath.Join(folder, "terraform-provider-x"), executable, 0o755)
	os.Mkdir(filepath.Join(folder, "lib"), 0o700)
	kind.Name, kind.Java, kind.Main, kind.Build, kind.Protocols = "x", script(t, neverListens), "a.Main", "1", []int{6}
	daemonOptions, _ := json.Marshal(kind)
	os.WriteFile(filepath.Join(folder, "lib", "launch.json"), daemonOptions, 0o600)
	launch := &realLaunch{started: filepath.Join(folder, "started"), base: filepath.Join(temporary, "terrane-"+userId())}
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

func (launch *realLaunch) hasEnded() bool {
	for _, pid := range launch.pids() {
		if state, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat"); err == nil && !strings.Contains(string(state), ") Z ") {
			return false
		}
	}
	return len(names(launch.base)) == 0
}

func (launch *realLaunch) awaitEnd(t *testing.T) {
	t.Helper()
	const soon = 5 * time.Second
	if !happens(soon, launch.hasEnded) {
		t.Error("left behind:", launch.left())
	}
}

// left returns what of it is still there.
func (launch *realLaunch) left() string {
	text := fmt.Sprint(names(launch.base))
	for _, pid := range launch.pids() {
		state, _ := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
		text += "\n" + string(state)
	}
	return text
}

func happens(limit time.Duration, condition func() bool) bool {
	for deadline := time.Now().Add(limit); !condition(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(deadline) {
			return false
		}
	}
	return true
}

func TestALaunchThatEndsWhileItsDaemonStartsLeavesNothing(t *testing.T) {
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

// startupWith makes a startup whose daemon sleeps.
func startupWith(t *testing.T) *startup {
	t.Helper()
	t.Setenv("STARTED", filepath.Join(t.TempDir(), "started"))
	record, err := newRecord(t.TempDir(), "0123456789abcdef")
	if err != nil {
		t.Fatal(err)
	}
	connector := &connector{
		pack: &packageFile{Name: "x", Java: script(t, neverListens), Main: "a.Main"}, environment: readEnvironment(os.Environ()),
		startup: &startup{deadline: time.Now()},
	}
	if _, err := connector.startIn(record, 6); err == nil || !strings.Contains(err.Error(), "the JVM does not listen after") {
		t.Fatal(err)
	}
	t.Cleanup(connector.startup.daemon.end)
	return connector.startup
}

func TestAFailedLaunchLeavesASharedDaemonRunning(t *testing.T) {
	startup := startupWith(t)
	base := startup.daemon.record.base
	lock, _ := acquireNow(startup.daemon.record.lock())
	startup.release(lock)
	if err := readRecord(base, "0123456789abcdef").markShared(); err != nil {
		t.Fatal(err)
	}
	startup.abandon()
	if startup.daemon == nil {
		t.Fatal("somebody was in it")
	}
	os.Remove(startup.daemon.record.inDirectory(sharedFile))
	startup.abandon()
	if left := names(base); len(left) != 0 {
		t.Error("left behind:", left)
	}
}

func TestNothingIsSharedWhenTheRecordCannotBeReplaced(t *testing.T) {
	t.Setenv("STARTED", filepath.Join(t.TempDir(), "started"))
	base, key := t.TempDir(), "0123456789abcdef"
	// A directory that is not empty has the path of the record.
	os.MkdirAll(filepath.Join(base, key+".json", "x"), 0o700)
	connector := &connector{
		pack:        &packageFile{Name: "x", Java: script(t, neverListens), Main: "a.Main"},
		environment: readEnvironment(os.Environ()), startup: newStartup(time.Now()),
		base: base, key: key, shared: true, log: silent,
	}
	if connector.isFirstLaunch() {
		t.Error("no later launch would find the JVM")
	}
	if _, err := connector.openSession(6); err != errNoBaseDirectory {
		t.Error(err)
	}
	if left := names(base); len(left) != 1 {
		t.Error("left behind:", left)
	}
}

func TestAnAbandonedLaunchStartsNothing(t *testing.T) {
	startup := &startup{deadline: time.Now().Add(time.Minute)}
	startup.abandon()
	if _, err := startup.spawn(func() (*daemon, error) { t.Error("started"); return nil, nil }); err != errAbandoned {
		t.Error(err)
	}
}

func TestAProviderThatIsNotCreatedInTimeIsReported(t *testing.T) {
	launcherNonce, daemonNonce := net.Pipe()
	defer daemonNonce.Close()
	waiting := &session{control: launcherNonce, record: &record{base: t.TempDir(), Directory: "none"}}
	if err := waiting.awaitReady(time.Now()); err == nil || !strings.HasPrefix(err.Error(), "the JVM did not create the provider") {
		t.Error(err)
	}
}
