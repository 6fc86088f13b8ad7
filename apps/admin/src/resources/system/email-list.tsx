import type { StaffEmailSummary } from '@dabali/api-client/staff'
import { ListBase, useTranslate } from 'react-admin'
import { useFormat } from '../../i18n/format.ts'
import { Filters, SearchFilter, SelectFilter, type View, Views } from '../../layout/filters.tsx'
import { PageHead, Status } from '../../layout/parts.tsx'
import { RecordTable } from '../../layout/record-table.tsx'
import { EMAIL_STATES, EMAIL_TONES } from './system-values.tsx'

const VIEWS: readonly View[] = [
  { label: 'resources.emails.views.all', filter: {} },
  { label: 'resources.emails.views.waiting', filter: { state: 'waiting' } },
  { label: 'resources.emails.views.failed', filter: { state: 'failed' } },
]
const KINDS = [
  'order',
  'order_link',
  'gift_card',
  'ticket_transfer',
  'waiting_list',
  'reminder',
  'follow',
  'stock_notice',
  'newsletter',
  'newsletter_confirmation',
  'contact',
  'contact_answer',
  'login',
  'staff_invitation',
  'other',
] as const satisfies readonly StaffEmailSummary['kind'][]

export default function EmailList() {
  const translate = useTranslate()
  const { time } = useFormat()
  return (
    <ListBase resource="emails" perPage={25} exporter={false}>
      <PageHead
        title={translate('resources.emails.name', { smart_count: 2 })}
        meta={translate('resources.emails.text')}
      />
      <Views views={VIEWS} />
      <Filters>
        <SearchFilter label="resources.emails.search" />
        <SelectFilter
          source="kind"
          label="resources.emails.kind"
          all="resources.emails.anyKind"
          choices={KINDS}
          names="resources.emails.kinds"
        />
        <SelectFilter
          source="state"
          label="resources.emails.state"
          all="resources.emails.anyState"
          choices={EMAIL_STATES}
          names="resources.emails.states"
        />
      </Filters>
      <RecordTable<StaffEmailSummary>
        caption="resources.emails.caption"
        empty="resources.emails.none"
        name={{
          label: 'resources.emails.subject',
          show: ({ subject, language }) => <span lang={language}>{subject}</span>,
          href: ({ id }) => `/emails/${id}/show`,
        }}
        columns={[
          { label: 'resources.emails.to', show: ({ to }) => to },
          { label: 'resources.emails.kind', show: ({ kind }) => translate(`resources.emails.kinds.${kind}`) },
          { label: 'resources.emails.state', show: ({ state }) => <EmailStatus state={state} /> },
          {
            label: 'resources.emails.when',
            show: ({ sent_at: sent, created_at: created }) => time(sent ?? created),
          },
        ]}
      />
    </ListBase>
  )
}

export function EmailStatus({ state }: { state: StaffEmailSummary['state'] }) {
  const translate = useTranslate()
  return <Status tone={EMAIL_TONES[state]}>{translate(`resources.emails.states.${state}`)}</Status>
}
