// @vitest-environment happy-dom

import { setTimeout as pause } from 'node:timers/promises'
import { onlineManager, QueryClient, useQuery } from '@tanstack/react-query'
import { act, useEffect, useState } from 'react'
import { CoreAdminContext, Notification, testDataProvider, useNotificationContext } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerLater, render, renderHook, settle } from '../testing/render.tsx'
import { api } from './api.ts'
import { useDownload } from './download.ts'
import { Messages, useAction } from './use-action.tsx'

type Sent = { key: string | null; body: string; version: string | null }
let sent: Sent[] = []
let answers: (() => Response)[] = []
const lost = () => {
  throw new TypeError('The answer was lost.')
}
const done = () => Response.json({ id: 1 })

beforeEach(() => {
  sent = []
  answers = []
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit) => {
    const given = new Headers(headers)
    sent.push({ key: given.get('idempotency-key'), body: String(body), version: given.get('if-match') })
    return (answers.shift() ?? done)()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

type Change = { text: string; ifMatch?: number }
/** Sends one change after the other, as a member who tries again does. */
async function send(...changes: Change[]) {
  const action = await renderHook(() =>
    useAction(({ text, ifMatch = 1 }: Change, idempotencyKey) =>
      api.call('api/notes/', {
        ...{ method: 'POST', body: { text }, idempotencyKey, retries: 0 },
        headers: { 'if-match': `"${ifMatch}"` },
      }),
    ),
  )
  for (const change of changes) await settle(() => action.current.mutateAsync(change).catch(() => undefined))
  return sent.map(({ key }) => key)
}

const MOST_ROUNDS = 50
/** Until the message is shown, long before an earlier one hides by itself. */
async function seeMessage(message: string) {
  const text = () => document.querySelector('[role=alert]')?.textContent
  for (let rounds = 0; rounds < MOST_ROUNDS && text() !== message; rounds += 1) await act(() => pause(20))
  expect(text()).toBe(message)
}

const named = (name: string) =>
  Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === name)

it('the same change after a lost answer has the same idempotency key, the next one another', async () => {
  answers = [lost, done]
  const [first, again, next] = await send({ text: 'Dog' }, { text: 'Dog' }, { text: 'Dog' })
  expect(first).toEqual(expect.any(String))
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

it('another text after a lost answer has a key of its own, and the first text its own again', async () => {
  answers = [lost, lost, done]
  const [first, changed, back] = await send({ text: 'Dog' }, { text: 'Two dogs' }, { text: 'Dog' })
  expect(changed).not.toBe(first)
  expect(back).toBe(first)
})

it('the same change of another version has a key of its own', async () => {
  answers = [lost, done]
  const [first, later] = await send({ text: 'Dog' }, { text: 'Dog', ifMatch: 2 })
  expect(later).not.toBe(first)
})

it('two requests of one action have two keys', async () => {
  const action = await renderHook(() =>
    useAction(async (_: undefined, idempotencyKey) => {
      await api.call('api/parcels/', { method: 'POST', idempotencyKey })
      await api.call('api/parcels/1/', { method: 'PATCH', body: { status: 'shipped' }, idempotencyKey })
    }),
  )
  await settle(() => action.current.mutateAsync(undefined))
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
})

it('a download without a connection fails at once', async () => {
  onlineManager.setOnline(false)
  answers = [lost]
  const download = await renderHook(useDownload)
  download.current.mutate({ path: 'labels.pdf', name: 'labels.pdf' })
  await settle()
  expect(sent).toHaveLength(1)
  expect(download.current.error).toMatchObject({ message: 'admin.errors.network' })
})

type Deletion = { load: () => Promise<string>; isLeft: boolean }

/** A screen of one record with a button that deletes it. */
function Screen({ load, isLeft }: Deletion) {
  useQuery({ queryKey: ['record'], queryFn: load })
  const remove = useAction(async (_: undefined) => 'gone', { isLeft: () => isLeft })
  return (
    <button type="button" onClick={() => remove.mutate(undefined)}>
      {remove.isSuccess ? 'deleted' : 'delete'}
    </button>
  )
}

async function deleteOn({ isLeft }: { isLeft: boolean }): Promise<number> {
  const load = vi.fn(async () => 'record')
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <CoreAdminContext dataProvider={testDataProvider()} queryClient={queries}>
        <Screen load={load} isLeft={isLeft} />
      </CoreAdminContext>,
    ),
  )
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await act(async () => document.querySelector('button')?.click())
  await vi.waitFor(() => expect(document.querySelector('button')?.textContent).toBe('deleted'))
  expect(queries.getQueryState(['record'])?.isInvalidated).toBe(isLeft)
  const calls = load.mock.calls.length
  await act(async () => root.unmount())
  document.body.replaceChildren()
  return calls
}

it('a change loads again what is shown', async () => {
  expect(await deleteOn({ isLeft: false })).toBe(2)
})

it('a deletion does not ask again for what it has deleted; it is only marked as old', async () => {
  expect(await deleteOn({ isLeft: true })).toBe(1)
})

it.each(['click', 'Control Z'])('a change can be undone from its message: %s', async (way) => {
  const undo = vi.fn(async () => undefined)
  function Screen() {
    const action = useAction(async (text: string) => ({ text }), { done: 'done', undo })
    return (
      <>
        <button type="button" onClick={() => action.mutate('Dog')}>
          Change
        </button>
        <Notification />
      </>
    )
  }
  await render(<Screen />)
  await settle(() => named('Change')?.click())
  await act(() => vi.waitFor(() => expect(named('ra.action.undo')).toBeDefined()))
  const key = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true })
  await settle(() => {
    if (way === 'click') named('ra.action.undo')?.click()
    else document.body.dispatchEvent(key)
  })
  expect(undo.mock.calls).toEqual([[{ text: 'Dog' }, 'Dog']])
})

