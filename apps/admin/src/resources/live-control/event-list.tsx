import type { EventCard } from '@dabali/api-client'
import { ListBase, useTranslate } from 'react-admin'
import { type View, Views } from '../../layout/filters.tsx'
import { DateLinks, PageHead, Status } from '../../layout/parts.tsx'
import { RecordTable } from '../../layout/record-table.tsx'

type Row = EventCard & { id: string }

const VIEWS: readonly View[] = [
  { label: 'resources.live-control.upcoming', filter: {} },
  { label: 'resources.live-control.past', filter: { when: 'past' } },
]

/** The events that are streamed, with the desk of each date. */
export default function EventList() {
  const translate = useTranslate()
  return (
    <ListBase resource="live-control" perPage={25} exporter={false}>
      <PageHead area="culture" title={translate('resources.live-control.name', { smart_count: 2 })} />
      <Views views={VIEWS} />
      <RecordTable<Row>
        caption="resources.live-control.caption"
        empty="resources.live-control.none"
        name={{ label: 'resources.live-control.event', show: ({ title }) => title }}
        columns={[
          {
            label: 'resources.live-control.stateLabel',
            show: ({ state }) =>
              state === 'live' ? (
                <span className="badge-live">{translate('resources.live-control.states.live')}</span>
              ) : (
                <Status tone={state === 'doors_open' ? 's' : 'o'}>
                  {translate(`resources.live-control.eventStates.${state}`)}
                </Status>
              ),
          },
          {
            label: 'resources.live-control.dates',
            isWide: true,
            show: ({ dates }) => (
              <DateLinks
                dates={dates.filter(({ is_streamed: isStreamed }) => isStreamed)}
                to={(id) => `/live-control/${id}/show`}
              />
            ),
          },
        ]}
      />
    </ListBase>
  )
}
