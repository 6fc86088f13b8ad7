import type { EventDate, EventDetail, TicketType } from '@dabali/api-client'
import { formatNpr, type Language } from '@dabali/domain'
import { dateInSentence } from '@dabali/shop/date-in-sentence'
import type { EventDateTickets, TicketKind } from '@dabali/shop/ticket-options'
import { ticketTypeName } from '@dabali/shop/ticket-options'
import { TicketSale } from '@dabali/shop/ticket-sale'
import { buttonClasses } from '@dabali/ui/button'
import { DateText } from '@dabali/ui/date-text'
import { getTranslations } from 'next-intl/server'
import { dateOnSale, dateParts, hasTickets } from '../editorial/event-dates.ts'
import { pageLanguage } from '../i18n/language.ts'
import styles from './event-tickets.module.css'
import { readTicketNote } from './queries.ts'

/** The dates that have tickets, as the ticket form takes them. */
async function ticketDates(event: EventDetail, language: Language): Promise<EventDateTickets[]> {
  return Promise.all(event.dates.filter(hasTickets).map((date) => toTicketDate(event, date, language)))
}

async function toTicketDate(event: EventDetail, date: EventDate, language: Language): Promise<EventDateTickets> {
  const t = await getTranslations('event')
  const { day, month, weekday } = dateParts(date.starts_at, language)
  return {
    id: date.id,
    startsAt: date.starts_at,
    weekday: t(`weekday.${weekday}`),
    day,
    month,
    standing: await availabilityText(date, language),
    kinds: await Promise.all(date.ticket_types.map((type) => toTicketType({ event, date, type }, language))),
  }
}

type TicketContext = { event: EventDetail; date: EventDate; type: TicketType }

async function toTicketType({ event, date, type }: TicketContext, language: Language): Promise<TicketKind> {
  const { id, product_id, product_url, title, admits, price, state, num_available, sales_start_at } = type
  // The sale of a postponed date resumes at an unknown time.
  const isOpening = state === 'not_yet' && date.status === 'scheduled' && sales_start_at !== null
  return {
    id,
    product: product_id,
    url: product_url,
    name: ticketTypeName(title, event.title),
    title,
    note: await readTicketNote(product_id, language),
    admits,
    price,
    state,
    left: num_available,
    limit: type.largest_quantity,
    opens: isOpening ? dateInSentence(sales_start_at, language) : '',
  }
}

async function availabilityText({ state, ticket_types, is_sold_out }: EventDate, language: Language) {
  const t = await getTranslations('event')
  if (state === 'postponed' || state === 'cancelled') return t(`night.${state}`)
  if (is_sold_out) return t('night.soldOut')
  const prices = ticket_types.filter((type) => type.state === 'on_sale').map(({ price }) => Number(price))
  if (prices.length === 0) return t('night.notYet')
  const lowest = Math.min(...prices)
  return lowest === 0 ? t('night.free') : t('night.from', { price: formatNpr(String(lowest), language) })
}

/** The ticket form of an event, or why there are no tickets. */
export async function EventTickets({ event }: { event: EventDetail }) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  const nights = await ticketDates(event, language)
  const [smallest] = event.picture.sources.filter(({ type }) => type === 'image/webp')
  return (
    <section id="tickets" className={styles.tickets} aria-labelledby="tickets-head">
      <h2 id="tickets-head" className={styles.heading}>
        {t('tickets')}
      </h2>
      {nights.length > 0 ? (
        <TicketSale
          slug={event.slug}
          nights={nights}
          first={dateOnSale(event.dates)?.id}
          thumbnail={smallest?.src ?? null}
          language={language}
        />
      ) : (
        <p>{t(event.state === 'cancelled' ? 'calledOff' : event.dates.length > 0 ? 'noMore' : 'notYet')}</p>
      )}
      {event.refund_rule && nights.length > 0 && (
        <p className="quiet small">{t('refundRule', { rule: event.refund_rule })}</p>
      )}
    </section>
  )
}

/** A bar for phones, where the ticket form is soon out of sight: lowest price, date and a link to the form. */
export async function BuyBar({ event: { dates } }: { event: EventDetail }) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  const sold = dates.flatMap(({ ticket_types }) => ticket_types).filter(({ state }) => state === 'on_sale')
  const eventDate = dateOnSale(dates)
  if (sold.length === 0 || !eventDate) return null
  const lowest = Math.min(...sold.map(({ price }) => Number(price)))
  return (
    <aside className={styles.bar} aria-label={t('buyBar')}>
      <p>
        <b>{lowest === 0 ? t('night.free') : t('night.from', { price: formatNpr(String(lowest), language) })}</b>
        <span className="quiet small">
          <DateText value={eventDate.starts_at} language={language} />
        </span>
      </p>
      <a className={buttonClasses({})} href="#tickets">
        {t('tickets')}
      </a>
    </aside>
  )
}
