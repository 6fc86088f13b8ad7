// @vitest-environment happy-dom
import { act } from 'react'
import { Notification } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { render, settle } from '../../testing/render.tsx'
import ReviewList, { isUndoable } from './review-list.tsx'

const SEEN_AT = '2026-11-20T11:00:00Z'
const REVIEW = {
  ...{ id: 'one', stars: 2, name: 'Asha', title: 'Dull', text: 'Very.', language: 'en', status: 'hidden' },
  ...{ reason: 'Spam', reports: [], open_reports: 0, created_at: '2026-11-20T10:00:00Z', updated_at: SEEN_AT },
}

afterEach(() => vi.unstubAllGlobals())

it('a review that is shown again can be hidden again from the message, with the same reason', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)))
    return Response.json(init?.method === 'POST' ? { ...REVIEW, status: 'published' } : { columns: null, filters: [] })
  })
  await render(
    <>
      <ReviewList />
      <Notification />
    </>,
    {
      permissions: ['reviews.read', 'reviews.moderate'],
      dataProvider: { getList: async () => ({ data: [REVIEW], total: 1 }) as never },
    },
  )
  const button = (name: string) =>
    Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === name)
  await vi.waitFor(() => expect(button('resources.reviews.publish')).toBeDefined())
  await settle(() => button('resources.reviews.publish')?.click())
  await vi.waitFor(() => expect(button('ra.action.undo')).toBeDefined())
  await settle(() => button('ra.action.undo')?.click())
  expect(sent).toEqual([
    { is_hidden: false, seen_at: SEEN_AT },
    { is_hidden: true, reason: 'Spam', seen_at: SEEN_AT, seen_status: 'published' },
  ])
})

it('why a review could not be shown again is below its buttons', async () => {
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) =>
    init?.method === 'POST'
      ? Response.json({ detail: 'Somebody else has changed it.' }, { status: 409 })
      : Response.json({ columns: null, filters: [] }),
  )
  await render(<ReviewList />, {
    permissions: ['reviews.read', 'reviews.moderate'],
    dataProvider: { getList: async () => ({ data: [REVIEW], total: 1 }) as never },
  })
  const publish = () =>
    Array.from(document.querySelectorAll('button')).find(
      ({ textContent }) => textContent === 'resources.reviews.publish',
    )
  await vi.waitFor(() => expect(publish()).toBeDefined())
  await settle(() => publish()?.click())
  await act(() => vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull()))
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Somebody else has changed it.')
})

it('a review that waited or was reported cannot be put back as it was', () => {
  expect(isUndoable({ status: 'pending', open_reports: 0 })).toBe(false)
  expect(isUndoable({ status: 'published', open_reports: 1 })).toBe(false)
  expect(isUndoable({ status: 'published', open_reports: 0 })).toBe(true)
})
