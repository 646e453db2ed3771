package main

import (
	"encoding/binary"
	"fmt"
	"io"
	"strconv"
	"time"
)

// The protocol between launcher and daemon, as docs/launcher-protocol.md specifies it. The cases in
// testdata/protocol are tested here and in the module daemon.

// Types of frames, which the daemon sends. A launcher ignores other types.
const (
	frameAccepted = 'A' // The connection request is accepted.
	frameRefused  = 'X' // The daemon accepts no more sessions, or does not know the session.
	frameReady    = 'R' // The session serves.
	frameFailed   = 'F' // The session cannot start; the content is the reason.
	frameLog      = 'L' // Bytes for standard error.
	frameEnd      = 'E' // The session has ended; the content is one byte, the exit code.
)

const (
	frameHeaderBytes = 5
	maxFrame         = 1 << 20
	nonceBytes       = 32
	// The limit of one authentication, on both sides.
	authenticationTimeout = 5 * time.Second
	// The argument of the provider's main class that starts a daemon.
	daemonArgument = "daemon"
	// The exit code of a daemon that cannot create its socket, on a full disk for instance.
	exitNoSocket = 3
)

// readFrame returns the type and the content of the next frame.
func readFrame(reader io.Reader) (byte, []byte, error) {
	header := make([]byte, frameHeaderBytes)
	if _, err := io.ReadFull(reader, header); err != nil {
		return 0, nil, err
	}
	length := binary.BigEndian.Uint32(header[1:])
	if length > maxFrame {
		return 0, nil, fmt.Errorf("a frame of %d bytes exceeds the limit of %d", length, maxFrame)
	}
	content := make([]byte, length)
	_, err := io.ReadFull(reader, content)
	return header[0], content, err
}

// sessionRequest opens a session. Its connection is the control connection of the session.
func sessionRequest(id string, version int) string {
	return "session=" + id + "\nprotocol=" + strconv.Itoa(version) + "\n"
}

// connectionRequest passes a connection of the CLI to a session.
func connectionRequest(id string) string { return "connection=" + id + "\n" }

// daemonOptions is written to the standard input of a daemon.
func daemonOptions(record *record, lifetime lifetime) string {
	return "secret=" + record.Secret +
		"\nbase=" + record.base +
		"\nkey=" + record.key +
		"\ndirectory=" + record.Directory +
		"\nparent=" + strconv.Itoa(lifetime.parent) +
		"\nidle=" + strconv.Itoa(lifetime.idle) +
		"\nmaxAge=" + strconv.Itoa(lifetime.maxAge) + "\n"
}
