package main

import (
	"fmt"
	"net"
	"os"
	"os/user"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
)

// listen opens the socket for the CLI in the same place as go-plugin: a unix socket, or TCP where unix
// sockets are not supported or the directory cannot hold one. Only closing the listener ends it.
func listen(environment environment, log *log) (net.Listener, error) {
	listener, err := listenOnce(environment)
	if err != nil {
		return nil, err
	}
	return newRetryingListener(listener, log), nil
}

func listenOnce(environment environment) (net.Listener, error) {
	if runtime.GOOS == "windows" {
		return listenTcp(environment)
	}
	listener, err := listenUnix(socketDirectory(environment), environment["PLUGIN_UNIX_SOCKET_GROUP"])
	if err != nil && environment["PLUGIN_UNIX_SOCKET_DIR"] == "" {
		return listenTcp(environment)
	}
	return listener, err
}

func socketDirectory(environment environment) string {
	if named := environment["PLUGIN_UNIX_SOCKET_DIR"]; named != "" {
		return named
	}
	return os.TempDir()
}

func listenUnix(directory, group string) (net.Listener, error) {
	listener, err := listenUnused(directory)
	if err != nil {
		return nil, fmt.Errorf("cannot open the plugin's socket: %w", err)
	}
	if err := setGroup(listener.Addr().String(), group); err != nil {
		listener.Close()
		return nil, fmt.Errorf("cannot open the plugin's socket to the group %s: %w", group, err)
	}
	return listener, nil
}

// listenUnused creates a socket with an unused name: bind refuses existing names, links included. The
// hash of the boot in the name lets later launches probe the socket.
func listenUnused(directory string) (listener net.Listener, err error) {
	for range maxNames {
		random, err := randomHex(socketBytes)
		if err != nil {
			return nil, err
		}
		listener, err = net.Listen("unix", filepath.Join(directory, socketPrefix+bootHash()+random))
		if err == nil || !isTaken(err) {
			return listener, err
		}
	}
	return nil, fmt.Errorf("all socket names in %s exist already", directory)
}

const (
	socketPrefix = "plugin"
	socketBytes  = 3
	maxNames     = 20
)

func setGroup(path, group string) error {
	if group == "" {
		return os.Chmod(path, 0o600)
	}
	number, err := strconv.Atoi(group)
	if err != nil {
		found, err := user.LookupGroup(group)
		if err != nil {
			return err
		}
		if number, err = strconv.Atoi(found.Gid); err != nil {
			return err
		}
	}
	if err := os.Chown(path, -1, number); err != nil {
		return err
	}
	return os.Chmod(path, 0o660)
}

func listenTcp(environment environment) (net.Listener, error) {
	lowest, err := port(environment, "PLUGIN_MIN_PORT")
	if err != nil {
		return nil, err
	}
	highest, err := port(environment, "PLUGIN_MAX_PORT")
	if err != nil {
		return nil, err
	}
	for number := lowest; number <= highest; number++ {
		if listener, err := net.Listen("tcp4", fmt.Sprintf("127.0.0.1:%d", number)); err == nil {
			return listener, nil
		}
	}
	return nil, fmt.Errorf("cannot listen on any port from %d to %d", lowest, highest)
}

func port(environment environment, name string) (int, error) {
	text := strings.TrimSpace(environment[name])
	if text == "" {
		return 0, nil
	}
	number, err := strconv.Atoi(text)
	if err != nil || number < 0 || number > 65535 {
		return 0, fmt.Errorf("invalid %s %q: set it to a port number", name, text)
	}
	return number, nil
}
