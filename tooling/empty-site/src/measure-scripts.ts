import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const site = join(import.meta.dirname, '..')
const html = readFileSync(join(site, '.next/server/app/index.html'), 'utf8')

// Polyfills are marked `noModule`: a browser that knows modules passes them over.
const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/\snomodule\b/i.test(tag))
const files = new Set(tags.flatMap((tag) => /\ssrc="\/_next\/([^"?]+)/.exec(tag)?.[1] ?? []))
if (files.size === 0) throw new Error('The empty page names no scripts, so nothing was measured')

const scripts = [...files]
  .map((file) => brotliCompressSync(readFileSync(join(site, '.next', file))).length)
  .reduce((sum, bytes) => sum + bytes, 0)

mkdirSync(join(site, 'dist'), { recursive: true })
writeFileSync(join(site, 'dist/empty-page.json'), `${JSON.stringify({ scripts })}\n`)
// The benchmark serves these.
cpSync(join(site, '.next/static'), join(site, 'dist/page/_next/static'), { recursive: true })
writeFileSync(join(site, 'dist/page/index.html'), html)
for (const name of ['button.html', 'redux.html'])
  cpSync(join(site, '.next/server/app', name), join(site, 'dist/page', name))
process.stdout.write(`The empty page loads ${scripts} bytes of scripts in ${files.size} files.\n`)
