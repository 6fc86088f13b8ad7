// @vitest-environment happy-dom
import { act } from 'react'
import { HttpError } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render, settle } from '../testing/render.tsx'
import { MediaUploads } from './media-uploads.tsx'

/** What the API answers first; then that the upload is complete. */
let answers: (() => Response)[] = []
beforeEach(() => {
  answers = []
  vi.stubGlobal('fetch', async () => {
    const upload = { id: 'u1', parts: 0, part_size: 4, received: [], is_complete: true }
    return (answers.shift() ?? (() => Response.json(upload)))()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Saves what a file is for; fails with these errors first. */
async function addFile(errors: Error[]) {
  const onDone = vi.fn(async () => {
    const error = errors.shift()
    if (error) throw error
  })
  const { container } = await render(<MediaUploads kind="audio" label="Add" onDone={onDone} />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const input = container.querySelector('input')
  Object.defineProperty(input, 'files', { value: [new File(['a'], 'a.mp3')] })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  await pass(0)
  const button = (name: string) =>
    Array.from(container.querySelectorAll('button')).find(({ textContent }) => textContent?.includes(name))
  return { container, onDone, pass, button }
}

it('a file that is stored but was not saved with its product can be saved again', async () => {
  const { container, onDone, button } = await addFile([new HttpError('Somebody else was faster.', 409)])
  expect(container.querySelector('[role=alert]')?.textContent).toBe('Somebody else was faster.')
  vi.useRealTimers()
  await settle(() => button('continue')?.click())
  expect([onDone.mock.calls.length, container.querySelector('li')]).toEqual([2, null])
})

it('a refusal is not tried again by itself', async () => {
  const { onDone, pass } = await addFile([new HttpError('No.', 400)])
  await pass(60_000)
  expect(onDone).toHaveBeenCalledTimes(1)
})

it('what a server that was away has not saved is saved by itself', async () => {
  const { container, onDone, pass } = await addFile([new HttpError('', 503), new HttpError('', 503)])
  expect(onDone).toHaveBeenCalledTimes(1)
  await pass(20_000)
  expect([onDone.mock.calls.length, container.querySelector('li')]).toEqual([3, null])
})

it('an upload goes on by itself after an error of the server', async () => {
  answers = [() => Response.json({ code: 'unavailable' }, { status: 503 })]
  const { container, onDone, pass } = await addFile([])
  expect(container.querySelector('[data-upload]')?.getAttribute('data-upload')).toBe('lost')
  await pass(10_000)
  expect([onDone.mock.calls.length, container.querySelector('li')]).toEqual([1, null])
})
