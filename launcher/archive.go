package main

import (
	"archive/tar"
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/klauspost/compress/zstd"
)

// The compressed file of a package: tar with Zstandard, with files, directories and links within itself. A
// CLI hashes each package at every command, and one compressed file is hashed quickly.
type archive struct {
	// The path in the package.
	File string `json:"file"`
	// The hash and the length of the file.
	Sha256 string `json:"sha256"`
	Size   int64  `json:"size"`
	// The length of all files in it.
	Unpacked int64 `json:"unpacked"`
}

const (
	maxEntries = 100_000
	// How far back compressed bytes may refer to earlier ones, which is the memory that unpacking takes.
	// The packager stays within it at each level.
	maxWindow = 8 << 20
)

// A damagedError is the same in every directory, so no other directory is tried.
type damagedError struct{ reason string }

func (err damagedError) Error() string { return err.reason + "; install the package again" }

func (archive *archive) isComplete() bool {
	hash, err := hex.DecodeString(archive.Sha256)
	return err == nil && len(hash) == sha256.Size && filepath.IsLocal(archive.File) && archive.Size > 0 && archive.Unpacked > 0
}

// unpack writes the content of an archive into an empty directory, and returns the names of the files.
// After an error the directory is incomplete.
func (archive *archive) unpack(path, into string) ([]string, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, damagedError{err.Error()}
	}
	defer file.Close()
	hash := sha256.New()
	source := bufio.NewReaderSize(io.TeeReader(io.LimitReader(file, archive.Size+1), hash), 1<<16)
	// With one goroutine alone nothing else reads the source.
	plain, err := zstd.NewReader(source, zstd.WithDecoderConcurrency(1), zstd.WithDecoderLowmem(true), zstd.WithDecoderMaxWindow(maxWindow))
	if err != nil {
		return nil, damagedError{fmt.Sprintf("%s is damaged: %v", path, err)}
	}
	defer plain.Close()
	unpacking := &unpacking{into: into, source: tar.NewReader(plain), remaining: archive.Unpacked, links: map[string]bool{}}
	if err := unpacking.all(); err != nil {
		return nil, err
	}
	if _, err := io.Copy(io.Discard, source); err != nil {
		return nil, damagedError{err.Error()}
	}
	if hex.EncodeToString(hash.Sum(nil)) != archive.Sha256 {
		return nil, damagedError{path + " does not match the SHA-256 in lib/launch.json"}
	}
	return unpacking.names, nil
}

type unpacking struct {
	into   string
	source *tar.Reader
	// The number of bytes that may still be unpacked.
	remaining int64
	links     map[string]bool
	// The files and links that were created.
	names []string
}

func (unpacking *unpacking) all() error {
	for {
		header, err := unpacking.source.Next()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return damagedError{"the archive of the package is damaged: " + err.Error()}
		}
		if err := unpacking.one(header); err != nil {
			return err
		}
	}
}

func (unpacking *unpacking) one(header *tar.Header) error {
	name := filepath.FromSlash(strings.TrimSuffix(header.Name, "/"))
	if !filepath.IsLocal(name) || strings.Contains(name, "\n") || unpacking.isBehindLink(name) {
		return damagedError{fmt.Sprintf("the archive of the package contains a path outside of its directory: %q", header.Name)}
	}
	path := filepath.Join(unpacking.into, name)
	if header.Typeflag == tar.TypeDir {
		return os.MkdirAll(path, 0o700)
	}
	if len(unpacking.names) == maxEntries || header.Size > unpacking.remaining {
		return damagedError{"the archive of the package is larger than lib/launch.json states"}
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	switch header.Typeflag {
	case tar.TypeReg:
		return unpacking.file(path, header)
	case tar.TypeSymlink:
		return unpacking.link(path, header)
	}
	return damagedError{fmt.Sprintf("the archive of the package contains an entry that is not a file, directory or link: %q", header.Name)}
}

func (unpacking *unpacking) isBehindLink(name string) bool {
	for above := filepath.Clean(name); above != "."; above = filepath.Dir(above) {
		if unpacking.links[above] {
			return true
		}
	}
	return false
}

func (unpacking *unpacking) file(path string, header *tar.Header) error {
	mode := os.FileMode(0o600) | os.FileMode(header.Mode)&0o100
	file, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, mode)
	if err != nil {
		return err
	}
	unpacking.remaining -= header.Size
	_, err = io.Copy(file, archiveReader{unpacking.source})
	if closing := file.Close(); err == nil {
		err = closing
	}
	if err != nil {
		return err
	}
	unpacking.note(path)
	return os.Chtimes(path, header.ModTime, header.ModTime)
}

// link creates a link to a target within the directory. The upward steps of a target must be its first
// ones, so that no other link can change their meaning.
func (unpacking *unpacking) link(path string, header *tar.Header) error {
	target := filepath.FromSlash(header.Linkname)
	inside, err := filepath.Rel(unpacking.into, filepath.Join(filepath.Dir(path), target))
	if err != nil || filepath.IsAbs(target) || filepath.VolumeName(target) != "" || !filepath.IsLocal(inside) || turnsBack(target) {
		return damagedError{fmt.Sprintf("the archive of the package contains a link with a target outside of it: %q", header.Name)}
	}
	if err := os.Symlink(target, path); err != nil {
		return err
	}
	name, _ := filepath.Rel(unpacking.into, path)
	unpacking.links[name] = true
	unpacking.note(path)
	return nil
}

func turnsBack(target string) bool {
	down := false
	for _, step := range strings.Split(target, string(filepath.Separator)) {
		if step == ".." && down {
			return true
		}
		down = down || step != ".."
	}
	return false
}

func (unpacking *unpacking) note(path string) {
	name, _ := filepath.Rel(unpacking.into, path)
	unpacking.names = append(unpacking.names, filepath.ToSlash(name))
}

// An archiveReader reports errors of the archive as damage, to distinguish them from errors of the directory.
type archiveReader struct{ io.Reader }

func (reader archiveReader) Read(bytes []byte) (int, error) {
	count, err := reader.Reader.Read(bytes)
	if err != nil && !errors.Is(err, io.EOF) {
		err = damagedError{"the archive of the package is damaged: " + err.Error()}
	}
	return count, err
}
