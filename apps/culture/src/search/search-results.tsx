import type { EventCard, SearchResult } from '@dabali/api-client'
import { cataloguePath, formatNpr, type Language, localPath, writeDigits } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { HighlightedText, ResultRow } from '@dabali/shop/search-results'
import { DateText } from '@dabali/ui/date-text'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import { freeTickets } from '../editorial/event-dates.ts'
import { contentPath, searchPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import { readEnvironment } from '../site.ts'
import { type Group, type SearchQuery, type SiteKind, writeSearchQuery } from './queries.ts'
import styles from './search-results.module.css'

/** The plural name of each kind: "Events". */
export async function kindNames(): Promise<Record<SiteKind, string>> {
  const t = await getTranslations('site')
  return {
    artist: t('section.artists'),
    event: t('section.events'),
    record: t('section.records'),
    session: t('section.sessions'),
    interview: t('section.interviews'),
    volume: t('section.volumes'),
    news: t('section.news'),
  }
}

type KindGroupProps = {
  group: Group
  name: string
  query: SearchQuery
  /** The highlighted query, or its correction. */
  marked: string
  events: readonly EventCard[]
  first: boolean
}

/** The first results of one kind, and a link to all of them. */
export async function KindGroup({
  group: { kind, count, results },
  name,
  query,
  marked,
  events,
  first,
}: KindGroupProps) {
  const t = await getTranslations('search')
  const language = await pageLanguage()
  const id = `found-${kind}`
  return (
    <section className={styles.group} aria-labelledby={id}>
      <SectionHead id={id} heading={name}>
        {count > results.length && (
          <IntentLink href={localPath(language, writeSearchQuery({ ...query, kind, page: 1 }))} rel="nofollow">
            {t('allOfKind', { count: writeDigits(count, language) })}
          </IntentLink>
        )}
      </SectionHead>
      <ResultRows results={results} term={marked} events={events} first={first} />
    </section>
  )
}

type ResultRowsProps = {
  results: readonly SearchResult[]
  /** The query to highlight. */
  term: string
  /** Upcoming events, for the date and price of event results. */
  events: readonly EventCard[]
  /** Whether they are at the top of the page, where the first images are loaded eagerly. */
  first?: boolean
}

/** The rows on the first screen of a phone. */
const EAGER_IMAGES = 2

/** Results in rows. */
export async function ResultRows({ results, term, events, first = false }: ResultRowsProps) {
  const language = await pageLanguage()
  return (
    <ul>
      {results.map((result, index) => {
        const event = result.kind === 'event' && events.find(({ slug }) => slug === result.slug)
        return (
          <ResultRow
            key={`${result.kind} ${result.slug}`}
            result={result}
            href={localPath(language, resultPath(result))}
            query={term}
            language={language}
            first={first && index < EAGER_IMAGES}
          >
            {event && <EventResultFacts event={event} language={language} />}
          </ResultRow>
        )
      })}
    </ul>
  )
}

/** Only kinds with pages on this site are searched. */
const resultPath = ({ kind, slug }: SearchResult) => (isContent(kind) && contentPath({ kind, slug })) || HOME_PATH

type ContentKind = Parameters<typeof contentPath>[0]['kind']
const isContent = (kind: string): kind is ContentKind => kind !== 'product'

/** Date, place and price of an event in the results. */
async function EventResultFacts({ event, language }: { event: EventCard; language: Language }) {
  const t = await getTranslations('eventRow')
  const { date, price_from } = event
  const free = freeTickets(event)
  if (!date) return null
  const place = date.venue_name || t('streamOnly')
  return (
    <p className={styles.facts}>
      <span className={styles.when}>
        <DateText value={date.starts_at} language={language} />
      </span>
      <span lang={textLanguage(place, language)}>{place}</span>
      {price_from !== null && (
        <span className={styles.eventPrice}>
          {free === 'none' ? t('from', { price: formatNpr(price_from, language) }) : t(`freeTickets.${free}`)}
        </span>
      )}
    </p>
  )
}

type BooksRowProps = {
  books: { count: number; results: readonly SearchResult[] }
  term: string
  /** The highlighted query, or its correction. */
  marked: string
  language: Language
}

/** Results of the bookshop, as links to its site. */
export async function BooksRow({ books: { count, results }, term, marked, language }: BooksRowProps) {
  if (results.length === 0) return null
  const t = await getTranslations('search')
  const inStore = (path: string) => readEnvironment().storeOrigin + localPath(language, path)
  return (
    <section className={styles.books} aria-labelledby="found-books">
      <SectionHead id="found-books" heading={t('books')}>
        <a href={inStore(searchPath(term))}>
          {count > results.length ? t('allBooks', { count: writeDigits(count, language) }) : t('searchBooks')}
        </a>
      </SectionHead>
      <ul className={styles.row}>
        {results.map(({ slug, title, picture, authors = [], selling_price }) => {
          const authorNames = authors.join(', ')
          return (
            <li key={slug} className={styles.book}>
              <div className={styles.stand}>
                <Picture picture={picture} sizes="11rem" cover decorative />
              </div>
              <div>
                <h3 className={styles.title} lang={textLanguage(title, language)}>
                  <a href={inStore(cataloguePath({ slug }))}>
                    <HighlightedText text={title} query={marked} />
                  </a>
                </h3>
                <p className="quiet" lang={textLanguage(authorNames, language)}>
                  <HighlightedText text={authorNames} query={marked} />
                </p>
                {selling_price && <p className={styles.price}>{formatNpr(selling_price, language)}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
