// Package remote keeps each object as a JSON file of a directory.
package remote

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Remote is a directory of objects.
type Remote struct{ Root string }

func (r Remote) file(kind, name string) string {
	return filepath.Join(r.Root, kind+"-"+name+".json")
}

// Put writes an object.
func (r Remote) Put(kind, name string, object any) error {
	content, err := json.Marshal(object)
	if err != nil {
		return err
	}
	return os.WriteFile(r.file(kind, name), content, 0o600)
}

// Get reads an object, and reports whether it exists.
func (r Remote) Get(kind, name string, object any) (bool, error) {
	content, err := os.ReadFile(r.file(kind, name))
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	return true, json.Unmarshal(content, object)
}

// Delete removes an object.
func (r Remote) Delete(kind, name string) error {
	return os.Remove(r.file(kind, name))
}
