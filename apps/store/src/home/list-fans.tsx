import type { BooklistDetail } from '@dabali/api-client'
import { type Language, localPath, writeDigits } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { BOOKLISTS_PATH, booklistPath } from '../paths.ts'
import styles from './list-fans.module.css'

const COVERS = 3

/** Lists of books, each with the first of its covers in a fan. */
export async function ListFans({ booklists, language }: { booklists: readonly BooklistDetail[]; language: Language }) {
  const t = await getTranslations('home')
  if (booklists.length === 0) return null
  return (
    <section aria-labelledby="lists">
      <SectionHead id="lists" heading={t('lists')} plain>
        <IntentLink href={localPath(language, BOOKLISTS_PATH)}>{t('allLists')}</IntentLink>
      </SectionHead>
      <ul className={styles.lists}>
        {booklists.map(({ slug, title, summary, curator, products }) => (
          <li key={slug} className={styles.list}>
            <div className={styles.fan}>
              {products.slice(0, COVERS).map(({ product }) => (
                <Picture key={product.id} picture={product.picture} sizes="6rem" cover decorative />
              ))}
            </div>
            <div className={styles.words}>
              <h3 className={styles.title} lang={textLanguage(title, language)}>
                <IntentLink href={localPath(language, booklistPath(slug))}>{title}</IntentLink>
              </h3>
              <p className={styles.summary} lang={textLanguage(summary, language)}>
                {summary}
              </p>
              <p className="quiet small">
                {t('listOf', { count: products.length, shown: writeDigits(products.length, language), curator })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
