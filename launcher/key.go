package main

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"os"
)

const keyBytes = 8

// sharingKey names the JVM that a launch may use. Launches with the same key run the same code for
// the same parent process, user, directory and environment, on the same boot of the same machine.
//
// parent is empty for a JVM that outlives the CLI: then the rest alone decides.
func sharingKey(pack *packageFile, environment environment, parent string) (string, error) {
	directory, err := workingDirectory()
	if err != nil {
		return "", err
	}
	facts := []string{pack.folder, pack.text, parent, directory}
	facts = append(facts, whereWeRun()...)
	facts = append(facts, environment.forJvm()...)
	hash := sha256.New()
	for _, fact := range facts {
		// The length in front: two facts never read like one.
		binary.Write(hash, binary.BigEndian, uint64(len(fact)))
		hash.Write([]byte(fact))
	}
	return hex.EncodeToString(hash.Sum(nil)[:keyBytes]), nil
}

// parentIdentity tells the CLI process from all others, also from later ones of the same number.
func parentIdentity() (string, error) {
	return processIdentity(os.Getppid())
}

func randomHex(bytes int) (string, error) {
	random := make([]byte, bytes)
	_, err := rand.Read(random)
	return hex.EncodeToString(random), err
}
