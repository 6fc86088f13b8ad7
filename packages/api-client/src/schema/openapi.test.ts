import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

it('the types are those of the API document; `pnpm openapi` writes them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
  const { scripts }: { scripts: { openapi: string } } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [command = '', ...argv] = scripts.openapi
    .replace(/ && .*/, '')
    .replace('src/schema/openapi.ts', join(folder, 'openapi.ts'))
    .split(' ')
  execFileSync(join(root, 'node_modules/.bin', command), argv, { cwd: root, stdio: 'pipe' })
  expect(readFileSync(join(folder, 'openapi.ts'), 'utf8')).toBe(
    readFileSync(join(root, 'src/schema/openapi.ts'), 'utf8'),
  )
  rmSync(folder, { recursive: true })
})
