# A note, a name for it, what the directory holds, and the note as others see it.

terraform {
  required_providers {
    files = {
      source = "terrane.dev/examples/files"
    }
  }
}

resource "files_note" "hello" {
  path    = "hello.txt"
  content = "Hello, world\n"

  owner {
    user = "me"
  }
}

data "files_note" "hello" {
  path       = files_note.hello.path
  depends_on = [files_note.hello]
}

data "files_directory" "here" {
  path       = "."
  glob       = "*.txt"
  depends_on = [files_note.hello]
}

output "sha256" {
  value = files_note.hello.sha256
}

output "read" {
  value = data.files_note.hello.content
}

output "names" {
  value = data.files_directory.here.files[*].name
}
