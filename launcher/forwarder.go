package main

import (
	"context"
	"encoding/binary"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
)

// The gRPC statuses of the launcher; all others come from the daemon. For a daemon that cannot start,
// UNAVAILABLE would fit, but CLIs hide its message.
const (
	statusOk                 = "0"
	statusFailedPrecondition = "9"
	statusUnavailable        = "14"
)

// reply answers a unary call.
func reply(writer http.ResponseWriter, request *http.Request, message []byte) {
	io.Copy(io.Discard, request.Body)
	begin(writer)
	head := make([]byte, 5)
	binary.BigEndian.PutUint32(head[1:], uint32(len(message)))
	writer.Write(append(head, message...))
	end(writer, statusOk, "")
}

// fail answers a call with an error.
func fail(writer http.ResponseWriter, err error) {
	begin(writer)
	end(writer, statusFailedPrecondition, "This provider cannot start: "+err.Error())
}

func begin(writer http.ResponseWriter) {
	header := writer.Header()
	header["Date"] = nil
	header.Set("Content-Type", "application/grpc")
	writer.WriteHeader(http.StatusOK)
	// After this, headers are sent as trailers.
	writer.(http.Flusher).Flush()
}

func end(writer http.ResponseWriter, status, message string) {
	header := writer.Header()
	header.Set(http.TrailerPrefix+"Grpc-Status", status)
	if message != "" {
		header.Set(http.TrailerPrefix+"Grpc-Message", url.PathEscape(message))
	}
}

// A forwarder forwards single calls to a session in the daemon. Bytes cannot be copied on a connection
// on which the launcher has answered calls itself.
type forwarder struct {
	session *session
	client  *http.Transport
}

func newForwarder(session *session) *forwarder {
	var clear http.Protocols
	clear.SetUnencryptedHTTP2(true)
	return &forwarder{session, &http.Transport{
		Protocols: &clear, DisableCompression: true,
		DialContext: func(context.Context, string, string) (net.Conn, error) {
			return openConnection(session.record, connectionRequest(session.id))
		},
	}}
}

// forward forwards a call to the daemon.
func (forwarder *forwarder) forward(writer http.ResponseWriter, request *http.Request) {
	forwarder.session.active.begin()
	defer forwarder.session.active.end()
	inner := request.Clone(request.Context())
	inner.URL = &url.URL{Scheme: "http", Host: "jvm", Path: request.URL.Path}
	inner.RequestURI = ""
	answer, err := forwarder.client.RoundTrip(inner)
	if err != nil {
		forwarder.session.log.debug("a call did not reach the JVM: " + err.Error())
		panic(http.ErrAbortHandler)
	}
	defer answer.Body.Close()
	trailers := forwardHeader(writer, answer)
	if err := forwardBody(writer, answer.Body); err != nil {
		panic(http.ErrAbortHandler)
	}
	for _, more := range []http.Header{trailers, answer.Trailer} {
		for name, values := range more {
			writer.Header()[http.TrailerPrefix+name] = values
		}
	}
}

// forwardHeader returns the status of a response without a body, which is sent as trailers like all
// others.
func forwardHeader(writer http.ResponseWriter, answer *http.Response) http.Header {
	trailers := http.Header{}
	header := writer.Header()
	header["Date"] = nil
	for name, values := range answer.Header {
		switch {
		case strings.HasPrefix(name, "Grpc-Status"), strings.HasPrefix(name, "Grpc-Message"):
			trailers[name] = values
		case name != "Content-Length":
			header[name] = values
		}
	}
	writer.WriteHeader(answer.StatusCode)
	writer.(http.Flusher).Flush()
	return trailers
}

// forwardBody flushes each piece, because the two directions of a stream may wait for each other.
func forwardBody(writer http.ResponseWriter, body io.Reader) error {
	piece := make([]byte, 64<<10)
	for {
		length, err := body.Read(piece)
		if length > 0 {
			if _, err := writer.Write(piece[:length]); err != nil {
				return err
			}
			writer.(http.Flusher).Flush()
		}
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
	}
}
