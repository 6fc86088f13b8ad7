import type { Product, ReviewPage } from '@dabali/api-client'
import { type Language, localPath, metaDescription, workTitles, writeDigits } from '@dabali/domain'
import { ShareMenu } from '@dabali/shop/share-menu'
import { load } from '@dabali/site/load'
import { pageUrl } from '@dabali/site/seo/metadata'
import { Breadcrumbs } from '@dabali/ui/breadcrumbs'
import { InlinePlayer } from '@dabali/ui/inline-player'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { textLanguage } from '@dabali/ui/text'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { PageLayout } from '../layout/page-layout.tsx'
import { NotFoundScreen, notFoundMetadata, UnavailableScreen } from '../layout/site-pages.tsx'
import { authorPath, BOOKS_PATH, bookPath, categoryPath, samplePath, seriesPath, shareImage } from '../paths.ts'
import { BookRating, BookReviews } from '../reviews/review-list.tsx'
import { BookJsonLd, shareMetadata } from '../seo/structured-data.tsx'
import { pageLanguage, pageSiteUrl, readEnvironment } from '../site.ts'
import { SaveToWishlist } from '../wishlist/wishlist-actions.tsx'
import styles from './book-page.module.css'
import sampleStyles from './book-samples.module.css'
import { BookFacts, BookMentions, hasMentions, TicketEvent } from './book-sections.tsx'
import { BookContents, NextInSeries, RelatedBooks } from './book-shelves.tsx'
import { BuyBox, FormatChoice, GiftForm } from './buy-box.tsx'
import {
  type Delivery,
  loadDelivery,
  loadFirstReviews,
  loadProduct,
  loadRecentlyViewedText,
  redirectMovedBook,
} from './load-products.ts'
import { deliveryAndReturns, formatTitle, splitDescription } from './product-text.ts'
import { RecentlyViewed } from './recently-viewed.tsx'

/** A product page, or its error page. */
export async function BookPage({ slug }: { slug: string }) {
  const language = await pageLanguage()
  const book = await load(() => readBook(slug, language))
  if (book.status === 404) return <NotFoundScreen path={`/book/${slug}/`} missing="thing" />
  if (book.status === 'failed') return <UnavailableScreen path={bookPath(slug)} />
  await redirectMovedBook(book.value.product, { slug })
  return (
    <PageLayout path={bookPath(slug)}>
      <BookScreen {...book.value} language={language} />
      <BookJsonLd
        product={book.value.product}
        shippingMethods={book.value.delivery?.methods}
        reviews={book.value.reviews?.results}
      />
    </PageLayout>
  )
}

async function readBook(slug: string, language: Language) {
  const product = await loadProduct(slug, language)
  if (!product) return undefined
  const { url, is_shippable: isSent } = product
  // Only these two, because the arguments are the cache key.
  const delivery = isSent ? await loadDelivery({ url, slug: product.slug }, language) : undefined
  const reviews = product.rating.count > 0 ? await loadFirstReviews(product.slug, language) : undefined
  return { product, delivery, reviews }
}

export async function bookMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  const product = await load(() => loadProduct(slug, language))
  if (product.status === 404) return notFoundMetadata()
  if (product.status === 'failed') return {}
  const { slug: own, subtitle, description, isbn, published_on } = product.value
  return shareMetadata({
    ...{
      path: bookPath(own),
      title: formatTitle(product.value, language),
      description: metaDescription(description) || subtitle,
    },
    picture: shareImage(language, 'book', own),
    about: {
      type: 'book',
      ...(isbn && { isbn }),
      ...(published_on && { releaseDate: published_on }),
    },
  })
}

type BookScreenProps = {
  product: Product
  delivery: Delivery | undefined
  reviews: ReviewPage | undefined
  language: Language
}

