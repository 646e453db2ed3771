package main

import (
	"sync"
	"time"
)

// A counter counts running operations. Others may begin while it is waited for.
type counter struct {
	lock  sync.Mutex
	count int
	// Closed when the count reaches zero; nil while no one waits.
	zero chan struct{}
}

func (counter *counter) begin() { counter.add(1) }
func (counter *counter) end()   { counter.add(-1) }

func (counter *counter) add(number int) {
	counter.lock.Lock()
	defer counter.lock.Unlock()
	counter.count += number
	if counter.count == 0 && counter.zero != nil {
		close(counter.zero)
		counter.zero = nil
	}
}

// awaitZero waits until no operation runs, at most until the limit.
func (counter *counter) awaitZero(limit time.Duration) {
	counter.lock.Lock()
	if counter.count == 0 {
		counter.lock.Unlock()
		return
	}
	if counter.zero == nil {
		counter.zero = make(chan struct{})
	}
	zero := counter.zero
	counter.lock.Unlock()
	await(zero, limit)
}
