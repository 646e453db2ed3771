package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

const cacheVariable = "TERRANE_CACHE_DIR"

const (
	// The interval at which the last use is recorded.
	useInterval = 24 * time.Hour
	// After which time without use an unpacked archive is deleted.
	unusedLimit = 30 * 24 * time.Hour
)

// unpacked returns the directory of the unpacked archive. It is unpacked once for each user and
// content.
func (pack *packageFile) unpacked(environment environment, log *log) (string, error) {
	var reasons []string
	for _, path := range cacheDirectories(environment) {
		folder, err := pack.unpackedIn(path, log)
		if err == nil {
			return folder, nil
		}
		var broken damagedError
		if errors.As(err, &broken) {
			return "", err
		}
		log.debug("cannot unpack into " + path + ": " + err.Error())
		reasons = append(reasons, err.Error())
	}
	return "", fmt.Errorf("cannot unpack the package (%d MB): %s; free disk space, or set %s to a directory of your own",
		pack.Archive.Unpacked>>20+1, strings.Join(reasons, "; "), cacheVariable)
}

// The number of times that a launch unpacks into one directory, if the cache is deleted meanwhile.
const maxAttempts = 5

// unpackedIn unpacks again when the cache, or a part of it, is deleted meanwhile. When its lock is
// deleted, another launch may unpack at the same time, which leads to files that exist already.
func (pack *packageFile) unpackedIn(path string, log *log) (folder string, err error) {
	for range maxAttempts {
		folder, err = pack.unpackedOnce(path, log)
		if !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, fs.ErrExist) {
			break
		}
	}
	return folder, err
}

func (pack *packageFile) unpackedOnce(path string, log *log) (string, error) {
	directory, err := privateCache(path)
	if err != nil {
		return "", err
	}
	content := cached{cache: directory, name: pack.Name + "-" + pack.Archive.Sha256[:hashInName]}
	return content.folder(), content.ready(pack, log)
}

// cacheDirectories returns the directories that may hold the cache, best first. A directory that the
// user has named is the only one.
func cacheDirectories(environment environment) []string {
	if named := environment[cacheVariable]; named != "" {
		return []string{filepath.Join(named, "terrane")}
	}
	private := filepath.Join(os.TempDir(), "terrane-cache-"+userId())
	if usual, err := os.UserCacheDir(); err == nil {
		return []string{filepath.Join(usual, "terrane"), private}
	}
	return []string{private}
}

func privateCache(path string) (string, error) {
	if err := ensureTrusted(filepath.Dir(path)); err != nil {
		return "", err
	}
	return privateDirectory(path)
}

// A cached archive is a directory with siblings: a lock, a draft while it is unpacked, and the
// directory that is being deleted.
type cached struct{ cache, name string }

const hashInName = 32

func (content cached) folder() string { return filepath.Join(content.cache, content.name) }
func (content cached) lock() string   { return content.folder() + ".lock" }
func (content cached) draft() string  { return content.folder() + ".draft" }
func (content cached) gone() string   { return content.folder() + ".gone" }

// ready returns when the content is complete. One of several launches unpacks it.
func (content cached) ready(pack *packageFile, log *log) error {
	if content.isComplete() && time.Since(content.lastUse()).Abs() < useInterval {
		return nil
	}
	lock, err := acquire(content.lock(), time.Now().Add(startTimeout))
	if err != nil && content.isComplete() {
		// The cache may be read-only.
		return nil
	}
	if errors.Is(err, errLocked) {
		return fmt.Errorf("%w to unpack it", err)
	}
	if err != nil {
		return err
	}
	defer lock.Close()
	pack.hasRecordedUse = true
	if content.isComplete() {
		now := time.Now()
		os.Chtimes(content.list(content.folder()), now, now)
		return nil
	}
	log.debug("unpacking into " + content.folder())
	return content.make(pack)
}

// make unpacks into a draft and renames it, so that the directory is complete whenever it exists.
func (content cached) make(pack *packageFile) error {
	draft := content.draft()
	os.RemoveAll(draft)
	err := os.Mkdir(draft, 0o700)
	if err == nil {
		var names []string
		names, err = pack.Archive.unpack(filepath.Join(pack.folder, pack.Archive.File), draft)
		if err == nil {
			err = content.seal(names)
		}
	}
	if err == nil {
		content.remove()
		err = os.Rename(draft, content.folder())
	}
	os.RemoveAll(draft)
	if err == nil && !content.isComplete() {
		err = deletedMeanwhile(content.folder())
	}
	return err
}

func deletedMeanwhile(path string) error {
	return fmt.Errorf("%s was deleted while the package was unpacked: %w", path, fs.ErrNotExist)
}

// remove renames the directory before it deletes it.
func (content cached) remove() {
	os.RemoveAll(content.gone())
	os.Rename(content.folder(), content.gone())
	os.RemoveAll(content.gone())
}

// The list of all files, with type, size and time of each. Programs that clean up directories for
// temporary files delete single files, and an overwritten file has another time. The time of the list
// itself is that of the last use.
func (content cached) list(folder string) string { return filepath.Join(folder, "content.list") }

const lastLine = "complete"

func (content cached) seal(names []string) error {
	var text strings.Builder
	for _, name := range names {
		seen := fileState(content.draft(), name)
		if seen == missing {
			return deletedMeanwhile(filepath.Join(content.draft(), name))
		}
		text.WriteString(seen + " " + name + "\n")
	}
	text.WriteString(lastLine)
	file, err := os.OpenFile(content.list(content.draft()), os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = file.WriteString(text.String())
	if closing := file.Close(); err == nil {
		err = closing
	}
	return err
}

func (content cached) isComplete() bool {
	text, err := os.ReadFile(content.list(content.folder()))
	if err != nil {
		return false
	}
	lines := strings.Split(string(text), "\n")
	last := len(lines) - 1
	for _, line := range lines[:last] {
		seen, name, _ := strings.Cut(line, " ")
		if fileState(content.folder(), name) != seen {
			return false
		}
	}
	return lines[last] == lastLine
}

const missing = "missing"

// fileState describes a file without reading it.
func fileState(folder, name string) string {
	info, err := os.Lstat(filepath.Join(folder, filepath.FromSlash(name)))
	switch {
	case err != nil:
		return missing
	case info.Mode().IsRegular():
		return fmt.Sprintf("%v,%d,%d", info.Mode(), info.Size(), info.ModTime().Unix())
	}
	// Not all systems keep times of links.
	return info.Mode().Type().String()
}

// lastUse returns the zero time if there is no content.
func (content cached) lastUse() time.Time {
	for _, path := range []string{content.list(content.folder()), content.draft()} {
		if info, err := os.Lstat(path); err == nil {
			return info.ModTime()
		}
	}
	return time.Time{}
}
