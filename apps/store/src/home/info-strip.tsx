import type { Category } from '@dabali/api-client'
import { formatNpr, type Language, localPath, writeDigits } from '@dabali/domain'
import { ContinueReading } from '@dabali/shop/continue-reading'
import { LIBRARY_PATH } from '@dabali/shop/paths'
import { IntentLink } from '@dabali/ui/intent-link'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Delivery } from '../catalogue/load-products.ts'
import { CATEGORIES_PATH, categoryPath } from '../paths.ts'
import categoryWaysStyles from './category-links.module.css'
import goOnStyles from './continue-reading.module.css'
import styles from './info-strip.module.css'

/** What one wants to know before the first order: how it comes, how it is paid, and where the rest of it opens. */
export async function InfoStrip({ delivery, language }: { delivery: Delivery | undefined; language: Language }) {
  const t = await getTranslations('home')
  return (
    <section className={styles.facts} aria-label={t('goodToKnow')}>
      {delivery && delivery.ways.length > 0 && (
        <Fact heading={t('doorHeading')}>
          <dl className={styles.ways}>
            {delivery.ways.map(({ code, name, description, price }) => (
              <div key={code} className={styles.way}>
                <dt>{name}</dt>
                <dd className="num">{formatNpr(price, language)}</dd>
                <dd className={styles.words}>{description}</dd>
              </div>
            ))}
          </dl>
          <p>{t('doorText')}</p>
        </Fact>
      )}
      <Fact heading={t(delivery?.cash === null ? 'cashHeading' : 'payHeading')}>
        {delivery?.cash === null && <p>{t('cashText')}</p>}
        <p>{t('payText')}</p>
      </Fact>
      <Fact heading={t('hereHeading')}>
        <p>{t('hereText')}</p>
        <p>{t('languagesText')}</p>
      </Fact>
    </section>
  )
}

function Fact({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </div>
  )
}

/** The categories, each with its description and number of products. */
export async function CategoryLinks({ categories, language }: { categories: readonly Category[]; language: Language }) {
  const t = await getTranslations('home')
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="categories">
      <SectionHead id="categories" heading={t('categories')}>
        <IntentLink href={localPath(language, CATEGORIES_PATH)}>{t('allCategories')}</IntentLink>
      </SectionHead>
      <ul className={categoryWaysStyles.ways}>
        {categories.map(({ slug, name, description, product_count }) => (
          <li key={slug} className={categoryWaysStyles.way}>
            <h3 className={categoryWaysStyles.name} lang={textLanguage(name, language)}>
              <IntentLink href={localPath(language, categoryPath(slug))}>{name}</IntentLink>
            </h3>
            <span className="num quiet" aria-hidden="true">
              {writeDigits(product_count, language)}
            </span>
            <p className={categoryWaysStyles.words} lang={textLanguage(description, language)}>
              {description}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Continue reading; without anything begun, it says where begun books will appear. */
export async function ContinueReadingSection({ language }: { language: Language }) {
  const t = await getTranslations('home')
  return (
    <ContinueReading
      language={language}
      texts={{
        heading: t('goOn'),
        read: t('goOnReading'),
        listen: t('goOnListening'),
        watch: t('goOnWatching'),
        progress: t('goOnProgress', { percent: '{percent}' }),
      }}
    >
      <p className={goOnStyles.otherwise}>
        {t('goOnText')} {/* A whole load: the server is asked whose library it is. */}
        <a href={localPath(language, LIBRARY_PATH)}>{t('goOnLibrary')}</a>
      </p>
    </ContinueReading>
  )
}
