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

// How the CLI's connections are protected: by TLS with the certificate that it sent, or, when it
// sent none, not at all.
type protectionResult struct {
	protection *tls.Config
	// The sixth field of the handshake: base64 without padding.
	certificate string
	err         error
}

func prepareProtection(hostPem string) protectionResult {
	if hostPem == "" {
		return protectionResult{}
	}
	block, _ := pem.Decode([]byte(hostPem))
	if block == nil {
		return protectionResult{err: errors.New("PLUGIN_CLIENT_CERT holds no certificate in PEM")}
	}
	host, err := x509.ParseCertificate(block.Bytes)
	if err != nil {
		return protectionResult{err: fmt.Errorf("PLUGIN_CLIENT_CERT holds no certificate: %w", err)}
	}
	own, err := selfSigned()
	if err != nil {
		return protectionResult{err: fmt.Errorf("cannot make a certificate: %w", err)}
	}
	return protectionResult{
		protection:  mutual(own, host),
		certificate: base64.RawStdEncoding.EncodeToString(own.Certificate[0]),
	}
}

// mutual admits the owner of one certificate and nobody else.
func mutual(own tls.Certificate, host *x509.Certificate) *tls.Config {
	return &tls.Config{
		Certificates:           []tls.Certificate{own},
		MinVersion:             tls.VersionTLS12,
		NextProtos:             []string{"h2"},
		SessionTicketsDisabled: true,
		ClientAuth:             tls.RequireAnyClientCert,
		VerifyConnection: func(state tls.ConnectionState) error {
			if len(state.PeerCertificates) == 0 || !bytes.Equal(state.PeerCertificates[0].Raw, host.Raw) {
				return errors.New("this is not the CLI that started the provider")
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

// protect makes the CLI prove itself, which it has to within seconds.
func protect(connection net.Conn, protection *tls.Config) (net.Conn, error) {
	if protection == nil {
		return connection, nil
	}
	protected := tls.Server(connection, protection)
	connection.SetDeadline(time.Now().Add(30 * time.Second))
	if err := protected.Handshake(); err != nil {
		return nil, err
	}
	return protected, connection.SetDeadline(time.Time{})
}
