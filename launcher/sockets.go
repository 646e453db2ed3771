package main

import (
	"errors"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

// Names of listenUnused. Other plugins use "plugin" and a number of at most ten digits.
var socketName = regexp.MustCompile(`^plugin[0-9a-f]{12}$`)

// A younger socket may belong to a launch that does not listen yet.
const minDeadAge = 10 * time.Minute

// sweepSockets deletes the sockets that killed launchers of this user have left in a directory: those
// of this boot that refuse connections, and old ones of other boots.
func sweepSockets(directory string) {
	opened, err := os.Open(directory)
	if err != nil {
		return
	}
	defer opened.Close()
	// Neither sorted nor with file information, because a directory for temporary files can be large.
	found, _ := opened.Readdirnames(-1)
	for _, name := range found {
		if path := filepath.Join(directory, name); socketName.MatchString(name) && isDeadSocket(path) {
			os.Remove(path)
		}
	}
}

func isDeadSocket(path string) bool {
	info, err := os.Lstat(path)
	if err != nil || info.Mode()&os.ModeSocket == 0 || !isOwn(info) {
		return false
	}
	if !strings.HasPrefix(filepath.Base(path), socketPrefix+bootHash()) {
		return time.Since(info.ModTime()) > expiry
	}
	return time.Since(info.ModTime()) > minDeadAge && probe(path) == socketRefuses
}

// The result of a connection to a socket.
type listening int

const (
	// The connection is accepted, or the error is inconclusive, for example a full backlog.
	mayListen listening = iota
	// The socket exists and refuses connections.
	socketRefuses
	// The socket does not exist.
	noSocket
)

const probeTimeout = time.Second

func probe(path string) listening {
	if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
		return noSocket
	}
	connection, err := net.DialTimeout("unix", path, probeTimeout)
	switch {
	case err == nil:
		connection.Close()
		return mayListen
	case isRefused(err):
		return socketRefuses
	case errors.Is(err, fs.ErrNotExist):
		return noSocket
	}
	return mayListen
}
