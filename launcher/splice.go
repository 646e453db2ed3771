package main

import (
	"crypto/tls"
	"io"
	"net"
	"sync"
)

// acceptAll serves every connection of the CLI. Usually there is one.
func (session *session) acceptAll(listener net.Listener, tlsConfig *tls.Config) {
	for {
		connection, err := listener.Accept()
		if err != nil {
			return
		}
		session.active.begin()
		go func() {
			defer session.active.end()
			defer connection.Close()
			session.splice(connection, tlsConfig)
		}()
	}
}

func (session *session) splice(raw net.Conn, tlsConfig *tls.Config) {
	outer, err := acceptTls(raw, tlsConfig)
	if err != nil {
		session.log.debug("rejected a connection: " + err.Error())
		return
	}
	session.copyConnection(outer)
}

// copyConnection copies between an authenticated connection and the daemon.
func (session *session) copyConnection(outer net.Conn) {
	inner, err := openConnection(session.record, connectionRequest(session.id))
	if err != nil {
		session.log.debug("the JVM does not accept a connection: " + err.Error())
		return
	}
	defer inner.Close()
	var both sync.WaitGroup
	both.Add(2)
	go copyOneWay(outer, inner, &both)
	go copyOneWay(inner, outer, &both)
	both.Wait()
}

// copyOneWay copies one direction, and closes it at the end.
func copyOneWay(from, to net.Conn, done *sync.WaitGroup) {
	defer done.Done()
	io.CopyBuffer(struct{ io.Writer }{to}, struct{ io.Reader }{from}, make([]byte, 64<<10))
	if half, ok := to.(interface{ CloseWrite() error }); ok {
		half.CloseWrite()
	}
}
