package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// What the packager wrote beside this executable, in lib/launch.json. The text ${package} stands
// for the folder of the executable, ${runtime} for the one into which the archive was unpacked.
type packageFile struct {
	// The provider's name, as in terraform-provider-NAME.
	Name string `json:"name"`
	// The java to start.
	Java string `json:"java"`
	// Its options, in front of the class path.
	Options []string `json:"options"`
	// What has to be unpacked before, where the layout wants that.
	Archive *archive `json:"archive"`
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
	// What the provider always answers to a call: by the call's path, a file of the package with
	// the message.
	Answers map[string]string `json:"answers"`

	folder string
	text   string
	// Where the image and the class path are: the folder, or where the archive was unpacked.
	runtime string
	// Whether this launch wrote down that it uses what was unpacked.
	noted bool
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
	pack := &packageFile{folder: folder, text: string(text), runtime: folder}
	if err := json.Unmarshal(text, pack); err != nil {
		return nil, fmt.Errorf("%s is damaged, install the package again: %w", place, err)
	}
	if pack.Name == "" || pack.Java == "" || pack.Main == "" || pack.Build == "" || len(pack.Protocols) == 0 {
		return nil, fmt.Errorf("%s lacks name, java, main, build or protocols; install the package again", place)
	}
	if pack.Archive != nil && !pack.Archive.isWhole() {
		return nil, fmt.Errorf("%s says too little about its archive; install the package again", place)
	}
	return pack, nil
}

// answer is the message that a call is always answered with, if there is one.
func (pack *packageFile) answer(call string) ([]byte, bool) {
	file, recorded := pack.Answers[call]
	if !recorded {
		return nil, false
	}
	message, err := os.ReadFile(filepath.Join(pack.folder, filepath.FromSlash(file)))
	return message, err == nil
}

func (pack *packageFile) hasAnswers(version int) bool {
	for call := range pack.Answers {
		if strings.HasPrefix(call, fmt.Sprintf("/tfplugin%d.", version)) {
			return true
		}
	}
	return false
}

func (pack *packageFile) resolve(text string) string {
	return strings.NewReplacer("${package}", pack.folder, "${runtime}", pack.runtime).Replace(text)
}

// prepare makes ready what the JVM runs.
func (pack *packageFile) prepare(environment environment, log *log) error {
	if pack.Archive != nil {
		runtime, err := pack.unpacked(environment, log)
		if err != nil {
			return err
		}
		pack.runtime = runtime
	}
	return pack.checkClassPath()
}

// checkClassPath says what java would not.
func (pack *packageFile) checkClassPath() error {
	const separator = string(os.PathListSeparator)
	for _, entry := range pack.ClassPath {
		resolved := pack.resolve(entry)
		if !strings.Contains(resolved, separator) {
			continue
		}
		cure := "install this provider in another place"
		if strings.Contains(entry, "${runtime}") && pack.Archive != nil {
			cure = "let " + cacheVariable + " name another directory"
		}
		return fmt.Errorf("Java cannot start from %s, because of the %q in it; %s", filepath.Dir(resolved), separator, cure)
	}
	return nil
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
