// The native executable of a provider: it serves the CLI, finds or starts the JVM (the daemon) for the
// CLI process, and copies bytes between the two.
package main

import (
	"crypto/tls"
	"fmt"
	"net"
	"os"
	"os/signal"
	"syscall"
	"time"
)

func main() {
	os.Exit(run(os.Args[1:]))
}

// run serves one launch and returns the exit code.
func run(arguments []string) int {
	// A terminal sends Ctrl-C to CLI and provider. The CLI decides what to stop.
	signal.Ignore(os.Interrupt)
	environment := readEnvironment(os.Environ())
	pack, err := readPackage()
	if err != nil {
		return cannotStart(err)
	}
	log := newLog(pack.Name, environment)
	if len(arguments) > 0 {
		// Started by a user for a debugger: without a daemon.
		signal.Reset(os.Interrupt)
		if err := pack.prepare(environment, log); err != nil {
			return cannotStart(err)
		}
		return cannotStart(runJavaServer(pack, environment, arguments))
	}
	if environment["TF_PLUGIN_MAGIC_COOKIE"] != cookie {
		os.Stderr.WriteString(pack.directStartText())
		return 1
	}
	if pack.Kind == provisioner {
		// The variable may be set for the providers of the same command.
		delete(environment, "TERRANE_PROTOCOL")
	}
	version, err := chooseVersion(pack.Protocols, environment)
	if err != nil {
		return cannotStart(err)
	}
	return launch(pack, environment, log, version)
}

// A server answers the CLI until one side ends the launch; returns the exit code.
type server interface {
	serve(listener net.Listener, tlsConfig *tls.Config, reasons endReasons) int
}

// The result of a start: a server with its listener, or an error.
type startResult struct {
	server    server
	listener  net.Listener
	tlsConfig tlsResult
	err       error
}

func launch(pack *packageFile, environment environment, log *log, version int) int {
	reasons := watchEndings()
	startup := newStartup(processStart)
	started := make(chan startResult, 1)
	// Runs in the background, so that the launch can be ended while it waits.
	go func() { started <- open(pack, environment, log, startup, version) }()
	select {
	case ready := <-started:
		if ready.err != nil {
			startup.abandon()
			return refuse(pack, environment, log, ready.err)
		}
		log.trace.publish()
		pack.sweepLater()
		go sweepSockets(socketDirectory(environment))
		defer ready.listener.Close()
		return ready.server.serve(ready.listener, ready.tlsConfig.tlsConfig, reasons)
	case <-reasons.terminated:
		startup.abandon()
		return exitTerminated
	case <-reasons.orphaned:
		startup.abandon()
		return exitOrphaned
	case <-time.After(time.Until(startup.deadline) + hangTimeout):
		return cannotStart(fmt.Errorf("the provider did not start within %v: %s", startTimeout, startup.abandon()))
	}
}

// refuse ends a launch that cannot serve. Without a base directory the JVM runs without sharing.
func refuse(pack *packageFile, environment environment, log *log, err error) int {
	if err == errNoBaseDirectory {
		log.debug("no usable directory to share a JVM; this launch starts a separate one")
		err = runJavaServer(pack, environment, nil)
	}
	return cannotStart(err)
}

// open prepares all that a handshake needs, and prints the handshake.
func open(pack *packageFile, environment environment, log *log, startup *startup, version int) (ready startResult) {
	tlsConfig := make(chan tlsResult, 1)
	go func() {
		tlsConfig <- prepareTls(environment["PLUGIN_CLIENT_CERT"])
		log.trace.mark("certificate created")
	}()
	log.trace.mark("package read")
	if ready.err = pack.prepare(environment, log); ready.err != nil {
		return ready
	}
	log.trace.mark("package unpacked")
	connector, err := newConnector(pack, environment, log, startup)
	if err == nil {
		ready.server, err = connector.server(version)
	}
	if ready.err = err; err != nil {
		return ready
	}
	ready.tlsConfig = <-tlsConfig
	if ready.err = ready.tlsConfig.err; ready.err != nil {
		return ready
	}
	if ready.listener, ready.err = listen(environment, log); ready.err != nil {
		return ready
	}
	line := handshakeLine(version, ready.listener.Addr(), ready.tlsConfig, environment)
	if _, ready.err = os.Stdout.WriteString(line); ready.err != nil {
		ready.listener.Close()
	}
	log.trace.mark("handshake printed")
	return ready
}

// The events that end a launch without a request of the CLI or the daemon.
type endReasons struct {
	terminated <-chan os.Signal
	orphaned   <-chan struct{}
	parent     parent
}

func watchEndings() endReasons {
	terminated := make(chan os.Signal, 1)
	signal.Notify(terminated, syscall.SIGTERM)
	// SIGPIPE must not end the process before it has cleaned up.
	signal.Notify(make(chan os.Signal, 1), syscall.SIGPIPE)
	parent := ourParent()
	return endReasons{terminated, parent.gone(), parent}
}
