package main

import (
	"archive/tar"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/klauspost/compress/zstd"
)

func file(name, content string) tarEntry {
	return tarEntry{tar.Header{Name: name, Typeflag: tar.TypeReg, Mode: 0o644}, content}
}

func link(name, target string) tarEntry {
	return tarEntry{tar.Header{Name: name, Typeflag: tar.TypeSymlink, Linkname: target}, ""}
}

type tarEntry struct {
	header  tar.Header
	content string
}

// archiveOf writes an archive into a folder, and returns its description.
func archiveOf(t *testing.T, folder string, entries ...tarEntry) *archive {
	t.Helper()
	return archiveWithin(t, folder, maxWindow, entries...)
}

// archiveWithin compresses with references over a distance of up to window bytes.
func archiveWithin(t *testing.T, folder string, window int, entries ...tarEntry) *archive {
	t.Helper()
	var packed bytes.Buffer
	zipped, err := zstd.NewWriter(&packed, zstd.WithWindowSize(window), zstd.WithEncoderConcurrency(1))
	if err != nil {
		t.Fatal(err)
	}
	writer := tar.NewWriter(zipped)
	unpacked := int64(1)
	for _, entry := range entries {
		entry.header.Size = int64(len(entry.content))
		entry.header.ModTime = time.Unix(1_000_000_000, 0)
		if err := writer.WriteHeader(&entry.header); err != nil {
			t.Fatal(err)
		}
		writer.Write([]byte(entry.content))
		unpacked += entry.header.Size
	}
	writer.Close()
	zipped.Close()
	hash := sha256.Sum256(packed.Bytes())
	os.MkdirAll(filepath.Join(folder, "lib"), 0o755)
	os.WriteFile(filepath.Join(folder, "lib", "runtime.tar.zst"), packed.Bytes(), 0o644)
	return &archive{"lib/runtime.tar.zst", hex.EncodeToString(hash[:]), int64(packed.Len()), unpacked}
}

func unpackInto(t *testing.T, into string, entries ...tarEntry) error {
	t.Helper()
	folder := t.TempDir()
	archive := archiveOf(t, folder, entries...)
	_, err := archive.unpack(filepath.Join(folder, archive.File), into)
	return err
}

func TestAnArchiveIsUnpackedAsItIs(t *testing.T) {
	into := t.TempDir()
	java := file("runtime/bin/java", "java")
	java.header.Mode = 0o755
	directory := tarEntry{tar.Header{Name: "runtime/", Typeflag: tar.TypeDir, Mode: 0o755}, ""}
	err := unpackInto(t, into, directory, java, file("./classpath/a.jar", "jar"), link("runtime/legal/b", "../bin/java"))
	if err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(filepath.Join(into, "runtime/legal/b")); err != nil || string(text) != "java" {
		t.Error("the link leads to", string(text), err)
	}
	for name, mode := range map[string]fs.FileMode{"runtime/bin/java": 0o700, "classpath/a.jar": 0o600} {
		info, err := os.Stat(filepath.Join(into, name))
		if err != nil || info.Mode().Perm() != mode || !info.ModTime().Equal(time.Unix(1_000_000_000, 0)) {
			t.Error(name, info, err)
		}
	}
}

func TestAHostileEntryIsRefused(t *testing.T) {
	hostile := map[string][]tarEntry{
		"upward":              {file("../evil", "x")},
		"upward, hidden":      {file("a/../../evil", "x")},
		"absolute":            {file("/evil", "x")},
		"absolute link":       {link("a", "/etc")},
		"link out":            {link("a/b", "../../etc")},
		"link out by a link":  {link("a", "."), link("b", "a/../evil")},
		"through a link":      {link("a", "."), file("a/evil", "x")},
		"in place of a link":  {link("a", "b"), file("a", "x")},
		"device":              {{tar.Header{Name: "null", Typeflag: tar.TypeChar}, ""}},
		"hard link":           {{tar.Header{Name: "passwd", Typeflag: tar.TypeLink, Linkname: "/etc/passwd"}, ""}},
		"a name of two lines": {file("a\nb", "x")},
	}
	for name, entries := range hostile {
		above := t.TempDir()
		into := filepath.Join(above, "into")
		os.Mkdir(into, 0o700)
		var broken damagedError
		if err := unpackInto(t, into, entries...); !errors.As(err, &broken) {
			t.Errorf("%s: %v", name, err)
		}
		if all := names(above); len(all) != 1 {
			t.Errorf("%s: %v", name, all)
		}
	}
}

