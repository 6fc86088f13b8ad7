// @vitest-environment happy-dom
import type { StaffContent } from '@dabali/api-client/staff'
import { act } from 'react'
import { Notification } from 'react-admin'
import { type FieldValues, useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render, renderHook } from '../../testing/render.tsx'
import { timeLeft } from './draft-merge.ts'
import { Publishing } from './publishing.tsx'
import { useTimeUntil } from './scheduled-time.ts'
import { useDraft } from './use-draft.ts'

const NOW = Date.parse('2026-11-30T10:00:00.000Z')
const MINUTE_MS = 60_000
const minutesFromNow = (minutes: number) => new Date(NOW + minutes * MINUTE_MS).toISOString()
const scheduled = (minutes: number) =>
  ({
    ...{ id: 7, version: 2, state: 'scheduled', published_at: minutesFromNow(minutes), saved_by: '' },
    ...{ has_draft: false, problems: {}, document: {}, title: { en: 'Roofs', ne: '' } },
  }) as unknown as StaffContent

let sent: { method: string | undefined; path: string }[] = []

beforeEach(() => {
  localStorage.clear()
  sent = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW })
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    sent.push({ method, path: String(path).split('?')[0] ?? '' })
    return Response.json({ ...scheduled(10), version: 3, state: 'unpublished', published_at: null })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Editor({ first }: { first: StaffContent }) {
  const form = useForm<FieldValues>({ defaultValues: first.document })
  return (
    <>
      <Publishing draft={useDraft(form, first)} isClosed={false} />
      <Notification />
    </>
  )
}

const open = async (minutes: number) => (await render(<Editor first={scheduled(minutes)} />)).container
const pass = (minutes: number) => act(async () => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS))
const buttons = () => Array.from(document.querySelectorAll('button'))
const actions = () =>
  buttons().flatMap(({ textContent }) => textContent?.match(/^resources\.contents\.actions\.(\w+)$/)?.[1] ?? [])
const press = async (name: string) => {
  await act(async () =>
    buttons()
      .find(({ textContent }) => textContent === name)
      ?.click(),
  )
  await pass(0)
}
const confirm = async () => {
  await act(async () => document.querySelector<HTMLFormElement>('[role="dialog"] form')?.requestSubmit())
  await pass(0.01)
}
const text = (element: Element | null) => element?.textContent ?? ''

it('counts down to the time of publication, and then offers to unpublish', async () => {
  const container = await open(2)
  expect(actions()).toEqual(['publish', 'reschedule', 'unschedule'])
  expect(text(container)).toContain('resources.contents.left.in')
  await pass(1)
  expect(actions()).toEqual(['publish', 'reschedule', 'unschedule'])
  await pass(1)
  expect(actions()).toEqual(['publishChanges', 'unpublish'])
  expect(text(container)).toContain('resources.contents.states.published')
  expect(text(container)).not.toContain('resources.contents.goesLive')
  await press('resources.contents.actions.unpublish')
  expect(text(document.querySelector('[role="dialog"] h2'))).toBe('resources.contents.questions.unpublish')
  await confirm()
  expect(sent).toMatchObject([{ method: 'POST', path: expect.stringMatching(/contents\/7\/unpublish\/$/) }])
  expect(text(document.body)).not.toContain('ra.action.undo')
})

it('a question about the schedule cannot be confirmed after the time of publication', async () => {
  await open(2)
  await press('resources.contents.actions.unschedule')
  await pass(2)
  const dialog = document.querySelector('[role="dialog"]')
  expect(text(dialog)).toContain('resources.contents.questions.unschedule')
  expect(text(dialog)).toContain('resources.contents.publishedSince')
  expect(dialog?.querySelector<HTMLButtonElement>('button[type="submit"]')?.disabled).toBe(true)
})

it('a schedule that ends in its last minute cannot be put back', async () => {
  await open(1)
  await press('resources.contents.actions.unschedule')
  await confirm()
  expect(sent).toMatchObject([{ method: 'DELETE', path: expect.stringMatching(/contents\/7\/schedule\/$/) }])
  expect(text(document.body)).toContain('resources.contents.done.unschedule')
  expect(text(document.body)).not.toContain('ra.action.undo')
})

it('the time that is left is renewed with each minute', async () => {
  const at = minutesFromNow(2.5)
  const left = await renderHook(() => timeLeft(at, useTimeUntil(at)).minutes)
  expect(left.current).toBe(3)
  await pass(0.5)
  expect(left.current).toBe(2)
  await pass(2)
  expect(left.current).toBe(0)
})
