import type { LibraryItem } from '@dabali/api-client'
import { type Language, localPath, productClassName, writeDigits } from '@dabali/domain'
import { buttonClasses } from '@dabali/ui/button'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { libraryItemPath } from '../paths.ts'
import type { Visit } from '../visit/visit.ts'
import styles from './library-row.module.css'
import type { LibraryTalk } from './library-talk.ts'
import { termsWords } from './terms-words.ts'
import { wayInto } from './ways-in.ts'

const PERCENT = 100

type LibraryRowProps = { item: LibraryItem; visit: Visit; t: LibraryTalk }

/** One work on the shelf of whoever has it: what it is, how far they are, and the way on. */
export function LibraryRow({ item, visit: { language, site }, t }: LibraryRowProps) {
  const { product, progress, state, is_gift, picture, id } = item
  const { title } = product
  const percent = Math.round((progress ?? 0) * PERCENT)
  const authors = product.authors.join(', ')
  const { way, path } = wayInto(item, site)
  const verb = percent > 0 && percent < PERCENT && way !== 'open' ? t('continue') : t(way)
  return (
    <li className={styles.row} data-state={state}>
      <div className={styles.cover}>
        <Picture picture={picture} sizes="6rem" cover decorative />
      </div>
      <div className={styles.words}>
        <p className={styles.title} lang={textLanguage(title, language)}>
          {/* A whole load: the page is for one account, and the server asks whose it is. */}
          <a href={localPath(language, libraryItemPath(id))}>{title}</a>
        </p>
        {authors && (
          <p className="quiet" lang={textLanguage(authors, language)}>
            {authors}
          </p>
        )}
        <p className="quiet small">
          {[productClassName(product.product_class, language), is_gift && t('gifted')].filter(Boolean).join(', ')}
        </p>
        <p className="small">{termsWords(item, language, t)}</p>
        {percent > 0 && <Progress percent={percent} language={language} t={t} />}
        {state === 'active' && (
          <a
            className={`${styles.way} ${buttonClasses({ kind: 'plain' })}`}
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

function Progress({ percent, language, t }: { percent: number; language: Language; t: LibraryTalk }) {
  return (
    <div className={styles.progress}>
      <progress max={PERCENT} value={percent} aria-hidden="true" />
      <span>{percent >= PERCENT ? t('done') : t('progress', { percent: writeDigits(percent, language) })}</span>
    </div>
  )
}
