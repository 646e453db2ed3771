package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

// What the packager wrote beside this executable, in lib/launch.json. The text ${package} stands
// for the folder of the executable.
type packageFile struct {
	// The provider's name, as in terraform-provider-NAME.
	Name string `json:"name"`
	// The java to start.
	Java string `json:"java"`
	// Its options, in front of the class path.
	Options []string `json:"options"`
	// The class path; empty when the image has it all in a module.
	ClassPath []string `json:"classPath"`
	// The main class, or MODULE/CLASS.
	Main string `json:"main"`
	// Hash of all that the JVM runs: packages with another one never meet.
	Build string `json:"build"`
	// The protocol versions of the provider.
	Protocols []int `json:"protocols"`
	// Whether launches of one CLI process may share a JVM.
	Sharing bool `json:"sharing"`
	// For how many seconds a user may keep the JVM; 0 forbids it.
	KeepWarm int `json:"keepWarm"`

	folder string
	text   string
}

func readPackage() (*packageFile, error) {
	executable, err := os.Executable()
	if err != nil {
		return nil, err
	}
	if executable, err = filepath.EvalSymlinks(executable); err != nil {
		return nil, err
	}
	return readPackageIn(filepath.Dir(executable))
}

func readPackageIn(folder string) (*packageFile, error) {
	place := filepath.Join(folder, "lib", "launch.json")
	text, err := os.ReadFile(place)
	if err != nil {
		return nil, fmt.Errorf("its package is not complete, install it again: %w", err)
	}
	pack := &packageFile{folder: folder, text: string(text)}
	if err := json.Unmarshal(text, pack); err != nil {
		return nil, fmt.Errorf("%s is damaged, install the package again: %w", place, err)
	}
	if pack.Name == "" || pack.Java == "" || pack.Main == "" || pack.Build == "" || len(pack.Protocols) == 0 {
		return nil, fmt.Errorf("%s lacks name, java, main, build or protocols; install the package again", place)
	}
	if runtime.GOOS != "windows" && len(pack.ClassPath) > 0 && strings.Contains(folder, ":") {
		return nil, fmt.Errorf("Java cannot start from %s, because of the colon in it; install this provider in another place", folder)
	}
	return pack, nil
}

func (pack *packageFile) resolve(text string) string {
	return strings.ReplaceAll(text, "${package}", pack.folder)
}

// command is the JVM's command line; more options come last, so that they win.
func (pack *packageFile) command(more []string, arguments []string) []string {
	command := []string{pack.resolve(pack.Java)}
	for _, option := range pack.Options {
		command = append(command, pack.resolve(option))
	}
	command = append(command, more...)
	if len(pack.ClassPath) > 0 {
		var entries []string
		for _, entry := range pack.ClassPath {
			entries = append(entries, pack.resolve(entry))
		}
		command = append(command, "-cp", strings.Join(entries, string(os.PathListSeparator)))
	}
	if strings.Contains(pack.Main, "/") {
		command = append(command, "-m")
	}
	return append(append(command, pack.Main), arguments...)
}
