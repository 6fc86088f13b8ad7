import type { LibraryItemDetail, ProductCard } from '@dabali/api-client'
import { localPath, productClassName } from '@dabali/domain'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { FailedPart } from '../errors/failed-part.tsx'
import { LIBRARY_PATH, libraryItemPath } from '../paths.ts'
import { failForm } from '../visit/form-problem.ts'
import type { Own } from '../visit/own-or-nothing.ts'
import type { Visit } from '../visit/visit.ts'
import { BorrowShelf } from './borrow-shelf.tsx'
import styles from './library-item-screen.module.css'
import { LibraryLogin } from './library-login.tsx'
import { libraryTalk } from './library-talk.ts'
import { termsWords } from './terms-words.ts'
import { WorkParts } from './work-parts.tsx'
import { WorkWays } from './work-ways.tsx'

type LibraryItemScreenProps = {
  id: string
  own: Own<{ item: LibraryItemDetail; toBorrow: ProductCard[] }> | undefined
  visit: Visit
  query: { problem?: string | string[] | undefined }
}

/** One work of whoever has it: for how long, what it holds, and the way into it. */
export function LibraryItemScreen({ id, own, visit, query }: LibraryItemScreenProps) {
  const { language } = visit
  const t = libraryTalk(language)
  if (!own) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  if ('refused' in own) return <LibraryLogin path={libraryItemPath(id)} visit={visit} />
  const { item, toBorrow } = own.thing
  failForm(visit, query.problem)
  const { product, files } = item
  const names = product.authors.join(', ')
  return (
    <div className={`page ${styles.screen}`}>
      <div className={styles.cover}>
        <Picture picture={item.picture} sizes="(min-width: 48rem) 18rem, 60vw" cover decorative first />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title} lang={textLanguage(product.title, language)}>
          {product.title}
        </h1>
        {product.subtitle && <p lang={textLanguage(product.subtitle, language)}>{product.subtitle}</p>}
        {names && <p className="quiet">{t('by', { names })}</p>}
        <p className="quiet">
          {[productClassName(product.product_class, language), item.is_gift && t('gifted')].filter(Boolean).join(', ')}
        </p>
        <p className={styles.terms}>{termsWords(item, language, t)}</p>
        {query.problem !== undefined && <p role="alert">{t('notOpened')}</p>}
        <WorkWays item={item} visit={visit} t={t} />
        {files.length > 1 && <WorkParts files={files} t={t} />}
        <a className={styles.link} href={localPath(language, LIBRARY_PATH)}>
          {t('back')}
        </a>
      </div>
      {toBorrow.length > 0 && <BorrowShelf products={toBorrow} language={language} t={t} />}
    </div>
  )
}
