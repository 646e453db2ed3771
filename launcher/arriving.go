package main

import (
	"crypto/tls"
	"net"
	"sync"
)

// A launch that finds the JVM starting lets the CLI connect meanwhile, and copies bytes as soon as
// the JVM serves. If it never does, each call is told why.
type arriving struct{ *answering }

func (arriving *arriving) serve(listener net.Listener, protection *tls.Config, reasons endingReasons) int {
	arriving.need()
	go arriving.acceptAll(listener, protection)
	return arriving.stay(listener, reasons)
}

func (arriving *arriving) acceptAll(listener net.Listener, protection *tls.Config) {
	for {
		connection, err := listener.Accept()
		if err != nil {
			return
		}
		go arriving.receive(connection, protection)
	}
}

func (arriving *arriving) receive(raw net.Conn, protection *tls.Config) {
	outer, err := protect(raw, protection)
	if err != nil {
		arriving.met.log.debug("refused a connection: " + err.Error())
		raw.Close()
		return
	}
	<-arriving.opening
	if arriving.opened == nil {
		arriving.server().Serve(&single{connection: outer})
		return
	}
	session := arriving.opened.session
	session.splices.begin()
	defer session.splices.end()
	defer raw.Close()
	session.join(outer)
}

// A listener that has accepted one connection already.
type single struct {
	once       sync.Once
	connection net.Conn
}

func (single *single) Accept() (accepted net.Conn, err error) {
	err = net.ErrClosed
	single.once.Do(func() { accepted, err = single.connection, nil })
	return accepted, err
}

func (single *single) Close() error   { return nil }
func (single *single) Addr() net.Addr { return single.connection.LocalAddr() }
