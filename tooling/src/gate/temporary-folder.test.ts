import { tmpdir } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { temporaryParent } from './temporary-folder.ts'

afterEach(() => vi.unstubAllEnvs())

test('a run whose folder is named uses that one', () => {
  vi.stubEnv('TMPDIR', '/var/tmp')
  expect(temporaryParent(2 ** 40)).toBe('/var/tmp')
})

test('a run on a machine with little memory uses the disk', () => {
  vi.stubEnv('TMPDIR', undefined)
  expect(temporaryParent(2 ** 30)).toBe(tmpdir())
})

test('a run on a machine with much memory uses it where there is a folder for that', () => {
  vi.stubEnv('TMPDIR', undefined)
  expect(['/dev/shm', tmpdir()]).toContain(temporaryParent(2 ** 40))
})
