// @vitest-environment happy-dom
import type { StaffLive } from '@dabali/api-client/staff'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { failEachChange } from '../../data/failing-api.ts'
import { typedStore } from '../../data/typed-values.ts'
import { render, settle } from '../../testing/render.tsx'
import { MessageButton, StreamState } from './stream-state.tsx'

const LIVE = {
  ...{ event_date_id: 5, version: 1, state: 'lobby', said: null, can_override: true, message: { en: '', ne: '' } },
  ...{ replay_until: null, doors_at: '2026-12-01T12:00:00Z' },
} as unknown as StaffLive

const keys = failEachChange()

const press = (name: string) =>
  settle(() =>
    Array.from(document.querySelectorAll('button'))
      .findLast(({ textContent }) => textContent === name)
      ?.click(),
  )

/** Opens the question, sends it, and cancels after it has failed. */
async function tryToGoLive() {
  await press('resources.live-control.state.set.live')
  await settle(() => document.querySelector('form')?.requestSubmit())
  await act(() => vi.waitFor(() => expect(document.querySelector('[role="alert"]')).not.toBeNull()))
  await press('admin.action.cancel')
  await act(() => vi.waitFor(() => expect(document.querySelector('form')).toBeNull(), { timeout: 5000 }))
}

it('a state that is set again after it was cancelled is a new request', async () => {
  await render(<StreamState live={LIVE} />, { permissions: ['live.write'] })
  await settle()
  await tryToGoLive()
  await tryToGoLive()
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(2)
})

const EMPTY = { en: '', ne: '' }
const BACK_SOON = { en: 'Back at eight.', ne: 'आठ बजे फेरि।' }
let sent: { state?: string; message?: object }[]
let current: StaffLive

/** The first change is refused because `current` is newer. */
function refuseFirstChange(changed: Partial<StaffLive>) {
  current = { ...LIVE, version: 2, ...changed }
  sent = []
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Response.json({})
    sent.push(JSON.parse(String(body)))
    if (sent.length > 1) return Response.json({ ...current, version: 3 })
    return Response.json({ code: 'version_conflict', detail: 'Changed.', version: '2', current }, { status: 409 })
  })
}

const send = () => settle(() => document.querySelector('form')?.requestSubmit())
const conflict = () => document.querySelector('.conflict')
const dialogText = () => document.querySelector('[role=dialog]')?.textContent
const choose = (side: 'mine' | 'theirs') =>
  settle(() => {
    for (const label of document.querySelectorAll<HTMLElement>('.conflict label'))
      if (label.textContent?.includes(`admin.draftConflict.${side}`)) label.querySelector('input')?.click()
  })

async function startBreak() {
  await render(<StreamState live={LIVE} />, { permissions: ['live.write'] })
  await settle()
  await press('resources.live-control.state.set.interrupted')
  await send()
  await act(() => vi.waitFor(() => expect(conflict()).not.toBeNull()))
}

describe('a message that another member has sent while a break is confirmed', () => {
  beforeEach(() => refuseFirstChange({ state: 'lobby', message: BACK_SOON }))

  it.each([
    { side: 'theirs', message: BACK_SOON },
    { side: 'mine', message: EMPTY },
  ] as const)('is shown, and $side is kept if it is chosen', async ({ side, message }) => {
    await startBreak()
    expect(dialogText()).toContain('resources.live-control.state.overtaken.message')
    expect(conflict()?.textContent).toContain(BACK_SOON.en)
    expect(conflict()?.textContent).toContain(BACK_SOON.ne)
    await choose(side)
    await press('admin.draftConflict.goOn')
    await send()
    await act(() => vi.waitFor(() => expect(sent).toHaveLength(2)))
    expect(sent[1]).toMatchObject({ state: 'interrupted', message })
  })
})

it.each([
  { what: 'only the state', changed: { state: 'live' }, key: 'state', fields: 0 },
  { what: 'the state and the message', changed: { state: 'live', message: BACK_SOON }, key: 'both', fields: 2 },
] as const)('a conflict says that $what was changed', async ({ changed, key, fields }) => {
  refuseFirstChange(changed)
  await startBreak()
  expect(dialogText()).toContain(`resources.live-control.state.overtaken.${key}`)
  expect(conflict()?.querySelectorAll('fieldset')).toHaveLength(fields)
})

it('a message is sent without a state, so that the stream still ends by the clock', async () => {
  refuseFirstChange({})
  await render(<MessageButton live={{ ...LIVE, state: 'live' }} />, { permissions: ['live.write'] })
  await press('resources.live-control.state.writeMessage')
  await send()
  await act(() => vi.waitFor(() => expect(sent).toHaveLength(1)))
  expect(sent[0]).toEqual({ message: EMPTY })
})

it('a message that was written before another one was sent says that the message was changed', async () => {
  refuseFirstChange({ state: 'live', message: BACK_SOON })
  const changes = { 'message.en': 'Welcome.' }
  const typed = { changes, keys: {}, start: { 'message.en': '', 'message.ne': '' }, version: 1 }
  typedStore<typeof typed>('dialog.live.5.message', 'maya').write(typed)
  await render(<MessageButton live={current} />, { permissions: ['live.write'] })
  await press('resources.live-control.state.writeMessage')
  await send()
  await act(() => vi.waitFor(() => expect(conflict()).not.toBeNull()))
  expect(dialogText()).toContain('resources.live-control.state.overtaken.message')
})
