package main

import (
	"errors"
	"os"
	"os/exec"
	"syscall"
)

// ownSession keeps Ctrl-C of the console away from a JVM that serves several launches.
func ownSession() *syscall.SysProcAttr {
	const detached = 0x00000008
	return &syscall.SysProcAttr{CreationFlags: syscall.CREATE_NEW_PROCESS_GROUP | detached}
}

// keepDescriptors has nothing to do: only named handles are inherited there.
func keepDescriptors() {}

// killAll kills a process.
func killAll(process *os.Process) { process.Kill() }

// become runs another program in the place of this one, as far as the system can.
func become(command, environment []string) error {
	process := &exec.Cmd{
		Path: command[0], Args: command, Env: environment,
		Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr,
	}
	var ended *exec.ExitError
	if err := process.Run(); err != nil && !errors.As(err, &ended) {
		return err
	}
	os.Exit(process.ProcessState.ExitCode())
	return nil
}
