#!/usr/bin/env node
// TypeScript 7 checks types three times as fast. Version 6 stays for the tools that call its API, such as tsup and knip.
await import(new URL('lib/tsc.js', import.meta.resolve('typescript-7/package.json')).href)
