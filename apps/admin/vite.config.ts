import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const { ADMIN_PORT = '3002', API_ORIGIN = 'http://127.0.0.1:4000' } = process.env

export default defineConfig({
  plugins: [react(), precompress()],
  // The server writes a new nonce into each answer; emotion signs its style elements with it.
  html: { cspNonce: '__NONCE__' },
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false, manifest: 'manifest.json' },
  server: { port: Number(ADMIN_PORT), strictPort: true, proxy: { '/v1': { target: API_ORIGIN, xfwd: true } } },
})

/** Writes the files that the server sends compressed. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const names = (await readdir(join(dir, 'assets'))).filter((name) => /\.(?:js|css|svg)$/.test(name))
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      await Promise.all(
        names.map(async (name) => {
          const path = join(dir, 'assets', name)
          const bytes = await readFile(path)
          await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
          await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
        }),
      )
    },
  }
}
