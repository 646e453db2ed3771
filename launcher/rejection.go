package main

import (
	"regexp"
	"strings"
)

// Lines that a JVM prints about its AOT cache, and lines that continue them:
//
//	[0.036s][warning][aot] The AOT cache has been truncated.
//	[                    ] more of it
//	[0.037s][error  ][aot] Unable to map shared spaces
var (
	cacheLine        = regexp.MustCompile(`^\[[^\]]*\]\[(warning|error) *\]\[aot[^\]]*\] *(.*)$`)
	continuationLine = regexp.MustCompile(`^\[ +\] *(.*)$`)
)

// A line that contains no reason.
const withoutReason = "An error has occurred while processing the AOT cache."

// cacheRejection finds in the output of a JVM why it does not use its AOT cache. It returns the
// reason, empty if the JVM uses its cache, and the output without it.
func cacheRejection(output string) (reason, rest string) {
	var warnings, errors, others []string
	isRejected := false
	var last *[]string
	for _, line := range strings.SplitAfter(output, "\n") {
		text := strings.TrimSuffix(line, "\n")
		if found := cacheLine.FindStringSubmatch(text); found != nil {
			last = &warnings
			if found[1] == "error" {
				last, isRejected = &errors, true
			}
			if !strings.HasPrefix(found[2], withoutReason) {
				*last = append(*last, found[2])
			}
		} else if found := continuationLine.FindStringSubmatch(text); found != nil && last != nil {
			*last = append(*last, found[1])
		} else {
			last = nil
			others = append(others, line)
		}
	}
	if !isRejected {
		return "", output
	}
	if len(warnings) == 0 {
		warnings = errors
	}
	return strings.Join(warnings, " "), strings.Join(others, "")
}
