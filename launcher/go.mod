module terrane.dev/launcher

go 1.24
