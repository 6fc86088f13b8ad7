import type { EventCard } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { nextOnStage } from './next-on-stage.ts'

function night(slug: string, state: EventCard['state'] = 'upcoming') {
  const starts_at = '2026-12-11T12:45:00.000Z'
  const date = { id: 1, doors_at: starts_at, starts_at, ends_at: starts_at, state: 'upcoming' as const }
  return { slug, state, date: { ...date, is_sold_out: false, is_streamed: false, replay_until: null, venue_name: '' } }
}

it('the next night is the first that takes place', () => {
  const events = [night('called-off', 'cancelled'), night('put-off', 'postponed'), night('brass')]
  expect(nextOnStage(events)).toMatchObject({ slug: 'brass', isOn: false })
})

it('a night that goes on is the next one', () => {
  expect(nextOnStage([night('brass', 'live')])).toMatchObject({ slug: 'brass', isOn: true })
})

it('a night whose day is not known yet is none to name', () => {
  expect(nextOnStage([{ ...night('brass'), date: null }])).toBeUndefined()
})

it('who has no night has no next one', () => {
  expect(nextOnStage([])).toBeUndefined()
})
