many {
  name = "m1"
}
many {
  name = "m2"
}
bag {
  name = "s2"
  note = "own"
}
bag {
  name = "s3"
}
keyed "k" {
  name = "k2"
}
keyed "l" {
  name = "l1"
}
