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

// What a CLI asks a provider first is always answered alike, so the packager has recorded it. The
// launch that starts the JVM answers from there meanwhile: a CLI has read the schema, and ended
// that launch, before the JVM listens. Whatever else is asked waits for the JVM and is passed on.
type answering struct {
	met     *meeting
	version int

	lock sync.Mutex
	// Makes the session that a call needs; nil as long as none does.
	late *attempt
	// Closed when that session is there, or cannot be had.
	opening chan struct{}
	opened  *passage
	err     error
	// Closed when the CLI has been told that this is the end.
	ending      chan struct{}
	ended       sync.Once
	connections tally
}

const shutdownCall = "/plugin.GRPCController/Shutdown"

// Streams that a CLI opens beside its calls. They need no JVM as long as nothing else does.
var besideCalls = map[string]bool{"/plugin.GRPCStdio/StreamStdio": true, "/plugin.GRPCBroker/StartStream": true}

const (
	// How long a connection may take to prove itself.
	proveTimeout = 30 * time.Second
	// How long the last answer may take to reach the CLI.
	lastAnswer = 300 * time.Millisecond
)

func newAnswering(met *meeting, version int) *answering {
	return &answering{met: met, version: version, opening: make(chan struct{}), ending: make(chan struct{})}
}

// mayAnswer tells whether something is recorded, and nothing speaks against its use. Without a JVM
// that later launches find, nothing would be gained.
func (met *meeting) mayAnswer(version int) bool {
	return met.shared && met.pack.hasAnswers(version) &&
		met.environment["PLUGIN_CLIENT_CERT"] != "" && !met.environment.isOff("TERRANE_RECORDED_SCHEMA") &&
		!mayBeHeld(met.environment)
}

// mayBeHeld tells whether an agent of the user, a debugger for instance, can hold the JVM before it
// watches its CLI. A file of options (@) may name one, too. Then a launch has to stay with it: between two launches nobody would end it.
func mayBeHeld(environment environment) bool {
	for _, option := range strings.Fields(environment["TERRANE_JAVA_OPTIONS"]) {
		for _, agent := range []string{"-agentlib:", "-agentpath:", "-javaagent:", "-Xrun", "@"} {
			if strings.HasPrefix(option, agent) {
				return true
			}
		}
	}
	return false
}

func (answering *answering) serve(listener net.Listener, protection *tls.Config, reasons endingReasons) int {
	go answering.server().Serve(tls.NewListener(listener, protection))
	return answering.stay(listener, reasons)
}

// stay does what there is to do beside answering.
func (answering *answering) stay(listener net.Listener, reasons endingReasons) int {
	code := answering.awaitEnd(listener, reasons)
	listener.Close()
	// The CLI closes its connections when it has read the last answer.
	answering.connections.awaitNone(lastAnswer)
	return code
}

func (answering *answering) server() *http.Server {
	return &http.Server{
		Handler: answering, ConnState: answering.count,
		ErrorLog: stdlog.New(io.Discard, "", 0), ReadHeaderTimeout: proveTimeout,
	}
}

func (answering *answering) awaitEnd(listener net.Listener, reasons endingReasons) int {
	opening := answering.opening
	for {
		select {
		case <-opening:
			if answering.opened != nil {
				return answering.opened.session.stay(listener, reasons)
			}
			// Each call that needs it says why there is none.
			opening = nil
		case <-answering.ending:
			return 0
		case <-reasons.terminated:
			return answering.giveUp(exitTerminated)
		case <-reasons.orphaned:
			return answering.giveUp(exitOrphaned)
		}
	}
}

// giveUp leaves nothing behind that only this launch has waited for.
func (answering *answering) giveUp(code int) int {
	answering.lock.Lock()
	defer answering.lock.Unlock()
	answering.met.attempt.giveUp()
	if answering.late != nil {
		answering.late.giveUp()
	}
	return code
}

func (answering *answering) count(_ net.Conn, state http.ConnState) {
	switch state {
	case http.StateNew:
		answering.connections.begin()
	case http.StateClosed, http.StateHijacked:
		answering.connections.end()
	}
}

// ServeHTTP answers one call.
func (answering *answering) ServeHTTP(writer http.ResponseWriter, request *http.Request) {
	path := request.URL.Path
	if message, recorded := answering.met.pack.answer(path); recorded {
		reply(writer, request, message)
		return
	}
	if path == shutdownCall && !answering.needsJvm() {
		answering.end(writer, request)
		return
	}
	if !besideCalls[path] {
		answering.need()
	}
	select {
	case <-answering.opening:
	case <-answering.ending:
		leave(writer, path)
		return
	case <-request.Context().Done():
		return
	}
	switch {
	case answering.opened != nil:
		answering.opened.pass(writer, request)
	case path == shutdownCall:
		answering.end(writer, request)
	default:
		fail(writer, answering.err)
	}
}

// leave answers what is open when the launch ends.
func leave(writer http.ResponseWriter, path string) {
	begin(writer)
	if besideCalls[path] {
		end(writer, statusOk, "")
		return
	}
	end(writer, statusUnavailable, "this launch has been asked to end")
}

func (answering *answering) end(writer http.ResponseWriter, request *http.Request) {
	reply(writer, request, nil)
	answering.ended.Do(func() { close(answering.ending) })
}

func (answering *answering) needsJvm() bool {
	answering.lock.Lock()
	defer answering.lock.Unlock()
	return answering.late != nil
}

// need opens the session, once.
func (answering *answering) need() {
	answering.lock.Lock()
	defer answering.lock.Unlock()
	if answering.late != nil {
		return
	}
	answering.late = newAttempt(time.Now())
	met := *answering.met
	met.attempt = answering.late
	go func() {
		answering.opened, answering.err = met.openPassage(answering.version)
		close(answering.opening)
	}()
}

func (met *meeting) openPassage(version int) (*passage, error) {
	session, err := met.openSession(version)
	if err == errNoMeetingPlace {
		return nil, errors.New("the directory in which launches and JVM meet cannot be used any more")
	}
	if err != nil {
		return nil, err
	}
	return newPassage(session), nil
}
