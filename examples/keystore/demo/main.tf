# A server's key pair, a trust store for its clients, and a look at the certificate.

terraform {
  required_providers {
    keystore = {
      source = "terrane.dev/examples/keystore"
    }
  }
}

variable "password" {
  description = "What opens the clients' trust store."
  type        = string
  default     = "changeit"
  sensitive   = true
}

resource "keystore_keypair" "server" {
  path      = "server.p12"
  password  = "changeit"
  subject   = "CN=localhost, O=Example"
  dns_names = ["localhost", "server.example"]
}

resource "keystore_truststore" "clients" {
  path     = "clients.p12"
  password = var.password
  certificates = {
    server = keystore_keypair.server.certificate_pem
  }
}

data "keystore_certificate" "server" {
  pem = keystore_keypair.server.certificate_pem
}

output "names" {
  value = data.keystore_certificate.server.dns_names
}
