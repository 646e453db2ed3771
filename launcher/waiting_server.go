package main

import (
	"crypto/tls"
	"net"
	"sync"
)

// A waitingServer serves a launch while the daemon that another launch has started does not listen
// yet. The CLI can connect meanwhile, and bytes are copied as soon as the session serves. If it fails,
// each call reports the reason.
type waitingServer struct{ *recordedServer }

func (server *waitingServer) serve(listener net.Listener, tlsConfig *tls.Config, reasons endReasons) int {
	server.requireDaemon()
	go server.acceptAll(listener, tlsConfig)
	return server.supervise(listener, reasons)
}

func (server *waitingServer) acceptAll(listener net.Listener, tlsConfig *tls.Config) {
	for {
		connection, err := listener.Accept()
		if err != nil {
			return
		}
		go server.receive(connection, tlsConfig)
	}
}

func (server *waitingServer) receive(raw net.Conn, tlsConfig *tls.Config) {
	outer, err := acceptTls(raw, tlsConfig)
	if err != nil {
		server.connector.log.debug("rejected a connection: " + err.Error())
		raw.Close()
		return
	}
	<-server.sessionOpened
	if server.forwarder == nil {
		server.server().Serve(&singleListener{connection: outer})
		return
	}
	session := server.forwarder.session
	session.active.begin()
	defer session.active.end()
	defer raw.Close()
	session.copyConnection(outer)
}

// A singleListener returns one connection that was accepted before.
type singleListener struct {
	once       sync.Once
	connection net.Conn
}

func (singleListener *singleListener) Accept() (accepted net.Conn, err error) {
	err = net.ErrClosed
	singleListener.once.Do(func() { accepted, err = singleListener.connection, nil })
	return accepted, err
}

func (singleListener *singleListener) Close() error   { return nil }
func (singleListener *singleListener) Addr() net.Addr { return singleListener.connection.LocalAddr() }
