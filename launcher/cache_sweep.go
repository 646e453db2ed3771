package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

var cachedName = regexp.MustCompile(`^.+-[0-9a-f]{32}$`)

// sweepCache deletes unpacked archives that were not used for long, and drafts of launches that were
// killed.
func sweepCache(cache string) {
	seen := map[string]bool{}
	for _, name := range names(cache) {
		name, _, _ := strings.Cut(name, ".")
		if cachedName.MatchString(name) && !seen[name] {
			seen[name] = true
			cached{cache, name}.removeIfUnused()
		}
	}
}

func (content cached) isUnused() bool { return time.Since(content.lastUse()) > unusedLimit }

func (content cached) removeIfUnused() {
	if !content.isUnused() {
		return
	}
	lock, err := acquireNow(content.lock())
	if lock == nil || err != nil {
		return
	}
	defer lock.Close()
	// Checked again under the lock, which new users of the content need.
	if content.isUnused() {
		content.remove()
		os.RemoveAll(content.draft())
		os.Remove(lock.Name())
	}
}

// sweepLater sweeps the cache in launches that have recorded their use, which is once a day.
func (pack *packageFile) sweepLater() {
	if pack.hasRecordedUse {
		go sweepCache(filepath.Dir(pack.runtime))
	}
}
