import type { LibraryItem } from '@dabali/api-client'
import { type Language, localPath, writeDigits } from '@dabali/domain'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { libraryItemPath } from '../paths.ts'
import { classWords } from './class-words.ts'
import styles from './library-row.module.css'
import type { LibraryTalk } from './library-talk.ts'
import { openingWord } from './opening-word.ts'
import { termsWords } from './terms-words.ts'

const PERCENT = 100

type LibraryRowProps = { item: LibraryItem; language: Language; t: LibraryTalk }

/** One work on the shelf of whoever has it. */
export function LibraryRow({ item, language, t }: LibraryRowProps) {
  const { product, progress } = item
  const percent = Math.round((progress ?? 0) * PERCENT)
  const authors = product.authors.join(', ')
  return (
    <li className={styles.row}>
      <div className={styles.cover}>
        <Picture picture={item.picture} sizes="5rem" cover decorative />
      </div>
      <div className={styles.words}>
        <p className={styles.title} lang={textLanguage(product.title, language)}>
          {/* A whole load: the page is for one account, and the server asks whose it is. */}
          <a href={localPath(language, libraryItemPath(item.id))}>{product.title}</a>
        </p>
        {authors && (
          <p className="quiet" lang={textLanguage(authors, language)}>
            {authors}
          </p>
        )}
        <p className="quiet small">
          {[classWords(product.product_class, t), item.is_gift && t('gifted')].filter(Boolean).join(', ')}
        </p>
        <p className="small">{termsWords(item, language, t)}</p>
        {percent > 0 && <Progress percent={percent} language={language} t={t} />}
        {item.state === 'active' && (
          <span className={styles.verb} aria-hidden="true">
            {openingWord(product.product_class, t)}
          </span>
        )}
      </div>
    </li>
  )
}

function Progress({ percent, language, t }: { percent: number; language: Language; t: LibraryTalk }) {
  return (
    <div className={styles.progress}>
      <progress max={PERCENT} value={percent} aria-hidden="true" />
      <span>{t('progress', { percent: writeDigits(percent, language) })}</span>
    </div>
  )
}
