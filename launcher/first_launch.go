package main

import "os"

// isFirstLaunch reports whether this launch is the first of its CLI, which asks for the schema only:
// it starts the daemon, or a daemon that is kept warm has not served this CLI. It is false when
// another launch holds the lock.
func (connector *connector) isFirstLaunch() bool {
	lock, err := acquireNow(lockOf(connector.base, connector.key))
	if lock == nil || err != nil {
		return false
	}
	// Under the lock no daemon deletes its directory.
	defer connector.startup.release(lock)
	if found := readRecord(connector.base, connector.key); found != nil && found.isRunning() {
		return connector.isFirstOfCli(found)
	}
	return connector.startInBackground()
}

// startInBackground starts the daemon and does not wait for it.
func (connector *connector) startInBackground() bool {
	fresh, err := newRecord(connector.base, connector.key)
	if err == nil {
		_, err = connector.startDaemon(fresh)
	}
	if err != nil {
		// The session that is opened next reports the reason.
		connector.startup.rollBack()
		return false
	}
	connector.log.debug("started a JVM")
	connector.isFirstOfCli(fresh)
	return true
}

// isFirstOfCli reports whether a daemon outlives CLIs and has served another CLI last, and records
// this one. CLIs that alternate count as new each time: then their calls are forwarded one by one.
func (connector *connector) isFirstOfCli(record *record) bool {
	if connector.lifetime.parent != 0 {
		return false
	}
	cli, err := parentIdentity()
	if err != nil {
		return false
	}
	note := record.inDirectory(cliFile)
	if hasRecordedUse, err := os.ReadFile(note); err == nil && string(hasRecordedUse) == cli {
		return false
	}
	return os.WriteFile(note, []byte(cli), 0o600) == nil
}
