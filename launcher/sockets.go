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

// A name of listenUnused. Other plugins call theirs plugin and a number of at most ten digits.
var socketName = regexp.MustCompile(`^plugin[0-9a-f]{12}$`)

// A younger socket may belong to a launch that is about to listen.
const youngestDead = 10 * time.Minute

// sweepSockets removes the sockets that killed launchers of this user have left in a directory: those
// of this boot on which nobody listens, and those of other boots that nobody can have used for long.
func sweepSockets(directory string) {
	opened, err := os.Open(directory)
	if err != nil {
		return
	}
	defer opened.Close()
	// Not sorted, and no look at each file: a directory for temporary files can be large.
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
	if !strings.HasPrefix(filepath.Base(path), socketPrefix+bootMark()) {
		return time.Since(info.ModTime()) > forgotten
	}
	return time.Since(info.ModTime()) > youngestDead && probe(path) == nobodyListens
}

// What a connection to a socket tells of its listener.
type listening int

const (
	// A connection is accepted, or cannot be judged: too many wait already, for instance.
	mayListen listening = iota
	// The socket is there, and its listener is not.
	nobodyListens
	// There is no socket.
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
		return nobodyListens
	case errors.Is(err, fs.ErrNotExist):
		return noSocket
	}
	return mayListen
}
