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
	// How long a JVM stays when nobody needs it: a CLI has no gap between its phases, but for the
	// question whether to apply.
	idleSeconds = 3
	// A JVM that is kept warm takes no sessions after an hour, whatever it is asked.
	longestAge = 3600
)

var (
	errNoMeetingPlace = errors.New("no place to meet")
	errGivenUp        = errors.New("the launch was given up")
)

// A meeting is a launch on its way to its JVM.
type meeting struct {
	pack        *packageFile
	environment environment
	log         *log
	attempt     *attempt
	place       string
	key         string
	terms       jvmTerms
	// Whether other launches may find the JVM.
	shared bool
}

// meet decides with whom this launch shares a JVM: with the launches of the same CLI process, with
// those of later ones too, or with none.
func meet(pack *packageFile, environment environment, log *log, attempt *attempt) (*meeting, error) {
	place := findPlace(environment)
	if place == "" {
		return nil, errNoMeetingPlace
	}
	met := &meeting{pack: pack, environment: environment, log: log, attempt: attempt, place: place}
	warm, err := keepWarm(pack, environment, log)
	if err != nil {
		return nil, err
	}
	var parent string
	switch {
	case !pack.Sharing || environment.isOff("TERRANE_SHARED_JVM"):
		met.terms = jvmTerms{parent: os.Getpid()}
		met.key, err = randomHex(keyBytes)
		return met, err
	case warm > 0:
		met.terms = jvmTerms{idle: warm, age: longestAge}
	default:
		met.terms = jvmTerms{parent: os.Getppid(), idle: idleSeconds}
		parent, err = parentIdentity()
	}
	if err == nil {
		met.key, err = sharingKey(pack, environment, parent)
	}
	met.shared = err == nil
	if err != nil {
		// What cannot be told apart is not shared.
		met.terms = jvmTerms{parent: os.Getpid()}
		met.key, err = randomHex(keyBytes)
	}
	return met, err
}

func keepWarm(pack *packageFile, environment environment, log *log) (int, error) {
	text := strings.TrimSpace(environment["TERRANE_KEEP_WARM"])
	if text == "" {
		return 0, nil
	}
	seconds, err := strconv.Atoi(text)
	if err != nil || seconds < 0 {
		return 0, fmt.Errorf("TERRANE_KEEP_WARM is %q; it can be a number of seconds, or be left out", text)
	}
	if seconds > 0 && pack.KeepWarm == 0 {
		log.debug("TERRANE_KEEP_WARM is ignored: the author of this provider does not allow it")
		return 0, nil
	}
	if seconds = min(seconds, pack.KeepWarm); seconds > 0 {
		log.debug(fmt.Sprintf("the JVM stays for %d seconds after its last use, because of TERRANE_KEEP_WARM", seconds))
	}
	return seconds, nil
}

// host is what serves this launch: the answers of the package, which need no JVM yet, or a session.
func (met *meeting) host(version int) (host, error) {
	if met.mayAnswer(version) && met.isFirst() {
		met.log.debug("what was recorded of the provider is answered without its JVM")
		return newAnswering(met, version), nil
	}
	if met.isStarting() {
		met.log.debug("serving in the JVM that another launch has started")
		return &arriving{newAnswering(met, version)}, nil
	}
	return met.openSession(version)
}

// isStarting tells whether another launch has started the JVM, and it does not listen yet.
func (met *meeting) isStarting() bool {
	if !met.shared || met.environment["PLUGIN_CLIENT_CERT"] == "" {
		return false
	}
	found := readRecord(met.place, met.key)
	if found == nil || !found.isStarting() {
		return false
	}
	_, err := os.Lstat(found.socket())
	return errors.Is(err, fs.ErrNotExist)
}

// openSession finds the JVM or starts it, and opens a session in it that serves.
func (met *meeting) openSession(version int) (*session, error) {
	opened, err := met.join(version)
	if err != nil {
		return nil, err
	}
	met.log.trace.mark("session announced")
	if err := opened.awaitReady(met.attempt.until); err != nil {
		return nil, err
	}
	met.log.trace.mark("session serves")
	return opened, nil
}

// join holds the lock until the session is announced. So a launch that finds another one starting
// the JVM waits for it, and no JVM leaves meanwhile.
func (met *meeting) join(version int) (*session, error) {
	lock, err := acquire(lockOf(met.place, met.key), met.attempt.until)
	if err != nil {
		return nil, met.withoutPlace(err)
	}
	defer met.attempt.release(lock)
	met.log.trace.mark("nobody else is starting")
	if found := readRecord(met.place, met.key); found != nil {
		joined, err := met.joinIn(found, version)
		if err == nil {
			met.log.debug("serving in the JVM that runs already")
			return joined, nil
		}
		if errors.Is(err, errSilent) {
			return nil, err
		}
		// It is gone, about to go, or not ours to trust: the next one takes its place.
	}
	return met.start(version)
}

func (met *meeting) joinIn(found *record, version int) (*session, error) {
	if err := found.share(); err != nil {
		return nil, err
	}
	control, err := connect(found)
	if err != nil && found.isStarting() {
		control, err = met.awaitStarted(found)
	}
	if err != nil {
		return nil, err
	}
	return newSession(control, found, met, version)
}

// awaitStarted connects to a JVM that another launch has started ahead. What does not listen in
// time is killed: nobody is in it. What has ended by itself may have served, and kept something.
func (met *meeting) awaitStarted(found *record) (net.Conn, error) {
	starting := watched(found)
	if err := met.attempt.await(starting); err != nil {
		return nil, err
	}
	control, err := starting.awaitListening(met.attempt.until)
	if errors.Is(err, errSilent) {
		starting.end()
	}
	met.attempt.arrived()
	if err != nil {
		return nil, err
	}
	met.log.trace.mark("JVM of another launch listens")
	return control, nil
}

// start leaves nothing behind when it fails.
func (met *meeting) start(version int) (*session, error) {
	fresh, err := newRecord(met.place, met.key)
	if err != nil {
		return nil, err
	}
	started, err := met.startIn(fresh, version)
	if err != nil {
		met.attempt.undo()
	}
	return started, err
}

func (met *meeting) startIn(fresh *record, version int) (*session, error) {
	started, err := met.startJvm(fresh)
	if err != nil {
		return nil, met.withoutPlace(err)
	}
	control, err := started.awaitListening(met.attempt.until)
	if err != nil {
		return nil, err
	}
	met.log.trace.mark("new JVM listens")
	met.log.debug("started a JVM")
	opened, err := newSession(control, fresh, met, version)
	if err != nil {
		return nil, fmt.Errorf("its JVM does not answer (%w): %s", err, lastWords(fresh))
	}
	return opened, nil
}

// withoutPlace tells apart a directory that cannot be used, full for instance, and a JVM that does
// not start.
func (met *meeting) withoutPlace(err error) error {
	var path *os.PathError
	if errors.As(err, &path) && strings.HasPrefix(path.Path, met.place) {
		return errNoMeetingPlace
	}
	var rename *os.LinkError
	if errors.As(err, &rename) && strings.HasPrefix(rename.New, met.place) {
		return errNoMeetingPlace
	}
	return err
}
