// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render, settle } from '../../testing/render.tsx'
import EventScreen from './event-screen.tsx'

const AT = '2026-03-01T12:45:00.000Z'
const type = { id: 1, title: { en: 'Floor', ne: '' }, price: '600.00', capacity: 9, sold: 4, held: 0, admits: 'hall' }
const date = {
  ...{ id: 3, event_id: 7, version: 1, venue_id: 5, status: 'scheduled', replay_hours: null, takes_tips: true },
  ...{ doors_at: AT, starts_at: AT, ends_at: '2026-03-01T15:45:00.000Z', is_streamed: false, ticket_types: [type] },
}
const title = { en: 'Rain nights', ne: 'वर्षाका रात' }

type Sent = { path: string; key: string | null; body: unknown }
const sent: Sent[] = []
let source: object
let answer: () => Response
beforeEach(() => {
  sessionStorage.clear()
  sent.length = 0
  source = { id: 7, title }
  answer = () => Response.json({ id: 9, title: { en: 'Rain nights (copy)', ne: '' } }, { status: 201 })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit) => {
    const path = /staff\/([^?]*)/.exec(String(url))?.[1] ?? ''
    if (method !== 'GET') {
      sent.push({ path, key: new Headers(headers).get('idempotency-key'), body: JSON.parse(String(body)) })
      return answer()
    }
    if (path === 'contents/7/') return Response.json(source)
    const results = path === 'contents/events/' ? [{ id: 7, title }] : path === 'contents/7/dates/' ? [date] : []
    return Response.json({ count: results.length, next: null, previous: null, results })
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = async (path: string, permissions = ['contents.write', 'events.write']) => {
  const shown = await render(<EventScreen />, { permissions, at: { path, route: '/events/:id/show' } })
  await settle()
  return shown
}
const button = (name: string) =>
  Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === name)
const open = async (name: string) => {
  await act(() => vi.waitFor(() => expect(button(name)).toBeDefined()))
  await settle(() => button(name)?.click())
  await act(() => vi.waitFor(() => expect(document.querySelector('[role="dialog"] .input')).not.toBeNull()))
}
const inputs = () => Array.from(document.querySelectorAll<HTMLInputElement>('[role="dialog"] input.input'))
const confirm = () => settle(() => document.querySelector<HTMLFormElement>('[role="dialog"] form')?.requestSubmit())

it('an event is copied with a title in each of its languages, and the copy is opened', async () => {
  const { router } = await show('/events/7/show')
  await open('resources.events.copy')
  expect(inputs().map(({ value, lang }) => [lang, value])).toEqual([
    ['en', 'Rain nights (copy)'],
    ['ne', 'वर्षाका रात (कपी)'],
  ])
  await confirm()
  await act(() => vi.waitFor(() => expect(router.state.location.pathname).toBe('/events/9/show')))
  expect(sent).toEqual([
    {
      path: 'contents/7/copy/',
      key: expect.stringMatching(/./),
      body: { title: { en: 'Rain nights (copy)', ne: 'वर्षाका रात (कपी)' } },
    },
  ])
  expect(document.querySelector('[role="dialog"]')).toBeNull()
})

it('a title in a language that the event has not is not asked for', async () => {
  source = { id: 7, title: { en: 'Rain nights', ne: '' } }
  await show('/events/7/show')
  await open('resources.events.copy')
  expect(inputs().map(({ lang }) => lang)).toEqual(['en'])
})

it('a refused copy is sent again with the same key, and no second one is made', async () => {
  const { router } = await show('/events/7/show')
  await open('resources.events.copy')
  const copied = answer
  answer = () => Response.json({ detail: 'Try again.' }, { status: 503 })
  await confirm()
  await act(() => vi.waitFor(() => expect(document.querySelector('[role="dialog"] [role="alert"]')).not.toBeNull()))
  answer = copied
  await confirm()
  await act(() => vi.waitFor(() => expect(router.state.location.search).toBe('?copyOf=7')))
  expect(sent.at(-1)?.key).toBe(sent[0]?.key)
})

it('the first date of a copy follows on the last of its source, with its tickets', async () => {
  await show('/events/9/show?copyOf=7')
  expect(document.body.textContent).toContain('resources.events.noDatesOfCopy')
  await open('resources.events.addDates')
  const [doors] = inputs()
  expect(Date.parse(doors?.value ?? '')).toBeGreaterThan(Date.now() - 86_400_000)
  await confirm()
  await act(() => vi.waitFor(() => expect(sent).toHaveLength(1)))
  expect(sent[0]).toMatchObject({ path: 'contents/9/dates/', body: { venue_id: 5, copy_tickets_of: 3 } })
})

it('those who write no texts copy no event', async () => {
  await show('/events/7/show', ['events.write'])
  await act(() => vi.waitFor(() => expect(button('resources.events.addDates')).toBeDefined()))
  expect(button('resources.events.copy')).toBeUndefined()
})
