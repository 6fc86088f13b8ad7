import type { EventDate, EventDetail, TicketType } from '@dabali/api-client'
import { type Language, ticketTypeName } from '@dabali/domain'
import { dateInSentence } from '@dabali/shop/date-in-sentence'
import type { TicketKind } from '@dabali/shop/ticket-options'
import { TicketSale } from '@dabali/shop/ticket-sale'
import { buttonClasses } from '@dabali/ui/button'
import { DateText, kathmanduDay } from '@dabali/ui/date-text'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RecordGrid } from '../editorial/content-grids.tsx'
import { ContentRows } from '../editorial/content-lists.tsx'
import { ContentPage, type ContentProps, contentMetadata } from '../editorial/content-page.tsx'
import { firstShownDate, hasTickets, isOnSale } from '../editorial/event-dates.ts'
import { RelatedContent } from '../editorial/related-content.tsx'
import { ShopItems } from '../editorial/shop-items.tsx'
import { EventSaveButtons } from '../follows/save-buttons.tsx'
import { eventDatePath, eventPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import { eventJsonLd } from '../seo/json-ld/music.ts'
import { availabilityText, EventDateLinks, lowestPriceText } from './event-date-links.tsx'
import { EventDateFacts, EventFacts, EventHead } from './event-details.tsx'
import styles from './event-screen.module.css'
import { readEvent, readTicketNote } from './queries.ts'

export async function eventMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  return contentMetadata({ kind: 'event', pathOf: eventPath, read: () => readEvent(slug, language), type: 'website' })
}

type EventDatePath = { slug: string; suffix: string }

/** The metadata of the page of one date, which names the date and the venue. */
export async function eventDateMetadata({ slug, suffix }: EventDatePath): Promise<Metadata> {
  const language = await pageLanguage()
  const t = await getTranslations('event')
  return contentMetadata({
    kind: 'event',
    pathOf: (known) => eventDatePath(known, suffix),
    read: () => readEventWithDate(slug, suffix, language),
    type: 'website',
    async describe(event) {
      const { title, summary, body } = event
      const shown = dateWithId(event, suffix)
      if (!shown) return { title, description: summary || body }
      return {
        title: t('dateTitle', { title, date: dateInSentence(kathmanduDay(shown.starts_at), language) }),
        description: t('dateDescription', {
          date: dateInSentence(shown.starts_at, language),
          place: shown.venue?.name ?? t('online'),
          summary: summary || body,
        }),
      }
    },
  })
}

/** One event, with the first date that can be bought. */
export async function EventScreen({ slug, draft }: ContentProps<EventDetail>) {
  const language = await pageLanguage()
  return (
    <ContentPage
      slug={slug}
      pathOf={eventPath}
      read={async () => draft ?? readEvent(slug, language)}
      list="events"
      describe={{ name: ({ title }) => title, about: (site, event) => eventJsonLd(site, event) }}
    >
      {(event) => <EventContent event={event} shown={firstShownDate(event.dates)} />}
    </ContentPage>
  )
}

/** One event with one of its dates. */
export async function EventDateScreen({ slug, suffix }: EventDatePath) {
  const language = await pageLanguage()
  return (
    <ContentPage
      slug={slug}
      pathOf={(known) => eventDatePath(known, suffix)}
      read={() => readEventWithDate(slug, suffix, language)}
      list="events"
      describe={{
        name: ({ title }) => title,
        about: (site, event) =>
          eventJsonLd(
            site,
            event,
            event.dates.filter(({ id }) => String(id) === suffix),
          ),
      }}
    >
      {(event) => <EventContent event={event} shown={dateWithId(event, suffix)} />}
    </ContentPage>
  )
}

const dateWithId = ({ dates }: EventDetail, id: string) => dates.find((date) => String(date.id) === id)

/** The event; undefined also when it has no such date. */
async function readEventWithDate(slug: string, id: string, language: Language) {
  const event = await readEvent(slug, language)
  return event && dateWithId(event, id) ? event : undefined
}

/** `shown` is the date that the page is about; undefined while there is none. */
type EventPartProps = { event: EventDetail; shown: EventDate | undefined }

/** The content of an event page, the most important first. */
async function EventContent({ event, shown }: EventPartProps) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  const { picture, line_up, body, records, products } = event
  return (
    <article>
      <EventHead event={event} shown={shown} />
      <div className={`page ${styles.main}`}>
        <div className={styles.poster}>
          <Picture picture={picture} sizes="(min-width: 48rem) 30rem, 100vw" first />
        </div>
        <EventTickets event={event} shown={shown} />
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
          <EventFacts event={event} shown={shown} />
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
      {shown && <BuyBar shown={shown} />}
    </article>
  )
}

type TicketContext = { event: EventDetail; date: EventDate; type: TicketType }

async function toTicketType({ event, date, type }: TicketContext, language: Language): Promise<TicketKind> {
  const { id, product_id, product_url, title, admits, price, state, num_available, sales_start_at, is_seated } = type
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
    ...(is_seated && { isSeated: true }),
    ...(date.status === 'postponed' && { isPostponed: true }),
  }
}

/** The ticket form of a date, or why there are no tickets. */
async function EventTickets({ event, shown }: EventPartProps) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  const [smallest] = event.picture.sources.filter(({ type }) => type === 'image/webp')
  const hasForm = shown !== undefined && hasTickets(shown)
  return (
    <section id="tickets" className={styles.tickets} aria-labelledby="tickets-head">
      <EventDateLinks event={event} shown={shown} />
      <EventDateFacts event={event} shown={shown} />
      <h2 id="tickets-head" className={styles.heading}>
        {t('tickets')}
      </h2>
      {hasForm ? (
        <TicketSale
          key={shown.id}
          slug={event.slug}
          eventDate={shown.id}
          kinds={
            await Promise.all(shown.ticket_types.map((type) => toTicketType({ event, date: shown, type }, language)))
          }
          thumbnail={smallest?.src ?? null}
          language={language}
        />
      ) : (
        <p>{t(noTicketsText(shown))}</p>
      )}
      {hasForm && <SalePolicy event={event} shown={shown} />}
      <EventSaveButtons event={event} shown={shown} />
    </section>
  )
}

/** Fee, refunds and ways to pay in one line under the tickets. */
async function SalePolicy({ event: { refund_rule }, shown }: { event: EventDetail; shown: EventDate }) {
  const t = await getTranslations('event')
  const isPaid = shown.ticket_types.some(({ price }) => Number(price) > 0)
  return (
    <p className="quiet small">
      {isPaid && `${t('noBookingFee')} `}
      {refund_rule && <span lang={textLanguage(refund_rule, await pageLanguage())}>{`${refund_rule} `}</span>}
      {isPaid && t('waysToPay')}
    </p>
  )
}

function noTicketsText(shown: EventDate | undefined) {
  if (shown?.state === 'cancelled') return 'cancelled'
  return shown && shown.availability !== 'not_yet' ? 'salesClosed' : 'notYet'
}

/** A bar for phones, where the ticket form is soon out of sight: lowest price, date and a link to the form. */
async function BuyBar({ shown }: { shown: EventDate }) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  if (!isOnSale(shown)) return null
  return (
    <aside className={styles.bar} data-sticky-bar aria-label={t('buyBar')}>
      <p>
        <b>{(await lowestPriceText(shown)) ?? (await availabilityText(shown))}</b>
        <span className="quiet small">
          <DateText value={shown.starts_at} language={language} />
        </span>
      </p>
      <a className={buttonClasses({})} href="#tickets">
        {t('tickets')}
      </a>
    </aside>
  )
}
