resource "${provider}_item" "hello" {
  name = "hello"
  text = "Hello, world"
}