func TestTheSameNameTwiceIsRefused(t *testing.T) {
	if err := unpackInto(t, t.TempDir(), file("a", "x"), file("a", "y")); !errors.Is(err, fs.ErrExist) {
		t.Error(err)
	}
}

func TestADamagedArchiveIsRefused(t *testing.T) {
	folder := t.TempDir()
	good := archiveOf(t, folder, file("a", strings.Repeat("content", 1000)))
	path := filepath.Join(folder, good.File)
	whole, _ := os.ReadFile(path)
	shorter, longer, other := *good, *good, *good
	shorter.Unpacked = 100
	other.Sha256 = strings.Repeat("0", 64)
	longer.Size = 10
	for name, one := range map[string]struct {
		archive *archive
		bytes   []byte
	}{
		"cut off":             {good, whole[:len(whole)/2]},
		"more than it says":   {&shorter, whole},
		"another file":        {&other, whole},
		"longer than it says": {&longer, whole},
		"something behind it": {good, append(whole[:len(whole):len(whole)], "more"...)},
		"no archive":          {good, []byte("hello")},
		"empty":               {good, nil},
	} {
		os.WriteFile(path, one.bytes, 0o644)
		var broken damagedError
		if _, err := one.archive.unpack(path, t.TempDir()); !errors.As(err, &broken) || !strings.Contains(err.Error(), "install the package again") {
			t.Errorf("%s: %v", name, err)
		}
	}
	os.Remove(path)
	if _, err := good.unpack(path, t.TempDir()); err == nil || !strings.Contains(err.Error(), "install the package again") {
		t.Error(err)
	}
}

func TestAnArchiveThatNeedsMoreMemoryIsRefused(t *testing.T) {
	long := file("a", strings.Repeat("content", 3*maxWindow/7))
	for window, refused := range map[int]bool{maxWindow: false, 2 * maxWindow: true} {
		folder := t.TempDir()
		archive := archiveWithin(t, folder, window, long)
		_, err := archive.unpack(filepath.Join(folder, archive.File), t.TempDir())
		var broken damagedError
		if errors.As(err, &broken) != refused {
			t.Error(window, err)
		}
	}
}

func TestALittleThatBecomesMuchIsRefused(t *testing.T) {
	folder, into := t.TempDir(), t.TempDir()
	archive := archiveOf(t, folder, file("a", strings.Repeat("x", 1<<24)))
	archive.Unpacked = 1 << 20
	var broken damagedError
	if _, err := archive.unpack(filepath.Join(folder, archive.File), into); !errors.As(err, &broken) || len(names(into)) != 0 {
		t.Error(err, names(into))
	}
}

// unpackHere is what a process of TestLaunchesAtOnceUnpackOnce does.
func unpackHere(folder string) {
	text, _ := os.ReadFile(filepath.Join(folder, "archive.txt"))
	pack := &packageFile{Name: "x", folder: folder, Archive: &archive{File: "lib/runtime.tar.zst"}}
	fmt.Sscan(string(text), &pack.Archive.Sha256, &pack.Archive.Size, &pack.Archive.Unpacked)
	if err := pack.prepare(environment{}, &log{name: "x", trace: &trace{}}); err != nil {
		fmt.Println(err)
	}
}