it('what is put back is the record that was changed, also when a newer one is shown before the answer', async () => {
  const undone: string[] = []
  const answer = answerLater<string>()
  let show: (text: string) => void = () => undefined
  function Screen() {
    const [text, setText] = useState('Dog')
    show = setText
    const action = useAction((_: undefined) => answer.promise, {
      done: 'done',
      undo: async () => undone.push(text),
    })
    return (
      <>
        <button type="button" onClick={() => action.mutate(undefined)}>
          Change
        </button>
        <Notification />
      </>
    )
  }
  await render(<Screen />)
  await settle(() => named('Change')?.click())
  await settle(() => show('Cat'))
  await settle(() => answer.answer('Cat'))
  await act(() => vi.waitFor(() => expect(named('ra.action.undo')).toBeDefined()))
  await settle(() => named('ra.action.undo')?.click())
  expect(undone).toEqual(['Dog'])
})

it('of two changes the later one is undone by Control Z, also after a press elsewhere', async () => {
  const undo = vi.fn(async () => undefined)
  const queue = { arrived: 0, waiting: 0 }
  function Screen() {
    const { notifications } = useNotificationContext()
    useEffect(() => {
      if (notifications.length > queue.waiting) queue.arrived += 1
      queue.waiting = notifications.length
    }, [notifications])
    const action = useAction(async (text: string) => ({ text }), { done: 'done', undo })
    return (
      <>
        {['Dog', 'Cat'].map((text) => (
          <button key={text} type="button" onClick={() => action.mutate(text)}>
            {text}
          </button>
        ))}
        <Messages />
      </>
    )
  }
  await render(<Screen />)
  const press = (name: string) =>
    settle(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
  const isShown = async (message: number) => {
    while (queue.arrived < message || queue.waiting > 0) await act(() => pause(20))
  }
  await press('Dog')
  await isShown(1)
  await press('Cat')
  await isShown(2)
  await settle(() => document.body.click())
  const key = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true })
  await settle(() => document.body.dispatchEvent(key))
  expect(undo.mock.calls).toEqual([[{ text: 'Cat' }, 'Cat']])
})

it('a newer message is shown at once instead of the earlier one', async () => {
  function Screen() {
    const refund = useAction(async (_: undefined) => 'refunded', { done: 'Order refunded' })
    const pack = useAction(async (_: undefined) => 'packed', { done: 'Order packed' })
    return (
      <>
        <button type="button" onClick={() => refund.mutate(undefined)}>
          Refund
        </button>
        <button type="button" onClick={() => pack.mutate(undefined)}>
          Pack
        </button>
        <Messages />
      </>
    )
  }
  await render(<Screen />)
  await settle(() => named('Refund')?.click())
  await seeMessage('Order refunded')
  await settle(() => named('Pack')?.click())
  await seeMessage('Order packed')
})

it('a change that is put back late does not close the message of a later one', async () => {
  const undone = answerLater<undefined>()
  function Screen() {
    const change = useAction(async (text: string) => text, { done: 'Changed', undo: () => undone.promise })
    const pack = useAction(async (_: undefined) => 'packed', { done: 'Order packed' })
    return (
      <>
        <button type="button" onClick={() => change.mutate('Dog')}>
          Change
        </button>
        <button type="button" onClick={() => pack.mutate(undefined)}>
          Pack
        </button>
        <Messages />
      </>
    )
  }
  await render(<Screen />)
  await settle(() => named('Change')?.click())
  await seeMessage('Changedra.action.undo')
  await settle(() => named('ra.action.undo')?.click())
  await settle(() => named('Pack')?.click())
  await seeMessage('Order packed')
  await settle(() => undone.answer(undefined))
  // A message that is closed fades before it is gone.
  const styles = () => Array.from(document.querySelectorAll<HTMLElement>('[role=alert]'), ({ style }) => style.opacity)
  expect(styles()).not.toContain('0')
  await seeMessage('Order packed')
})
