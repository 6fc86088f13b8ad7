import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { readEnvironment } from '../src/env.ts'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'
import { ALL_VALID, NONE_VALID, type Process, sellSigned, startProcess } from './sign-everything.ts'
import { PROCESS_ENVIRONMENT } from './start-processes.ts'

const [FIRST, SECOND] = ['first-'.repeat(6), 'second-'.repeat(6)]

let office: BoxOffice
let sold: Awaited<ReturnType<typeof sellSigned>>
const processes: Process[] = []
beforeAll(async () => {
  office = await startBoxOffice()
  sold = await sellSigned(office)
})
beforeEach(async () => {
  await office.forgetLimits()
  await office.pool.query('truncate server_key')
})
afterAll(async () => {
  await Promise.all(processes.map(({ app }) => app.close()))
  await office.stop()
})

async function start(...secrets: string[]) {
  const process = await startProcess(office, secrets)
  processes.push(process)
  return process
}

const storedKeys = async () => (await office.pool.query('select name, version from server_key')).rows

describe('keys of SIGNING_KEYS', () => {
  test('sign and verify, and are not written to the database', async () => {
    const process = await start(FIRST)
    expect(await sold.checkWith(process, await sold.signWith(process))).toEqual(ALL_VALID)
    expect(await sold.checkWith(await start(FIRST), await sold.signWith(process))).toEqual(ALL_VALID)
    expect(await storedKeys()).toEqual([])
  })

  test('are rotated with an overlap: the first signs, and all verify until they are removed', async () => {
    const [before, during, after] = [await start(FIRST), await start(SECOND, FIRST), await start(SECOND)]
    const [old, fresh] = [await sold.signWith(before), await sold.signWith(during)]
    expect(await sold.checkWith(during, old)).toEqual(ALL_VALID)
    expect(await sold.checkWith(before, fresh)).toEqual(NONE_VALID)
    expect(await sold.checkWith(after, fresh)).toEqual(ALL_VALID)
    expect(await sold.checkWith(after, old)).toEqual(NONE_VALID)
    const [oldDoor, newDoor] = [await sold.doorKeys(before), await sold.doorKeys(after)]
    expect(await sold.doorKeys(during)).toMatchObject({
      public_key: newDoor.public_key,
      public_keys: [newDoor.public_key, oldDoor.public_key],
    })
  })

  test('replace stored keys, which still verify', async () => {
    const old = await sold.signWith(await start())
    expect(await storedKeys()).toHaveLength(4)
    const process = await start(FIRST)
    const fresh = await sold.signWith(process)
    expect(await sold.checkWith(process, old)).toEqual(ALL_VALID)
    expect(rotate(['--remove-old'], { SIGNING_KEYS: FIRST }).stdout).toContain('Removed 4 old keys.')
    const later = await start(FIRST)
    expect(await sold.checkWith(later, old)).toEqual(NONE_VALID)
    expect(await sold.checkWith(later, fresh)).toEqual(ALL_VALID)
    expect(rotate([], { SIGNING_KEYS: FIRST })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('SIGNING_KEYS'),
    })
  })

  test.each([
    ['short', 'must be up to 10 secrets of 32 to 200'],
    [`${FIRST},`, 'must be up to 10 secrets of 32 to 200'],
    [`${FIRST},${FIRST}`, 'names the same secret twice'],
  ])('reject %s', (text, sentence) => {
    expect(() => readEnvironment({ SIGNING_KEYS: text })).toThrow(sentence)
  })

  test('are separated by commas', () => {
    expect(readEnvironment({ SIGNING_KEYS: `${SECOND}, ${FIRST}` }).signingKeys).toEqual([SECOND, FIRST])
    expect(readEnvironment({}).signingKeys).toEqual([])
  })
})

function rotate(args: string[] = [], env: Record<string, string> = {}) {
  const { host, port, user, password } = inject('postgres')
  const { database } = office.pool.options
  const url = `postgres://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
  const tool = join(import.meta.dirname, '../src/signing-keys/rotate.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...args], {
    env: { ...PROCESS_ENVIRONMENT, DATABASE_URL: url, ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('stored keys', () => {
  /** Ages new keys by more than two minutes. */
  const letTimePass = () => office.pool.query("update server_key set signs_from = signs_from - interval '5 minutes'")

  test('are not rotated before the first one is made, which the command says', () => {
    const sentence = 'No keys are stored yet: each is made when the first ticket, link or file is signed.\n'
    expect(rotate()).toMatchObject({ status: 0, stdout: sentence })
  })

  test('are rotated with an overlap: a new one signs once every process knows it', async () => {
    const before = await start()
    const old = await sold.signWith(before)
    expect(rotate()).toMatchObject({ status: 0, stdout: expect.stringContaining('Created 4 new keys') })
    const during = await start()
    expect((await sold.signWith(during)).ticket).toBe(old.ticket)
    expect(rotate(['--remove-old']).stdout).toBe(
      'Removed 0 old keys: a new one replaces an old one two minutes after it was created.\n',
    )

    await letTimePass()
    const after = await start()
    const fresh = await sold.signWith(after)
    expect(fresh.ticket).not.toBe(old.ticket)
    // A process that has not read the keys again knows the new one already.
    expect(await sold.checkWith(during, fresh)).toEqual(ALL_VALID)
    expect(await sold.checkWith(after, old)).toEqual(ALL_VALID)

    expect(rotate(['--remove-old']).stdout).toContain('Removed 4 old keys.')
    const last = await start()
    expect(await sold.checkWith(last, old)).toEqual(NONE_VALID)
    expect(await sold.checkWith(last, fresh)).toEqual(ALL_VALID)
  })
})
