//go:build !windows

package main

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

const schemaCall = "/tfplugin6.Provider/GetProviderSchema"

// A launch that answers, the CLI in front of it, and the JVM behind it if there is one.
type testLaunch struct {
	t      *testing.T
	client *http.Transport
	code   chan int
}

// launchIn serves a launch that has found no daemon in a base directory. java is started if a call needs
// a JVM and finds none.
func launchIn(t *testing.T, base, key, java string) *testLaunch {
	return launchWith(t, base, key, java, func(connector *connector) server { return newRecordedServer(connector, 6) })
}

func launchWith(t *testing.T, base, key, java string, server func(*connector) server) *testLaunch {
	t.Helper()
	folder := t.TempDir()
	os.WriteFile(filepath.Join(folder, "answer"), []byte("the schema"), 0o600)
	pack := &packageFile{Name: "x", Java: java, Main: "a.Main", Answers: map[string]string{schemaCall: "answer"}, folder: folder}
	environment := environment{"PLUGIN_CLIENT_CERT": "there"}
	connector := &connector{
		pack: pack, environment: environment, log: newLog("x", environment), startup: newStartup(time.Now()),
		base: base, key: key, shared: true,
	}
	connector.log.threshold = levels["OFF"]
	listener, err := net.Listen("unix", filepath.Join(tempDirectory(t), "cli"))
	if err != nil {
		t.Fatal(err)
	}
	cli, _ := selfSigned()
	own, _ := selfSigned()
	certificate, _ := x509.ParseCertificate(cli.Certificate[0])
	launch := &testLaunch{t: t, code: make(chan int, 1), client: &http.Transport{
		ForceAttemptHTTP2: true,
		TLSClientConfig:   &tls.Config{InsecureSkipVerify: true, Certificates: []tls.Certificate{cli}},
		DialContext: func(context.Context, string, string) (net.Conn, error) {
			return net.Dial("unix", listener.Addr().String())
		},
	}}
	serving := server(connector)
	go func() {
		reasons := endReasons{make(chan os.Signal), make(chan struct{}), ourParent()}
		launch.code <- serving.serve(listener, mutualTls(own, certificate), reasons)
	}()
	t.Cleanup(launch.client.CloseIdleConnections)
	return launch
}

// answered is what a call is answered with: its messages, and its status and message.
func (launch *testLaunch) call(path string, body io.Reader) (string, string, error) {
	request, _ := http.NewRequest("POST", "https://cli"+path, body)
	request.Header.Set("Content-Type", "application/grpc")
	request.Header.Set("Te", "trailers")
	answer, err := launch.client.RoundTrip(request)
	if err != nil {
		return "", "", err
	}
	defer answer.Body.Close()
	messages, err := io.ReadAll(answer.Body)
	status := answer.Trailer.Get("Grpc-Status") + " " + answer.Trailer.Get("Grpc-Message")
	return string(messages), strings.TrimSpace(status), err
}

// shutDown calls Shutdown, as CLIs do.
func (launch *testLaunch) shutDown() {
	launch.t.Helper()
	if _, status, err := launch.call(shutdownCall, nil); status != "0" || err != nil {
		launch.t.Error(status, err)
	}
	launch.client.CloseIdleConnections()
	launch.expectEnd(0)
}

func (launch *testLaunch) expectEnd(wanted int) {
	launch.t.Helper()
	select {
	case code := <-launch.code:
		if code != wanted {
			launch.t.Error("exit code", code)
		}
	case <-time.After(time.Minute):
		launch.t.Error("it stays")
	}
}

// servingDaemon makes a daemon that runs: sessions are ready at once, and calls go to a handler.
func servingDaemon(t *testing.T, handler http.HandlerFunc) *record {
	var made *record
	calls := &handedIn{connections: make(chan net.Conn), closed: make(chan struct{})}
	made = listeningDaemon(t, func(connection net.Conn) {
		if announced := receive(connection, made); strings.HasPrefix(announced, "session=") {
			connection.Write([]byte{frameReady, 0, 0, 0, 0})
		} else {
			calls.connections <- connection
		}
	})
	made.Process = os.Getpid()
	made.Started, _ = processIdentity(made.Process)
	if err := made.write(); err != nil {
		t.Fatal(err)
	}
	var clear http.Protocols
	clear.SetUnencryptedHTTP2(true)
	server := &http.Server{Protocols: &clear, Handler: handler}
	go server.Serve(calls)
	t.Cleanup(func() { server.Close() })
	return made
}

