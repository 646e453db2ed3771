// The native executable in front of a provider's JVM: it speaks to the CLI, starts the JVM or
// finds the one that serves the same CLI process already, and copies bytes between the two.
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
	// A terminal sends Ctrl-C to CLI and provider alike. The CLI decides what stops then.
	signal.Ignore(os.Interrupt)
	environment := readEnvironment(os.Environ())
	pack, err := readPackage()
	if err != nil {
		return cannotStart(err)
	}
	log := newLog(pack.Name, environment)
	if len(arguments) > 0 {
		// Started by hand, for a debugger: the Java server does all of that.
		signal.Reset(os.Interrupt)
		if err := pack.prepare(environment, log); err != nil {
			return cannotStart(err)
		}
		return cannotStart(runJavaServer(pack, environment, arguments))
	}
	if environment["TF_PLUGIN_MAGIC_COOKIE"] != cookie {
		os.Stderr.WriteString(friendlyText(pack.Name))
		return 1
	}
	version, err := chooseVersion(pack.Protocols, environment)
	if err != nil {
		return cannotStart(err)
	}
	return launch(pack, environment, log, version)
}

// A host answers the CLI until one side ends it; returns the exit code.
type host interface {
	serve(listener net.Listener, protection *tls.Config, reasons endingReasons) int
}

// What a launch serves with, or why it cannot.
type served struct {
	host       host
	listener   net.Listener
	protection protectionResult
	err        error
}

func launch(pack *packageFile, environment environment, log *log, version int) int {
	reasons := endings()
	attempt := newAttempt(begun)
	opened := make(chan served, 1)
	// On its own: whatever it waits for, this launch can be ended.
	go func() { opened <- open(pack, environment, log, attempt, version) }()
	select {
	case ready := <-opened:
		if ready.err != nil {
			attempt.giveUp()
			return refuse(pack, environment, log, ready.err)
		}
		log.trace.publish()
		pack.sweepLater()
		go sweepSockets(socketDirectory(environment))
		defer ready.listener.Close()
		return ready.host.serve(ready.listener, ready.protection.protection, reasons)
	case <-reasons.terminated:
		attempt.giveUp()
		return exitTerminated
	case <-reasons.orphaned:
		attempt.giveUp()
		return exitOrphaned
	case <-time.After(time.Until(attempt.until) + lastMoment):
		return cannotStart(fmt.Errorf("it does not serve after %v: %s", startTimeout, attempt.giveUp()))
	}
}

// refuse ends a launch that cannot serve. Where nothing can be shared, the JVM does everything.
func refuse(pack *packageFile, environment environment, log *log, err error) int {
	if err == errNoMeetingPlace {
		log.debug("no directory to meet in can be trusted and used; the JVM serves this launch alone")
		err = runJavaServer(pack, environment, nil)
	}
	return cannotStart(err)
}

// open makes ready all that a handshake needs, and prints it.
func open(pack *packageFile, environment environment, log *log, attempt *attempt, version int) (ready served) {
	protection := make(chan protectionResult, 1)
	go func() {
		protection <- prepareProtection(environment["PLUGIN_CLIENT_CERT"])
		log.trace.mark("own key and certificate made")
	}()
	log.trace.mark("package read")
	if ready.err = pack.prepare(environment, log); ready.err != nil {
		return ready
	}
	log.trace.mark("what the JVM runs is there")
	met, err := meet(pack, environment, log, attempt)
	if err == nil {
		ready.host, err = met.host(version)
	}
	if ready.err = err; err != nil {
		return ready
	}
	ready.protection = <-protection
	if ready.err = ready.protection.err; ready.err != nil {
		return ready
	}
	if ready.listener, ready.err = listen(environment, log); ready.err != nil {
		return ready
	}
	line := handshakeLine(version, ready.listener.Addr(), ready.protection, environment)
	if _, ready.err = os.Stdout.WriteString(line); ready.err != nil {
		ready.listener.Close()
	}
	log.trace.mark("handshake printed")
	return ready
}

// Why a launch ends although neither the CLI nor the JVM asks for it.
type endingReasons struct {
	terminated <-chan os.Signal
	orphaned   <-chan struct{}
	parent     parent
}

func endings() endingReasons {
	terminated := make(chan os.Signal, 1)
	signal.Notify(terminated, syscall.SIGTERM)
	// A pipe that nobody reads is an error like others, and there is something to tidy up.
	signal.Notify(make(chan os.Signal, 1), syscall.SIGPIPE)
	parent := ourParent()
	return endingReasons{terminated, parent.gone(), parent}
}
