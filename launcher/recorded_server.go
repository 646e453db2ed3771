package main

import (
	"crypto/tls"
	"errors"
	"io"
	stdlog "log"
	"net"
	"net/http"
	"strings"
	"sync"
	"time"
)

// A recordedServer serves a launch while the daemon starts. The first call of a CLI is for the schema,
// which the packager has recorded; the CLI then ends the launch, usually before the daemon listens.
// All other calls wait for the daemon and are forwarded.
type recordedServer struct {
	connector *connector
	version   int

	lock sync.Mutex
	// The start of the session; nil as long as no call needs one.
	startup *startup
	// Closed when the session is open or has failed; then forwarder or err is set.
	sessionOpened chan struct{}
	forwarder     *forwarder
	err           error
	// Closed when the CLI has called Shutdown.
	shutdown    chan struct{}
	ended       sync.Once
	connections counter
}

const shutdownCall = "/plugin.GRPCController/Shutdown"

// Streams that a CLI opens beside its calls. They do not need a daemon by themselves.
var auxiliaryStreams = map[string]bool{"/plugin.GRPCStdio/StreamStdio": true, "/plugin.GRPCBroker/StartStream": true}

const (
	// The time limit of a TLS handshake.
	proveTimeout = 30 * time.Second
	// The time limit of sending the last response.
	lastResponseTimeout = 300 * time.Millisecond
)

func newRecordedServer(connector *connector, version int) *recordedServer {
	return &recordedServer{connector: connector, version: version, sessionOpened: make(chan struct{}), shutdown: make(chan struct{})}
}

// canServeRecorded reports whether the recorded answers may be used. Without a daemon that later
// launches find there would be no gain.
func (connector *connector) canServeRecorded(version int) bool {
	return connector.shared && connector.pack.hasAnswers(version) &&
		connector.environment["PLUGIN_CLIENT_CERT"] != "" && !connector.environment.isOff("TERRANE_RECORDED_SCHEMA") &&
		!hasAgent(connector.environment)
}

// hasAgent reports whether the options may name an agent, also in a file (@). A debugger can stop the
// JVM before it watches its CLI; then a launch has to stay and end it.
func hasAgent(environment environment) bool {
	for _, option := range strings.Fields(environment["TERRANE_JAVA_OPTIONS"]) {
		for _, agent := range []string{"-agentlib:", "-agentpath:", "-javaagent:", "-Xrun", "@"} {
			if strings.HasPrefix(option, agent) {
				return true
			}
		}
	}
	return false
}

func (server *recordedServer) serve(listener net.Listener, tlsConfig *tls.Config, reasons endReasons) int {
	go server.server().Serve(tls.NewListener(listener, tlsConfig))
	return server.supervise(listener, reasons)
}

// supervise waits for the end of the launch; returns the exit code.
func (server *recordedServer) supervise(listener net.Listener, reasons endReasons) int {
	code := server.awaitEnd(listener, reasons)
	listener.Close()
	// The CLI closes its connections when it has read the last response.
	server.connections.awaitZero(lastResponseTimeout)
	return code
}

func (server *recordedServer) server() *http.Server {
	return &http.Server{
		Handler: server, ConnState: server.count,
		ErrorLog: stdlog.New(io.Discard, "", 0), ReadHeaderTimeout: proveTimeout,
	}
}

func (server *recordedServer) awaitEnd(listener net.Listener, reasons endReasons) int {
	sessionOpened := server.sessionOpened
	for {
		select {
		case <-sessionOpened:
			if server.forwarder != nil {
				return server.forwarder.session.supervise(listener, reasons)
			}
			// Each call that needs the session reports the reason.
			sessionOpened = nil
		case <-server.shutdown:
			return 0
		case <-reasons.terminated:
			return server.abandon(exitTerminated)
		case <-reasons.orphaned:
			return server.abandon(exitOrphaned)
		}
	}
}

// abandon ends a daemon that only this launch has waited for.
func (server *recordedServer) abandon(code int) int {
	server.lock.Lock()
	defer server.lock.Unlock()
	server.connector.startup.abandon()
	if server.startup != nil {
		server.startup.abandon()
	}
	return code
}

func (server *recordedServer) count(_ net.Conn, state http.ConnState) {
	switch state {
	case http.StateNew:
		server.connections.begin()
	case http.StateClosed, http.StateHijacked:
		server.connections.end()
	}
}

// ServeHTTP answers one call.
func (server *recordedServer) ServeHTTP(writer http.ResponseWriter, request *http.Request) {
	path := request.URL.Path
	if message, recorded := server.connector.pack.answer(path); recorded {
		reply(writer, request, message)
		return
	}
	if path == shutdownCall && !server.requiresDaemon() {
		server.end(writer, request)
		return
	}
	if !auxiliaryStreams[path] {
		server.requireDaemon()
	}
	select {
	case <-server.sessionOpened:
	case <-server.shutdown:
		endAtShutdown(writer, path)
		return
	case <-request.Context().Done():
		return
	}
	switch {
	case server.forwarder != nil:
		server.forwarder.forward(writer, request)
	case path == shutdownCall:
		server.end(writer, request)
	default:
		fail(writer, server.err)
	}
}

// endAtShutdown answers an open call or stream when the launch ends.
func endAtShutdown(writer http.ResponseWriter, path string) {
	begin(writer)
	if auxiliaryStreams[path] {
		end(writer, statusOk, "")
		return
	}
	end(writer, statusUnavailable, "the provider is shutting down")
}

func (server *recordedServer) end(writer http.ResponseWriter, request *http.Request) {
	reply(writer, request, nil)
	server.ended.Do(func() { close(server.shutdown) })
}

func (server *recordedServer) requiresDaemon() bool {
	server.lock.Lock()
	defer server.lock.Unlock()
	return server.startup != nil
}

// requireDaemon opens the session, once.
func (server *recordedServer) requireDaemon() {
	server.lock.Lock()
	defer server.lock.Unlock()
	if server.startup != nil {
		return
	}
	server.startup = newStartup(time.Now())
	connector := *server.connector
	connector.startup = server.startup
	go func() {
		server.forwarder, server.err = connector.openForwarder(server.version)
		close(server.sessionOpened)
	}()
}

func (connector *connector) openForwarder(version int) (*forwarder, error) {
	session, err := connector.openSession(version)
	if err == errNoBaseDirectory {
		return nil, errors.New("the directory of the shared JVM can no longer be used")
	}
	if err != nil {
		return nil, err
	}
	return newForwarder(session), nil
}
