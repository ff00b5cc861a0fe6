"""In place of Python's module, which addresses with digits for hosts would need. Ours name no hosts at all."""
