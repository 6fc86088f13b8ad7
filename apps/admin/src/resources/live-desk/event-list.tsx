import type { EventCard } from '@dabali/api-client'
import { ListBase, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useFormat } from '../../i18n/format.ts'
import { type View, Views } from '../../layout/filters.tsx'
import { PageHead, Status } from '../../layout/parts.tsx'
import { RecordTable } from '../../layout/record-table.tsx'

type Row = EventCard & { id: string }

const VIEWS: readonly View[] = [
  { label: 'resources.live-desk.upcoming', filter: {} },
  { label: 'resources.live-desk.past', filter: { when: 'past' } },
]

/** The events that are streamed, with the desk of each date. */
export default function EventList() {
  const translate = useTranslate()
  const { time } = useFormat()
  return (
    <ListBase resource="live-desk" perPage={25} exporter={false}>
      <PageHead area="culture" title={translate('resources.live-desk.name', { smart_count: 2 })} />
      <Views views={VIEWS} />
      <RecordTable<Row>
        caption="resources.live-desk.caption"
        empty="resources.live-desk.none"
        name={{ label: 'resources.live-desk.event', show: ({ title }) => title }}
        columns={[
          {
            label: 'resources.live-desk.stateLabel',
            show: ({ state }) =>
              state === 'live' ? (
                <span className="badge-live">{translate('resources.live-desk.states.live')}</span>
              ) : (
                <Status tone={state === 'doors_open' ? 's' : 'o'}>
                  {translate(`resources.live-desk.eventStates.${state}`)}
                </Status>
              ),
          },
          {
            label: 'resources.live-desk.dates',
            isWide: true,
            show: ({ dates }) => (
              <ul>
                {dates
                  .filter(({ is_streamed: isStreamed }) => isStreamed)
                  .map(({ id, starts_at: at }) => (
                    <li key={id}>
                      <Link data-row className="link" to={`/live-desk/${id}/show`}>
                        {time(at)}
                      </Link>
                    </li>
                  ))}
              </ul>
            ),
          },
        ]}
      />
    </ListBase>
  )
}
