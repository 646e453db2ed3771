// Command gocty writes what the original implementation of Terraform's type
// system answers to random questions, as tab-separated rows for the tests of
// the Java one. See README.md.
package main

import (
	"bufio"
	"fmt"
	"math/rand"
	"os"
	"strconv"
)

func main() {
	if len(os.Args) < 2 {
		fail("usage: gocty values|numbers|conversions|unifications ROWS SEED, or gocty echo")
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	if os.Args[1] == "echo" {
		echo(os.Stdin, out)
		return
	}
	if len(os.Args) != 4 {
		fail("usage: gocty " + os.Args[1] + " ROWS SEED")
	}
	rows, seed := number(os.Args[2]), number(os.Args[3])
	g := &generator{rand.New(rand.NewSource(int64(seed)))}
	writers := map[string]func() string{
		"values":       g.valueRow,
		"numbers":      g.numberRow,
		"conversions":  g.conversionRow,
		"unifications": g.unificationRow,
	}
	writer, ok := writers[os.Args[1]]
	if !ok {
		fail("unknown kind of rows: " + os.Args[1])
	}
	fmt.Fprintf(out, "# go-cty v1.18.1, %s, seed %d\n", os.Args[1], seed)
	for written := 0; written < rows; {
		if row := writer(); row != "" {
			fmt.Fprintln(out, row)
			written++
		}
	}
}

func number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		fail(err.Error())
	}
	return n
}

func fail(message string) {
	fmt.Fprintln(os.Stderr, message)
	os.Exit(1)
}
