"""Measures providers as whole processes, side by side."""
