import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('every script runs on the Node that the project brings', () => {
  const manifest = join(import.meta.dirname, '../../../node_modules/node/package.json')
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  expect(process.version).toBe(`v${version}`)
})
