terraform {
  required_providers {
    ${provider} = {
      source = "${namespace}/${provider}"
    }
  }
}

provider "${provider}" {
  directory = "items"
}

resource "${provider}_item" "hello" {
  name = "hello"
  text = "Hello, world"
}

data "${provider}_items" "all" {
  depends_on = [${provider}_item.hello]
}

output "names" {
  value = data.${provider}_items.all.names
}
