import type { Product, ProductCard } from '@dabali/api-client'
import { formatNpr, type Language, localPath, writeDigits } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Price } from '@dabali/ui/price'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { formatDuration } from '../catalogue/book-text.ts'
import { loadCardText } from '../catalogue/product-card-text.ts'
import { Shelf } from '../catalogue/shelf.tsx'
import { BOOKS_PATH, bookPath, classPath } from '../paths.ts'
import readAloudStyles from './audiobooks-section.module.css'
import styles from './bestsellers.module.css'

type ProductSectionProps = {
  id: string
  heading: string
  /** The language of the heading, where it is not that of the page. */
  headingLanguage?: Language
  /** Where there are more of its kind. */
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

/** What sells best, in its order. */
export async function Bestsellers({ products, language }: { products: readonly ProductCard[]; language: Language }) {
  const t = await getTranslations('home')
  const texts = await loadCardText()
  if (products.length === 0) return null
  return (
    <section aria-labelledby="most-asked-for">
      <SectionHead id="most-asked-for" heading={t('mostAskedFor')}>
        <IntentLink href={localPath(language, BOOKS_PATH)}>{t('allBooks')}</IntentLink>
      </SectionHead>
      <ol className={styles.works}>
        {products.map((product, index) => {
          const authors = product.authors.join(', ')
          return (
            <li key={product.id} className={styles.work}>
              <span className={styles.place} aria-hidden="true">
                {writeDigits(index + 1, language)}
              </span>
              <Picture picture={product.picture} sizes="5rem" cover decorative />
              <div className={styles.words}>
                <h3 className={styles.title} lang={textLanguage(product.title, language)}>
                  <IntentLink href={localPath(language, bookPath(product.slug))}>{product.title}</IntentLink>
                </h3>
                <p className="quiet small" lang={textLanguage(authors, language)}>
                  {authors}
                </p>
                <Price selling={product.selling_price} printed={product.mrp} locale={language} texts={texts.price} />
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
    <section aria-labelledby="read-aloud">
      <SectionHead id="read-aloud" heading={t('readAloud')}>
        <IntentLink href={localPath(language, classPath('audiobook'))}>{t('allAudiobooks')}</IntentLink>
      </SectionHead>
      <ul className={readAloudStyles.works}>
        {audiobooks.map((product) => (
          <li key={product.id} className={readAloudStyles.work}>
            <Picture picture={product.picture} sizes="8rem" cover decorative />
            <div className={readAloudStyles.words}>
              <h3 className={readAloudStyles.title} lang={textLanguage(product.title, language)}>
                <IntentLink href={localPath(language, bookPath(product.slug))}>{product.title}</IntentLink>
              </h3>
              {narrator(product) && <p className="quiet small">{t('readBy', { name: narrator(product) })}</p>}
              <p className="quiet small">{formatDuration(product, book, language)}</p>
              <p className="num">{formatNpr(product.selling_price, language)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
