import type { CustomerDetail } from '@dabali/api-client/staff'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMay } from '../../data/auth-provider.ts'
import { useNameOf } from '../../fields/reference-field.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Section, Status, type Tone } from '../../layout/parts.tsx'

export type CustomerProps = { customer: CustomerDetail }

export function Addresses({ customer }: CustomerProps) {
  const translate = useTranslate()
  return (
    <Part
      title="resources.customers.parts.addresses"
      none="resources.customers.empty.addresses"
      items={customer.addresses}
      show={({ title, name, lines, phone, notes, ...address }) => (
        <>
          <b>{[title, name].filter(Boolean).join(', ')}</b>
          <p>{lines.join(', ')}</p>
          <p className="quiet small">
            {[
              phone,
              address.is_default_for_shipping && translate('resources.customers.defaultFor.shipping'),
              address.is_default_for_billing && translate('resources.customers.defaultFor.billing'),
              notes,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </>
      )}
    />
  )
}

/** What the customer has agreed to receive, since when, and what has ended. */
export function Consents({ customer }: CustomerProps) {
  const translate = useTranslate()
  const { number, time } = useFormat()
  return (
    <Part
      title="resources.customers.parts.consents"
      none="resources.customers.empty.consents"
      items={customer.consents.map((consent) => ({ ...consent, id: consent.kind }))}
      show={({ kind, count, given_at: given, withdrawn_at: withdrawn }) => (
        <>
          <div className="line between">
            <b>{translate(`resources.customers.consents.${kind}`)}</b>
            <Status tone={count > 0 ? 's' : 'o'}>
              {count > 0 ? number(count) : translate('resources.customers.consents.ended')}
            </Status>
          </div>
          <p className="quiet small">
            {[
              given && translate('resources.customers.consents.given', { time: time(given) }),
              withdrawn && translate('resources.customers.consents.withdrawn', { time: time(withdrawn) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </>
      )}
    />
  )
}

type PartProps<Item> = {
  title: string
  none: string
  items: readonly Item[]
  show: (item: Item) => ReactNode
}

/** The API lists the newest 100 of each. */
const MOST_LISTED = 100

/** A list of what a customer has; a text where there is nothing. */
function Part<Item extends { id: string }>({ title, none, items, show }: PartProps<Item>) {
  const translate = useTranslate()
  const { number } = useFormat()
  return (
    <Section title={translate(title)}>
      {items.length === 0 && <p className="quiet">{translate(none)}</p>}
      {items.length > 0 && (
        <ul className="rows">
          {items.map((item) => (
            <li key={item.id}>{show(item)}</li>
          ))}
        </ul>
      )}
      {items.length === MOST_LISTED && (
        <p className="hint">{translate('resources.customers.newestOnly', { count: number(MOST_LISTED) })}</p>
      )}
    </Section>
  )
}

/** A title of the API in the language of the page. */
function useTitle() {
  const nameOf = useNameOf()
  return (title: { en?: string; ne?: string }, other = '') => nameOf({ slug: other, title })
}

export function Orders({ customer }: CustomerProps) {
  const translate = useTranslate()
  const may = useMay()
  const title = useTitle()
  const { money, number, time } = useFormat()
  return (
    <Part
      title="resources.customers.parts.orders"
      none="resources.customers.empty.orders"
      items={customer.orders}
      show={(order) => (
        <>
          <div className="line between">
            {may('orders.read') ? (
              <Link data-row to={`/orders/${encodeURIComponent(order.id)}/show`}>
                <b>{order.number}</b>
              </Link>
            ) : (
              <b>{order.number}</b>
            )}
            <span className="num">{money(order.total)}</span>
          </div>
          <p>
            {order.items
              .map((item) => (item.quantity > 1 ? `${title(item.title)} ×${number(item.quantity)}` : title(item.title)))
              .join(', ')}
          </p>
          <p className="quiet small">
            {[
              time(order.placed_at),
              translate(`resources.orders.payment.${order.payment_status}`, { _: order.payment_status }),
              translate(`resources.orders.fulfilment.${order.fulfilment_status}`, { _: order.fulfilment_status }),
            ].join(', ')}
          </p>
        </>
      )}
    />
  )
}

const STATE_TONES: Readonly<Record<string, Tone>> = { active: 's', valid: 's', upcoming: 'w' }

function PartState({ of, state }: { of: 'library' | 'tickets'; state: string }) {
  const translate = useTranslate()
  return (
    <Status tone={STATE_TONES[state] ?? 'o'}>
      {translate(`resources.customers.states.${of}.${state}`, { _: state })}
    </Status>
  )
}

export function Library({ customer }: CustomerProps) {
  const translate = useTranslate()
  const title = useTitle()
  const { time } = useFormat()
  return (
    <Part
      title="resources.customers.parts.library"
      none="resources.customers.empty.library"
      items={customer.library}
      show={(item) => (
        <>
          <div className="line between">
            <span className="serif">{title(item.title, item.slug)}</span>
            <PartState of="library" state={item.state} />
          </div>
          <p className="quiet small">
            {[
              translate(`resources.customers.terms.${item.terms}`, { _: item.terms }),
              time(item.granted_at),
              item.ends_at && translate('resources.customers.endsAt', { time: time(item.ends_at) }),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        </>
      )}
    />
  )
}

export function Tickets({ customer }: CustomerProps) {
  const translate = useTranslate()
  const title = useTitle()
  const { time } = useFormat()
  return (
    <Part
      title="resources.customers.parts.tickets"
      none="resources.customers.empty.tickets"
      items={customer.tickets}
      show={(ticket) => (
        <>
          <div className="line between">
            <span className="serif">{title(ticket.title)}</span>
            <PartState of="tickets" state={ticket.checked_in_at ? 'used' : ticket.status} />
          </div>
          <p className="quiet small">
            {[
              time(ticket.starts_at),
              ticket.holder,
              translate('resources.orders.title', { number: ticket.order_number }),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        </>
      )}
    />
  )
}

export function Reviews({ customer }: CustomerProps) {
  const translate = useTranslate()
  const { number, time } = useFormat()
  if (customer.reviews.length === 0) return null
  return (
    <Part
      title="resources.customers.parts.reviews"
      none="resources.customers.empty.reviews"
      items={customer.reviews}
      show={({ title, slug, text, stars, status, updated_at: at }) => (
        <>
          <p>
            <b>{title || slug}</b>
          </p>
          <p className="as-written">{text}</p>
          <p className="quiet small">
            {[
              slug,
              translate('resources.customers.stars', { count: number(stars) }),
              translate(`resources.reviews.status.${status}`, { _: status }),
              time(at),
            ].join(', ')}
          </p>
        </>
      )}
    />
  )
}

export function Messages({ customer }: CustomerProps) {
  const translate = useTranslate()
  const may = useMay()
  const { time } = useFormat()
  return (
    <Part
      title="resources.customers.parts.messages"
      none="resources.customers.empty.messages"
      items={customer.messages}
      show={({ id, subject, status, created_at: at }) => {
        const name = subject || translate('resources.customers.noSubject')
        return (
          <>
            {may('messages.read') ? <Link to={`/messages/${encodeURIComponent(id)}/show`}>{name}</Link> : name}
            <p className="quiet small">
              {[translate(`resources.messages.status.${status}`, { _: status }), time(at)].join(', ')}
            </p>
          </>
        )
      }}
    />
  )
}
