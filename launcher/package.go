package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// The content of lib/launch.json, which the packager writes. ${package} stands for the folder that
// contains lib, ${runtime} for the folder of the unpacked archive.
type packageFile struct {
	// The name, as in terraform-provider-NAME.
	Name string `json:"name"`
	// provider, which is the default, or provisioner.
	Kind string `json:"kind"`
	// The java executable.
	Java string `json:"java"`
	// The JVM options, before the class path.
	Options []string `json:"options"`
	// The archive to unpack first; nil in the folder layout.
	Archive *archive `json:"archive"`
	// The class path; empty when the image contains everything as modules.
	ClassPath []string `json:"classPath"`
	// The main class, or MODULE/CLASS.
	Main string `json:"main"`
	// Hash of all that the JVM runs. Packages with different hashes share no daemon.
	Build string `json:"build"`
	// The protocol versions that the provider supports.
	Protocols []int `json:"protocols"`
	// Whether launches of one CLI process may share a daemon.
	Sharing bool `json:"sharing"`
	// For how many seconds a user may keep the daemon; 0 forbids it.
	KeepWarm int `json:"keepWarm"`
	// The recorded answers: by the path of the call, the file with the message.
	Answers map[string]string `json:"answers"`

	folder string
	text   string
	// The folder of image and class path: the package, or the unpacked archive.
	runtime string
	// Whether this launch has recorded its use of the unpacked archive.
	hasRecordedUse bool
}

func readPackage() (*packageFile, error) {
	executable, err := os.Executable()
	if err != nil {
		return nil, err
	}
	if executable, err = filepath.EvalSymlinks(executable); err != nil {
		return nil, err
	}
	return readPackageIn(packageFolder(executable))
}

// packageFolder returns the folder that contains lib: that of the executable, or for a provisioner,
// whose folder is shared with other plugins, the folder beside it with its name without "terraform-".
func packageFolder(executable string) string {
	folder := filepath.Dir(executable)
	name, found := strings.CutPrefix(filepath.Base(executable), "terraform-provisioner-")
	if !found {
		return folder
	}
	return filepath.Join(folder, "provisioner-"+strings.TrimSuffix(name, ".exe"))
}

const provisioner = "provisioner"

// program returns the name of the executable, without its version.
func (pack *packageFile) program() string {
	if pack.Kind == provisioner {
		return "terraform-provisioner-" + pack.Name
	}
	return "terraform-provider-" + pack.Name
}

func readPackageIn(folder string) (*packageFile, error) {
	path := filepath.Join(folder, "lib", "launch.json")
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("the package is incomplete: %w; install it again", err)
	}
	pack := &packageFile{folder: folder, text: string(text), runtime: folder}
	if err := json.Unmarshal(text, pack); err != nil {
		return nil, fmt.Errorf("%s is damaged: %w; install the package again", path, err)
	}
	if pack.Name == "" || pack.Java == "" || pack.Main == "" || pack.Build == "" || len(pack.Protocols) == 0 {
		return nil, fmt.Errorf("%s lacks name, java, main, build or protocols; install the package again", path)
	}
	if pack.Archive != nil && !pack.Archive.isComplete() {
		return nil, fmt.Errorf("%s describes the archive incompletely; install the package again", path)
	}
	return pack, nil
}

// answer returns the recorded answer to a call, if there is one.
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

// prepare unpacks the archive if necessary.
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

// checkClassPath reports a separator in a path, because java would fail without a reason.
func (pack *packageFile) checkClassPath() error {
	const separator = string(os.PathListSeparator)
	for _, entry := range pack.ClassPath {
		resolved := pack.resolve(entry)
		if !strings.Contains(resolved, separator) {
			continue
		}
		fix := "install the provider in another directory"
		if strings.Contains(entry, "${runtime}") && pack.Archive != nil {
			fix = "set " + cacheVariable + " to another directory"
		}
		return fmt.Errorf("Java cannot start from %s because the path contains %q; %s", filepath.Dir(resolved), separator, fix)
	}
	return nil
}

// command returns the command line of the JVM. Additional options are last, so that they override.
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
