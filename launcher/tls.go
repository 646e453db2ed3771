package main

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/base64"
	"encoding/pem"
	"errors"
	"fmt"
	"math/big"
	"net"
	"time"
)

// The TLS configuration for connections of the CLI, with the certificate that it has sent. Empty when
// it has sent none.
type tlsResult struct {
	tlsConfig *tls.Config
	// The sixth field of the handshake: base64 without padding.
	certificate string
	err         error
}

func prepareTls(cliPem string) tlsResult {
	if cliPem == "" {
		return tlsResult{}
	}
	block, _ := pem.Decode([]byte(cliPem))
	if block == nil {
		return tlsResult{err: errors.New("PLUGIN_CLIENT_CERT does not contain a PEM certificate")}
	}
	cli, err := x509.ParseCertificate(block.Bytes)
	if err != nil {
		return tlsResult{err: fmt.Errorf("PLUGIN_CLIENT_CERT does not contain a valid certificate: %w", err)}
	}
	own, err := selfSigned()
	if err != nil {
		return tlsResult{err: fmt.Errorf("cannot create a certificate: %w", err)}
	}
	return tlsResult{
		tlsConfig:   mutualTls(own, cli),
		certificate: base64.RawStdEncoding.EncodeToString(own.Certificate[0]),
	}
}

// mutualTls accepts the owner of one certificate only.
func mutualTls(own tls.Certificate, cli *x509.Certificate) *tls.Config {
	return &tls.Config{
		Certificates:           []tls.Certificate{own},
		MinVersion:             tls.VersionTLS12,
		NextProtos:             []string{"h2"},
		SessionTicketsDisabled: true,
		ClientAuth:             tls.RequireAnyClientCert,
		VerifyConnection: func(state tls.ConnectionState) error {
			if len(state.PeerCertificates) == 0 || !bytes.Equal(state.PeerCertificates[0].Raw, cli.Raw) {
				return errors.New("the client certificate is not that of the CLI that started the provider")
			}
			return nil
		},
	}
}

func selfSigned() (tls.Certificate, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return tls.Certificate{}, err
	}
	serial, err := rand.Int(rand.Reader, new(big.Int).Lsh(big.NewInt(1), 128))
	if err != nil {
		return tls.Certificate{}, err
	}
	template := &x509.Certificate{
		SerialNumber:          serial,
		Subject:               pkix.Name{CommonName: "localhost"},
		DNSNames:              []string{"localhost"},
		NotBefore:             time.Now().Add(-time.Hour),
		NotAfter:              time.Now().AddDate(10, 0, 0),
		KeyUsage:              x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign,
		ExtKeyUsage:           []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
		BasicConstraintsValid: true,
		IsCA:                  true,
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}, err
}

// acceptTls authenticates the CLI, with a time limit.
func acceptTls(connection net.Conn, tlsConfig *tls.Config) (net.Conn, error) {
	if tlsConfig == nil {
		return connection, nil
	}
	protected := tls.Server(connection, tlsConfig)
	connection.SetDeadline(time.Now().Add(30 * time.Second))
	if err := protected.Handshake(); err != nil {
		return nil, err
	}
	return protected, connection.SetDeadline(time.Time{})
}
