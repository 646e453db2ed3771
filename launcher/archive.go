package main

import (
	"archive/tar"
	"bufio"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// A command hashes each package whole, so some packages are one compressed file, which is soon
// hashed. It is a tar file with gzip, and holds files, directories and links within itself.
type archive struct {
	// Its place in the package.
	File string `json:"file"`
	// What it hashes to, and its length.
	Sha256 string `json:"sha256"`
	Size   int64  `json:"size"`
	// The length of all files in it.
	Unpacked int64 `json:"unpacked"`
}

const mostItems = 100_000

// A damaged archive is no better in another directory.
type damaged struct{ reason string }

func (err damaged) Error() string { return err.reason + "; install the package again" }

func (archive *archive) isWhole() bool {
	hash, err := hex.DecodeString(archive.Sha256)
	return err == nil && len(hash) == sha256.Size && filepath.IsLocal(archive.File) && archive.Size > 0 && archive.Unpacked > 0
}

// unpack writes all that an archive holds into an empty directory, and returns the names of it. What
// it has written is of no use when it fails.
func (archive *archive) unpack(path, into string) ([]string, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, damaged{err.Error()}
	}
	defer file.Close()
	hash := sha256.New()
	source := bufio.NewReaderSize(io.TeeReader(io.LimitReader(file, archive.Size+1), hash), 1<<16)
	plain, err := gzip.NewReader(source)
	if err != nil {
		return nil, damaged{fmt.Sprintf("%s is damaged: %v", path, err)}
	}
	unpacking := &unpacking{into: into, source: tar.NewReader(plain), room: archive.Unpacked, links: map[string]bool{}}
	if err := unpacking.all(); err != nil {
		return nil, err
	}
	if _, err := io.Copy(io.Discard, source); err != nil {
		return nil, damaged{err.Error()}
	}
	if hex.EncodeToString(hash.Sum(nil)) != archive.Sha256 {
		return nil, damaged{path + " is not the file that belongs to this package"}
	}
	return unpacking.names, nil
}

type unpacking struct {
	into   string
	source *tar.Reader
	// How many bytes may follow.
	room  int64
	links map[string]bool
	// The files and links that were made.
	names []string
}

func (unpacking *unpacking) all() error {
	for {
		header, err := unpacking.source.Next()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return damaged{"its archive is damaged: " + err.Error()}
		}
		if err := unpacking.one(header); err != nil {
			return err
		}
	}
}

func (unpacking *unpacking) one(header *tar.Header) error {
	name := filepath.FromSlash(strings.TrimSuffix(header.Name, "/"))
	if !filepath.IsLocal(name) || strings.Contains(name, "\n") || unpacking.isBehindLink(name) {
		return damaged{fmt.Sprintf("its archive would write outside its directory: %q", header.Name)}
	}
	path := filepath.Join(unpacking.into, name)
	if header.Typeflag == tar.TypeDir {
		return os.MkdirAll(path, 0o700)
	}
	if len(unpacking.names) == mostItems || header.Size > unpacking.room {
		return damaged{"its archive holds more than it says"}
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
	return damaged{fmt.Sprintf("its archive holds something that is no file: %q", header.Name)}
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
	unpacking.room -= header.Size
	_, err = io.Copy(file, honest{unpacking.source})
	if closing := file.Close(); err == nil {
		err = closing
	}
	if err != nil {
		return err
	}
	unpacking.note(path)
	return os.Chtimes(path, header.ModTime, header.ModTime)
}

// link makes a link that leads to something within. Its upward steps stand in front, where no other
// link can change what they mean; what follows them goes through links of which the same is true.
func (unpacking *unpacking) link(path string, header *tar.Header) error {
	target := filepath.FromSlash(header.Linkname)
	inside, err := filepath.Rel(unpacking.into, filepath.Join(filepath.Dir(path), target))
	if err != nil || filepath.IsAbs(target) || filepath.VolumeName(target) != "" || !filepath.IsLocal(inside) || turnsBack(target) {
		return damaged{fmt.Sprintf("its archive has a link that leads out of it: %q", header.Name)}
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

// honest tells a damaged archive from a directory that cannot be written to.
type honest struct{ io.Reader }

func (reader honest) Read(bytes []byte) (int, error) {
	count, err := reader.Reader.Read(bytes)
	if err != nil && !errors.Is(err, io.EOF) {
		err = damaged{"its archive is damaged: " + err.Error()}
	}
	return count, err
}
