package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

var cachedName = regexp.MustCompile(`^.+-[0-9a-f]{32}$`)

// sweepCache removes what this user's packages have unpacked and none has used for long: old
// versions, and what a launch that was killed left half-made.
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

func (content cached) isUnused() bool { return time.Since(content.lastUse()) > unused }

func (content cached) removeIfUnused() {
	if !content.isUnused() {
		return
	}
	lock, err := acquireNow(content.lock())
	if lock == nil || err != nil {
		return
	}
	defer lock.Close()
	// Looked at again, now that nobody can begin to use it.
	if content.isUnused() {
		content.remove()
		os.RemoveAll(content.draft())
		os.Remove(lock.Name())
	}
}

// sweepLater tidies the cache up on the days on which its use was written down anyway.
func (pack *packageFile) sweepLater() {
	if pack.noted {
		go sweepCache(filepath.Dir(pack.runtime))
	}
}
