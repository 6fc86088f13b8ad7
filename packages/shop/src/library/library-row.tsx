import type { LibraryItem } from '@dabali/api-client'
import { type Language, localPath, productKindName, writeDigits } from '@dabali/domain'
import { buttonClasses } from '@dabali/ui/button'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text'
import { libraryItemPath } from '../paths.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { accessTermsText, type LibraryTranslator } from './library-messages.ts'
import styles from './library-row.module.css'
import { itemLink } from './load-library.ts'

const PERCENT = 100

type LibraryRowProps = { item: LibraryItem; context: RequestContext; t: LibraryTranslator }

/** A row of the library: item, progress and action. */
export function LibraryRow({ item, context: { language, site }, t }: LibraryRowProps) {
  const { product, progress, state, is_gift, picture, id } = item
  const { title, own_title } = product
  const percent = Math.round((progress ?? 0) * PERCENT)
  const authors = product.authors.join(', ')
  const { action, path } = itemLink(item, site)
  const verb = percent > 0 && percent < PERCENT && action !== 'open' ? t('continue') : t(action)
  return (
    <li className={styles.row} data-state={state}>
      <div className={styles.cover}>
        <Picture picture={picture} sizes="6rem" cover decorative />
      </div>
      <div className={styles.details}>
        <p className={styles.title} lang={textLanguage(own_title ?? title, language)}>
          {/* A full page load: the server checks the session. */}
          <a href={localPath(language, libraryItemPath(id))}>{own_title ?? title}</a>
        </p>
        {own_title && <p className="small">{title}</p>}
        {authors && (
          <p className="quiet" lang={textLanguage(authors, language)}>
            {authors}
          </p>
        )}
        <p className="quiet small">
          {[productKindName(product, language), is_gift && t('gifted')].filter(Boolean).join(', ')}
        </p>
        <p className="small">{accessTermsText(item, language, t)}</p>
        {percent > 0 && <Progress percent={percent} language={language} t={t} />}
        {state === 'active' && (
          <a
            className={`${styles.action} ${buttonClasses({ kind: 'plain' })}`}
            href={localPath(language, path)}
            aria-label={`${verb}: ${title}`}
          >
            {verb}
          </a>
        )}
      </div>
    </li>
  )
}

function Progress({ percent, language, t }: { percent: number; language: Language; t: LibraryTranslator }) {
  return (
    <div className={styles.progress}>
      <progress max={PERCENT} value={percent} aria-hidden="true" />
      <span>{percent >= PERCENT ? t('done') : t('progress', { percent: writeDigits(percent, language) })}</span>
    </div>
  )
}
