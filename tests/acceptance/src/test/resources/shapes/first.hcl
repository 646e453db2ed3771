one {
  name = "a"
}
many {
  name = "m1"
}
bag {
  name = "s1"
}
bag {
  name = "s2"
  note = "own"
}
keyed "k" {
  name = "k1"
}
