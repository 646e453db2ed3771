package main

import (
	"crypto/tls"
	"io"
	"net"
	"sync"
)

// acceptAll serves every connection of the CLI; usually it is one.
func (session *session) acceptAll(listener net.Listener, protection *tls.Config) {
	for {
		connection, err := listener.Accept()
		if err != nil {
			return
		}
		session.splices.begin()
		go func() {
			defer session.splices.end()
			defer connection.Close()
			session.splice(connection, protection)
		}()
	}
}

func (session *session) splice(raw net.Conn, protection *tls.Config) {
	outer, err := protect(raw, protection)
	if err != nil {
		session.log.debug("refused a connection: " + err.Error())
		return
	}
	session.join(outer)
}

// join copies between a connection that has proven itself and the JVM.
func (session *session) join(outer net.Conn) {
	inner, err := announce(session.record, "connection="+session.id+"\n")
	if err != nil {
		session.log.debug("the JVM takes no connection: " + err.Error())
		return
	}
	defer inner.Close()
	var both sync.WaitGroup
	both.Add(2)
	go pump(outer, inner, &both)
	go pump(inner, outer, &both)
	both.Wait()
}

// pump copies one way, and tells the reader when there is no more.
func pump(from, to net.Conn, done *sync.WaitGroup) {
	defer done.Done()
	io.CopyBuffer(struct{ io.Writer }{to}, struct{ io.Reader }{from}, make([]byte, 64<<10))
	if half, ok := to.(interface{ CloseWrite() error }); ok {
		half.CloseWrite()
	}
}
