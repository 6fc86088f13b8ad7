import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { waitFor } from './wait-for.ts'

const AN_HOUR = 3_600_000
const aborted = { name: 'AbortError', cause: 'left the page' }

it('a wait ends, with a signal and without', async () => {
  await expect(waitFor(1, undefined)).resolves.toBeUndefined()
  await expect(waitFor(1, new AbortController().signal)).resolves.toBeUndefined()
})

it('a wait ends at once when its caller leaves', async () => {
  const leaving = new AbortController()
  const wait = waitFor(AN_HOUR, leaving.signal)
  leaving.abort('left the page')
  await expect(wait).rejects.toMatchObject(aborted)
})

it('a wait does not begin when its caller has left', async () => {
  await expect(waitFor(AN_HOUR, AbortSignal.abort('left the page'))).rejects.toMatchObject(aborted)
})

it('a wait that is over keeps no hold on a signal that lives longer', async () => {
  const { signal } = new AbortController()
  const wait = waitFor(1, signal)
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  await wait
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})
