package main

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"unicode/utf8"
)

// The remote side of a note, the same in each language, is not counted.

func resolve(root, name string) string {
	if filepath.IsAbs(name) {
		return name
	}
	return filepath.Join(root, name)
}

func writeFile(name, content, mode string) error {
	bits, err := strconv.ParseUint(mode, 8, 32)
	if err != nil {
		return err
	}
	if err := os.WriteFile(name, []byte(content), 0o600); err != nil {
		return err
	}
	return os.Chmod(name, os.FileMode(bits))
}

func readFile(name string) (content, mode string, err error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return "", "", err
	}
	if !utf8.Valid(text) {
		return "", "", errors.New(name + " is not UTF-8 text")
	}
	about, err := os.Stat(name)
	if err != nil {
		return "", "", err
	}
	return string(text), fmt.Sprintf("%04o", about.Mode().Perm()), nil
}

func sha256Of(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}
