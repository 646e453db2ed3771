package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const complete = `{"name":"x","java":"${package}/lib/image/bin/java","options":["-XX:AOTCache=${package}/lib/x.aot"],
	"classPath":["${package}/lib/a.jar","${package}/lib/b.jar"],"main":"a.Main","build":"1","protocols":[5,6]}`

func packageWith(t *testing.T, folder, text string) (*packageFile, error) {
	t.Helper()
	if err := os.MkdirAll(filepath.Join(folder, "lib"), 0o755); err != nil {
		t.Fatal(err)
	}
	if text != "" {
		if err := os.WriteFile(filepath.Join(folder, "lib", "launch.json"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return readPackageIn(folder)
}

func TestTheCommandIsThatOfThePackage(t *testing.T) {
	folder := t.TempDir()
	pack, err := packageWith(t, folder, complete)
	if err != nil {
		t.Fatal(err)
	}
	want := "D/lib/image/bin/java -XX:AOTCache=D/lib/x.aot -Xmore -cp D/lib/a.jar:D/lib/b.jar a.Main host"
	got := strings.Join(pack.command([]string{"-Xmore"}, []string{"host"}), " ")
	if got != strings.ReplaceAll(want, "D", folder) {
		t.Error(got)
	}
	if pack.Sharing || pack.KeepWarm != 0 {
		t.Error("what the packager did not allow is not allowed")
	}
}

func TestAProvisionerHasAFolderOfItsOwnBesideIt(t *testing.T) {
	for name, want := range map[string]string{
		"terraform-provider-x_v1.0.0":        "plugins",
		"terraform-provisioner-x":            "plugins/provisioner-x",
		"terraform-provisioner-x_v1.0.0":     "plugins/provisioner-x_v1.0.0",
		"terraform-provisioner-x_v1.0.0.exe": "plugins/provisioner-x_v1.0.0",
	} {
		if got := packageFolder(filepath.Join("plugins", name)); got != filepath.FromSlash(want) {
			t.Errorf("%s: %s", name, got)
		}
	}
}

func TestAProvisionerIsNamedAsSuch(t *testing.T) {
	pack, err := packageWith(t, t.TempDir(), strings.Replace(complete, `"name"`, `"kind":"provisioner","name"`, 1))
	if err != nil {
		t.Fatal(err)
	}
	if text := pack.directStartText(); !strings.Contains(text, "terraform-provisioner-x,") {
		t.Error(text)
	}
}

func TestADamagedPackageIsReported(t *testing.T) {
	for text, want := range map[string]string{
		"":  "the package is incomplete",
		"{": "is damaged: ",
		strings.Replace(complete, `"main"`, `"archive":{"file":"../x"},"main"`, 1): "describes the archive incompletely",
		`{"name":"x"}`: "lacks name, java, main, build or protocols",
	} {
		if _, err := packageWith(t, t.TempDir(), text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestAColonInThePathIsReported(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "host:8443")
	pack, err := packageWith(t, folder, complete)
	if err != nil {
		t.Fatal(err)
	}
	if err := pack.checkClassPath(); err == nil || !strings.Contains(err.Error(), "because the path contains \":\"; install the provider in another directory") {
		t.Error(err)
	}
}
