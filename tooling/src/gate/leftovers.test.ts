import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { entriesLeft, processesOf, temporaryParent } from './leftovers.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gate-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe.runIf(process.platform === 'linux')('processesOf', () => {
  it.each([
    ['has the mark in its environment', { env: { GATE_RUN: 'one' } }, true],
    ['has another mark', { env: { GATE_RUN: 'one-more' } }, false],
    ['works in the folder of the run', { env: {}, cwd: 'inside' }, true],
  ])('a process that %s', async (_, { env, cwd = '' }: { env: Record<string, string>; cwd?: string }, isFound) => {
    mkdirSync(join(folder, 'inside'))
    const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
      env,
      cwd: (cwd && join(folder, cwd)) || '/',
    })
    await once(child, 'spawn')
    try {
      expect(processesOf('GATE_RUN=one', folder).some(({ pid }) => pid === child.pid)).toBe(isFound)
    } finally {
      child.kill('SIGKILL')
    }
  })
})

it('names the entries of the folder, apart from caches', () => {
  for (const name of ['dabali-Ab12', 'dabali-postgres-18.1', 'node-compile-cache', 'pulse-Ab12'])
    writeFileSync(join(folder, name), '')
  expect(entriesLeft(folder)).toEqual(['dabali-Ab12'])
})

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
