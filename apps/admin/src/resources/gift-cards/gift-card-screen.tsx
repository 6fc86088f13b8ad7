import { type GiftCardMovement, listGiftCardMovements, type StaffGiftCard } from '@dabali/api-client/staff'
import { useState } from 'react'
import { ShowBase, useShowContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { STAYS_SHOWN } from '../../data/resource.ts'
import { useFormat } from '../../i18n/format.ts'
import { PagedRows } from '../../layout/paged-rows.tsx'
import { Facts, LoadError, LoadingRows, PageHead, Section } from '../../layout/parts.tsx'
import { BlockDialog, CorrectDialog, SendDialog } from './gift-card-dialogs.tsx'
import { actionsOf, type CardAction, codeOf } from './gift-card-forms.ts'
import { CardState } from './gift-card-list.tsx'

export default function GiftCardScreen() {
  return (
    <ShowBase resource="gift-cards" {...STAYS_SHOWN}>
      <ShownCard />
    </ShowBase>
  )
}

type CardProps = { card: StaffGiftCard }

function ShownCard() {
  const translate = useTranslate()
  const { time } = useFormat()
  const { record: card, error, isPending, refetch } = useShowContext<StaffGiftCard>()
  if (error && !card) return <LoadError error={error} retry={refetch} />
  if (isPending || !card) return <LoadingRows />
  return (
    <>
      <PageHead
        area="store"
        title={translate('resources.gift-cards.title', { code: codeOf(card) })}
        meta={
          <>
            <CardState card={card} />
            <span>{time(card.issued_at)}</span>
          </>
        }
        actions={<CardActions card={card} reload={refetch} />}
      />
      <div className="side-by-side">
        <Movements id={card.id} />
        <CardFacts card={card} />
      </div>
    </>
  )
}

function CardActions({ card, reload }: CardProps & { reload: () => unknown }) {
  const translate = useTranslate()
  const may = useMay()
  const [dialog, setDialog] = useState<CardAction>()
  if (!may('gift_cards.write')) return null
  const shared = { card, reload, onClose: () => setDialog(undefined) }
  return (
    <>
      {actionsOf(card).map((name) => (
        <button key={name} type="button" className="button button--plain" onClick={() => setDialog(name)}>
          {translate(`resources.gift-cards.actions.${name}`)}
        </button>
      ))}
      {dialog === 'send' && <SendDialog {...shared} />}
      {dialog === 'correct' && <CorrectDialog {...shared} />}
      {(dialog === 'block' || dialog === 'unblock') && <BlockDialog {...shared} isBlocked={dialog === 'block'} />}
    </>
  )
}

function CardFacts({ card }: CardProps) {
  const translate = useTranslate()
  const { money, time } = useFormat()
  return (
    <Section title={translate('resources.gift-cards.name', { smart_count: 1 })}>
      <Facts
        facts={[
          [translate('resources.gift-cards.fields.balance'), <b key="balance">{money(card.balance)}</b>],
          [translate('resources.orders.fields.amount'), money(card.amount)],
          [translate('resources.orders.fields.recipient'), card.recipient_name],
          [translate('resources.gift-cards.fields.recipientEmail'), card.recipient_email],
          [translate('resources.gift-cards.fields.language'), translate(`admin.languages.${card.language}`)],
          [translate('resources.gift-cards.fields.deliverOn'), card.deliver_on],
          [translate('resources.gift-cards.fields.sent'), card.sent_at && time(card.sent_at)],
          [translate('resources.gift-cards.fields.blocked'), card.blocked_at && time(card.blocked_at)],
          [translate('resources.gift-cards.fields.cancelled'), card.cancelled_at && time(card.cancelled_at)],
          [translate('resources.orders.fields.number'), card.order && <OrderLink number={card.order} />],
          [translate('resources.gift-cards.fields.buyer'), card.buyer_email],
          [translate('resources.gift-cards.fields.issuedBy'), card.issued_by],
          [translate('resources.orders.fields.reason'), card.reason],
        ]}
      />
    </Section>
  )
}

function OrderLink({ number }: { number: string }) {
  const may = useMay()
  if (!may('orders.read')) return number
  return <Link to={`/orders?filter=${encodeURIComponent(JSON.stringify({ q: number }))}`}>{number}</Link>
}

const PAGE_SIZE = 25

/** What has changed the balance, the newest first. */
function Movements({ id }: { id: string }) {
  const translate = useTranslate()
  return (
    <Section title={translate('resources.gift-cards.movements')}>
      <PagedRows
        queryKey={['gift-card-movements', id]}
        load={(page, signal) => listGiftCardMovements(api, { id, page, page_size: PAGE_SIZE }, { signal })}
        none="resources.gift-cards.noMovements"
      >
        {(movement) => <Movement key={movement.id} movement={movement} />}
      </PagedRows>
    </Section>
  )
}

function Movement({ movement: { at, change, balance, reason, note, order, author } }: { movement: GiftCardMovement }) {
  const translate = useTranslate()
  const { money, time } = useFormat()
  const isLess = change.startsWith('-')
  return (
    <li>
      <div className="line between">
        <b>{translate(`resources.gift-cards.reasons.${reason}`)}</b>
        <span className="num">
          {isLess ? '−' : '+'}
          {money(change.replace('-', ''))}
        </span>
      </div>
      {note && <p className="as-written">{note}</p>}
      <p className="line between quiet small">
        <span>
          {[time(at), author].filter(Boolean).join(', ')} {order && <OrderLink number={order} />}
        </span>
        <span className="num">{translate('resources.gift-cards.left', { sum: money(balance) })}</span>
      </p>
    </li>
  )
}
