// @vitest-environment happy-dom
import type { StaffLive } from '@dabali/api-client/staff'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { failEachChange } from '../../data/failing-api.ts'
import { render, settle } from '../../testing/render.tsx'
import { StreamState } from './stream-state.tsx'

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
