import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listCalls, writeOperations } from '../scripts/api-operations.ts'

const root = join(import.meta.dirname, '..')

it('the types are those of the API document; `pnpm openapi` writes them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
  const { scripts }: { scripts: { openapi: string } } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [command = '', ...argv] = scripts.openapi
    .replace(/ && .*/, '')
    .replace('src/generated/openapi.ts', join(folder, 'openapi.ts'))
    .split(' ')
  execFileSync(join(root, 'node_modules/.bin', command), argv, { cwd: root, stdio: 'pipe' })
  expect(readFileSync(join(folder, 'openapi.ts'), 'utf8')).toBe(
    readFileSync(join(root, 'src/generated/openapi.ts'), 'utf8'),
  )
  rmSync(folder, { recursive: true })
})

it('the calls and CALLS.md are those of the API document; `pnpm openapi` writes them', () => {
  const generated = join(root, 'src/generated')
  const paths = globSync('{operations,staff-operations}{.ts,/*.ts}', { cwd: generated })
  const written = new Map(paths.map((path) => [path, readFileSync(join(generated, path), 'utf8')]))
  expect(written).toEqual(writeOperations())
  expect(readFileSync(join(root, 'CALLS.md'), 'utf8')).toBe(listCalls())
})
