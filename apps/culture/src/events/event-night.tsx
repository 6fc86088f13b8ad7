import type { EventDetail } from '@dabali/api-client'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { ContentRows } from '../content/content-rows.tsx'
import { Goods } from '../content/goods.tsx'
import { Sleeves } from '../content/sleeves.tsx'
import { WatchAndRead } from '../content/watch-and-read.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { BuyBar } from './buy-bar.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventHead } from './event-head.tsx'
import styles from './event-night.module.css'
import { EventTickets } from './event-tickets.tsx'

/** Everything that is known of an event, what is needed first standing first. */
export async function EventNight({ event }: { event: EventDetail }) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  const { picture, line_up, body, records, products, state } = event
  const isOver = state === 'ended' || state === 'replay'
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
            <SectionHead heading={t(isOver ? 'lineUpThen' : 'lineUp')} />
            <ContentRows cards={line_up} />
          </section>
        )}
        <section>
          <SectionHead heading={t('whatHappens')} />
          <Prose html={body} locale={language} />
          <EventFacts event={event} />
        </section>
      </div>
      {records.length > 0 && (
        <section className={`page ${styles.band}`}>
          <SectionHead heading={t('records')} />
          <Sleeves records={records} />
        </section>
      )}
      <WatchAndRead about={{ ...event, articles: [] }} />
      {products.length > 0 && (
        <section className={`page ${styles.band}`}>
          <SectionHead heading={t('products')} />
          <Goods products={products} />
        </section>
      )}
      <BuyBar event={event} />
    </article>
  )
}
