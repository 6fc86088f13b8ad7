import type { EventDetail } from '@dabali/api-client'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ContentPage, contentMetadata } from '../editorial/content-page.tsx'
import { ContentRows } from '../editorial/content-rows.tsx'
import { RecordGrid } from '../editorial/record-grid.tsx'
import { RelatedContent } from '../editorial/related-content.tsx'
import { ShopItems } from '../editorial/shop-items.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { eventPath } from '../paths.ts'
import { eventJsonLd } from '../seo/json-ld/event-json-ld.ts'
import { EventFacts } from './event-facts.tsx'
import { EventHead } from './event-head.tsx'
import styles from './event-screen.module.css'
import { BuyBar, EventTickets } from './event-tickets.tsx'
import { readEvent } from './queries.ts'

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

/** Everything that is known of an event, what is needed first standing first. */
async function EventContent({ event }: { event: EventDetail }) {
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
