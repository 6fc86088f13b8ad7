import { newId, type Order, type ShippingAddress } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { Button, ButtonLink, buttonClasses } from '@dabali/ui/button'
import { StatusText } from '@dabali/ui/status-text'
import { addressMessages } from '../account/account-messages.ts'
import { areaName, countryName } from '../account/address-input.ts'
import { dateInSentence } from '../i18n/date-in-sentence.ts'
import { createTranslator } from '../i18n/translator.ts'
import { HELP_PATH, HOME_PATH, orderAgainAction, orderReceiptPath } from '../paths.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { cancelledEvents, isTipOrder, tippedStreamPath } from '../tickets/ticket-state.ts'
import { giftDay, giftHeading } from './gift-text.ts'
import styles from './order-address.module.css'
import orderAxesStyles from './order-axes.module.css'
import { CancelOrderForm, type CancelTexts } from './order-forms.tsx'
import orderAsideStyles from './order-view.module.css'
import { etaText, hasReceipt, isOver, type OrdersTranslator, partlyShipped } from './orders-messages.ts'

/** Whether an order has anything but gift cards and tips, which are bought on pages of their own. */
export const isSellable = ({ lines, is_masked }: Order): boolean =>
  !is_masked && lines.some(({ product_id }) => product_id !== null)

type OrderAgainFormProps = { order: Order; language: Language; text: string }

/** Adds what can still be sold of an order to the cart; sent twice, it adds once. */
export function OrderAgainForm({ order: { hash, number }, language, text }: OrderAgainFormProps) {
  return (
    <form method="post" action={orderAgainAction(hash)}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="key" value={newId()} />
      <Button type="submit" kind="plain">
        {text} <span className="visually-hidden">{number}</span>
      </Button>
    </form>
  )
}

type OrderAddressProps = { address: ShippingAddress; language: Language }