// receive is the JVM's part of a first exchange.
func receive(connection net.Conn, made *record) string {
	secret, _ := hex.DecodeString(made.Secret)
	daemonNonce, launcherNonce := make([]byte, nonceBytes), make([]byte, nonceBytes)
	io.ReadFull(connection, daemonNonce)
	connection.Write(append(launcherNonce, proof(secret, "daemon", daemonNonce, launcherNonce)...))
	rest := make([]byte, nonceBytes+2)
	io.ReadFull(connection, rest)
	announced := make([]byte, int(rest[nonceBytes])<<8|int(rest[nonceBytes+1]))
	io.ReadFull(connection, announced)
	connection.Write([]byte{frameAccepted, 0, 0, 0, 0})
	return string(announced)
}

type handedIn struct {
	connections chan net.Conn
	once        sync.Once
	closed      chan struct{}
}

func (handed *handedIn) Accept() (net.Conn, error) {
	select {
	case connection := <-handed.connections:
		return connection, nil
	case <-handed.closed:
		return nil, net.ErrClosed
	}
}
func (handed *handedIn) Close() error   { handed.once.Do(func() { close(handed.closed) }); return nil }
func (handed *handedIn) Addr() net.Addr { return &net.UnixAddr{} }

func TestRecordedAnswersNeedNoDaemon(t *testing.T) {
	launch := launchIn(t, t.TempDir(), "0123456789abcdef", "/no/such/java")
	if message, status, err := launch.call(schemaCall, strings.NewReader("\x00\x00\x00\x00\x00")); message != "\x00\x00\x00\x00\x0athe schema" || status != "0" || err != nil {
		t.Errorf("%q %q %v", message, status, err)
	}
	if message, status, err := launch.call(shutdownCall, nil); message != "\x00\x00\x00\x00\x00" || status != "0" || err != nil {
		t.Errorf("%q %q %v", message, status, err)
	}
	launch.client.CloseIdleConnections()
	launch.expectEnd(0)
}

func TestStreamsBesideCallsEndWithTheLaunch(t *testing.T) {
	launch := launchIn(t, t.TempDir(), "0123456789abcdef", "/no/such/java")
	ended := make(chan string, len(auxiliaryStreams))
	for path := range auxiliaryStreams {
		go func() {
			_, status, err := launch.call(path, nil)
			ended <- fmt.Sprint(status, err)
		}()
	}
	launch.call(schemaCall, nil)
	launch.call(shutdownCall, nil)
	launch.expectEnd(0)
	for range auxiliaryStreams {
		// Anything else would be an error in the CLI's log.
		if status := <-ended; status != "0<nil>" {
			t.Error(status)
		}
	}
}

func TestACallWithoutARecordedAnswerReportsWhyThereIsNoDaemon(t *testing.T) {
	java := script(t, "#!/bin/sh\necho out of order\nexit 7\n")
	launch := launchIn(t, t.TempDir(), "0123456789abcdef", java)
	_, status, err := launch.call("/tfplugin6.Provider/ReadResource", nil)
	if err != nil || !strings.HasPrefix(status, "9 ") || !strings.Contains(status, "out%20of%20order") {
		t.Error(status, err)
	}
	// It can be shut down nevertheless.
	launch.shutDown()
}

// answerAs sends the response that a path describes: /STATUS/FORM/MESSAGES.
func answerAs(writer http.ResponseWriter, request *http.Request) {
	parts := strings.Split(request.URL.Path, "/")
	count, _ := strconv.Atoi(parts[3])
	writer.Header().Set("Content-Type", "application/grpc")
	if parts[2] == "head" {
		// As a server refuses a call: nothing but a head.
		writer.Header().Set("Grpc-Status", parts[1])
		writer.Header().Set("Grpc-Message", "because")
		return
	}
	writer.WriteHeader(http.StatusOK)
	writer.(http.Flusher).Flush()
	for piece := range count {
		if parts[2] == "echo" {
			heard := make([]byte, 1)
			io.ReadFull(request.Body, heard)
			writer.Write(heard)
		} else {
			writer.Write([]byte(strings.Repeat(strconv.Itoa(piece%10), 1000)))
		}
		writer.(http.Flusher).Flush()
	}
	writer.Header().Set(http.TrailerPrefix+"Grpc-Status", parts[1])
	writer.Header().Set(http.TrailerPrefix+"Grpc-Message", "because")
}

func TestEachStatusAndStreamIsForwarded(t *testing.T) {
	made := servingDaemon(t, answerAs)
	launch := launchIn(t, made.base, made.key, "/no/such/java")
	const rounds = 60
	var all sync.WaitGroup
	failed := make(chan error, 17*4*rounds)
	for round := range rounds {
		all.Add(1)
		go func() {
			defer all.Done()
			for status := range 17 {
				for _, form := range []string{"head/0", "trailers/0", "trailers/1", "trailers/70"} {
					failed <- launch.expect(status, form)
				}
			}
		}()
		if round%4 == 3 {
			all.Wait()
		}
	}
	all.Wait()
	close(failed)
	if err := errors.Join(collect(failed)...); err != nil {
		t.Error(err)
	}
}

