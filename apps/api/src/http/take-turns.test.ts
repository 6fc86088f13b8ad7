import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

const BUSY = { statusCode: 503, body: { code: 'busy' }, headers: { 'Retry-After': expect.stringMatching(/^[1-4]$/) } }

test('so many work at once, so many wait in their order, and the others are refused at once', async () => {
  const inTurn = takeTurns({ running: 2, waiting: 2, patienceMs: 60_000 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (name: number) =>
    inTurn(() => {
      begun.push(name)
      return new Promise<number>((resolve) => ends.push(() => resolve(name)))
    })
  const all = [0, 1, 2, 3].map(work)
  await expect(work(4)).rejects.toMatchObject(BUSY)
  expect(begun).toEqual([0, 1])
  ends[1]?.()
  expect(await all[1]).toBe(1)
  await Promise.resolve()
  expect(begun).toEqual([0, 1, 2])
  ends[0]?.()
  await all[0]
  ends[2]?.()
  await all[2]
  ends[3]?.()
  expect(await all[3]).toBe(3)
  expect(await inTurn(async () => 'again')).toBe('again')
})

test('who waits too long is refused, and a failure frees its turn', async () => {
  const inTurn = takeTurns({ running: 1, waiting: 5, patienceMs: 1 })
  let fail: (reason: Error) => void = () => undefined
  const first = inTurn(() => new Promise((_resolve, reject) => (fail = reject)))
  await expect(inTurn(async () => 'late')).rejects.toMatchObject(BUSY)
  fail(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  expect(await inTurn(async () => 'next')).toBe('next')
})
