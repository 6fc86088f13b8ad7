import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Part, startPart, stopPart } from './part.ts'
import { createStartRecord, endLeftParts } from './start-record.ts'

const MARK = '--start=0f2b6d0c-7a52-4f0e-9f43-5f3c1a9c5d11'
/** No process has this id: Linux ends at 4,194,304. */
const UNUSED_PID = 9_999_999

let folder = ''
let file = ''
const running: Part[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-'))
  file = join(folder, 'start.json')
})
afterEach(async () => {
  await Promise.all(running.splice(0).map(stopPart))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A program that runs until it is ended, at a path of its own. */
async function run(path: string, ...args: string[]) {
  const program = join(folder, path)
  mkdirSync(dirname(program), { recursive: true })
  writeFileSync(program, "setInterval(() => undefined, 1000)\nprocess.stdout.write('fake ready at nowhere\\n')\n")
  const part = startPart('The part', program, {}, { args })
  running.push(part)
  await part.ready
  return part
}

const write = (record: object) => writeFileSync(file, JSON.stringify(record))

it('stops what an earlier start left running, and no other process with the same id', async () => {
  const left = await run('server.ts', MARK)
  const other = await run('server.ts', '--start=of-somebody-else-entirely')
  const record = createStartRecord(file, MARK)
  record.add('The part', left.process.pid)
  record.add('The other', other.process.pid)
  const said: string[] = []
  expect(await endLeftParts(file, (text) => said.push(text))).toEqual({ isFree: true })
  expect(said).toEqual(['Stopping The part, which an earlier start left running.'])
  await expect.poll(() => left.process.signalCode).toBe('SIGTERM')
  expect([other.process.exitCode, other.process.signalCode]).toEqual([null, null])
})

it('touches nothing of a start that still runs', async () => {
  const part = await run('server.ts', MARK)
  const owner = await run('start/run.ts')
  write({ pid: owner.process.pid, mark: MARK, parts: [{ name: 'The part', pid: part.process.pid }] })
  expect(await endLeftParts(file, () => undefined)).toEqual({ isFree: false })
  expect([part.process.exitCode, part.process.signalCode]).toEqual([null, null])
})

it.each([
  ['no file', undefined],
  ['half a file', '{"pid":'],
  ['a file of something else', '[]'],
  ['no mark', JSON.stringify({ pid: UNUSED_PID, mark: '', parts: [{ name: 'The test', pid: process.pid }] })],
  ['a number that is none', JSON.stringify({ pid: UNUSED_PID, mark: MARK, parts: [{ name: 'All', pid: -1 }] })],
])('with %s nothing is ended', async (_title, text) => {
  rmSync(file, { force: true })
  if (text !== undefined) writeFileSync(file, text)
  const said: string[] = []
  expect(await endLeftParts(file, (line) => said.push(line))).toEqual({ isFree: true })
  expect(said).toEqual([])
})
