import { HttpError } from 'react-admin'
import { expect, it } from 'vitest'
import { appendPictures } from './picture-order.ts'

const orderOf = (version: number, ...names: string[]) => ({ version, pictures: names.map((name) => ({ name })) })

it('adds uploaded pictures to the end of the present order, each once', async () => {
  const sent: unknown[] = []
  await appendPictures(['c', 'a'], orderOf(4, 'b', 'a'), async (...given) => sent.push(given))
  expect(sent).toEqual([[['b', 'a', 'c'], 4]])
})

it('keeps the order of another member who was faster', async () => {
  const sent: unknown[] = []
  await appendPictures(['c'], orderOf(4, 'a', 'b'), async (...given) => {
    sent.push(given)
    if (sent.length === 1)
      throw new HttpError('', 409, { code: 'version_conflict', current: orderOf(5, 'b', 'd', 'a') })
    return 'stored'
  })
  expect(sent).toEqual([
    [['a', 'b', 'c'], 4],
    [['b', 'd', 'a', 'c'], 5],
  ])
})

it('gives up on another refusal, and after three conflicts', async () => {
  const refused = new HttpError('No', 400)
  await expect(appendPictures(['c'], orderOf(1), () => Promise.reject(refused))).rejects.toBe(refused)
  let attempts = 0
  const conflict = new HttpError('', 409, { code: 'version_conflict', current: orderOf(2) })
  const append = appendPictures(['c'], orderOf(1), () => {
    attempts += 1
    return Promise.reject(conflict)
  })
  await expect(append).rejects.toBe(conflict)
  expect(attempts).toBe(3)
})
