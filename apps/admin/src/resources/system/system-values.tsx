import type { StaffEmail, StaffJob, StaffWebhook, SystemHealth } from '@dabali/api-client/staff'
import { useTranslate } from 'react-admin'
import { Facts, type Tone } from '../../layout/parts.tsx'

export const JOB_STATES = ['failed', 'retrying', 'running', 'waiting', 'scheduled'] as const
export const JOB_TONES: Readonly<Record<StaffJob['state'], Tone>> = {
  failed: 'e',
  retrying: 'w',
  running: 's',
  waiting: 'n',
  scheduled: 'o',
}

export const EMAIL_STATES = ['waiting', 'sending', 'sent', 'failed', 'expired'] as const
export const EMAIL_TONES: Readonly<Record<StaffEmail['state'], Tone>> = {
  failed: 'e',
  waiting: 'w',
  sending: 'w',
  sent: 's',
  expired: 'o',
}

export const WEBHOOK_STATES = ['waiting', 'processed', 'failed', 'ignored'] as const
export const WEBHOOK_TONES: Readonly<Record<StaffWebhook['state'], Tone>> = {
  failed: 'e',
  waiting: 'w',
  processed: 's',
  ignored: 'o',
}

/** The message key of a kind of jobs, such as `payments.card-heard`. */
export const kindKey = (kind: string) => `resources.jobs.kinds.${kind.replaceAll(/[.-]/g, '_')}`

const MOST_SHOWN = 2

/** The first facts of a job, which say what it is about. */
export const aboutOf = (facts: StaffJob['facts']): string =>
  Object.values(facts)
    .filter((value) => value !== null && value !== '' && value !== undefined)
    .slice(0, MOST_SHOWN)
    .map(String)
    .join(', ')

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const
const THOUSAND = 1000

/** A size as people say it: three digits at most. */
export function sizeOf(bytes: number): { value: number; unit: (typeof UNITS)[number] } {
  let value = bytes
  let at = 0
  while (value >= THOUSAND && at < UNITS.length - 1) {
    value /= THOUSAND
    at += 1
  }
  return { value: value < 10 && at > 0 ? Math.round(value * 10) / 10 : Math.round(value), unit: UNITS[at] ?? 'B' }
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]

/** A duration in its largest unit. */
export function durationOf(seconds: number): { count: number; unit: 'seconds' | 'minutes' | 'hours' | 'days' } {
  if (seconds < MINUTE * 2) return { count: Math.round(seconds), unit: 'seconds' }
  if (seconds < HOUR * 2) return { count: Math.round(seconds / MINUTE), unit: 'minutes' }
  if (seconds < DAY * 2) return { count: Math.round(seconds / HOUR), unit: 'hours' }
  return { count: Math.round(seconds / DAY), unit: 'days' }
}

/** Slower or fuller than this, somebody has to look. */
const LONGEST_LAG_SECONDS = 5 * MINUTE
const LEAST_FREE_SHARE = 0.1
const OLDEST_BACKUP_SECONDS = 36 * HOUR

export type Problem = 'jobs' | 'emails' | 'failed' | 'migrations' | 'disk' | 'noBackup' | 'oldBackup'

/** What is wrong, the most urgent first. */
export function problemsOf({ database, jobs, emails, uploads, backups, checked_at: now }: SystemHealth): Problem[] {
  const age = backups.newest && (Date.parse(now) - Date.parse(backups.newest.saved_at)) / 1000
  const { free_bytes: free, total_bytes: total } = uploads
  const found: Record<Problem, boolean> = {
    disk: free !== null && total !== null && free < total * LEAST_FREE_SHARE,
    jobs: jobs.lag_seconds > LONGEST_LAG_SECONDS,
    emails: emails.lag_seconds > LONGEST_LAG_SECONDS,
    failed: jobs.counts.states.failed > 0,
    migrations: database.missing_migrations > 0,
    noBackup: age === null,
    oldBackup: age !== null && age > OLDEST_BACKUP_SECONDS,
  }
  return (Object.keys(found) as Problem[]).filter((problem) => found[problem])
}

type Value = string | number | boolean | null

/** Facts as the program has them: their names are those of the data, and ids are not written as numbers. */
export function PlainFacts({ facts }: { facts: Readonly<Record<string, Value>> }) {
  const translate = useTranslate()
  const shown = (value: Value) => {
    if (typeof value === 'boolean') return translate(`admin.draftConflict.${value ? 'yes' : 'no'}`)
    return String(value)
  }
  const rows = Object.entries(facts)
  if (rows.length === 0) return <p className="quiet">{translate('resources.jobs.noFacts')}</p>
  return (
    <Facts
      facts={rows.map(([name, value]) => [
        name,
        value === null || value === '' ? '' : <span className="mono">{shown(value)}</span>,
      ])}
    />
  )
}
