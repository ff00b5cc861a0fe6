"""The site's build: the pages twice, the runtime, the policy, and one folder that any static host can serve."""
