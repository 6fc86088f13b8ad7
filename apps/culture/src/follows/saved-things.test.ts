import { createClient } from '@dabali/api-client'
import { expect, it, vi } from 'vitest'
import { thingOfPath } from './follow-things.ts'
import { noteSaved, readSaved, savedThings, subscribeSaved } from './saved-things.ts'

const MINUTE = 60_000

/** A client whose calls are answered one after the other. */
function answers(...list: ('fails' | string[])[]) {
  const fetch = vi.fn(async () => {
    const slugs = list.shift() ?? 'fails'
    if (slugs === 'fails') return Response.json({ detail: 'No.' }, { status: 503 })
    return Response.json({ results: slugs.map((slug) => ({ kind: 'record', slug })) })
  })
  return { client: createClient({ baseUrl: 'http://api.test/v1/', retries: 0, fetch }), fetch }
}

it('all lists of a tab are marked by one request, until it is old', async () => {
  const { client, fetch } = answers(['low-cloud'], ['low-cloud', 'electric-jhyaure'])
  const changed = vi.fn()
  const stop = subscribeSaved(changed)
  await Promise.all([readSaved(client, 'one', 0), readSaved(client, 'one', 0), readSaved(client, 'one', MINUTE)])
  expect(fetch).toHaveBeenCalledTimes(1)
  expect([...(savedThings('one') ?? [])]).toEqual(['record:low-cloud'])
  expect(changed).toHaveBeenCalledTimes(1)
  await readSaved(client, 'one', 6 * MINUTE)
  expect(savedThings('one')?.size).toBe(2)
  stop()
})

it('another account does not see it', async () => {
  const { client } = answers(['low-cloud'], [])
  await readSaved(client, 'two')
  expect(savedThings('three')).toBeUndefined()
  await readSaved(client, 'three')
  expect(savedThings('three')?.size).toBe(0)
  expect(savedThings('two')).toBeUndefined()
})

it('after a failed request nothing is marked, and the next list asks again', async () => {
  const { client, fetch } = answers('fails', ['low-cloud'])
  await readSaved(client, 'four')
  expect(savedThings('four')?.size).toBe(0)
  await readSaved(client, 'four')
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(savedThings('four')?.has('record:low-cloud')).toBe(true)
})

it('a change while the request is on its way wins', async () => {
  const { client } = answers(['low-cloud'])
  const read = readSaved(client, 'five')
  noteSaved('five', 'record:low-cloud', false)
  await read
  expect(savedThings('five')?.has('record:low-cloud')).toBe(false)
  noteSaved('five', 'event:long-night', true)
  expect([...(savedThings('five') ?? [])]).toEqual(['event:long-night'])
})

it.each([
  ['/event/low-cloud-live', 'event:low-cloud-live'],
  ['/ne/event/low-cloud-live/12', 'event:low-cloud-live'],
  ['/record/low-cloud', 'record:low-cloud'],
  ['/interviews/five-drums', 'interview:five-drums'],
  ['/ne/sessions/on%20the%20roof?a=1', 'session:on the roof'],
  ['/interviews', undefined],
  ['/artist/tara-nembang', undefined],
  ['https://elsewhere.example/event/x', undefined],
])('a card that leads to %s is about %s', (path, thing) => {
  expect(thingOfPath(path)).toBe(thing)
})
