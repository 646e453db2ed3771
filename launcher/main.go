// The native executable in front of a provider's JVM: it speaks to the CLI, starts the JVM or
// finds the one that serves the same CLI process already, and copies bytes between the two.
package main

import (
	"os"
	"os/signal"
	"syscall"
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

func launch(pack *packageFile, environment environment, log *log, version int) int {
	orphaned := parentGone()
	protection := make(chan protectionResult, 1)
	go func() {
		protection <- prepareProtection(environment["PLUGIN_CLIENT_CERT"])
		log.trace.mark("own key and certificate made")
	}()
	log.trace.mark("package read")
	if err := pack.prepare(environment, log); err != nil {
		return cannotStart(err)
	}
	log.trace.mark("what the JVM runs is there")
	current, err := openSession(pack, environment, log, version)
	if err == errNoMeetingPlace {
		log.debug("no directory to meet in can be trusted and used; the JVM serves this launch alone")
		return cannotStart(runJavaServer(pack, environment, nil))
	}
	if err != nil {
		return cannotStart(err)
	}
	prepared := <-protection
	if prepared.err != nil {
		return cannotStart(prepared.err)
	}
	listener, err := listen(environment)
	if err != nil {
		return cannotStart(err)
	}
	defer listener.Close()
	if _, err := os.Stdout.WriteString(handshakeLine(version, listener.Addr(), prepared, environment)); err != nil {
		return 1
	}
	log.trace.mark("handshake printed")
	log.trace.publish()
	pack.sweepLater()
	return current.serve(listener, prepared.protection, endings(orphaned))
}

// Why a launch ends although neither the CLI nor the JVM asks for it.
type endingReasons struct {
	terminated <-chan os.Signal
	orphaned   <-chan struct{}
}

func endings(orphaned <-chan struct{}) endingReasons {
	terminated := make(chan os.Signal, 1)
	signal.Notify(terminated, syscall.SIGTERM)
	return endingReasons{terminated, orphaned}
}
