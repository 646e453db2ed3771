package main

import (
	"os"
	"strconv"
	"strings"
	"sync"
)

const usualOverflowUser = 65534

// standsForOthers reports whether a number is that of all users who are not mapped in this user
// namespace. Outside of namespaces every user is mapped, and it is an ordinary number.
func standsForOthers(user int) bool {
	return user == overflowUser() && !isEveryUserKnown()
}

var overflowUser = sync.OnceValue(func() int {
	text, err := os.ReadFile("/proc/sys/kernel/overflowuid")
	if err != nil {
		return usualOverflowUser
	}
	number, err := strconv.Atoi(strings.TrimSpace(string(text)))
	if err != nil {
		return usualOverflowUser
	}
	return number
})

var isEveryUserKnown = sync.OnceValue(func() bool {
	text, err := os.ReadFile("/proc/self/uid_map")
	return err == nil && strings.Join(strings.Fields(string(text)), " ") == "0 0 4294967295"
})
