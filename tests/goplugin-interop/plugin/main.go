// Command plugin is a go-plugin that responds with its requests.
package main

import (
	"fmt"
	"os"

	"github.com/hashicorp/go-hclog"
	"github.com/hashicorp/go-plugin"

	"goplugin-interop/echo"
)

func main() {
	logger := hclog.New(&hclog.LoggerOptions{Level: hclog.Trace, Output: os.Stderr, JSONFormat: true})
	answer := func(method string, request []byte) ([]byte, error) {
		if method == "Print" {
			logger.Warn("logged", "text", string(request))
			fmt.Println("out", string(request))
			fmt.Fprintln(os.Stderr, "err", string(request))
		}
		return request, nil
	}
	plugin.Serve(&plugin.ServeConfig{
		HandshakeConfig:  echo.Handshake,
		VersionedPlugins: map[int]plugin.PluginSet{4: {"echo": &echo.Plugin{Answer: answer}}},
		GRPCServer:       plugin.DefaultGRPCServer,
		Logger:           logger,
	})
}
