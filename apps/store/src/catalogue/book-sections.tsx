import type { Product } from '@dabali/api-client'
import {
  cataloguePath,
  formatIsbn,
  hasLanguage,
  isPhysical,
  type Language,
  localPath,
  productClassName,
  writeDigits,
} from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import type { ComponentType, ReactNode } from 'react'
import { articlePath, authorPath, booklistPath, eventPath, publisherPath } from '../paths.ts'
import { readEnvironment } from '../site.ts'
import factStyles from './book-facts.module.css'
import mentionStyles from './book-mentions.module.css'
import { BookContents, RelatedBooks, relatedTo } from './book-shelves.tsx'
import { loadProduct, redirectMovedBook } from './load-products.ts'
import { formatDuration } from './product-text.ts'
import { sectionPages } from './section-page.tsx'
import { NOTICE_FAILED, NOTICE_SENT, StockNoticeFailed, StockNoticeSent } from './stock-notice.tsx'

const ROLES = ['author', 'translator', 'narrator', 'editor', 'illustrator'] as const

type BookFactsProps = { product: Product; language: Language }

/** Facts of a product; unknown ones are left out. */
export async function BookFacts({ product, language }: BookFactsProps) {
  const t = await getTranslations('book')
  const { contributors, publisher, published_on, isbn } = product
  const isBook = isPhysical(product.product_class) && product.product_class !== 'Ticket'
  return (
    <section className={factStyles.facts} aria-labelledby="facts">
      <h2 className={factStyles.heading} id="facts">
        {t(isBook ? 'aboutBook' : 'aboutMerchandise')}
      </h2>
      <dl>
        <Fact name={t('format')}>{productClassName(product.product_class, language)}</Fact>
        {product.plan && (
          <>
            <Fact name={t('period')}>{t('days', { count: product.plan.period_days })}</Fact>
            <Fact name={t('included')}>
              {product.plan.opens.map((name) => productClassName(name, language)).join(', ')}
            </Fact>
          </>
        )}
        {product.pages === null && <Fact name={t('length')}>{formatDuration(product, t, language)}</Fact>}
        <PhysicalFacts product={product} language={language} />
        {hasLanguage(product.product_class) && (
          <Fact name={t('language')}>{t(product.language === 'ne' ? 'nepali' : 'english')}</Fact>
        )}
        {ROLES.map((role) => {
          const people = contributors.filter((contributor) => contributor.role === role)
          if (people.length === 0) return null
          return (
            <Fact key={role} name={t(`role-${role}`)}>
              {people.map(({ slug, name }) => (
                <Name key={slug} name={name} href={authorPath(slug)} language={language} />
              ))}
            </Fact>
          )
        })}
        {publisher && hasPublisher(product) && (
          <Fact name={t('publisher')}>
            <Name name={publisher.name} href={publisherPath(publisher.slug)} language={language} />
          </Fact>
        )}
        {published_on && (
          <Fact name={t('published')}>
            <DateText value={published_on} language={language} />
          </Fact>
        )}
        <Fact name={t('isbn')}>{isbn ? formatIsbn(isbn) : undefined}</Fact>
      </dl>
    </section>
  )
}

/** Pages, binding and paper of books; size and weight; material, contents and care of goods. */
async function PhysicalFacts({ product, language }: BookFactsProps) {
  const t = await getTranslations('book')
  const { pages, binding, weight_grams, printing_year, width_mm, height_mm, depth_mm } = product
  const number = (value: number) => writeDigits(value, language)
  const measures =
    width_mm && height_mm && depth_mm
      ? { width: number(width_mm), height: number(height_mm), depth: number(depth_mm) }
      : undefined
  const words = [
    ['paper', product.paper],
    ['material', product.material],
    ['inPackage', product.included],
    ['care', product.care],
  ] as const
  return (
    <>
      <Fact name={t('pageCount')}>{pages ? number(pages) : undefined}</Fact>
      <Fact name={t('binding')}>{binding ? t(`binding-${binding}`) : undefined}</Fact>
      <Fact name={t('size')}>{measures && t('measures', measures)}</Fact>
      <Fact name={t('weight')}>{weight_grams ? t('grams', { grams: number(weight_grams) }) : undefined}</Fact>
      {words.map(([name, text]) => (
        <Fact key={name} name={t(name)}>
          {text ? <span lang={textLanguage(text, language)}>{text}</span> : undefined}
        </Fact>
      ))}
      <Fact name={t('printed')}>{printing_year ? number(printing_year) : undefined}</Fact>
    </>
  )
}

/** Merchandise, tickets and subscriptions are the shop's own. */
const hasPublisher = ({ product_class }: Product) => hasLanguage(product_class)

