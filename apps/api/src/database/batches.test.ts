import { expect, test } from 'vitest'
import { inBatches } from './batches.ts'

/** A database that responds when a test lets it. */
function openLoader(settings?: { most?: number; atOnce?: number }) {
  const statements: { asked: number[]; respond: () => void; fail: () => void }[] = []
  const find = inBatches(
    (asked: number[]) =>
      new Promise<string[]>((resolve, reject) => {
        const respond = () => resolve(asked.map((each) => `row ${each}`))
        statements.push({ asked, respond, fail: () => reject(new Error('lost')) })
      }),
    settings,
  )
  return { find, statements }
}

const turn = () => new Promise(setImmediate)

test('requests made at the same time share one statement, and each gets its own row', async () => {
  const { find, statements } = openLoader()
  const found = Promise.all([find(1), find(2), find(1)])
  await turn()
  expect(statements.map(({ asked }) => asked)).toEqual([[1, 2, 1]])
  statements[0]?.respond()
  expect(await found).toEqual(['row 1', 'row 2', 'row 1'])
})

test('requests made while the limit of statements runs share the next one', async () => {
  const { find, statements } = openLoader({ most: 2, atOnce: 1 })
  const found = Promise.all([1, 2, 3, 4, 5].map(find))
  await turn()
  expect(statements.map(({ asked }) => asked)).toEqual([[1, 2]])
  statements[0]?.respond()
  await turn()
  expect(statements.map(({ asked }) => asked)).toEqual([
    [1, 2],
    [3, 4],
  ])
  statements[1]?.respond()
  await turn()
  statements[2]?.respond()
  expect(await found).toEqual(['row 1', 'row 2', 'row 3', 'row 4', 'row 5'])
})

test('a statement that fails does not stop later ones', async () => {
  const { find, statements } = openLoader({ atOnce: 1 })
  const lost = find(1)
  await turn()
  const later = find(2)
  statements[0]?.fail()
  await expect(lost).rejects.toThrow('lost')
  await turn()
  statements[1]?.respond()
  expect(await later).toBe('row 2')
})
