package main

import (
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"net"
	"os"
	"os/user"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
)

// listen opens what the CLI connects to, where go-plugin's own servers do: a unix socket, or TCP
// where there are none or the directory cannot hold one.
func listen(environment environment) (net.Listener, error) {
	if runtime.GOOS == "windows" {
		return listenTcp(environment)
	}
	named := environment["PLUGIN_UNIX_SOCKET_DIR"]
	directory := named
	if directory == "" {
		directory = os.TempDir()
	}
	listener, err := listenUnix(directory, environment["PLUGIN_UNIX_SOCKET_GROUP"])
	if err != nil && named == "" {
		return listenTcp(environment)
	}
	return listener, err
}

func listenUnix(directory, group string) (net.Listener, error) {
	random := make([]byte, 6)
	if _, err := rand.Read(random); err != nil {
		return nil, err
	}
	// A name needs no secret: bind refuses one that exists, links included.
	path := filepath.Join(directory, "plugin"+hex.EncodeToString(random))
	listener, err := net.Listen("unix", path)
	if err != nil {
		return nil, fmt.Errorf("cannot open the plugin's socket: %w", err)
	}
	if err := admit(path, group); err != nil {
		listener.Close()
		return nil, fmt.Errorf("cannot open the plugin's socket to the group %s: %w", group, err)
	}
	return listener, nil
}

func admit(path, group string) error {
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
		return 0, fmt.Errorf("%s is no port number: %q", name, text)
	}
	return number, nil
}