/** Date, doors and venue of the event that a ticket is for, with a link to it. */
export async function TicketEvent({
  ticket,
  language,
}: {
  ticket: NonNullable<Product['ticket']>
  language: Language
}) {
  const t = await getTranslations('book')
  const { event, venue, admits, starts_at, doors_at, replay_hours } = ticket
  return (
    <section className={factStyles.event} aria-label={t('kind-event')}>
      <dl>
        <Fact name={t('kind-event')}>
          <a
            className={factStyles.name}
            href={readEnvironment().cultureOrigin + eventPath(ticket, language)}
            lang={textLanguage(event.title, language)}
          >
            {event.title}
          </a>
        </Fact>
        <Fact name={t('starts')}>
          <DateText value={starts_at} language={language} />
        </Fact>
        {admits === 'hall' && (
          <Fact name={t('doors')}>
            <DateText value={doors_at} language={language} />
          </Fact>
        )}
        <Fact name={t('venue')}>
          {venue ? (
            <>
              <span lang={textLanguage(venue.name, language)}>{venue.name}</span>
              <br />
              <span lang={textLanguage(venue.address, language)}>{venue.address}</span>
            </>
          ) : (
            t('online')
          )}
        </Fact>
        {admits === 'stream' && replay_hours !== null && (
          <Fact name={t('replay')}>{t('replayHours', { count: replay_hours })}</Fact>
        )}
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === undefined) return null
  return (
    <div className={factStyles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Name({ name, href, language }: { name: string; href: string; language: Language }) {
  return (
    <IntentLink className={factStyles.name} href={localPath(language, href)} lang={textLanguage(name, language)}>
      {name}
    </IntentLink>
  )
}

type Mention = Product['mentions'][number]

/** Kinds with pages on the culture site, and the first segment of their paths there. */
const CULTURE_SEGMENTS = {
  record: 'record',
  event: 'event',
  interview: 'interviews',
  session: 'sessions',
  volume: 'volumes',
}

const isOnCultureSite = (kind: string): kind is keyof typeof CULTURE_SEGMENTS => Object.hasOwn(CULTURE_SEGMENTS, kind)

/** Articles, booklists and content of the culture site that mention it. News has no pages. */
export async function BookMentions({ product, language }: { product: Product; language: Language }) {
  const t = await getTranslations('book')
  const mentions = mentionsOf(product)
  if (mentions.length === 0) return null
  return (
    <section aria-labelledby="mentions">
      <h2 className={mentionStyles.heading} id="mentions">
        {t('mentions')}
      </h2>
      <ul>
        {mentions.map((mention) => (
          <li key={mention.url} className={mentionStyles.mention}>
            <p className={mentionStyles.title} lang={textLanguage(mention.title, language)}>
              <MentionLink mention={mention} language={language} />
            </p>
            <p className={mentionStyles.kind}>{kindOf(mention, t)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The mentions that have a page to link to. */
const mentionsOf = ({ mentions }: Pick<Product, 'mentions'>): Mention[] =>
  mentions.filter(({ kind }) => kind === 'article' || kind === 'booklist' || isOnCultureSite(kind))

export const hasMentions = (product: Pick<Product, 'mentions'>): boolean => mentionsOf(product).length > 0

function kindOf({ kind }: Mention, t: Awaited<ReturnType<typeof getTranslations<'book'>>>) {
  if (isOnCultureSite(kind)) return t('onStage', { kind: t(`kind-${kind}`) })
  return t(kind === 'article' ? 'kind-article' : 'kind-booklist')
}

function MentionLink({ mention: { kind, slug, title }, language }: { mention: Mention; language: Language }) {
  if (isOnCultureSite(kind)) {
    const path = localPath(language, cataloguePath({ kind: CULTURE_SEGMENTS[kind], slug }))
    return <a href={readEnvironment().cultureOrigin + path}>{title}</a>
  }
  const path = kind === 'article' ? articlePath(slug) : booklistPath(slug)
  return <IntentLink href={localPath(language, path)}>{title}</IntentLink>
}

type Part = { Shown: ComponentType<{ product: Product; language: Language }>; isIn: (product: Product) => boolean }

const isSoldOut = ({ availability }: Product) => !availability.is_available_to_buy

/** The parts of a book's page that have an address of their own. The sample has its own route. */
const PARTS: Readonly<Record<string, Part>> = {
  details: { Shown: BookFacts, isIn: () => true },
  contents: { Shown: BookContents, isIn: ({ contents }) => contents.length > 0 },
  [NOTICE_SENT]: { Shown: StockNoticeSent, isIn: isSoldOut },
  [NOTICE_FAILED]: { Shown: StockNoticeFailed, isIn: isSoldOut },
  related: { Shown: RelatedBooks, isIn: (product) => relatedTo(product).length > 0 },
  mentions: { Shown: BookMentions, isIn: hasMentions },
}

const show = (Shown: Part['Shown']) => (product: Product, language: Language) => (
  <div className="page">
    <Shown product={product} language={language} />
  </div>
)

/** `/book/{slug}/{suffix}/`: one section of a product page. */
export const bookSectionPages = sectionPages<Product>({
  base: '/book/',
  read: loadProduct,
  redirectMoved: redirectMovedBook,
  sections: Object.fromEntries(
    Object.entries(PARTS).map(([suffix, { Shown, isIn }]) => [suffix, { isIn, show: show(Shown) }]),
  ),
})
