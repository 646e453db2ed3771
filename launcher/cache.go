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
	// How often the last use is written down.
	noteUse = 24 * time.Hour
	// After which time without use something is removed.
	unused = 30 * 24 * time.Hour
)

// unpacked returns the directory into which the archive was unpacked, once for each user and
// content; now, if it was not yet.
func (pack *packageFile) unpacked(environment environment, log *log) (string, error) {
	var reasons []string
	for _, path := range cachePlaces(environment) {
		folder, err := pack.unpackedIn(path, log)
		if err == nil {
			return folder, nil
		}
		var broken damaged
		if errors.As(err, &broken) {
			return "", err
		}
		log.debug("cannot unpack into " + path + ": " + err.Error())
		reasons = append(reasons, err.Error())
	}
	return "", fmt.Errorf("there is no place to unpack %d MB: %s; make room there, or let %s name a directory of your own",
		pack.Archive.Unpacked>>20+1, strings.Join(reasons, "; "), cacheVariable)
}

// How often a launch unpacks into one directory. Whoever deletes the cache meanwhile does that once.
const mostAttempts = 5

// unpackedIn unpacks again when somebody deletes the cache, or a part of it, in the meantime. With
// its lock gone another launch may unpack at the same time, and then finds files that it did not make.
func (pack *packageFile) unpackedIn(path string, log *log) (folder string, err error) {
	for range mostAttempts {
		folder, err = pack.unpackedOnce(path, log)
		if !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, fs.ErrExist) {
			break
		}
	}
	return folder, err
}

func (pack *packageFile) unpackedOnce(path string, log *log) (string, error) {
	place, err := privateCache(path)
	if err != nil {
		return "", err
	}
	content := cached{cache: place, name: pack.Name + "-" + pack.Archive.Sha256[:hashInName]}
	return content.folder(), content.ready(pack, log)
}

// cachePlaces are the directories that may hold the cache, best first. Who names one means it.
func cachePlaces(environment environment) []string {
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
	if err := makeTrusted(filepath.Dir(path)); err != nil {
		return "", err
	}
	return privateDirectory(path)
}

// What is cached is a directory, and its neighbours: a lock, a draft while it is made, and what is
// about to be removed.
type cached struct{ cache, name string }

const hashInName = 32

func (content cached) folder() string { return filepath.Join(content.cache, content.name) }
func (content cached) lock() string   { return content.folder() + ".lock" }
func (content cached) draft() string  { return content.folder() + ".draft" }
func (content cached) gone() string   { return content.folder() + ".gone" }

// ready returns when the content is there, whole. Of several launches one unpacks it.
func (content cached) ready(pack *packageFile, log *log) error {
	if content.isWhole() && time.Since(content.lastUse()).Abs() < noteUse {
		return nil
	}
	lock, err := acquire(content.lock(), time.Now().Add(startTimeout))
	if err != nil && content.isWhole() {
		// A cache that can only be read is a cache.
		return nil
	}
	if err != nil {
		return err
	}
	defer lock.Close()
	pack.noted = true
	if content.isWhole() {
		now := time.Now()
		os.Chtimes(content.list(content.folder()), now, now)
		return nil
	}
	log.debug("unpacking into " + content.folder())
	return content.make(pack)
}

// make unpacks beside, and renames what is complete: nobody ever sees half of it.
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
	if err == nil && !content.isWhole() {
		err = deletedMeanwhile(content.folder())
	}
	return err
}

func deletedMeanwhile(path string) error {
	return fmt.Errorf("somebody has deleted %s meanwhile: %w", path, fs.ErrNotExist)
}

// remove takes the content away; in one step as far as others can see.
func (content cached) remove() {
	os.RemoveAll(content.gone())
	os.Rename(content.folder(), content.gone())
	os.RemoveAll(content.gone())
}

// The list of all files stands among them, with what each looks like: whatever tidies up directories
// for temporary files takes single ones away, and what was overwritten has another time. The time of
// the list is that of the last use.
func (content cached) list(folder string) string { return filepath.Join(folder, "content.list") }

const lastLine = "complete"

func (content cached) seal(names []string) error {
	var text strings.Builder
	for _, name := range names {
		seen := look(content.draft(), name)
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

func (content cached) isWhole() bool {
	text, err := os.ReadFile(content.list(content.folder()))
	if err != nil {
		return false
	}
	lines := strings.Split(string(text), "\n")
	last := len(lines) - 1
	for _, line := range lines[:last] {
		seen, name, _ := strings.Cut(line, " ")
		if look(content.folder(), name) != seen {
			return false
		}
	}
	return lines[last] == lastLine
}

const missing = "missing"

// look tells what can be seen of a file without reading it.
func look(folder, name string) string {
	info, err := os.Lstat(filepath.Join(folder, filepath.FromSlash(name)))
	switch {
	case err != nil:
		return missing
	case info.Mode().IsRegular():
		return fmt.Sprintf("%v,%d,%d", info.Mode(), info.Size(), info.ModTime().Unix())
	}
	// Systems that know links do not all know times of them.
	return info.Mode().Type().String()
}

// lastUse is the dawn of time for what is not there.
func (content cached) lastUse() time.Time {
	for _, path := range []string{content.list(content.folder()), content.draft()} {
		if info, err := os.Lstat(path); err == nil {
			return info.ModTime()
		}
	}
	return time.Time{}
}
