package main

import (
	"fmt"
	"net"
	"strconv"
	"strings"
)

// Tells that a CLI started this program; it explains, it does not protect.
const cookie = "d602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2"

func friendlyText(name string) string {
	return fmt.Sprintf(`This is terraform-provider-%s, a plugin for Terraform or OpenTofu.
It cannot be used on its own: Terraform or OpenTofu starts it and talks to it when needed.
Name it in the required_providers of a configuration and run terraform init.
`, name)
}

// chooseVersion takes the highest version that both sides speak, or else our lowest, so that the
// CLI can name both sides in its error.
func chooseVersion(ours []int, environment environment) (int, error) {
	wanted := strings.TrimSpace(environment["TERRANE_PROTOCOL"])
	if wanted != "" {
		number, err := strconv.Atoi(wanted)
		if err != nil || !contains(ours, number) {
			return 0, fmt.Errorf("TERRANE_PROTOCOL is %q; it can be one of %v, or be left out", wanted, ours)
		}
		return number, nil
	}
	best, lowest := 0, ours[0]
	for _, version := range ours {
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

// handshakeLine is all that ever stands on standard output after a good start.
func handshakeLine(version int, address net.Addr, prepared protectionResult, environment environment) string {
	line := fmt.Sprintf("1|%d|%s|%s|grpc|%s", version, address.Network(), address.String(), prepared.certificate)
	if environment["PLUGIN_MULTIPLEX_GRPC"] != "" {
		// A connection is never shared; hosts that did not ask must not be told.
		line += "|false"
	}
	return line + "\n"
}

// cannotStart tells why there is no handshake. A CLI quotes the first line of standard output when
// it is none, so the reason stands there, in one line; returns the exit code.
func cannotStart(err error) int {
	if err == nil {
		return 0
	}
	reason := strings.Join(strings.Fields(strings.ReplaceAll(err.Error(), "|", "/")), " ")
	fmt.Println("This provider cannot start: " + reason)
	return 1
}
