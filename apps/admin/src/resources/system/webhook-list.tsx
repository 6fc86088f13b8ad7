import type { StaffWebhook } from '@dabali/api-client/staff'
import { ListBase, useTranslate } from 'react-admin'
import { useFormat } from '../../i18n/format.ts'
import { Filters, SearchFilter, SelectFilter, Views } from '../../layout/filters.tsx'
import { PageHead, Status } from '../../layout/parts.tsx'
import { RecordTable } from '../../layout/record-table.tsx'
import { WEBHOOK_STATES, WEBHOOK_TONES } from './system-values.tsx'

export default function WebhookList() {
  const translate = useTranslate()
  const { time } = useFormat()
  return (
    <ListBase resource="webhooks" perPage={25} exporter={false}>
      <PageHead
        title={translate('resources.webhooks.name', { smart_count: 2 })}
        meta={translate('resources.webhooks.text')}
      />
      <Views />
      <Filters>
        <SearchFilter label="resources.webhooks.search" />
        <SelectFilter
          source="state"
          label="resources.webhooks.state"
          all="resources.webhooks.anyState"
          choices={WEBHOOK_STATES}
          names="resources.webhooks.states"
        />
      </Filters>
      <RecordTable<StaffWebhook>
        caption="resources.webhooks.caption"
        empty="resources.webhooks.none"
        name={{
          label: 'resources.webhooks.type',
          show: ({ type }) => <span className="mono">{type}</span>,
          href: ({ id }) => `/webhooks/${encodeURIComponent(id)}/show`,
        }}
        columns={[
          {
            label: 'resources.webhooks.gateway',
            show: ({ gateway }) => translate(`resources.payments.methods.${gateway}`),
          },
          { label: 'resources.webhooks.state', show: ({ state }) => <WebhookStatus state={state} /> },
          { label: 'resources.webhooks.order', show: ({ order_number: order }) => order, isLabelled: true },
          { label: 'resources.webhooks.received', show: ({ received_at: at }) => time(at) },
        ]}
      />
    </ListBase>
  )
}

export function WebhookStatus({ state }: { state: StaffWebhook['state'] }) {
  const translate = useTranslate()
  return <Status tone={WEBHOOK_TONES[state]}>{translate(`resources.webhooks.states.${state}`)}</Status>
}
