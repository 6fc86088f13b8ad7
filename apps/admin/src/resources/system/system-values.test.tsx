// @vitest-environment happy-dom

import type { SystemHealth } from '@dabali/api-client/staff'
import { expect, it } from 'vitest'
import { render } from '../../testing/render.tsx'
import { aboutOf, durationOf, kindKey, PlainFacts, problemsOf, sizeOf } from './system-values.tsx'

const HEALTH: SystemHealth = {
  database: { version: '18.1', size_bytes: 1, latency_ms: 1, migration: 'a.sql', missing_migrations: 0 },
  jobs: {
    counts: { states: { waiting: 0, scheduled: 0, running: 0, retrying: 0, failed: 0 }, kinds: [] },
    lag_seconds: 0,
  },
  emails: { waiting: 0, failed: 0, sent_last_day: 0, lag_seconds: 0 },
  uploads: { is_on_disk: true, free_bytes: 50, total_bytes: 100 },
  backups: {
    count: 1,
    newest: { name: 'a.backup.gz', saved_at: '2026-11-26T00:00:00Z', size_bytes: 1 },
    free_bytes: 50,
  },
  software: { version: '0', node: '26', started_at: '2026-11-26T00:00:00Z', uptime_seconds: 1, memory_bytes: 1 },
  cache: [],
  services: [],
  checked_at: '2026-11-26T12:00:00Z',
}

it('nothing is wrong while jobs run, there is space and the backup is fresh', () => {
  expect(problemsOf(HEALTH)).toEqual([])
  expect(problemsOf({ ...HEALTH, uploads: { is_on_disk: false, free_bytes: null, total_bytes: null } })).toEqual([])
})

it('names what is wrong, a full disk first', () => {
  const { jobs, backups } = HEALTH
  const states = { ...jobs.counts.states, failed: 1 }
  expect(
    problemsOf({
      ...HEALTH,
      uploads: { is_on_disk: true, free_bytes: 9, total_bytes: 100 },
      jobs: { counts: { states, kinds: [] }, lag_seconds: 301 },
      database: { ...HEALTH.database, missing_migrations: 1 },
      backups: { ...backups, newest: null },
    }),
  ).toEqual(['disk', 'jobs', 'failed', 'migrations', 'noBackup'])
  expect(problemsOf({ ...HEALTH, checked_at: '2026-11-27T12:00:01Z' })).toEqual(['oldBackup'])
})

it('sizes and durations have the largest unit that says enough', () => {
  expect([sizeOf(0), sizeOf(999), sizeOf(1500), sizeOf(12_400_000)]).toEqual([
    { value: 0, unit: 'B' },
    { value: 999, unit: 'B' },
    { value: 1.5, unit: 'kB' },
    { value: 12, unit: 'MB' },
  ])
  expect([durationOf(0), durationOf(119), durationOf(120), durationOf(7200), durationOf(172_800)]).toEqual([
    { count: 0, unit: 'seconds' },
    { count: 119, unit: 'seconds' },
    { count: 2, unit: 'minutes' },
    { count: 2, unit: 'hours' },
    { count: 2, unit: 'days' },
  ])
})

it('a job is named by its kind and its first facts', () => {
  expect(kindKey('payments.card-heard')).toBe('resources.jobs.kinds.payments_card_heard')
  expect(aboutOf({ product: 7, note: null, kind: 'paid', more: 'x' })).toBe('7, paid')
  expect(aboutOf({})).toBe('')
})

it('an id is written as it is in the data, not as a number of things', async () => {
  const { container } = await render(<PlainFacts facts={{ product: 12_345, is_paid: true, note: null }} />)
  expect(container.textContent).toContain('12345')
  expect(container.textContent).not.toContain('12,345')
  expect(container.textContent).toContain('admin.draftConflict.yes')
})
