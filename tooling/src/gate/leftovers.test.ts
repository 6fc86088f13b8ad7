import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { entriesLeft, processesOf } from './leftovers.ts'

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

it('names what lies in the folder, apart from caches', () => {
  for (const name of ['dabali-Ab12', 'dabali-postgres-18.1', 'node-compile-cache'])
    writeFileSync(join(folder, name), '')
  expect(entriesLeft(folder)).toEqual(['dabali-Ab12'])
})
