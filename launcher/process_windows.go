package main

import (
	"errors"
	"os"
	"os/exec"
	"syscall"
)

// newProcessSession keeps Ctrl-C of the console from the daemon, which serves several launches.
func newProcessSession() *syscall.SysProcAttr {
	const detached = 0x00000008
	return &syscall.SysProcAttr{CreationFlags: syscall.CREATE_NEW_PROCESS_GROUP | detached}
}

// closeDescriptorsOnExec does nothing on Windows, where only named handles are inherited.
func closeDescriptorsOnExec() {}

// killGroup kills the process only.
func killGroup(process *os.Process) { process.Kill() }

// replaceProcess runs another program and ends with its exit code.
func replaceProcess(command, environment []string) error {
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
