import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

// A step after `next build`: `node build.ts {folder of the app}`. A worker is one file.
const dir = process.argv[2] ?? '.'
const folder = join(dir, '.next/service-worker')
await mkdir(folder, { recursive: true })
await build({
  entryPoints: [join(import.meta.dirname, 'worker.ts')],
  outfile: join(folder, 'service-worker.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
})
