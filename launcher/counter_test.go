package main

import (
	"testing"
	"time"
)

func TestACounterIsWaitedForUntilItIsZero(t *testing.T) {
	var counter counter
	counter.awaitZero(time.Hour)
	counter.begin()
	counter.begin()
	counter.awaitZero(time.Millisecond)
	waited := make(chan int)
	for range 2 {
		go func() {
			counter.awaitZero(time.Hour)
			waited <- counter.count
		}()
	}
	counter.end()
	// One more begins while it is waited for.
	counter.begin()
	counter.end()
	counter.end()
	for range 2 {
		if count := <-waited; count != 0 {
			t.Errorf("%d are under way still", count)
		}
	}
}
