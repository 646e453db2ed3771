package main

import (
	"sync"
	"time"
)

// A tally counts what is under way. More may begin while somebody waits for the end of it.
type tally struct {
	lock  sync.Mutex
	count int
	// Closed when nothing is under way; nil as long as nobody waits.
	none chan struct{}
}

func (tally *tally) begin() { tally.add(1) }
func (tally *tally) end()   { tally.add(-1) }

func (tally *tally) add(number int) {
	tally.lock.Lock()
	defer tally.lock.Unlock()
	tally.count += number
	if tally.count == 0 && tally.none != nil {
		close(tally.none)
		tally.none = nil
	}
}

// awaitNone waits until nothing is under way, or for so long.
func (tally *tally) awaitNone(limit time.Duration) {
	tally.lock.Lock()
	if tally.count == 0 {
		tally.lock.Unlock()
		return
	}
	if tally.none == nil {
		tally.none = make(chan struct{})
	}
	none := tally.none
	tally.lock.Unlock()
	await(none, limit)
}
