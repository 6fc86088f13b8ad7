import type { EventCard } from '@dabali/api-client'
import { ListBase, useTranslate } from 'react-admin'
import { type View, Views } from '../../layout/filters.tsx'
import { DateLinks, PageHead } from '../../layout/parts.tsx'
import { RecordTable } from '../../layout/record-table.tsx'

type Row = EventCard & { id: string }

const VIEWS: readonly View[] = [
  { label: 'resources.guest-list.upcoming', filter: {} },
  { label: 'resources.guest-list.past', filter: { when: 'past' } },
]

/** The events, with the guest list of each date. */
export default function EventList() {
  const translate = useTranslate()
  return (
    <ListBase resource="guest-list" perPage={25} exporter={false}>
      <PageHead area="culture" title={translate('resources.guest-list.name', { smart_count: 2 })} />
      <Views views={VIEWS} />
      <RecordTable<Row>
        caption="resources.guest-list.caption"
        empty="resources.guest-list.none"
        name={{ label: 'resources.guest-list.event', show: ({ title }) => title }}
        columns={[
          { label: 'resources.guest-list.venue', show: ({ date }) => date?.venue_name ?? '', isWide: true },
          {
            label: 'resources.guest-list.dates',
            isWide: true,
            show: ({ dates }) => <DateLinks dates={dates} to={(id) => `/guest-list/${id}/show`} />,
          },
        ]}
      />
    </ListBase>
  )
}
