package main

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net"
	"time"
)

// What follows the first exchange comes in frames: a letter, a length of four bytes, the content.
const (
	frameAccepted = 'A' // The announcement is accepted.
	frameRefused  = 'X' // The JVM takes no more sessions.
	frameReady    = 'R' // The session serves.
	frameFailed   = 'F' // The session cannot start; the content says why.
	frameLog      = 'L' // Bytes for standard error.
	frameEnd      = 'E' // The session has ended; the content is one byte, the exit code.
)

const (
	nonceBytes   = 32
	proofTimeout = 5 * time.Second
	longestFrame = 1 << 20
	// How often a launch tries again while too many connections wait.
	fullPause = 5 * time.Millisecond
)

var errRefused = errors.New("the JVM takes no more sessions")

// Both sides know the secret: one from its standard input, the other from a file that its user
// alone can read. Neither ever sends it.
func proof(secret []byte, role string, nonces ...[]byte) []byte {
	hash := sha256.New()
	hash.Write(secret)
	hash.Write([]byte(role))
	for _, nonce := range nonces {
		hash.Write(nonce)
	}
	return hash.Sum(nil)
}

// announce connects to a JVM and says what the connection is for.
func announce(record *record, announcement string) (net.Conn, error) {
	connection, err := connect(record)
	if err != nil {
		return nil, err
	}
	return connection, announceOn(connection, record, announcement)
}

func connect(record *record) (net.Conn, error) {
	return unlessFull(func() (net.Conn, error) { return net.DialTimeout("unix", record.socket(), proofTimeout) })
}

// unlessFull tries again when too many connections wait already: the JVM is there, and busy.
func unlessFull(dial func() (net.Conn, error)) (net.Conn, error) {
	until := time.Now().Add(proofTimeout)
	for {
		connection, err := dial()
		if err == nil || !isFull(err) || time.Now().After(until) {
			return connection, err
		}
		time.Sleep(fullPause)
	}
}

// announceOn lets a JVM prove itself, proves this side, and says what the connection is for. It
// closes the connection if that fails.
func announceOn(connection net.Conn, record *record, announcement string) error {
	err := proveBoth(connection, record, announcement)
	if err != nil {
		connection.Close()
	}
	return err
}

func proveBoth(connection net.Conn, record *record, announcement string) error {
	secret, err := hex.DecodeString(record.Secret)
	if err != nil {
		return err
	}
	connection.SetDeadline(time.Now().Add(proofTimeout))
	ours := make([]byte, nonceBytes)
	if _, err := rand.Read(ours); err != nil {
		return err
	}
	if _, err := connection.Write(ours); err != nil {
		return err
	}
	answer := make([]byte, nonceBytes+sha256.Size)
	if _, err := io.ReadFull(connection, answer); err != nil {
		return err
	}
	theirs := answer[:nonceBytes]
	if subtle.ConstantTimeCompare(answer[nonceBytes:], proof(secret, "jvm", ours, theirs)) != 1 {
		return errors.New("who listens there does not know our secret")
	}
	message := append(proof(secret, "launcher", ours, theirs), binary.BigEndian.AppendUint16(nil, uint16(len(announcement)))...)
	if _, err := connection.Write(append(message, announcement...)); err != nil {
		return err
	}
	kind, _, err := readFrame(connection)
	if err == nil && kind != frameAccepted {
		err = errRefused
	}
	if err != nil {
		return err
	}
	return connection.SetDeadline(time.Time{})
}

func readFrame(reader io.Reader) (byte, []byte, error) {
	head := make([]byte, 5)
	if _, err := io.ReadFull(reader, head); err != nil {
		return 0, nil, err
	}
	length := binary.BigEndian.Uint32(head[1:])
	if length > longestFrame {
		return 0, nil, fmt.Errorf("a frame of %d bytes", length)
	}
	content := make([]byte, length)
	_, err := io.ReadFull(reader, content)
	return head[0], content, err
}
