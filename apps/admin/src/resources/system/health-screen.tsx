import { getSystemHealth, type SystemHealth } from '@dabali/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useFormat } from '../../i18n/format.ts'
import { Facts, LoadError, LoadingRows, PageHead, Section, Status } from '../../layout/parts.tsx'
import { durationOf, problemsOf, sizeOf } from './system-values.tsx'

const REFRESH_MS = 30_000

export default function HealthScreen() {
  const translate = useTranslate()
  const { time } = useFormat()
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['health'],
    refetchInterval: REFRESH_MS,
    queryFn: ({ signal }) => getSystemHealth(api, {}, { signal }),
  })
  return (
    <>
      <PageHead
        title={translate('resources.system-health.name', { smart_count: 2 })}
        meta={data && <span>{translate('resources.system-health.checkedAt', { time: time(data.checked_at) })}</span>}
        actions={
          <button type="button" className="button button--plain" disabled={isFetching} onClick={() => void refetch()}>
            {translate('resources.system-health.checkNow')}
          </button>
        }
      />
      {error && <LoadError error={error} retry={refetch} />}
      {isPending && <LoadingRows />}
      {data && <ShownHealth health={data} />}
    </>
  )
}

function useAmounts() {
  const translate = useTranslate()
  const { number } = useFormat()
  return {
    size(bytes: number | null) {
      if (bytes === null) return null
      const { value, unit } = sizeOf(bytes)
      return `${number(value)} ${unit}`
    },
    duration(seconds: number) {
      const { count, unit } = durationOf(seconds)
      return translate(`resources.system-health.units.${unit}`, { count: number(count) })
    },
  }
}

function ShownHealth({ health }: { health: SystemHealth }) {
  const problems = problemsOf(health)
  const translate = useTranslate()
  return (
    <div className="stack-6">
      <div role="status">
        {problems.length === 0 ? (
          <Status tone="s">{translate('resources.system-health.allWell')}</Status>
        ) : (
          <ul className="rows">
            {problems.map((problem) => (
              <li key={problem}>
                <Status tone={problem === 'disk' || problem === 'jobs' ? 'e' : 'w'}>
                  {translate(`resources.system-health.problems.${problem}`)}
                </Status>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="side-by-side">
        <div className="stack-6">
          <Work health={health} />
          <Storage health={health} />
        </div>
        <div className="stack-6">
          <Versions health={health} />
          <Services health={health} />
        </div>
      </div>
    </div>
  )
}

function Work({ health: { jobs, emails } }: { health: SystemHealth }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const { duration } = useAmounts()
  const { states } = jobs.counts
  return (
    <>
      <Section
        title={translate('resources.jobs.name', { smart_count: 2 })}
        action={
          <Link className="link" to="/jobs">
            {translate('resources.system-health.viewJobs')}
          </Link>
        }
      >
        <Facts
          facts={[
            [translate('resources.jobs.states.failed'), number(states.failed)],
            [translate('resources.jobs.states.retrying'), number(states.retrying)],
            [translate('resources.jobs.states.running'), number(states.running)],
            [translate('resources.jobs.states.waiting'), number(states.waiting)],
            [translate('resources.jobs.states.scheduled'), number(states.scheduled)],
            [translate('resources.system-health.lag'), duration(jobs.lag_seconds)],
          ]}
        />
      </Section>
      <Section
        title={translate('resources.emails.name', { smart_count: 2 })}
        action={
          <Link className="link" to="/emails">
            {translate('resources.system-health.viewEmails')}
          </Link>
        }
      >
        <Facts
          facts={[
            [translate('resources.system-health.sentLastDay'), number(emails.sent_last_day)],
            [translate('resources.emails.states.waiting'), number(emails.waiting)],
            [translate('resources.emails.states.failed'), number(emails.failed)],
            [translate('resources.system-health.lag'), duration(emails.lag_seconds)],
          ]}
        />
      </Section>
    </>
  )
}

function Storage({ health: { uploads, backups, database, checked_at: now } }: { health: SystemHealth }) {
  const translate = useTranslate()
  const { number, time } = useFormat()
  const { size, duration } = useAmounts()
  const { newest } = backups
  const age = newest && Math.max(0, (Date.parse(now) - Date.parse(newest.saved_at)) / 1000)
  return (
    <>
      <Section title={translate('resources.system-health.backups')}>
        {newest ? (
          <Facts
            facts={[
              [translate('resources.system-health.newestBackup'), <span className="mono">{newest.name}</span>],
              [translate('resources.system-health.savedAt'), time(newest.saved_at)],
              [translate('resources.system-health.age'), duration(age ?? 0)],
              [translate('resources.system-health.size'), size(newest.size_bytes)],
              [translate('resources.system-health.backupCount'), number(backups.count)],
              [translate('resources.system-health.free'), size(backups.free_bytes)],
            ]}
          />
        ) : (
          <p className="quiet">{translate('resources.system-health.noBackupText')}</p>
        )}
      </Section>
      <Section title={translate('resources.system-health.storage')}>
        <Facts
          facts={[
            [translate('resources.system-health.databaseSize'), size(database.size_bytes)],
            [
              translate('resources.system-health.uploads'),
              translate(uploads.is_on_disk ? 'resources.system-health.onDisk' : 'resources.system-health.inBucket'),
            ],
            [translate('resources.system-health.free'), size(uploads.free_bytes)],
            [translate('resources.system-health.total'), size(uploads.total_bytes)],
          ]}
        />
      </Section>
    </>
  )
}

function Versions({ health: { software, database, cache } }: { health: SystemHealth }) {
  const translate = useTranslate()
  const { number, time } = useFormat()
  const { size, duration } = useAmounts()
  return (
    <>
      <Section title={translate('resources.system-health.versions')}>
        <Facts
          facts={[
            [translate('resources.system-health.software'), software.version],
            ['Node.js', software.node],
            ['PostgreSQL', database.version],
            [translate('resources.system-health.migration'), <span className="mono">{database.migration}</span>],
            [translate('resources.system-health.startedAt'), time(software.started_at)],
            [translate('resources.system-health.uptime'), duration(software.uptime_seconds)],
            [translate('resources.system-health.memory'), size(software.memory_bytes)],
            [
              translate('resources.system-health.latency'),
              translate('resources.system-health.units.ms', { count: number(database.latency_ms) }),
            ],
          ]}
        />
      </Section>
      <Section title={translate('resources.system-health.cache')}>
        <Facts
          facts={cache.map(({ name, responses, bytes }) => [
            translate(`resources.system-health.caches.${name}`, { _: name }),
            translate('resources.system-health.cached', { count: number(responses), size: size(bytes) ?? '' }),
          ])}
        />
      </Section>
    </>
  )
}

function Services({ health: { services } }: { health: SystemHealth }) {
  const translate = useTranslate()
  return (
    <Section title={translate('resources.system-health.services')}>
      <Facts
        facts={services.map(({ name, is_configured: isConfigured }) => [
          translate(`resources.system-health.serviceNames.${name}`, { _: name }),
          <Status key={name} tone={isConfigured ? 's' : 'o'}>
            {translate(isConfigured ? 'resources.system-health.configured' : 'resources.system-health.notConfigured')}
          </Status>,
        ])}
      />
    </Section>
  )
}
