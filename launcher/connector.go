package main

import (
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"strconv"
	"strings"
)

const (
	// The time that a daemon waits for another session. A CLI has no pause between its phases, except to
	// ask the user for approval.
	idleSeconds = 3
	// The time for which a daemon that is kept warm accepts sessions.
	maxAge = 3600
)

var (
	errNoBaseDirectory = errors.New("no usable base directory")
	errAbandoned       = errors.New("the provider is shutting down")
)

// A connector finds or starts the daemon for a launch, and opens a session in it.
type connector struct {
	pack        *packageFile
	environment environment
	log         *log
	startup     *startup
	base        string
	key         string
	lifetime    lifetime
	// Whether other launches may use the daemon.
	shared bool
}

// newConnector decides which launches share the daemon: those of the same CLI process, those of later
// ones too, or none.
func newConnector(pack *packageFile, environment environment, log *log, startup *startup) (*connector, error) {
	base := findBaseDirectory(environment)
	if base == "" {
		return nil, errNoBaseDirectory
	}
	connector := &connector{pack: pack, environment: environment, log: log, startup: startup, base: base}
	warm, err := keepWarm(pack, environment, log)
	if err != nil {
		return nil, err
	}
	var parent string
	switch {
	case !pack.Sharing || environment.isOff("TERRANE_SHARED_JVM"):
		connector.lifetime = lifetime{parent: os.Getpid()}
		connector.key, err = randomHex(keyBytes)
		return connector, err
	case warm > 0:
		connector.lifetime = lifetime{idle: warm, maxAge: maxAge}
	default:
		connector.lifetime = lifetime{parent: os.Getppid(), idle: idleSeconds}
		parent, err = parentIdentity()
	}
	if err == nil {
		connector.key, err = sharingKey(pack, environment, parent)
	}
	connector.shared = err == nil
	if err != nil {
		// Without a key nothing is shared.
		connector.lifetime = lifetime{parent: os.Getpid()}
		connector.key, err = randomHex(keyBytes)
	}
	return connector, err
}

func keepWarm(pack *packageFile, environment environment, log *log) (int, error) {
	text := strings.TrimSpace(environment["TERRANE_KEEP_WARM"])
	if text == "" {
		return 0, nil
	}
	seconds, err := strconv.Atoi(text)
	if err != nil || seconds < 0 {
		return 0, fmt.Errorf("invalid TERRANE_KEEP_WARM %q: set it to a number of seconds, or unset it", text)
	}
	if seconds > 0 && pack.KeepWarm == 0 {
		log.debug("TERRANE_KEEP_WARM is ignored: this provider does not allow it")
		return 0, nil
	}
	if seconds = min(seconds, pack.KeepWarm); seconds > 0 {
		log.debug(fmt.Sprintf("the JVM is kept for %d seconds after its last use (TERRANE_KEEP_WARM)", seconds))
	}
	return seconds, nil
}

// server returns the server of this launch: recorded answers, which need no daemon yet, or a session.
func (connector *connector) server(version int) (server, error) {
	if connector.canServeRecorded(version) && connector.isFirstLaunch() {
		connector.log.debug("serving recorded answers without the JVM")
		return newRecordedServer(connector, version), nil
	}
	if connector.isStarting() {
		connector.log.debug("waiting for the JVM that another launch has started")
		return &waitingServer{newRecordedServer(connector, version)}, nil
	}
	return connector.openSession(version)
}

// isStarting reports whether another launch has started the daemon and it does not listen yet.
func (connector *connector) isStarting() bool {
	if !connector.shared || connector.environment["PLUGIN_CLIENT_CERT"] == "" {
		return false
	}
	found := readRecord(connector.base, connector.key)
	if found == nil || !found.isStarting() {
		return false
	}
	_, err := os.Lstat(found.socket())
	return errors.Is(err, fs.ErrNotExist)
}

// openSession finds or starts the daemon, and opens a session that serves.
func (connector *connector) openSession(version int) (*session, error) {
	session, err := connector.join(version)
	if err != nil {
		return nil, err
	}
	connector.log.trace.mark("session accepted")
	if err := session.awaitReady(connector.startup.deadline); err != nil {
		return nil, err
	}
	connector.log.trace.mark("session serves")
	session.markRejection()
	return session, nil
}

// join holds the lock until the session is accepted. Other launches wait for it meanwhile, and no
// daemon ends.
func (connector *connector) join(version int) (*session, error) {
	lock, err := acquire(lockOf(connector.base, connector.key), connector.startup.deadline)
	if errors.Is(err, errLocked) {
		return nil, fmt.Errorf("%w to start the JVM", err)
	}
	if err != nil {
		return nil, connector.asNoBaseDirectory(err)
	}
	defer connector.startup.release(lock)
	connector.log.trace.mark("lock acquired")
	if found := readRecord(connector.base, connector.key); found != nil {
		joined, err := connector.joinIn(found, version)
		if err == nil {
			connector.log.debug("serving in the running JVM")
			return joined, nil
		}
		if errors.Is(err, errNotListening) {
			return nil, err
		}
		// The daemon has ended, refuses sessions, or is not authenticated: it is replaced.
	}
	return connector.start(version)
}

func (connector *connector) joinIn(found *record, version int) (*session, error) {
	if err := found.markShared(); err != nil {
		return nil, err
	}
	control, err := connect(found)
	if err != nil && found.isStarting() {
		control, err = connector.awaitStarted(found)
	}
	if err != nil {
		return nil, err
	}
	return newSession(control, found, connector, version)
}

// awaitStarted connects to a daemon that another launch has started in the background. It is killed if
// it does not listen in time, because it has no session then. The files of one that has ended are
// kept.
func (connector *connector) awaitStarted(found *record) (net.Conn, error) {
	starting := watchedDaemon(found)
	if err := connector.startup.adopt(starting); err != nil {
		return nil, err
	}
	control, err := starting.awaitListening(connector.startup.deadline)
	if errors.Is(err, errNotListening) {
		starting.end()
	}
	connector.startup.disown()
	if err != nil {
		return nil, err
	}
	connector.log.trace.mark("JVM of another launch listens")
	return control, nil
}

// start opens a session in a new daemon. After an error it leaves no process and no files.
func (connector *connector) start(version int) (*session, error) {
	fresh, err := newRecord(connector.base, connector.key)
	if err != nil {
		return nil, err
	}
	started, err := connector.startIn(fresh, version)
	if err != nil {
		connector.startup.rollBack()
	}
	return started, err
}

func (connector *connector) startIn(fresh *record, version int) (*session, error) {
	started, err := connector.startDaemon(fresh)
	if err != nil {
		return nil, connector.asNoBaseDirectory(err)
	}
	control, err := started.awaitListening(connector.startup.deadline)
	if err != nil {
		return nil, err
	}
	connector.log.trace.mark("new JVM listens")
	connector.log.debug("started a JVM")
	session, err := newSession(control, fresh, connector, version)
	if err != nil {
		return nil, fmt.Errorf("the JVM does not respond (%w): %s", err, lastOutput(fresh))
	}
	return session, nil
}

// asNoBaseDirectory recognizes errors of the base directory, a full disk for instance.
func (connector *connector) asNoBaseDirectory(err error) error {
	var path *os.PathError
	if errors.As(err, &path) && strings.HasPrefix(path.Path, connector.base) {
		return errNoBaseDirectory
	}
	var rename *os.LinkError
	if errors.As(err, &rename) && strings.HasPrefix(rename.New, connector.base) {
		return errNoBaseDirectory
	}
	return err
}
