package main

import (
	"testing"
	"time"
)

func TestATallyIsWaitedForUntilNothingIsUnderWay(t *testing.T) {
	var tally tally
	tally.awaitNone(time.Hour)
	tally.begin()
	tally.begin()
	tally.awaitNone(time.Millisecond)
	waited := make(chan int)
	for range 2 {
		go func() {
			tally.awaitNone(time.Hour)
			waited <- tally.count
		}()
	}
	tally.end()
	// One more begins while it is waited for.
	tally.begin()
	tally.end()
	tally.end()
	for range 2 {
		if count := <-waited; count != 0 {
			t.Errorf("%d are under way still", count)
		}
	}
}
