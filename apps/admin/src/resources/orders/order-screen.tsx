import type { Order } from '@dabali/api-client'
import type { StaffOrder } from '@dabali/api-client/staff'
import { lineAmount } from '@dabali/domain'
import { RecordContextProvider, ShowBase, useShowContext, useTranslate } from 'react-admin'
import { STAYS_SHOWN } from '../../data/resource.ts'
import { useFormat } from '../../i18n/format.ts'
import { Facts, LoadError, LoadingRows, PageHead, Section, Status, type Tone } from '../../layout/parts.tsx'
import { OrderActions } from './order-actions.tsx'
import { Mails, Notes, Papers } from './order-notes.tsx'
import { FulfilmentStatus, hasPapers, PaymentStatus } from './order-status.tsx'
import { Parcels } from './parcels.tsx'

export default function OrderScreen() {
  return (
    <ShowBase resource="orders" {...STAYS_SHOWN}>
      <ShownOrder />
    </ShowBase>
  )
}

function ShownOrder() {
  const { record: order, error, isPending, refetch } = useShowContext<StaffOrder>()
  if (error && !order) return <LoadError error={error} retry={refetch} />
  if (isPending || !order) return <LoadingRows />
  return (
    <RecordContextProvider value={order}>
      <OrderHead order={order} />
      <div className="side-by-side">
        <div className="stack-6">
          <Lines order={order} />
          <Parcels order={order} />
          <History order={order} />
        </div>
        <div className="stack-6">
          <Customer order={order} />
          <Payment order={order} />
          <Delivery order={order} />
          <Notes order={order} />
          <Mails order={order} />
        </div>
      </div>
    </RecordContextProvider>
  )
}

function OrderHead({ order }: { order: StaffOrder }) {
  const translate = useTranslate()
  const { time } = useFormat()
  return (
    <PageHead
      area="store"
      title={translate('resources.orders.title', { number: order.number })}
      meta={
        <>
          <PaymentStatus status={order.payment_status} />
          <FulfilmentStatus order={order} />
          <span>{time(order.date_placed)}</span>
        </>
      }
      actions={
        <>
          {hasPapers(order) && <Papers numbers={[order.number]} />}
          <OrderActions order={order} />
        </>
      }
    />
  )
}