func collect(failed chan error) []error {
	var all []error
	for err := range failed {
		all = append(all, err)
	}
	return all
}

func (launch *testLaunch) expect(status int, form string) error {
	messages, reported, err := launch.call(fmt.Sprintf("/%d/%s", status, form), strings.NewReader("request"))
	_, count, _ := strings.Cut(form, "/")
	number, _ := strconv.Atoi(count)
	if err != nil || reported != fmt.Sprintf("%d because", status) || len(messages) != 1000*number {
		return fmt.Errorf("%s of status %d: %d bytes, %q, %v", form, status, len(messages), reported, err)
	}
	return nil
}

func TestBothDirectionsOfAStreamAreForwardedAtOnce(t *testing.T) {
	made := servingDaemon(t, answerAs)
	launch := launchIn(t, made.base, made.key, "/no/such/java")
	reader, writer := io.Pipe()
	request, _ := http.NewRequest("POST", "https://cli/0/echo/20", reader)
	go writer.Write([]byte{0})
	answer, err := launch.client.RoundTrip(request)
	if err != nil {
		t.Fatal(err)
	}
	for piece := range byte(20) {
		heard := make([]byte, 1)
		if _, err := io.ReadFull(answer.Body, heard); err != nil || heard[0] != piece {
			t.Fatal(heard, err)
		}
		// The next one is sent when this one is back.
		writer.Write([]byte{piece + 1})
	}
	writer.Close()
	if rest, err := io.ReadAll(answer.Body); len(rest) != 0 || err != nil || answer.Trailer.Get("Grpc-Status") != "0" {
		t.Error(rest, err, answer.Trailer)
	}
}

func TestAnIncompleteResponseIsAnError(t *testing.T) {
	made := servingDaemon(t, func(writer http.ResponseWriter, request *http.Request) {
		writer.Write([]byte("half of"))
		writer.(http.Flusher).Flush()
		panic(http.ErrAbortHandler)
	})
	launch := launchIn(t, made.base, made.key, "/no/such/java")
	if messages, status, err := launch.call("/tfplugin6.Provider/ReadResource", nil); err == nil {
		t.Errorf("%q %q", messages, status)
	}
}

func TestALaunchWaitsForADaemonThatStarts(t *testing.T) {
	own, _ := processIdentity(os.Getpid())
	starting := recordOf(t, os.Getpid(), own)
	connector := connectorOf(starting)
	connector.lifetime = ofOneCli
	if connector.isFirstLaunch() {
		t.Error("it has started another")
	}
	joined := make(chan error, 1)
	go func() {
		connection, err := connector.awaitStarted(starting)
		if err == nil {
			connection.Close()
		}
		joined <- err
	}()
	listener, err := net.Listen("unix", starting.socket())
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	if err := <-joined; err != nil {
		t.Error(err)
	}
}

// recordOf is that of a process, which listens nowhere.
func recordOf(t *testing.T, process int, started string) *record {
	t.Helper()
	made, err := newRecord(tempDirectory(t), "0123456789abcdef")
	if err != nil {
		t.Fatal(err)
	}
	os.Mkdir(made.directory(), 0o700)
	made.Process, made.Started = process, started
	if err := made.write(); err != nil {
		t.Fatal(err)
	}
	return made
}

// The lifetime of a JVM that is not kept warm.
var ofOneCli = lifetime{parent: os.Getppid(), idle: idleSeconds}

func connectorOf(made *record) *connector {
	connector := &connector{
		base: made.base, key: made.key, log: newLog("x", environment{}), startup: newStartup(time.Now()),
		shared: true, environment: environment{"PLUGIN_CLIENT_CERT": "there"},
	}
	connector.log.threshold = levels["OFF"]
	return connector
}

func TestALaunchDoesNotWaitForADaemonThatHasEnded(t *testing.T) {
	ended := recordOf(t, os.Getpid(), "another process of the same number")
	if connector := connectorOf(ended); connector.isStarting() {
		t.Error("it has ended")
	}
	if _, err := connectorOf(ended).joinIn(ended, 6); err == nil || errors.Is(err, errNotListening) {
		t.Error(err)
	}
	// Nor does it when it ends while it is waited for.
	if _, err := connectorOf(ended).awaitStarted(ended); err == nil || errors.Is(err, errNotListening) {
		t.Error(err)
	}
}

