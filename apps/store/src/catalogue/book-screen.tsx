import type { Product } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { authorPath } from '../paths.ts'
import { BookFacts } from './book-facts.tsx'
import { BookMentions } from './book-mentions.tsx'
import { BookPath } from './book-path.tsx'
import { BookSamples } from './book-samples.tsx'
import styles from './book-screen.module.css'
import { BookContents, RelatedBooks } from './book-shelves.tsx'
import { bookTerms } from './book-terms.ts'
import { BookWays } from './book-ways.tsx'
import type { Delivery } from './delivery.ts'
import { FormatChoice } from './format-choice.tsx'

type BookScreenProps = { product: Product; delivery: Delivery | undefined; language: Language }

/** One thing that is sold, whatever its class: what it is, what it costs, how it comes, and what stands beside it. */
export async function BookScreen({ product, delivery, language }: BookScreenProps) {
  const t = await getTranslations('book')
  const { title, subtitle, description } = product
  return (
    <div className="page">
      <BookPath product={product} language={language} />
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
          <BookWays product={product} language={language} />
          <dl className={styles.terms}>
            {bookTerms(product, delivery, t, language).map(({ name, text }) => (
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

/** The names on the cover; who has a page is linked to it. */
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
