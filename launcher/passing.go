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

// gRPC's statuses that are given here; any other comes from the JVM. For a JVM that is not there
// UNAVAILABLE would be nearer to what has happened, but CLIs say of it that the plugin did not
// respond, and keep the reason.
const (
	statusOk                 = "0"
	statusFailedPrecondition = "9"
	statusUnavailable        = "14"
)

// reply answers a call that sends one message with one message.
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
	// From here on there are trailers, even without a message in between.
	writer.(http.Flusher).Flush()
}

func end(writer http.ResponseWriter, status, message string) {
	header := writer.Header()
	header.Set(http.TrailerPrefix+"Grpc-Status", status)
	if message != "" {
		header.Set(http.TrailerPrefix+"Grpc-Message", url.PathEscape(message))
	}
}

// A passage takes single calls to a session in the JVM, where bytes cannot be copied because the
// launcher has answered on the same connection.
type passage struct {
	session *session
	client  *http.Transport
}

func newPassage(session *session) *passage {
	var clear http.Protocols
	clear.SetUnencryptedHTTP2(true)
	return &passage{session, &http.Transport{
		Protocols: &clear, DisableCompression: true,
		DialContext: func(context.Context, string, string) (net.Conn, error) {
			return announce(session.record, "connection="+session.id+"\n")
		},
	}}
}

// pass lets the JVM answer a call, whatever it is.
func (passage *passage) pass(writer http.ResponseWriter, request *http.Request) {
	passage.session.splices.begin()
	defer passage.session.splices.end()
	inner := request.Clone(request.Context())
	inner.URL = &url.URL{Scheme: "http", Host: "jvm", Path: request.URL.Path}
	inner.RequestURI = ""
	answer, err := passage.client.RoundTrip(inner)
	if err != nil {
		passage.session.log.debug("a call did not reach the JVM: " + err.Error())
		panic(http.ErrAbortHandler)
	}
	defer answer.Body.Close()
	trailers := passHead(writer, answer)
	if err := passBody(writer, answer.Body); err != nil {
		panic(http.ErrAbortHandler)
	}
	for _, more := range []http.Header{trailers, answer.Trailer} {
		for name, values := range more {
			writer.Header()[http.TrailerPrefix+name] = values
		}
	}
}

// passHead returns what stands in the head where an answer has nothing else: it comes as trailers,
// as in all other answers, so that nothing on the way takes it for an empty page.
func passHead(writer http.ResponseWriter, answer *http.Response) http.Header {
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

// passBody passes each piece on as it comes: streams wait for each other.
func passBody(writer http.ResponseWriter, body io.Reader) error {
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
