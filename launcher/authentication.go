package main

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"io"
	"net"
	"time"
)

// The pause before a launch connects again while the backlog is full.
const fullPause = 5 * time.Millisecond

var errRefused = errors.New("the JVM accepts no more sessions")

// proof proves that a side has the secret, without sending it.
func proof(secret []byte, role string, launcherNonce, daemonNonce []byte) []byte {
	hash := sha256.New()
	hash.Write(secret)
	hash.Write([]byte(role))
	hash.Write(launcherNonce)
	hash.Write(daemonNonce)
	return hash.Sum(nil)
}

// openConnection connects to a daemon, authenticates, and sends a request. The caller closes the
// connection.
func openConnection(record *record, request string) (net.Conn, error) {
	connection, err := connect(record)
	if err != nil {
		return nil, err
	}
	return connection, sendRequest(connection, record, request)
}

func connect(record *record) (net.Conn, error) {
	return retryWhileFull(func() (net.Conn, error) {
		return net.DialTimeout("unix", record.socket(), authenticationTimeout)
	})
}

// retryWhileFull connects again while the backlog of the daemon is full: then it runs, and is busy.
func retryWhileFull(dial func() (net.Conn, error)) (net.Conn, error) {
	deadline := time.Now().Add(authenticationTimeout)
	for {
		connection, err := dial()
		if err == nil || !isFull(err) || time.Now().After(deadline) {
			return connection, err
		}
		time.Sleep(fullPause)
	}
}

// sendRequest authenticates both sides, sends a request, and waits until it is accepted. It closes
// the connection if that fails.
func sendRequest(connection net.Conn, record *record, request string) error {
	connection.SetDeadline(time.Now().Add(authenticationTimeout))
	err := authenticate(connection, record)
	if err == nil {
		err = exchangeRequest(connection, request)
	}
	if err != nil {
		connection.Close()
		return err
	}
	return connection.SetDeadline(time.Time{})
}

// authenticate checks the daemon's proof before it sends its own.
func authenticate(connection net.Conn, record *record) error {
	secret, err := hex.DecodeString(record.Secret)
	if err != nil {
		return err
	}
	launcherNonce := make([]byte, nonceBytes)
	if _, err := rand.Read(launcherNonce); err != nil {
		return err
	}
	if _, err := connection.Write(launcherNonce); err != nil {
		return err
	}
	answer := make([]byte, nonceBytes+sha256.Size)
	if _, err := io.ReadFull(connection, answer); err != nil {
		return err
	}
	daemonNonce := answer[:nonceBytes]
	if subtle.ConstantTimeCompare(answer[nonceBytes:], proof(secret, "daemon", launcherNonce, daemonNonce)) != 1 {
		return errors.New("the listening process failed to authenticate")
	}
	_, err = connection.Write(proof(secret, "launcher", launcherNonce, daemonNonce))
	return err
}

func exchangeRequest(connection net.Conn, request string) error {
	message := binary.BigEndian.AppendUint16(nil, uint16(len(request)))
	if _, err := connection.Write(append(message, request...)); err != nil {
		return err
	}
	kind, _, err := readFrame(connection)
	if err == nil && kind != frameAccepted {
		err = errRefused
	}
	return err
}
