package main

import (
	"net"
	"strings"
	"testing"
)

func TestTheHighestCommonVersionIsChosen(t *testing.T) {
	for offer, want := range map[string]int{"5,6": 6, "6,5": 6, " 5 , x,7": 5, "7,8": 5, "": 5} {
		got, err := chooseVersion([]int{5, 6}, environment{"PLUGIN_PROTOCOL_VERSIONS": offer})
		if err != nil || got != want {
			t.Errorf("offered %q: chose %d (%v), not %d", offer, got, err, want)
		}
	}
}

func TestTheUserCanForceAVersion(t *testing.T) {
	offer := environment{"PLUGIN_PROTOCOL_VERSIONS": "5,6", "TERRANE_PROTOCOL": "5"}
	if got, err := chooseVersion([]int{5, 6}, offer); err != nil || got != 5 {
		t.Errorf("chose %d (%v)", got, err)
	}
	offer["TERRANE_PROTOCOL"] = "seven"
	if _, err := chooseVersion([]int{5, 6}, offer); err == nil || !strings.Contains(err.Error(), "TERRANE_PROTOCOL") {
		t.Errorf("said %v", err)
	}
}

func TestTheHandshakeHasASeventhFieldOnlyForHostsThatAsk(t *testing.T) {
	address := &net.UnixAddr{Name: "/tmp/plugin1", Net: "unix"}
	prepared := tlsResult{certificate: "abc"}
	if line := handshakeLine(6, address, prepared, environment{}); line != "1|6|unix|/tmp/plugin1|grpc|abc\n" {
		t.Error(line)
	}
	asked := environment{"PLUGIN_MULTIPLEX_GRPC": "true"}
	if line := handshakeLine(6, address, prepared, asked); line != "1|6|unix|/tmp/plugin1|grpc|abc|false\n" {
		t.Error(line)
	}
}

func TestVariablesOfOtherJavaProgramsDoNotReachTheJvm(t *testing.T) {
	variables := readEnvironment([]string{
		"PATH=/bin", "JAVA_TOOL_OPTIONS=-javaagent:x", "JDK_JAVA_OPTIONS=-x", "_JAVA_OPTIONS=-x", "CLASSPATH=y",
		"JDK_AOT_VM_OPTIONS=-x",
		"PLUGIN_CLIENT_CERT=pem", "TF_PLUGIN_MAGIC_COOKIE=c", "BUILD_ID=7", "EMPTY=", "PATH=/usr/bin", "nonsense",
	})
	if got := strings.Join(variables.forDaemon(), " "); got != "BUILD_ID=7 EMPTY= PATH=/usr/bin" {
		t.Error(got)
	}
	if got := strings.Join(variables.forStandalone(), " "); !strings.Contains(got, "PLUGIN_CLIENT_CERT=pem") || strings.Contains(got, "JAVA") {
		t.Error(got)
	}
}
