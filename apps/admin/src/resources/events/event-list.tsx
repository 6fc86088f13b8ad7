import type { StaffEventItem } from '@dabali/api-client/staff'
import { ListBase, useTranslate } from 'react-admin'
import { useFormat } from '../../i18n/format.ts'
import { Filters, SearchFilter, Views } from '../../layout/filters.tsx'
import { PageHead, Status } from '../../layout/parts.tsx'
import { RecordTable } from '../../layout/record-table.tsx'

export default function EventList() {
  const translate = useTranslate()
  const { number, time, text } = useFormat()
  return (
    <ListBase resource="events" perPage={25} exporter={false}>
      <PageHead
        area="culture"
        title={translate('resources.events.name', { smart_count: 2 })}
        meta={translate('resources.events.text')}
      />
      <Views />
      <Filters>
        <SearchFilter label="resources.contents.search" />
      </Filters>
      <RecordTable<StaffEventItem>
        caption="resources.events.caption"
        empty="resources.events.none"
        name={{
          label: 'resources.events.event',
          show: ({ title, slug }) => <span className="serif">{text(title) || slug}</span>,
          href: ({ id }) => `/events/${id}/show`,
        }}
        columns={[
          {
            label: 'resources.orders.fields.state',
            show: ({ published_at: at }) => (
              <Status tone={at ? 's' : 'o'}>
                {translate(`resources.contents.states.${at ? 'published' : 'draft'}`)}
              </Status>
            ),
          },
          {
            label: 'resources.events.nextDate',
            isLabelled: true,
            show: ({ next_date: next }) => (next ? time(next) : translate('resources.events.noNextDate')),
          },
          {
            label: 'resources.events.dates',
            show: ({ num_dates: count }) => number(count),
            isNumber: true,
            isLabelled: true,
          },
        ]}
      />
    </ListBase>
  )
}
