package main

import (
	"fmt"
	"net"
	"strconv"
	"strings"
)

// The cookie is set by every CLI. It prevents a start by mistake, and protects nothing.
const cookie = "d602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2"

// directStartText explains to a user who has started the program what starts it.
func (pack *packageFile) directStartText() string {
	hint := "Name it in the required_providers of a configuration and run terraform init."
	if pack.Kind == provisioner {
		hint = "Put it into terraform.d/plugins/OS_ARCH of a configuration and name it in a provisioner block."
	}
	return fmt.Sprintf(`This is %s, a plugin for Terraform or OpenTofu.
It cannot be used on its own: Terraform or OpenTofu starts it when it is needed.
%s
`, pack.program(), hint)
}

// chooseVersion returns the highest version that both sides support, or else the lowest of the
// provider, so that the CLI can name both in its error.
func chooseVersion(launcherNonce []int, environment environment) (int, error) {
	wanted := strings.TrimSpace(environment["TERRANE_PROTOCOL"])
	if wanted != "" {
		number, err := strconv.Atoi(wanted)
		if err != nil || !contains(launcherNonce, number) {
			return 0, fmt.Errorf("invalid TERRANE_PROTOCOL %q: set it to one of %v, or unset it", wanted, launcherNonce)
		}
		return number, nil
	}
	best, lowest := 0, launcherNonce[0]
	for _, version := range launcherNonce {
		lowest = min(lowest, version)
		if version > best && offered(environment["PLUGIN_PROTOCOL_VERSIONS"], version) {
			best = version
		}
	}
	if best == 0 {
		return lowest, nil
	}
	return best, nil
}

func offered(list string, version int) bool {
	for _, entry := range strings.Split(list, ",") {
		if number, err := strconv.Atoi(strings.TrimSpace(entry)); err == nil && number == version {
			return true
		}
	}
	return false
}

func contains(numbers []int, wanted int) bool {
	for _, number := range numbers {
		if number == wanted {
			return true
		}
	}
	return false
}

// handshakeLine is the only line on standard output after a successful start.
func handshakeLine(version int, address net.Addr, prepared tlsResult, environment environment) string {
	line := fmt.Sprintf("1|%d|%s|%s|grpc|%s", version, address.Network(), address.String(), prepared.certificate)
	if environment["PLUGIN_MULTIPLEX_GRPC"] != "" {
		// Connections are not multiplexed. Older hosts do not accept this field.
		line += "|false"
	}
	return line + "\n"
}

// cannotStart reports why there is no handshake, and returns the exit code. A CLI quotes the first
// line of standard output if it is not a handshake, so the reason is written there.
func cannotStart(err error) int {
	if err == nil {
		return 0
	}
	reason := strings.Join(strings.Fields(strings.ReplaceAll(err.Error(), "|", "/")), " ")
	fmt.Println("This provider cannot start: " + reason)
	return 1
}
