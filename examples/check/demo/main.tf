variable "port" {
  type = number
}

resource "terraform_data" "web" {
  input = "web"

  provisioner "check" {
    host  = "127.0.0.1"
    port  = var.port
    label = "${self.input} ${self.id}"

    timeouts {
      provision = "1m"
    }
  }
}
