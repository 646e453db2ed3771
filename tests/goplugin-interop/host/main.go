// Command host starts the plugin that its arguments name, calls it as any go-plugin host does, ends it,
// and prints the results, one line each.
package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"time"

	"github.com/hashicorp/go-hclog"
	"github.com/hashicorp/go-plugin"

	"goplugin-interop/echo"
)

type safeBuffer struct {
	mutex  sync.Mutex
	buffer bytes.Buffer
}

func (b *safeBuffer) Write(data []byte) (int, error) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	return b.buffer.Write(data)
}

func (b *safeBuffer) String() string {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	return b.buffer.String()
}

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Println("error:", err)
		os.Exit(1)
	}
}

func run(command []string) error {
	var stdout, stderr safeBuffer
	client := plugin.NewClient(&plugin.ClientConfig{
		HandshakeConfig: echo.Handshake,
		VersionedPlugins: map[int]plugin.PluginSet{
			4: {"echo": &echo.Plugin{}},
			2: {"echo": &echo.Plugin{}},
		},
		Cmd:              exec.Command(command[0], command[1:]...),
		AutoMTLS:         os.Getenv("ECHO_PLAIN") == "",
		AllowedProtocols: []plugin.Protocol{plugin.ProtocolGRPC},
		SyncStdout:       &stdout,
		SyncStderr:       &stderr,
		Stderr:           io.Discard,
		Logger:           hclog.New(&hclog.LoggerOptions{Level: hclog.Error, Output: os.Stderr}),
	})
	defer client.Kill()
	protocol, err := client.Client()
	if err != nil {
		return err
	}
	fmt.Println("version:", client.NegotiatedVersion())
	fmt.Println("network:", client.ReattachConfig().Addr.Network())
	if err := protocol.Ping(); err != nil {
		return fmt.Errorf("ping: %w", err)
	}
	raw, err := protocol.Dispense("echo")
	if err != nil {
		return err
	}
	if err := calls(raw.(*echo.Client)); err != nil {
		return err
	}
	printed(&stdout, &stderr)
	begin := time.Now()
	client.Kill()
	fmt.Println("ended in two seconds:", time.Since(begin) < 2*time.Second)
	return nil
}

func calls(client *echo.Client) error {
	for _, request := range [][]byte{[]byte("hello"), bytes.Repeat([]byte("x"), 5<<20)} {
		answer, err := client.Call(context.Background(), "Say", request)
		if err != nil {
			return err
		}
		fmt.Println("said:", len(answer), bytes.Equal(answer, request))
	}
	_, err := client.Call(context.Background(), "Print", []byte("a word"))
	return err
}

func printed(stdout, stderr *safeBuffer) {
	for range 100 {
		if stdout.String() != "" && stderr.String() != "" {
			break
		}
		time.Sleep(50 * time.Millisecond)
	}
	fmt.Println("stdout:", strings.TrimSpace(stdout.String()))
	fmt.Println("stderr:", strings.TrimSpace(stderr.String()))
}
