import type { ContactMessage } from '@dabali/api-client/staff'
import { ListBase, useTranslate } from 'react-admin'
import { useFormat } from '../../i18n/format.ts'
import { Filters, SearchFilter, type View, Views } from '../../layout/filters.tsx'
import { PageHead, Status } from '../../layout/parts.tsx'
import { RecordTable } from '../../layout/record-table.tsx'

const VIEWS: readonly View[] = [
  { label: 'resources.messages.views.open', filter: { status: 'open' } },
  { label: 'resources.messages.views.mine', filter: { status: 'open', assigned_to: 'me' } },
  { label: 'resources.messages.views.nobody', filter: { status: 'open', assigned_to: 'nobody' } },
  { label: 'resources.messages.views.all', filter: {} },
]

export default function MessageList() {
  const translate = useTranslate()
  const { time, number } = useFormat()
  return (
    <ListBase resource="messages" perPage={25} exporter={false}>
      <PageHead title={translate('resources.messages.name', { smart_count: 2 })} />
      <Views views={VIEWS} />
      <Filters>
        <SearchFilter label="resources.messages.search" />
      </Filters>
      <RecordTable<ContactMessage>
        caption="resources.messages.caption"
        empty="resources.messages.none"
        name={{
          label: 'resources.messages.message',
          show: (message) => subjectOf(message),
          href: ({ id }) => `/messages/${encodeURIComponent(id)}/show`,
        }}
        columns={[
          { label: 'resources.messages.from', show: ({ name, email }) => name || email },
          {
            label: 'resources.orders.fields.state',
            show: (message) => <MessageStatus message={message} />,
          },
          {
            label: 'resources.messages.assigned',
            show: ({ assigned_to: to }) => to?.name || to?.email || translate('resources.messages.nobody'),
          },
          { label: 'resources.messages.answers', show: ({ answers }) => number(answers.length), isNumber: true },
          { label: 'resources.messages.received', show: ({ created_at: at }) => time(at) },
        ]}
      />
    </ListBase>
  )
}

const LONGEST_SUBJECT = 80

/** A message without a subject is named by its beginning. */
export const subjectOf = ({ subject, message }: ContactMessage) =>
  subject || (message.length > LONGEST_SUBJECT ? `${message.slice(0, LONGEST_SUBJECT).trimEnd()}…` : message)

export function MessageStatus({ message }: { message: ContactMessage }) {
  const translate = useTranslate()
  return (
    <Status tone={message.status === 'open' ? 'w' : 'o'}>
      {translate(`resources.messages.status.${message.status}`)}
    </Status>
  )
}
