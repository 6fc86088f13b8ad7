import type { StaffGiftCard } from '@dabali/api-client/staff'
import { useState } from 'react'
import { ListBase, useTranslate } from 'react-admin'
import { useMay } from '../../data/auth-provider.ts'
import { useFormat } from '../../i18n/format.ts'
import { Filters, SearchFilter, type View, Views } from '../../layout/filters.tsx'
import { PageHead, Status, type Tone } from '../../layout/parts.tsx'
import { RecordTable } from '../../layout/record-table.tsx'
import { IssueDialog } from './gift-card-dialogs.tsx'
import { codeOf } from './gift-card-forms.ts'

const VIEWS: readonly View[] = [
  { label: 'resources.orders.views.all', filter: {} },
  ...['active', 'waiting', 'used_up', 'blocked', 'cancelled'].map((state) => ({
    label: `resources.gift-cards.states.${state}`,
    filter: { state },
  })),
]

export default function GiftCardList() {
  const translate = useTranslate()
  const may = useMay()
  const { money, time } = useFormat()
  const [isOpen, setOpen] = useState(false)
  return (
    <ListBase resource="gift-cards" perPage={25} exporter={false}>
      <PageHead
        area="store"
        title={translate('resources.gift-cards.name', { smart_count: 2 })}
        actions={
          may('gift_cards.write') && (
            <button type="button" className="button" aria-keyshortcuts="N" onClick={() => setOpen(true)}>
              {translate('resources.gift-cards.actions.issue')}
            </button>
          )
        }
      />
      <Views views={VIEWS} />
      <Filters>
        <SearchFilter label="resources.gift-cards.search" />
      </Filters>
      <RecordTable<StaffGiftCard>
        caption="resources.gift-cards.caption"
        empty="resources.gift-cards.none"
        name={{
          label: 'resources.orders.fields.recipient',
          show: ({ recipient_name: name, recipient_email: email, ...card }) => name || email || codeOf(card),
          href: ({ id }) => `/gift-cards/${encodeURIComponent(id)}/show`,
        }}
        columns={[
          { label: 'resources.orders.fields.state', show: (card) => <CardState card={card} /> },
          {
            label: 'resources.gift-cards.fields.code',
            show: (card) => <span className="mono">{codeOf(card)}</span>,
          },
          {
            label: 'resources.gift-cards.fields.balance',
            show: ({ balance }) => money(balance),
            isNumber: true,
            isLabelled: true,
          },
          {
            label: 'resources.orders.fields.amount',
            show: ({ amount }) => money(amount),
            isNumber: true,
            isLabelled: true,
          },
          {
            label: 'resources.gift-cards.fields.origin',
            show: ({ order, issued_by: by }) => order ?? by,
            isWide: true,
          },
          { label: 'resources.gift-cards.fields.issued', show: ({ issued_at: at }) => time(at) },
        ]}
      />
      {isOpen && <IssueDialog onClose={() => setOpen(false)} />}
    </ListBase>
  )
}

const TONES: Readonly<Record<StaffGiftCard['state'], Tone>> = {
  ...{ waiting: 'w', active: 's', used_up: 'o', blocked: 'e', cancelled: 'o' },
}

export function CardState({ card: { state } }: { card: StaffGiftCard }) {
  const translate = useTranslate()
  return <Status tone={TONES[state]}>{translate(`resources.gift-cards.states.${state}`)}</Status>
}
