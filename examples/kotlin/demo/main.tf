terraform {
  required_providers {
    properties = {
      source = "terrane.dev/examples/properties"
    }
  }
}

resource "properties_file" "app" {
  path = "app.properties"
  entries = {
    "greeting" = "hello"
    "colour"   = "grün"
  }
}

output "digest" {
  value = properties_file.app.digest
}
