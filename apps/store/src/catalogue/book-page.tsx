import type { Product } from '@dabali/api-client'
import { type Language, localPath, metaDescription } from '@dabali/domain'
import { load } from '@dabali/site/load'
import { Breadcrumbs } from '@dabali/ui/breadcrumbs'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { textLanguage } from '@dabali/ui/text-language'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { NotFoundScreen, notFoundMetadata } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { authorPath, BOOKS_PATH, bookPath, categoryPath } from '../paths.ts'
import { BookData } from '../seo/book-data.tsx'
import { shareMetadata } from '../seo/share-metadata.ts'
import { sharePicture } from '../seo/share-picture.ts'
import styles from './book-page.module.css'
import { BookSamples } from './book-samples.tsx'
import { BookContents, BookFacts, BookMentions, RelatedBooks } from './book-sections.tsx'
import { formatTitle } from './book-text.ts'
import { BuyBox, FormatChoice } from './buy-box.tsx'
import { deliveryAndReturns } from './delivery-and-returns.ts'
import { type Delivery, loadDelivery, loadProduct, redirectMovedBook } from './load-products.ts'

/** The page of one book, whatever became of it. */
export async function BookPage({ slug }: { slug: string }) {
  const language = await pageLanguage()
  const book = await load(() => readBook(slug, language))
  if (book.status === 404) return <NotFoundScreen path={`/book/${slug}/`} missing="thing" />
  if (book.status === 'failed') return <UnavailableScreen path={bookPath(slug)} />
  await redirectMovedBook(book.value.product, { slug })
  return (
    <PageLayout path={bookPath(slug)}>
      <BookScreen {...book.value} language={language} />
      <BookData product={book.value.product} ways={book.value.delivery?.ways} />
    </PageLayout>
  )
}

async function readBook(slug: string, language: Language) {
  const product = await loadProduct(slug, language)
  if (!product) return undefined
  const { url, is_shippable: isSent } = product
  // The two alone, because what is asked for is what the answer is kept by.
  const delivery = isSent ? await loadDelivery({ url, slug: product.slug }, language) : undefined
  return { product, delivery }
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
    picture: sharePicture(language, 'book', own),
    about: {
      type: 'book',
      ...(isbn && { isbn }),
      ...(published_on && { releaseDate: published_on }),
    },
  })
}

type BookScreenProps = { product: Product; delivery: Delivery | undefined; language: Language }

/** The page of a product of any class: description, price, delivery and related products. */
async function BookScreen({ product, delivery, language }: BookScreenProps) {
  const t = await getTranslations('book')
  const { title, subtitle, description } = product
  return (
    <div className="page">
      <BookBreadcrumbs product={product} language={language} />
      <article className={styles.book}>
        <div className={styles.left}>
          <div className={styles.stand}>
            <Picture picture={product.picture} sizes="(min-width: 62rem) 26rem, min(64vw, 17rem)" cover first />
          </div>
          <BookSamples product={product} language={language} />
        </div>
        <div>
          <h1 className={styles.title} lang={textLanguage(title, language)}>
            {title}
          </h1>
          {subtitle && (
            <p className={styles.byline} lang={textLanguage(subtitle, language)}>
              {subtitle}
            </p>
          )}
          <Authors product={product} language={language} />
          <Prose html={description} locale={language} className={styles.description} />
          <FormatChoice product={product} language={language} />
          <BuyBox product={product} language={language} />
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
        <BookFacts product={product} language={language} />
        <BookMentions product={product} language={language} />
      </div>
      <BookContents product={product} language={language} />
      <RelatedBooks product={product} language={language} />
    </div>
  )
}

/** The contributors on the cover, linked to their pages where they have one. */
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

/** The way to a thing by the first of its categories. */
async function BookBreadcrumbs({ product, language }: { product: Product; language: Language }) {
  const t = await getTranslations('book')
  const [categories = []] = product.breadcrumbs
  const way = [
    { href: localPath(language, BOOKS_PATH), name: t('books') },
    ...categories.map(({ slug, name }) => ({ href: localPath(language, categoryPath(slug)), name })),
  ]
  return <Breadcrumbs label={t('youAreHere')} items={way} current={product.title} locale={language} />
}
