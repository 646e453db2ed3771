package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// The exit code of a JVM that cannot make its socket, on a full disk for instance.
const exitNoPlace = 3

// What a JVM is told on its standard input, beside where it lives.
type jvmTerms struct {
	// Number of the process with which it ends; 0 when it outlives the CLI.
	parent int
	// For how many seconds it stays without a session, and after which it takes no new ones; 0 is
	// for ever.
	idle, age int
}

// How often a launch looks whether its JVM listens. A look costs some microseconds.
const pause = 500 * time.Microsecond

// A JVM that this launch waits for.
type jvm struct {
	record *record
	// Nothing when it had ended already.
	process *os.Process
	// Closed when it has ended; then exit tells how, if this launch has started it.
	ended chan struct{}
	exit  *os.ProcessState
}

// A JVM that cannot be used, and may not end by itself.
var errSilent = errors.New("its JVM does not listen")

// watched is the JVM of a record, which another launch has started. Its process number is of use
// only as long as the process is the same.
func watched(record *record) *jvm {
	watched := &jvm{record: record, ended: make(chan struct{})}
	if !record.isRunning() {
		close(watched.ended)
		return watched
	}
	watched.process, _ = os.FindProcess(record.Process)
	go func() {
		for record.isRunning() {
			time.Sleep(watchPause)
		}
		close(watched.ended)
	}()
	return watched
}

const watchPause = 10 * time.Millisecond

// How long a process may take to end that was killed.
const dying = 2 * time.Second

// end kills a JVM with all that it has started, and takes away what it leaves.
func (jvm *jvm) end() {
	if jvm.process != nil {
		killAll(jvm.process)
		await(jvm.ended, dying)
	}
	os.RemoveAll(jvm.record.directory())
	if found := readRecord(jvm.record.place, jvm.record.key); found != nil && found.Room == jvm.record.Room {
		os.Remove(found.file())
	}
}

// startJvm starts a JVM in a room of its own, for whoever finds its record. Nothing of this process
// reaches it but what is handed over here.
func (met *meeting) startJvm(record *record) (*jvm, error) {
	started, err := met.attempt.begin(func() (*jvm, error) { return met.spawn(record) })
	if err != nil {
		return nil, err
	}
	return started, record.write()
}

// spawn leaves nothing behind when it fails.
func (met *meeting) spawn(record *record) (*jvm, error) {
	if err := os.Mkdir(record.directory(), 0o700); err != nil {
		return nil, err
	}
	process, err := met.spawnIn(record)
	if err != nil {
		os.RemoveAll(record.directory())
		return nil, err
	}
	record.Process = process.Process.Pid
	record.Started, _ = processIdentity(record.Process)
	started := &jvm{record: record, process: process.Process, ended: make(chan struct{})}
	go func() {
		process.Wait()
		started.exit = process.ProcessState
		close(started.ended)
	}()
	return started, nil
}

func (met *meeting) spawnIn(record *record) (*exec.Cmd, error) {
	out, err := os.OpenFile(record.inRoom("out"), os.O_CREATE|os.O_EXCL|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		return nil, err
	}
	defer out.Close()
	// Its standard streams are files: a CLI waits for the end of a pipe, and nobody may wait for it.
	command := met.pack.command(hostOptions(record, met.environment), []string{"host"})
	process := &exec.Cmd{
		Path: command[0], Args: command, Env: met.environment.forJvm(), Stdout: out, Stderr: out,
		SysProcAttr: ownSession(),
	}
	input, err := process.StdinPipe()
	if err != nil {
		return nil, err
	}
	keepDescriptors()
	if err := process.Start(); err != nil {
		return nil, explainStart(command[0], err)
	}
	fmt.Fprint(input, settings(record, met.terms))
	input.Close()
	return process, nil
}

func settings(record *record, terms jvmTerms) string {
	return "secret=" + record.Secret +
		"\nplace=" + record.place +
		"\nkey=" + record.key +
		"\nroom=" + record.Room +
		"\nparent=" + strconv.Itoa(terms.parent) +
		"\nidle=" + strconv.Itoa(terms.idle) +
		"\nage=" + strconv.Itoa(terms.age) + "\n"
}

func hostOptions(record *record, environment environment) []string {
	options := []string{"-XX:ErrorFile=" + record.inRoom("hs_err"), "-XX:-CreateCoredumpOnCrash", "-XX:-UsePerfData"}
	return append(options, strings.Fields(environment["TERRANE_JAVA_OPTIONS"])...)
}

const otherLibrary = "its Java is made for a Linux with glibc, and this one has another C library, as Alpine has: use an image with glibc"

// explainStart knows where the system's own words mislead: it says that a file is not there, and
// means the one that should load it; or that somebody may not, and means the whole file system.
func explainStart(java string, err error) error {
	if _, missing := os.Stat(java); missing == nil && errors.Is(err, fs.ErrNotExist) {
		return errors.New(otherLibrary)
	}
	if errors.Is(err, fs.ErrPermission) {
		return fmt.Errorf("nothing may be started from %s; install the provider elsewhere, or let %s name another directory if it is the one for what is unpacked",
			filepath.Dir(java), cacheVariable)
	}
	return fmt.Errorf("cannot start its JVM: %w", err)
}

// explainEnd knows the words of the C library of Alpine, where it can load programs of the other
// one, and their functions are missing.
func explainEnd(exit *os.ProcessState, words string) error {
	if strings.HasPrefix(words, "Error relocating ") {
		return errors.New(otherLibrary)
	}
	return fmt.Errorf("its JVM has ended at once (%v): %s", exit, words)
}

func (jvm *jvm) awaitListening(until time.Time) (net.Conn, error) {
	for time.Now().Before(until) {
		if _, err := os.Lstat(jvm.record.socket()); err == nil {
			if connection, err := connect(jvm.record); err == nil {
				return connection, nil
			}
		}
		select {
		case <-jvm.ended:
			if jvm.exit == nil {
				return nil, errors.New("its JVM has ended")
			}
			if jvm.exit.ExitCode() == exitNoPlace {
				return nil, errNoMeetingPlace
			}
			return nil, explainEnd(jvm.exit, lastWords(jvm.record))
		case <-time.After(pause):
		}
	}
	return nil, fmt.Errorf("%w after %v: %s", errSilent, startTimeout, lastWords(jvm.record))
}

const nothingSaid = "it said nothing"

// lastWords is what a JVM printed, its end if that was much.
func lastWords(record *record) string {
	const most = 8 << 10
	words := strings.TrimSpace(tail(record.inRoom("out"), most) + "\n" + head(record.inRoom("hs_err"), most))
	if words == "" {
		return nothingSaid
	}
	return words
}

func tail(path string, most int64) string {
	info, err := os.Lstat(path)
	if err != nil {
		return ""
	}
	return part(path, max(0, info.Size()-most), most)
}

func head(path string, most int64) string { return part(path, 0, most) }

func part(path string, from, most int64) string {
	file, err := os.Open(path)
	if err != nil {
		return ""
	}
	defer file.Close()
	text, _ := io.ReadAll(io.NewSectionReader(file, from, most))
	return string(text)
}

// runJavaServer lets the JVM do everything, the handshake included. It takes the place of this
// process where the system can do that; then it returns only when it could not.
func runJavaServer(pack *packageFile, environment environment, arguments []string) error {
	command := pack.command(strings.Fields(environment["TERRANE_JAVA_OPTIONS"]), arguments)
	return explainStart(command[0], become(command, environment.forServer()))
}