func TestADaemonThatRunsForLongIsNotStarting(t *testing.T) {
	own, _ := processIdentity(os.Getpid())
	running := recordOf(t, os.Getpid(), own)
	if !connectorOf(running).isStarting() {
		t.Error("it starts")
	}
	// Its socket was deleted meanwhile.
	old := time.Now().Add(-startTimeout)
	os.Chtimes(running.file(), old, old)
	if connectorOf(running).isStarting() {
		t.Error("it has started long ago")
	}
	if _, err := connectorOf(running).joinIn(running, 6); err == nil || errors.Is(err, errNotListening) {
		t.Error(err)
	}
	if names(running.directory()) == nil {
		t.Error("others may be in it")
	}
}

func TestACallWaitsForADaemonThatStarts(t *testing.T) {
	made := servingDaemon(t, answerAs)
	listens := made.socket() + ".later"
	os.Rename(made.socket(), listens)
	launch := launchWith(t, made.base, made.key, "/no/such/java", func(connector *connector) server {
		if !connector.isStarting() {
			t.Error("nobody starts")
		}
		return &waitingServer{newRecordedServer(connector, 6)}
	})
	answered := make(chan error, 1)
	go func() { answered <- launch.expect(5, "trailers/3") }()
	os.Rename(listens, made.socket())
	if err := <-answered; err != nil {
		t.Error(err)
	}
}

func TestACallReportsWhyTheDaemonCannotStart(t *testing.T) {
	java := script(t, "#!/bin/sh\necho out of order\nexit 7\n")
	launch := launchWith(t, tempDirectory(t), "0123456789abcdef", java, func(connector *connector) server {
		return &waitingServer{newRecordedServer(connector, 6)}
	})
	_, status, err := launch.call("/tfplugin6.Provider/ReadResource", nil)
	if err != nil || !strings.HasPrefix(status, "9 ") || !strings.Contains(status, "out%20of%20order") {
		t.Error(status, err)
	}
	launch.shutDown()
}

func TestAnAdoptedDaemonEndsWithItsLaunch(t *testing.T) {
	started := startupWith(t).daemon
	startup := newStartup(time.Now())
	connector := connectorOf(started.record)
	connector.startup = startup
	given := make(chan error, 1)
	go func() {
		_, err := connector.awaitStarted(started.record)
		given <- err
	}()
	for startup.isJoinable || !waitsFor(startup) {
		time.Sleep(time.Millisecond)
	}
	startup.abandon()
	<-given
	select {
	case <-started.ended:
	case <-time.After(time.Minute):
		t.Error("it runs")
	}
}

func waitsFor(startup *startup) bool {
	startup.lock.Lock()
	defer startup.lock.Unlock()
	return startup.daemon != nil
}

func TestTheFirstLaunchOfEachCliGetsRecordedAnswersBesideAWarmDaemon(t *testing.T) {
	made := servingDaemon(t, answerAs)
	launch := func(lifetime lifetime) server {
		connector := connectorOf(made)
		connector.pack = &packageFile{Name: "x", Answers: map[string]string{schemaCall: "answer"}}
		connector.lifetime = lifetime
		server, err := connector.server(6)
		if err != nil {
			t.Fatal(err)
		}
		if joined, ok := server.(*session); ok {
			t.Cleanup(func() { joined.control.Close() })
		}
		return server
	}
	warm := lifetime{idle: 300}
	if _, first := launch(ofOneCli).(*recordedServer); first {
		t.Error("the JVM was started by an earlier launch of the CLI")
	}
	for range 2 {
		if _, first := launch(warm).(*recordedServer); !first {
			t.Error("nobody has come from this CLI yet")
		}
		if _, first := launch(warm).(*recordedServer); first {
			t.Error("an earlier launch of this CLI was answered")
		}
		os.WriteFile(made.inDirectory(cliFile), []byte("another CLI"), 0o600)
	}
}

func TestALaunchWaitsForADaemonWithADebugger(t *testing.T) {
	connector := &connector{shared: true, pack: &packageFile{Answers: map[string]string{schemaCall: "answer"}}}
	for options, wanted := range map[string]bool{
		"":                       true,
		"-Xmx64m -Dagentlib:x=1": true,
		"-Xmx64m -agentlib:jdwp=transport=dt_socket,server=y,suspend=y": false,
		"-agentpath:x":        false,
		"-javaagent:x.jar":    false,
		"-Xrunjdwp:suspend=y": false,
		"-Xmx64m @options":    false,
	} {
		connector.environment = environment{"PLUGIN_CLIENT_CERT": "there", "TERRANE_JAVA_OPTIONS": options}
		if connector.canServeRecorded(6) != wanted {
			t.Errorf("%q: it may answer: %v", options, !wanted)
		}
	}
}
