import type { EventDate, EventDetail, TicketType } from '@dabali/api-client'
import { formatNpr, type Language } from '@dabali/domain'
import { dateInSentence } from '@dabali/shop/date-in-sentence'
import { type EventDateTickets, type TicketKind, ticketTypeName } from '@dabali/shop/ticket-options'
import { TicketSale } from '@dabali/shop/ticket-sale'
import { buttonClasses } from '@dabali/ui/button'
import { DateText } from '@dabali/ui/date-text'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RecordGrid } from '../editorial/content-grids.tsx'
import { ContentRows } from '../editorial/content-lists.tsx'
import { ContentPage, contentMetadata } from '../editorial/content-page.tsx'
import { dateOnSale, dateParts, hasTickets } from '../editorial/event-dates.ts'
import { RelatedContent } from '../editorial/related-content.tsx'
import { ShopItems } from '../editorial/shop-items.tsx'
import { eventPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import { eventJsonLd } from '../seo/json-ld/music.ts'
import { EventFacts, EventHead } from './event-details.tsx'
import styles from './event-screen.module.css'
import { readEvent, readTicketNote } from './queries.ts'

export async function eventMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  return contentMetadata({ kind: 'event', pathOf: eventPath, read: () => readEvent(slug, language), type: 'website' })
}

/** One event: when and where, its tickets, who plays, and what else there is of it. */
export async function EventScreen({ slug }: { slug: string }) {
  const language = await pageLanguage()
  return (
    <ContentPage
      slug={slug}
      pathOf={eventPath}
      read={() => readEvent(slug, language)}
      list="events"
      describe={{ name: ({ title }) => title, about: eventJsonLd }}
    >
      {(event) => <EventContent event={event} />}
    </ContentPage>
  )
}

/** The content of an event page, the most important first. */
async function EventContent({ event }: { event: EventDetail }) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  const { picture, line_up, body, records, products } = event
  return (
    <article>
      <EventHead event={event} />
      <div className={`page ${styles.main}`}>
        <div className={styles.poster}>
          <Picture picture={picture} sizes="(min-width: 62rem) 30rem, (min-width: 48rem) 30rem, 100vw" first />
        </div>
        <EventTickets event={event} />
      </div>
      <div className={`page ${styles.band} ${styles.two}`}>
        {line_up.length > 0 && (
          <section>
            <SectionHead heading={t('lineUp')} />
            <ContentRows cards={line_up} />
          </section>
        )}
        <section>
          <SectionHead heading={t('about')} />
          <Prose html={body} locale={language} />
          <EventFacts event={event} />
        </section>
      </div>
      {records.length > 0 && (
        <section className={`page ${styles.band}`}>
          <SectionHead heading={t('records')} />
          <RecordGrid records={records} />
        </section>
      )}
      <RelatedContent about={{ ...event, articles: [] }} />
      {products.length > 0 && (
        <section className={`page ${styles.band}`}>
          <SectionHead heading={t('products')} />
          <ShopItems products={products} />
        </section>
      )}
      <BuyBar event={event} />
    </article>
  )
}

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
    status: await availabilityText(date, language),
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
  if (state === 'postponed' || state === 'cancelled') return t(`availability.${state}`)
  if (is_sold_out) return t('availability.soldOut')
  const prices = ticket_types.filter((type) => type.state === 'on_sale').map(({ price }) => Number(price))
  if (prices.length === 0) return t('availability.notYet')
  const lowest = Math.min(...prices)
  return lowest === 0 ? t('availability.free') : t('availability.from', { price: formatNpr(String(lowest), language) })
}

/** The ticket form of an event, or why there are no tickets. */
async function EventTickets({ event }: { event: EventDetail }) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  const dates = await ticketDates(event, language)
  const [smallest] = event.picture.sources.filter(({ type }) => type === 'image/webp')
  return (
    <section id="tickets" className={styles.tickets} aria-labelledby="tickets-head">
      <h2 id="tickets-head" className={styles.heading}>
        {t('tickets')}
      </h2>
      {dates.length > 0 ? (
        <TicketSale
          slug={event.slug}
          eventDates={dates}
          first={dateOnSale(event.dates)?.id}
          thumbnail={smallest?.src ?? null}
          language={language}
        />
      ) : (
        <p>{t(event.state === 'cancelled' ? 'cancelled' : event.dates.length > 0 ? 'salesClosed' : 'notYet')}</p>
      )}
      {event.refund_rule && dates.length > 0 && (
        <p className="quiet small">{t('refundRule', { rule: event.refund_rule })}</p>
      )}
    </section>
  )
}

/** A bar for phones, where the ticket form is soon out of sight: lowest price, date and a link to the form. */
async function BuyBar({ event: { dates } }: { event: EventDetail }) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  const sold = dates.flatMap(({ ticket_types }) => ticket_types).filter(({ state }) => state === 'on_sale')
  const eventDate = dateOnSale(dates)
  if (sold.length === 0 || !eventDate) return null
  const lowest = Math.min(...sold.map(({ price }) => Number(price)))
  return (
    <aside className={styles.bar} aria-label={t('buyBar')}>
      <p>
        <b>
          {lowest === 0
            ? t('availability.free')
            : t('availability.from', { price: formatNpr(String(lowest), language) })}
        </b>
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
