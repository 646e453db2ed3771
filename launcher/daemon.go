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
	"strings"
	"time"
)

// The lifetime of a daemon.
type lifetime struct {
	// ID of the process with which it ends; 0 when it outlives the CLI.
	parent int
	// For how many seconds it waits for another session, and after how many it accepts none; 0 means
	// no limit of age.
	idle, maxAge int
}

// The interval at which a launch checks whether its daemon listens. A check takes some microseconds.
const pause = 500 * time.Microsecond

// A daemon whose start this launch waits for.
type daemon struct {
	record *record
	// Nil when it had already ended.
	process *os.Process
	// Closed when it has ended. Then exit is set, if this launch has started it.
	ended chan struct{}
	exit  *os.ProcessState
}

// A daemon that does not listen in time may run on.
var errNotListening = errors.New("the JVM does not listen")

// watchedDaemon returns a daemon that another launch has started. Its process ID is used only while
// the process is the same.
func watchedDaemon(record *record) *daemon {
	watchedDaemon := &daemon{record: record, ended: make(chan struct{})}
	if !record.isRunning() {
		close(watchedDaemon.ended)
		return watchedDaemon
	}
	watchedDaemon.process, _ = os.FindProcess(record.Process)
	go func() {
		for record.isRunning() {
			time.Sleep(watchInterval)
		}
		close(watchedDaemon.ended)
	}()
	return watchedDaemon
}

const watchInterval = 10 * time.Millisecond

// The time in which a killed process must end.
const killTimeout = 2 * time.Second

// end kills a daemon with all processes that it has started, and deletes its files.
func (daemon *daemon) end() {
	if daemon.process != nil {
		killGroup(daemon.process)
		await(daemon.ended, killTimeout)
	}
	os.RemoveAll(daemon.record.directory())
	if found := readRecord(daemon.record.base, daemon.record.key); found != nil && found.Directory == daemon.record.Directory {
		os.Remove(found.file())
	}
}

// startDaemon starts a daemon with a directory of its own, and publishes its record. It inherits
// nothing of this process but its environment and working directory.
func (connector *connector) startDaemon(record *record) (*daemon, error) {
	started, err := connector.startup.spawn(func() (*daemon, error) { return connector.spawn(record) })
	if err != nil {
		return nil, err
	}
	return started, record.write()
}

// spawn leaves no files after an error.
func (connector *connector) spawn(record *record) (*daemon, error) {
	if err := os.Mkdir(record.directory(), 0o700); err != nil {
		return nil, err
	}
	process, err := connector.spawnIn(record)
	if err != nil {
		os.RemoveAll(record.directory())
		return nil, err
	}
	record.Process = process.Process.Pid
	record.Started, _ = processIdentity(record.Process)
	started := &daemon{record: record, process: process.Process, ended: make(chan struct{})}
	go func() {
		process.Wait()
		started.exit = process.ProcessState
		close(started.ended)
	}()
	return started, nil
}

func (connector *connector) spawnIn(record *record) (*exec.Cmd, error) {
	out, err := os.OpenFile(record.inDirectory(outputFile), os.O_CREATE|os.O_EXCL|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		return nil, err
	}
	defer out.Close()
	// The standard streams are files: a CLI waits for the end of a pipe that a child inherits.
	command := connector.pack.command(jvmOptions(record, connector.environment), []string{daemonArgument})
	process := &exec.Cmd{
		Path: command[0], Args: command, Env: connector.environment.forDaemon(), Stdout: out, Stderr: out,
		SysProcAttr: newProcessSession(),
	}
	input, err := process.StdinPipe()
	if err != nil {
		return nil, err
	}
	closeDescriptorsOnExec()
	if err := process.Start(); err != nil {
		return nil, explainStart(command[0], err)
	}
	fmt.Fprint(input, daemonOptions(record, connector.lifetime))
	input.Close()
	return process, nil
}

func jvmOptions(record *record, environment environment) []string {
	options := []string{"-XX:ErrorFile=" + record.inDirectory(crashFile), "-XX:-CreateCoredumpOnCrash", "-XX:-UsePerfData"}
	return append(options, strings.Fields(environment["TERRANE_JAVA_OPTIONS"])...)
}

const wrongLibrary = "the Java runtime of the package needs glibc, and this system has another C library, as Alpine Linux does: use an image with glibc"

// explainStart replaces misleading errors of the system: "not found" may mean the loader of the
// program, and "permission denied" a file system that allows no programs.
func explainStart(java string, err error) error {
	if _, missing := os.Stat(java); missing == nil && errors.Is(err, fs.ErrNotExist) {
		return errors.New(wrongLibrary)
	}
	if errors.Is(err, fs.ErrPermission) {
		return fmt.Errorf("programs cannot be executed in %s; install the provider in another directory, or set %s to another one if the package is unpacked there",
			filepath.Dir(java), cacheVariable)
	}
	return fmt.Errorf("cannot start the JVM: %w", err)
}

// explainEnd recognizes the error of the C library of Alpine when it loads a program for glibc.
func explainEnd(exit *os.ProcessState, words string) error {
	if strings.HasPrefix(words, "Error relocating ") {
		return errors.New(wrongLibrary)
	}
	return fmt.Errorf("the JVM ended during its start (%v): %s", exit, words)
}

func (daemon *daemon) awaitListening(deadline time.Time) (net.Conn, error) {
	for time.Now().Before(deadline) {
		if _, err := os.Lstat(daemon.record.socket()); err == nil {
			if connection, err := connect(daemon.record); err == nil {
				return connection, nil
			}
		}
		select {
		case <-daemon.ended:
			if daemon.exit == nil {
				return nil, errors.New("the JVM has ended")
			}
			if daemon.exit.ExitCode() == exitNoSocket {
				return nil, errNoBaseDirectory
			}
			return nil, explainEnd(daemon.exit, lastOutput(daemon.record))
		case <-time.After(pause):
		}
	}
	return nil, fmt.Errorf("%w after %v: %s", errNotListening, startTimeout, lastOutput(daemon.record))
}

const noOutput = "no output"

// lastOutput returns the end of the output of a daemon, and the begin of its crash report.
func lastOutput(record *record) string {
	const most = 8 << 10
	words := strings.TrimSpace(tail(record.inDirectory(outputFile), most) + "\n" + head(record.inDirectory(crashFile), most))
	if words == "" {
		return noOutput
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

// runJavaServer runs the JVM without sharing, handshake included. It replaces this process where the
// system supports that; then it returns only after an error.
func runJavaServer(pack *packageFile, environment environment, arguments []string) error {
	command := pack.command(strings.Fields(environment["TERRANE_JAVA_OPTIONS"]), arguments)
	return explainStart(command[0], replaceProcess(command, environment.forStandalone()))
}
