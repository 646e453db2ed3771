// Package echo is the service of the interoperability tests: its messages are bytes, so that no
// generated code is needed.
package echo

import (
	"context"
	"errors"
	"fmt"

	"github.com/hashicorp/go-plugin"
	"google.golang.org/grpc"
	"google.golang.org/grpc/encoding"
	"google.golang.org/protobuf/types/known/wrapperspb"
)

// Service is the full name of the service.
const Service = "terrane.test.Echo"

// Handshake is what host and plugin agree on.
var Handshake = plugin.HandshakeConfig{
	MagicCookieKey:   "ECHO_COOKIE",
	MagicCookieValue: "let-me-in",
}

// Bytes is a message that is its own encoding.
type Bytes struct{ Value []byte }

type codec struct{}

func (codec) Marshal(v any) ([]byte, error) {
	message, ok := v.(*Bytes)
	if !ok {
		return nil, fmt.Errorf("not bytes: %T", v)
	}
	return message.Value, nil
}

func (codec) Unmarshal(data []byte, v any) error {
	message, ok := v.(*Bytes)
	if !ok {
		return fmt.Errorf("not bytes: %T", v)
	}
	message.Value = append([]byte(nil), data...)
	return nil
}

func (codec) Name() string { return "proto" }

// Codec passes messages through.
var Codec encoding.Codec = codec{}

// Plugin is both sides of the service.
type Plugin struct {
	plugin.NetRPCUnsupportedPlugin
	Answer func(method string, request []byte) ([]byte, error)
}

// GRPCServer registers the service.
func (p *Plugin) GRPCServer(_ *plugin.GRPCBroker, server *grpc.Server) error {
	methods := []grpc.MethodDesc{}
	for _, name := range []string{"Say", "Print"} {
		methods = append(methods, grpc.MethodDesc{
			MethodName: name,
			Handler: func(_ any, _ context.Context, decode func(any) error, _ grpc.UnaryServerInterceptor) (any, error) {
				// A go-plugin server has protobuf's codec, so its messages are protobuf's
				// BytesValue: the bytes in field 1.
				request := new(wrapperspb.BytesValue)
				if err := decode(request); err != nil {
					return nil, err
				}
				answer, err := p.Answer(name, request.GetValue())
				if err != nil {
					return nil, err
				}
				return wrapperspb.Bytes(answer), nil
			},
		})
	}
	server.RegisterService(&grpc.ServiceDesc{ServiceName: Service, HandlerType: (*any)(nil), Methods: methods}, p)
	return nil
}

// GRPCClient returns a Client.
func (p *Plugin) GRPCClient(_ context.Context, _ *plugin.GRPCBroker, connection *grpc.ClientConn) (any, error) {
	return &Client{connection}, nil
}

// Client calls the service.
type Client struct{ connection *grpc.ClientConn }

// Call calls one method.
func (c *Client) Call(ctx context.Context, method string, request []byte) ([]byte, error) {
	response := new(Bytes)
	err := c.connection.Invoke(ctx, "/"+Service+"/"+method, &Bytes{request}, response, grpc.ForceCodec(Codec))
	if err != nil {
		return nil, err
	}
	if len(response.Value) == 0 && len(request) != 0 {
		return nil, errors.New("the answer is empty")
	}
	return response.Value, nil
}