function Lines({ order }: { order: StaffOrder }) {
  const translate = useTranslate()
  const { money, number } = useFormat()
  const { lines, total_incl_tax: total, shipping_incl_tax: delivery, refunded, gift_card_amount: card } = order
  const discounts = [...order.offer_discounts, ...order.voucher_discounts]
  return (
    <Section title={translate('resources.orders.items')}>
      <table className="grid grid--fold">
        <caption className="visually-hidden">{translate('resources.orders.items')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('resources.orders.fields.item')}</th>
            <th scope="col">{translate('resources.orders.fields.state')}</th>
            <th scope="col" className="num">
              {translate('resources.orders.fields.quantity')}
            </th>
            <th scope="col" className="num">
              {translate('resources.orders.fields.each')}
            </th>
            <th scope="col" className="num">
              {translate('resources.orders.fields.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.product_title}
                <br />
                <span className="quiet small">
                  {translate(`resources.orders.classes.${line.product_class}`)}
                  {line.refunded_quantity > 0 &&
                    `, ${translate('resources.orders.refundedCopies', { count: number(line.refunded_quantity) })}`}
                </span>
              </th>
              <td>
                <LineStates order={order} id={line.id} />
              </td>
              <td className="num" data-label={translate('resources.orders.fields.quantity')}>
                {number(line.quantity)}
              </td>
              <td className="num" data-label={translate('resources.orders.fields.each')}>
                {money(line.unit_price_incl_tax)}
              </td>
              <td className="num" data-label={translate('resources.orders.fields.amount')}>
                {money(lineAmount(line))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Facts
        isSum
        facts={[
          ...discounts.map(({ name, amount }) => [name, `−${money(amount)}`] as const),
          [translate('resources.orders.fields.delivery'), money(delivery)],
          [translate('resources.orders.fields.total'), <b key="total">{money(total)}</b>],
          [translate('resources.orders.fields.giftCard'), Number(card) > 0 ? `−${money(card)}` : ''],
          [translate('resources.orders.fields.refunded'), Number(refunded) > 0 ? money(refunded) : ''],
        ]}
      />
    </Section>
  )
}

const STATE_TONES = {
  unfulfilled: 'w',
  packed: 'w',
  shipped: 's',
  delivered: 's',
  returned: 'o',
  cancelled: 'o',
} as const

/** How many copies of a line are where. */
function LineStates({ order, id }: { order: StaffOrder; id: string }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const counts = new Map<keyof typeof STATE_TONES, number>()
  const count = (state: keyof typeof STATE_TONES, parts: StaffOrder['cancelled']) => {
    for (const { line, quantity } of parts) if (line === id) counts.set(state, (counts.get(state) ?? 0) + quantity)
  }
  count('unfulfilled', order.lines_to_pack)
  for (const { status, lines } of order.shipments) count(status, lines)
  count('cancelled', order.cancelled)
  return (
    <span className="states">
      {[...counts].map(([state, copies]) => (
        <Status key={state} tone={STATE_TONES[state] satisfies Tone}>
          {translate(`resources.orders.parcels.copies.${state}`, { count: number(copies) })}
        </Status>
      ))}
    </span>
  )
}

function Customer({ order }: { order: Order }) {
  const translate = useTranslate()
  const { email, phone, gift } = order
  return (
    <Section title={translate('resources.orders.customer')}>
      <Facts
        facts={[
          [translate('resources.orders.fields.email'), email && <a href={`mailto:${email}`}>{email}</a>],
          [translate('resources.orders.fields.phone'), phone && <a href={`tel:${phone}`}>{phone}</a>],
          [translate('resources.orders.fields.gift'), gift ? translate('resources.orders.isGift') : ''],
        ]}
      />
    </Section>
  )
}

function Payment({ order }: { order: Order }) {
  const translate = useTranslate()
  const { money } = useFormat()
  const { payment, payment_method: method } = order
  return (
    <Section title={translate('resources.orders.fields.payment')}>
      <Facts
        facts={[
          [translate('resources.orders.fields.state'), <PaymentStatus key="state" status={order.payment_status} />],
          [
            translate('resources.orders.fields.method'),
            method ? translate(`resources.payments.methods.${method}`) : '',
          ],
          [translate('resources.orders.fields.toPay'), money(order.total_to_pay)],
          [
            translate('resources.orders.fields.reference'),
            payment?.hash && (
              <span key="hash" className="mono">
                {payment.hash}
              </span>
            ),
          ],
        ]}
      />
    </Section>
  )
}

function Delivery({ order }: { order: Order }) {
  const translate = useTranslate()
  const { shipping_address: address, shipping_method: method, tracking } = order
  if (!address && !method) return null
  const name = [address?.first_name, address?.last_name].filter(Boolean).join(' ')
  const place = [address?.line1, address?.line2, address?.line4, address?.district, address?.province]
  return (
    <Section title={translate('resources.orders.fields.delivery')}>
      <Facts
        facts={[
          [translate('resources.orders.fields.fulfilment'), <FulfilmentStatus key="state" order={order} />],
          [translate('resources.orders.fields.method'), method],
          [translate('resources.orders.fields.recipient'), name],
          [translate('resources.orders.fields.address'), place.filter(Boolean).join(', ')],
          [translate('resources.orders.fields.phone'), address?.phone_number],
          [translate('resources.orders.fields.notes'), address?.notes],
          [translate('resources.orders.fields.tracking'), tracking],
        ]}
      />
    </Section>
  )
}

function History({ order }: { order: Order }) {
  const translate = useTranslate()
  const { time } = useFormat()
  return (
    <Section title={translate('resources.orders.history')}>
      {order.events.length === 0 && <p className="quiet">{translate('resources.orders.noHistory')}</p>}
      <ul className="rows">
        {order.events.map(({ at, code, title, note }) => (
          <li key={`${at} ${code}`}>
            <span className="quiet small">{time(at)}</span>
            <br />
            {title}
            {note['reason'] && <p className="quiet small">{note['reason']}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