/** Where a parcel goes, as it stands on it. */
export function OrderAddress({ address, language }: OrderAddressProps) {
  return (
    <address className={styles.address}>
      {addressLines(address, language).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

function addressLines(address: ShippingAddress, language: Language): string[] {
  const { country } = address
  const area = areaName(address, createTranslator(addressMessages(language), language))
  const lines = [
    [address.title, address.first_name, address.last_name],
    [address.line1],
    [address.line2],
    [address.line3],
    [address.municipality, address.ward],
    [address.landmark],
    [area, address.line4 === address.line ? '' : address.line4, address.postcode],
    [address.district, address.province, address.state],
    [countryName(country, language)],
    [address.phone_number],
  ].map((parts) => [...new Set(parts.filter(Boolean))].join(' '))
  return [...new Set(lines.filter(Boolean))]
}

type Code = 's' | 'w' | 'e' | ''

/** Other states are in progress. */
const ORDER_CODES: Partial<Record<Order['status'], Code>> = { Complete: 's', Cancelled: 'e', Expired: 'e' }
const PAYMENT_CODES: Partial<Record<Order['payment_status'], Code>> = {
  paid: 's',
  cod_collected: 's',
  failed: 'e',
  cancelled: 'e',
  expired: 'e',
  refund_due: 'e',
  refunded: '',
  partially_refunded: '',
}
const GOODS_CODES: Partial<Record<Order['fulfilment_status'], Code>> = {
  unfulfilled: '',
  delivered: 's',
  granted: 's',
  returned: 'e',
  revoked: 'e',
}

/** The status of the order, its payment and its goods. */
function OrderStatusList({ order, t }: { order: Order; t: OrdersTranslator }) {
  const statuses = [
    { name: t('axisOrder'), code: ORDER_CODES[order.status], text: t(`state_${order.status}`) },
    { name: t('axisPayment'), code: PAYMENT_CODES[order.payment_status], text: t(`payment_${order.payment_status}`) },
    ...(isTipOrder(order)
      ? []
      : [
          {
            name: t('axisShipping'),
            code: GOODS_CODES[order.fulfilment_status],
            text: t(partlyShipped(order) ? 'partlyShipped' : `fulfilment_${order.fulfilment_status}`),
          },
        ]),
  ]
  return (
    <dl className={orderAxesStyles.axes}>
      {statuses.map(({ name, code = 'w', text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <StatusText code={code}>{text}</StatusText>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type OrderDeliveryProps = { order: Order; language: Language; t: OrdersTranslator }

/** Shipping address, delivery time, gift and contact. */
function OrderDelivery({ order, language, t }: OrderDeliveryProps) {
  const { shipping_address: address, gift, tracking } = order
  const arrival = etaText(order, language, t)
  const day = giftDay(order)
  return (
    <>
      {address && (
        <section className={orderAsideStyles.part} aria-labelledby="sent-to">
          <h2 id="sent-to" className={orderAsideStyles.heading}>
            {t('shipTo')}
          </h2>
          <OrderAddress address={address} language={language} />
          {arrival && <p>{arrival}</p>}
          {tracking && <p className="quiet">{t('tracking', { tracking })}</p>}
        </section>
      )}
      {!address && arrival && (
        <section className={orderAsideStyles.part} aria-labelledby="pick-up">
          <h2 id="pick-up" className={orderAsideStyles.heading}>
            {order.shipping_method}
          </h2>
          <p>{arrival}</p>
        </section>
      )}
      {(order.is_gift || gift) && (
        <section className={orderAsideStyles.part} aria-labelledby="gift">
          <h2 id="gift" className={orderAsideStyles.heading}>
            {giftHeading(order, t)}
          </h2>
          {gift?.message && <blockquote>{gift.message}</blockquote>}
          {day && <p className="quiet">{t('giftOn', { date: dateInSentence(day, language) })}</p>}
        </section>
      )}
      {(order.email || order.phone) && (
        <section className={orderAsideStyles.part} aria-labelledby="reach">
          <h2 id="reach" className={orderAsideStyles.heading}>
            {t('contactHeading')}
          </h2>
          {order.email && <p>{order.email}</p>}
          {order.phone && <p>{order.phone}</p>}
        </section>
      )}
    </>
  )
}

type OrderAsideProps = {
  order: Order
  context: RequestContext
  t: OrdersTranslator
  cancel: CancelTexts
  here: string
}

/** Status, delivery and actions of an order. */
export function OrderAside({ order, context, t, cancel, here }: OrderAsideProps) {
  const { language } = context
  // The notice of a cancelled event has the button.
  const isCancellable = order.can_cancel && cancelledEvents(order) === 'none'
  const tipped = tippedStreamPath(order, context)
  return (
    <div className={orderAsideStyles.aside}>
      <section className={orderAsideStyles.part} aria-labelledby="standing">
        <h2 id="standing" className={orderAsideStyles.heading}>
          {t('status')}
        </h2>
        <OrderStatusList order={order} t={t} />
      </section>
      <OrderDelivery order={order} language={language} t={t} />
      <section className={`${orderAsideStyles.part} ${orderAsideStyles.unprinted}`} aria-labelledby="ways">
        <h2 id="ways" className={orderAsideStyles.heading}>
          {t('actions')}
        </h2>
        <div className={orderAsideStyles.actions}>
          {tipped && (
            <a className={buttonClasses({ kind: 'plain' })} href={tipped}>
              {t('backToStream')}
            </a>
          )}
          {hasReceipt(order) && (
            <ButtonLink kind="plain" href={localPath(language, orderReceiptPath(order.hash))}>
              {t('receipt')}
            </ButtonLink>
          )}
          {order.invoice_url && (
            <a className={buttonClasses({ kind: 'plain' })} href={order.invoice_url} download>
              {t('invoice')}
            </a>
          )}
          {isSellable(order) && <OrderAgainForm order={order} language={language} text={t('again')} />}
          {isCancellable && <CancelOrderForm hash={order.hash} here={here} texts={cancel} />}
          {isOver(order) && (
            <ButtonLink kind="plain" href={localPath(language, HOME_PATH)}>
              {t('home')}
            </ButtonLink>
          )}
          <a className={orderAsideStyles.help} href={context.origins.store + localPath(language, HELP_PATH)}>
            {t('help')}
          </a>
        </div>
        {order.cancel_reason && !order.is_masked && <p className="quiet small">{order.cancel_reason}</p>}
      </section>
    </div>
  )
}
