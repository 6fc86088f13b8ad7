import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'esbuild'
import { fontFacesOf } from './first-screen.ts'

const COMPRESSIBLE = /\.(js|css|svg|json|txt|html|xml|webmanifest|map)$/
const MIN_BYTES = 512

// Run after `next build` with the folder of the app: compresses the static files, finds the styles that stand in pages and name files
// of the build, and bundles the service worker into one file.
const dir = process.argv[2] ?? '.'
await compressFolder(join(dir, '.next/static'))
await writeFile(join(dir, '.next/inline-styles.json'), JSON.stringify(await findStyles(join(dir, '.next/server/app'))))

async function compressFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
}

/** The fonts that pages declare: only the bundler knows the addresses of their files. */
async function findStyles(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'))
  const pages = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const styles = new Set(pages.flatMap((html) => fontFacesOf(html) ?? []))
  if (styles.size === 0) throw new Error('No page declares its fonts.')
  return [...styles]
}

async function compressFile(path: string) {
  const bytes = await readFile(path)
  if (bytes.length < MIN_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}

const folder = join(dir, '.next/service-worker')
await mkdir(folder, { recursive: true })
await build({
  entryPoints: [join(import.meta.dirname, 'service-worker/worker.ts')],
  outfile: join(folder, 'service-worker.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
})
