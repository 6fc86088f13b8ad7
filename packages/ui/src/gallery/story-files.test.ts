import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = import.meta.dirname

/** The arguments of `new URL(…, import.meta.url)` as they are written. */
const addressesIn = (file: string) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/new URL\((.+?), import\.meta\.url\)/g)].map(
    ([, address = '']) => address,
  )

// The bundler of the sites resolves only literal addresses; another one makes the gallery fail in `pnpm dev`.
it('the stories name their files literally, and the files exist', () => {
  const addresses = globSync('*.story.tsx', { cwd: folder }).flatMap(addressesIn)
  expect(addresses).not.toEqual([])
  const literal = addresses.flatMap((address) => /^'([^']+)'$/.exec(address)?.[1] ?? [])
  expect(addresses).toHaveLength(literal.length)
  expect(literal.filter((path) => !existsSync(join(folder, path)))).toEqual([])
})