/** The page of a product of any class: description, price, delivery and related products. */
async function BookScreen({ product, delivery, reviews, language }: BookScreenProps) {
  const t = await getTranslations('book')
  const { subtitle } = product
  const { lead, rest } = splitDescription(product.description)
  const { own, other, roman } = workTitles(product)
  // The romanised title is next to the Nepali one.
  const others = (product.language === 'ne' ? [roman, other] : [other, roman]).filter((each) => each !== undefined)
  return (
    <div className="page">
      <BookBreadcrumbs product={product} language={language} />
      <article className={styles.book}>
        <div className={styles.left}>
          <div className={styles.stand}>
            <Picture picture={product.picture} sizes="(min-width: 62rem) 26rem, 40vw" cover first />
          </div>
          <BookSamples product={product} language={language} />
        </div>
        <div className={styles.head}>
          <h1 className={styles.title} lang={textLanguage(own, language)}>
            {own}
          </h1>
          {others.length > 0 && (
            <p className={styles.others}>
              {others.map((other, index) => (
                <Fragment key={other}>
                  {index > 0 && ' · '}
                  <span lang={textLanguage(other, language)}>{other}</span>
                </Fragment>
              ))}
            </p>
          )}
          {subtitle && (
            <p className={styles.byline} lang={textLanguage(subtitle, language)}>
              {subtitle}
            </p>
          )}
          <Authors product={product} language={language} />
          {product.series && <SeriesNumber series={product.series} language={language} />}
          <BookRating rating={product.rating} language={language} />
        </div>
        <div className={styles.main}>
          {product.ticket && <TicketEvent ticket={product.ticket} language={language} />}
          <Prose html={lead} locale={language} className={styles.description} />
          <FormatChoice product={product} language={language} />
          <BuyBox product={product} language={language} />
          <div className={styles.more}>
            <GiftForm product={product} language={language} />
            {!product.ticket && <SaveToWishlist product={product} language={language} />}
            <ShareMenu url={pageUrl(await pageSiteUrl(), bookPath(product.slug))} title={own} language={language} />
          </div>
          <dl className={styles.terms}>
            {deliveryAndReturns(product, delivery, t, language).map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </article>
      <div className={styles.about}>
        {(rest !== '' || hasMentions(product)) && (
          <div className={styles.text}>
            {rest !== '' && (
              <section aria-labelledby="description">
                <h2 className={styles.textHeading} id="description">
                  {t('about')}
                </h2>
                <Prose html={rest} locale={language} />
              </section>
            )}
            <BookMentions product={product} language={language} />
          </div>
        )}
        <BookFacts product={product} language={language} />
      </div>
      <BookContents product={product} language={language} />
      <NextInSeries product={product} language={language} />
      <BookReviews product={product} reviews={reviews} language={language} />
      <RelatedBooks product={product} language={language} />
      <RecentlyViewed current={product.slug} language={language} texts={await loadRecentlyViewedText()} />
    </div>
  )
}

/** The authors, linked to their pages if they have one. */
function Authors({ product: { authors, contributors }, language }: { product: Product; language: Language }) {
  const known = contributors.filter(({ role }) => role === 'author')
  if (known.length === 0 && authors.length === 0) return null
  return (
    <p className={styles.byline}>
      {known.length > 0
        ? known.map(({ slug, name }, index) => (
            <Fragment key={slug}>
              {index > 0 && ', '}
              <IntentLink href={localPath(language, authorPath(slug))} lang={textLanguage(name, language)}>
                {name}
              </IntentLink>
            </Fragment>
          ))
        : authors.join(', ')}
    </p>
  )
}

type SeriesNumberProps = { series: NonNullable<Product['series']>; language: Language }

/** "Book 2 of …", with a link to the series. */
async function SeriesNumber({ series: { slug, name, position }, language }: SeriesNumberProps) {
  const t = await getTranslations('book')
  return (
    <p className={styles.byline}>
      {t.rich('seriesNumber', {
        number: writeDigits(position, language),
        series: () => (
          <IntentLink href={localPath(language, seriesPath(slug))} lang={textLanguage(name, language)}>
            {name}
          </IntentLink>
        ),
      })}
    </p>
  )
}

/** The breadcrumbs of a product, by its first category. */
async function BookBreadcrumbs({ product, language }: { product: Product; language: Language }) {
  const t = await getTranslations('book')
  const [categories = []] = product.breadcrumbs
  const items = [
    { href: localPath(language, BOOKS_PATH), name: t('books') },
    ...categories.map(({ slug, name }) => ({ href: localPath(language, categoryPath(slug)), name })),
  ]
  return <Breadcrumbs label={t('youAreHere')} items={items} current={workTitles(product).own} locale={language} />
}

const EPUB_FILE = /\.epub$/i
const PLAYER_TEXT_KEYS = [
  ...(['watch', 'loading', 'play', 'pause', 'mute', 'unmute', 'seek'] as const),
  ...(['captions', 'fullScreen', 'leaveFullScreen', 'live', 'failed', 'advice', 'retry'] as const),
]

/** The text, audio or video sample of a product. */
async function BookSamples({ product, language }: { product: Product; language: Language }) {
  const t = await getTranslations('book')
  const { slug, title, sample_url: sample, video_url: video } = product
  const audiobook = product.formats.find(({ product_class, sample_url }) => product_class === 'Audiobook' && sample_url)
  const isVideo = product.product_class === 'Pay Per View'
  if (!(sample || video || audiobook)) return null
  const isText = sample !== null && EPUB_FILE.test(sample)
  const audio = sample && !isText ? sample : audiobook?.sample_url
  const player = {
    title,
    language,
    texts: Object.fromEntries(PLAYER_TEXT_KEYS.map((word) => [word, t(`player.${word}`)])) as Record<
      (typeof PLAYER_TEXT_KEYS)[number],
      string
    >,
  }
  const host = URL.parse(video ?? '')?.host
  const hosting = host && {
    hosts: readEnvironment().filmHosts,
    texts: { notAllowed: t('player.notAllowed'), openAtHost: t('player.openAtHost', { host }) },
  }
  const poster = <Picture picture={product.picture} sizes="(min-width: 62rem) 30rem, 100vw" decorative />
  return (
    <div className={sampleStyles.samples}>
      {isText && (
        <IntentLink className={sampleStyles.read} href={localPath(language, samplePath(slug))}>
          {t('readSample')}
        </IntentLink>
      )}
      {audio && <InlinePlayer key={audio} src={audio} open={t('hearSample')} isAudio {...player} />}
      {video && (
        <InlinePlayer
          key={video}
          src={video}
          open={t(isVideo ? 'watchTrailer' : 'watchVideo')}
          poster={poster}
          {...(hosting && { hosting })}
          {...player}
        />
      )}
    </div>
  )
}
