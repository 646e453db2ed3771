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
