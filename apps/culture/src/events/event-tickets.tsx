import type { EventDetail } from '@dabali/api-client'
import { TicketSale } from '@dabali/shop/ticket-sale'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import styles from './event-tickets.module.css'
import { openNight } from './shown-night.ts'
import { ticketNights } from './ticket-nights.ts'

/** What is sold for the nights of an event, or why nothing is. */
export async function EventTickets({ event }: { event: EventDetail }) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  const nights = await ticketNights(event, language)
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
          first={openNight(event.dates)?.id}
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
