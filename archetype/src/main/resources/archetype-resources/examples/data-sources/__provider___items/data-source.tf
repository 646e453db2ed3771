data "${provider}_items" "all" {}
