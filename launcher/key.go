package main

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"os"
)

const keyBytes = 8

// sharingKey returns the key of the daemon that a launch may use. Launches with the same key run the
// same code for the same parent process, user, directory and environment, on the same boot.
//
// parent is empty for a daemon that outlives the CLI.
func sharingKey(pack *packageFile, environment environment, parent string) (string, error) {
	directory, err := workingDirectory()
	if err != nil {
		return "", err
	}
	facts := []string{pack.folder, pack.text, parent, directory}
	facts = append(facts, processContext()...)
	facts = append(facts, environment.forDaemon()...)
	hash := sha256.New()
	for _, fact := range facts {
		// The length comes first, so that no two lists of facts have the same hash.
		binary.Write(hash, binary.BigEndian, uint64(len(fact)))
		hash.Write([]byte(fact))
	}
	return hex.EncodeToString(hash.Sum(nil)[:keyBytes]), nil
}

// parentIdentity identifies the CLI process, also among later ones with the same number.
func parentIdentity() (string, error) {
	return processIdentity(os.Getppid())
}

func randomHex(bytes int) (string, error) {
	random := make([]byte, bytes)
	_, err := rand.Read(random)
	return hex.EncodeToString(random), err
}
