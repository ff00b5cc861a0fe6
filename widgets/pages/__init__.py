"""What becomes of the Markdown: numbered sentences, terms, fences. Only a build runs it; the browser never has it."""
