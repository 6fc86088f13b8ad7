import { countJobs, type StaffJob } from '@dabali/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { ListBase, useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useFormat } from '../../i18n/format.ts'
import { Filters, SelectFilter, type View, Views } from '../../layout/filters.tsx'
import { PageHead, Status } from '../../layout/parts.tsx'
import { RecordTable } from '../../layout/record-table.tsx'
import { aboutOf, JOB_STATES, JOB_TONES, kindKey } from './system-values.tsx'

const VIEWS: readonly View[] = [
  { label: 'resources.jobs.views.failed', filter: { state: 'failed' } },
  { label: 'resources.jobs.views.retrying', filter: { state: 'retrying' } },
  { label: 'resources.jobs.views.all', filter: {} },
]

export default function JobList() {
  const translate = useTranslate()
  const { time, number } = useFormat()
  const counts = useQuery({
    queryKey: ['jobs', 'counts'],
    queryFn: ({ signal }) => countJobs(api, {}, { signal }),
  })
  const kindName = (kind: string) => translate(kindKey(kind), { _: kind })
  return (
    <ListBase resource="jobs" perPage={25} exporter={false}>
      <PageHead
        title={translate('resources.jobs.name', { smart_count: 2 })}
        meta={
          counts.data &&
          JOB_STATES.map((state) => (
            <span key={state}>
              {translate('resources.jobs.count', {
                count: number(counts.data.states[state]),
                state: translate(`resources.jobs.states.${state}`),
              })}
            </span>
          ))
        }
      />
      <Views views={VIEWS} />
      <Filters>
        <SelectFilter
          source="state"
          label="resources.jobs.state"
          all="resources.jobs.anyState"
          choices={JOB_STATES}
          names="resources.jobs.states"
        />
        <SelectFilter
          source="kind"
          label="resources.jobs.kind"
          all="resources.jobs.anyKind"
          choices={counts.data?.kinds.map(({ kind }) => kind) ?? []}
          names={kindName}
        />
      </Filters>
      <RecordTable<StaffJob>
        caption="resources.jobs.caption"
        empty="resources.jobs.none"
        name={{
          label: 'resources.jobs.kind',
          show: ({ kind }) => kindName(kind),
          href: ({ id }) => `/jobs/${id}/show`,
        }}
        columns={[
          { label: 'resources.jobs.state', show: ({ state }) => <JobStatus state={state} /> },
          { label: 'resources.jobs.about', show: ({ facts }) => aboutOf(facts) },
          {
            label: 'resources.jobs.error',
            show: ({ error }) => error && <span className="mono">{error}</span>,
            isWide: true,
          },
          {
            label: 'resources.jobs.attempts',
            show: ({ attempts }) => number(attempts),
            isNumber: true,
            isLabelled: true,
          },
          { label: 'resources.jobs.created', show: ({ created_at: at }) => time(at) },
        ]}
      />
    </ListBase>
  )
}

export function JobStatus({ state }: { state: StaffJob['state'] }) {
  const translate = useTranslate()
  return <Status tone={JOB_TONES[state]}>{translate(`resources.jobs.states.${state}`)}</Status>
}
