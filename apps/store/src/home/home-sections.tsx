import type { Product, ProductCard } from '@dabali/api-client'
import { formatNpr, type Language, localPath, workTitles, writeDigits } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { FittedTitle } from '@dabali/ui/fitted-title'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { PreviewLink } from '@dabali/ui/preview-link'
import { Price } from '@dabali/ui/price'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import { loadCardText } from '../catalogue/load-products.ts'
import { cardPrice, formatDuration } from '../catalogue/product-text.ts'
import { Shelf } from '../catalogue/shelf.tsx'
import { BOOKS_PATH, bookPath, classPath, samplePath } from '../paths.ts'
import audiobookStyles from './audiobooks-section.module.css'
import bestsellerStyles from './bestsellers.module.css'
import bookStyles from './featured-book.module.css'

const EPUB_FILE = /\.epub$/i

/** On a phone the picture is drawn larger than this: the next size would be twice as heavy, and is late on a slow line. */
const LEAD_SIZES = '(min-width: 48rem) min(23rem, 36vw), 40vw'

/** The featured book. Narrow screens show its label and price beside it, wide ones its description. */
export async function FeaturedBook({ product, language }: { product: Product; language: Language }) {
  const t = await getTranslations('home')
  const { price: priceTexts, productClass } = await loadCardText()
  const { slug, description } = product
  const { own, other } = workTitles(product)
  const authors = product.authors.join(', ')
  const href = localPath(language, bookPath(slug))
  const others = product.formats.filter((format) => format.id !== product.id && format.is_available_to_buy)
  const price = <Price selling={product.selling_price} printed={product.mrp} locale={language} texts={priceTexts} />
  return (
    <section className={bookStyles.lead} aria-labelledby="book-of-the-week">
      <div className={bookStyles.stand}>
        <IntentLink href={href} tabIndex={-1} aria-hidden="true">
          <Picture picture={product.picture} sizes={LEAD_SIZES} cover decorative first />
        </IntentLink>
        <div className={bookStyles.aside}>
          <p className={bookStyles.label}>{t('bookOfTheWeek')}</p>
          {price}
        </div>
      </div>
      <div className={bookStyles.words}>
        <p className={bookStyles.kicker}>{t('bookOfTheWeek')}</p>
        <FittedTitle id="book-of-the-week" text={own} locale={language} className={bookStyles.title}>
          <IntentLink href={href}>{own}</IntentLink>
        </FittedTitle>
        {other && (
          <p className={bookStyles.other} lang={textLanguage(other, language)}>
            {other}
          </p>
        )}
        <p className={bookStyles.authors} lang={textLanguage(authors, language)}>
          {authors}
        </p>
        <Prose html={description} locale={language} className={bookStyles.blurb} />
        <div className={bookStyles.actions}>
          <ButtonLink href={href}>{t('viewBook')}</ButtonLink>
          {EPUB_FILE.test(product.sample_url ?? '') && (
            <ButtonLink href={localPath(language, samplePath(slug))} kind="plain">
              {t('readSample')}
            </ButtonLink>
          )}
          <div className={bookStyles.deskPrice}>{price}</div>
        </div>
        {others.length > 0 && (
          <ul className={bookStyles.formats} aria-label={t('otherFormats')}>
            {others.map((format) => (
              <li key={format.id}>
                <IntentLink href={localPath(language, bookPath(format.slug))}>
                  {productClass(format.product_class)} {formatNpr(format.selling_price, language)}
                </IntentLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

type ProductSectionProps = {
  id: string
  heading: string
  /** The language of the heading, if it is not that of the page. */
  headingLanguage?: Language
  /** The link to the whole list. */
  all: { path: string; text: string }
  products: readonly ProductCard[]
  language: Language
}

/** A row of covers and its head. */
export async function ProductSection({ id, heading, headingLanguage, all, products, language }: ProductSectionProps) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} heading={heading} lang={headingLanguage} plain>
        <IntentLink href={localPath(language, all.path)}>{all.text}</IntentLink>
      </SectionHead>
      <Shelf
        products={products}
        locale={language}
        texts={await loadCardText()}
        bookHref={(slug) => localPath(language, bookPath(slug))}
      />
    </section>
  )
}

/** The bestsellers in order. */
export async function Bestsellers({ products, language }: { products: readonly ProductCard[]; language: Language }) {
  const t = await getTranslations('home')
  const texts = await loadCardText()
  if (products.length === 0) return null
  return (
    <section aria-labelledby="bestsellers">
      <SectionHead id="bestsellers" heading={t('bestsellers')}>
        <IntentLink href={localPath(language, BOOKS_PATH)}>{t('allBooks')}</IntentLink>
      </SectionHead>
      <ol className={bestsellerStyles.works}>
        {products.map((product, index) => {
          const authors = product.authors.join(', ')
          const { own, other, roman } = workTitles(product)
          const second = other ?? roman
          return (
            <li key={product.id} className={bestsellerStyles.work}>
              <span className={bestsellerStyles.number} aria-hidden="true">
                {writeDigits(index + 1, language)}
              </span>
              <Picture picture={product.picture} sizes="5rem" cover decorative />
              <div className={bestsellerStyles.words}>
                <h3 className={bestsellerStyles.title} lang={textLanguage(own, language)}>
                  <PreviewLink href={localPath(language, bookPath(product.slug))}>{own}</PreviewLink>
                </h3>
                {second && (
                  <p className="small" lang={textLanguage(second, language)}>
                    {second}
                  </p>
                )}
                <p className="quiet small" lang={textLanguage(authors, language)}>
                  {authors}
                </p>
                <Price {...cardPrice(product, texts)} locale={language} texts={texts.price} />
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Audiobooks with narrator and length. */
export async function AudiobooksSection({
  audiobooks,
  language,
}: {
  audiobooks: readonly Product[]
  language: Language
}) {
  const t = await getTranslations('home')
  const book = await getTranslations('book')
  if (audiobooks.length === 0) return null
  const narrator = ({ contributors }: Product) =>
    contributors
      .filter(({ role }) => role === 'narrator')
      .map(({ name }) => name)
      .join(', ')
  return (
    <section aria-labelledby="audiobooks">
      <SectionHead id="audiobooks" heading={t('audiobooks')}>
        <IntentLink href={localPath(language, classPath('audiobook'))}>{t('allAudiobooks')}</IntentLink>
      </SectionHead>
      <ul className={audiobookStyles.works}>
        {audiobooks.map((product) => {
          const { own, other } = workTitles(product)
          return (
            <li key={product.id} className={audiobookStyles.work}>
              <Picture picture={product.picture} sizes="8rem" cover decorative />
              <div className={audiobookStyles.words}>
                <h3 className={audiobookStyles.title} lang={textLanguage(own, language)}>
                  <PreviewLink href={localPath(language, bookPath(product.slug))}>{own}</PreviewLink>
                </h3>
                {other && (
                  <p className="small" lang={textLanguage(other, language)}>
                    {other}
                  </p>
                )}
                {narrator(product) && <p className="quiet small">{t('readBy', { name: narrator(product) })}</p>}
                <p className="quiet small">{formatDuration(product, book, language)}</p>
                <p className="num">{formatNpr(product.selling_price, language)}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
